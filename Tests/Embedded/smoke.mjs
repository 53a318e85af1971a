// Runs a pull through the module as a page would: node smoke.mjs Page.wasm
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const module = new WebAssembly.Module(readFileSync(process.argv[2]));
const foreign = WebAssembly.Module.imports(module).filter(({ module }) => module !== "Math");
assert.deepEqual(foreign, [], "a page has nothing but Math to give");

const page = new WebAssembly.Instance(module, { Math }).exports;
const [initial, releasing, loading, finished] = [0, 1, 2, 3];
const look = () => ({ state: page.state(), inset: page.inset(), loads: page.loads(), closings: page.closings() });

assert.deepEqual(look(), { state: initial, inset: 0, loads: 0, closings: 0 });

page.touch();
page.scroll(-45);
assert.equal(page.progress(), 0.75);
page.scroll(-90);
assert.deepEqual(look(), { state: releasing, inset: 0, loads: 0, closings: 0 });
assert.equal(page.operations(), 2);

page.release();
assert.deepEqual(look(), { state: loading, inset: 60, loads: 1, closings: 0 });
assert.equal(page.offset(), -60);

page.advance(1);
page.end();
assert.equal(page.state(), finished);
page.advance(2);
assert.deepEqual(look(), { state: initial, inset: 0, loads: 1, closings: 1 });
assert.ok(page.offset() === 0);
console.log("A pull went through the module as it should.");
