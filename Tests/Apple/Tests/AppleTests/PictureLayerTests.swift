import CoreGraphics
import QuartzCore
import RefreshAnimation
import RefreshGeometry
import Testing
import UIKit

@_spi(StandIn) import CoreGraphics
@_spi(StandIn) import QuartzCore
@testable import UIKitHost

extension AppleTests {
    @MainActor @Suite("Pictures as layers") struct PictureLayerTests {
        private let view = UIView(frame: .zero)
        private let layers: PictureLayers
        private let table: PictureTable
        private let tick: PicturePath
        private let word: PictureText
        init() {
            layers = PictureLayers(in: view)
            var builder = PictureTable.Builder()
            var path = PlanePath()
            path.move(to: .zero)
            path.line(to: PlanePoint(x: 10, y: 0))
            path.cubic(to: PlanePoint(x: 0, y: 9), control1: PlanePoint(x: 1, y: 2), control2: PlanePoint(x: 3, y: 4))
            path.close()
            tick = builder.path(path)
            word = builder.text("word")
            table = builder.table()
        }

        private func show(_ draw: (inout Picture) -> Void) {
            var picture = Picture()
            picture.use(table)
            draw(&picture)
            layers.show(picture)
        }

        private var shown: [CALayer] { (view.layer.sublayers ?? []).filter { !$0.isHidden }.sorted { $0.zPosition < $1.zPosition } }
        private func shape(_ index: Int = 0) throws -> CAShapeLayer { try #require(shown[index] as? CAShapeLayer) }

        @Test("A frame of a known kind makes no layer and no path, and animates nothing by itself")
        func nothingIsMade() throws {
            func frame(_ progress: Double) {
                show { picture in
                    picture.transformed(by: .rotation(progress)) {
                        $0.path(tick, to: progress, stroke: PictureStroke(.tint, width: 2))
                        $0.circle(center: .zero, radius: 5, fill: .track)
                    }
                    picture.text(word, at: .zero, style: PictureTextStyle(size: 12), ink: .secondary)
                }
            }
            frame(0.1)
            let made = (CALayer.count, CGPath.count, CALayer.animatedChanges)
            for step in 2...100 { frame(Double(step) / 100) }
            #expect((CALayer.count, CGPath.count, CALayer.animatedChanges) == made)
            #expect(shown.count == 3)
            #expect(try shape().strokeEnd == 1)
        }

        @Test("What a picture leaves out is hidden, and comes back without a new layer")
        func layersAreKept() {
            let stroke = PictureStroke(.primary, width: 1)
            func lines(_ count: Int) {
                show { for index in 0..<count { $0.line(from: .zero, to: PlanePoint(x: Double(index + 1), y: 0), stroke: stroke) } }
            }
            lines(5)
            let made = CALayer.count
            lines(2)
            #expect(shown.count == 2)
            lines(0)
            #expect(shown.isEmpty)
            lines(5)
            #expect(shown.count == 5)
            #expect(CALayer.count == made)
        }

        @Test("A place that turns from shape to text and back keeps both layers")
        func kindsChange() {
            for _ in 0..<2 {
                show { $0.ellipse(in: PlaneRect(x: 0, y: 0, width: 1, height: 1), fill: .tint) }
                #expect(shown.map { $0 is CAShapeLayer } == [true])
                show { $0.text(word, at: .zero, style: PictureTextStyle(size: 10), ink: .tint) }
                #expect(shown.map { $0 is CATextLayer } == [true])
            }
            #expect(view.layer.sublayers?.count == 2)
        }

        @Test("A part of a path is a part of its stroke, held between 0 and 1; its path is made once")
        func pathsAreTrimmed() throws {
            show { $0.path(tick, from: 0.25, to: 0.5, fill: .tint, stroke: PictureStroke(.primary, width: 3)) }
            let path = try #require(try shape().path)
            #expect(
                path.elements == [
                    .move(.zero), .line(CGPoint(x: 10, y: 0)),
                    .curve(CGPoint(x: 0, y: 9), CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4)), .close,
                ])
            #expect(try shape().strokeStart == 0.25 && shape().strokeEnd == 0.5)
            show { $0.path(tick, from: -1, to: 2, stroke: PictureStroke(.primary, width: 3)) }
            #expect(try shape().path === path)
            #expect(try shape().strokeStart == 0 && shape().strokeEnd == 1)
            #expect(try shape().fillColor == nil)
        }

        @Test("Another shape after a trimmed path is stroked as a whole")
        func trimIsForgotten() throws {
            show { $0.path(tick, from: 0.25, to: 0.5, stroke: PictureStroke(.primary, width: 3)) }
            show { $0.line(from: .zero, to: PlanePoint(x: 1, y: 1), stroke: PictureStroke(.primary, width: 3)) }
            #expect(try shape().strokeStart == 0 && shape().strokeEnd == 1)
        }

        @Test("An outline is made anew where its points have changed, and only there")
        func outlinesAreCompared() throws {
            func outline(_ end: Double) {
                show {
                    $0.move(to: .zero)
                    $0.quad(to: PlanePoint(x: end, y: 0), control: PlanePoint(x: 1, y: 1))
                    $0.outline(stroke: PictureStroke(.tint, width: 1))
                }
            }
            outline(4)
            let path = try #require(try shape().path)
            outline(4)
            #expect(try shape().path === path)
            outline(5)
            #expect(try shape().path?.elements == [.move(.zero), .quad(CGPoint(x: 5, y: 0), CGPoint(x: 1, y: 1))])
        }

        @Test(
            "Shapes keep their numbers",
            arguments: [
                (PictureShape.line(from: .zero, to: PlanePoint(x: 3, y: 4)), [CGPath.Element.move(.zero), .line(CGPoint(x: 3, y: 4))]),
                (.rect(PlaneRect(x: 1, y: 2, width: 8, height: 4), cornerRadius: 0), [.rect(CGRect(x: 1, y: 2, width: 8, height: 4))]),
                // No more than half of the shorter side: a larger one stops the program in CoreGraphics.
                (
                    .rect(PlaneRect(x: 1, y: 2, width: 8, height: 4), cornerRadius: 9),
                    [.roundedRect(CGRect(x: 1, y: 2, width: 8, height: 4), 2, 2)]
                ),
                (.ellipse(PlaneRect(x: 1, y: 2, width: 8, height: 4)), [.ellipse(CGRect(x: 1, y: 2, width: 8, height: 4))]),
                (
                    .arc(center: PlanePoint(x: 1, y: 2), radius: 3, start: 0.5, sweep: -100),
                    [.arc(center: CGPoint(x: 1, y: 2), radius: 3, start: 0.5, delta: -2 * .pi)]
                ),
            ])
        func shapesAreExact(shape: PictureShape, elements: [CGPath.Element]) {
            #expect(CGMutablePath.path(of: shape)?.elements == elements)
        }

        @Test("Lines have their width, ends, corners and dashes")
        func strokes() throws {
            let dash = PictureStroke.Dash(length: 4, gap: 2, phase: 1)
            show {
                $0.line(
                    from: .zero, to: PlanePoint(x: 9, y: 0), stroke: PictureStroke(.tint, width: 3, cap: .square, join: .miter, dash: dash))
            }
            let layer = try shape()
            #expect(layer.lineWidth == 3 && layer.lineCap == .square && layer.lineJoin == .miter && layer.miterLimit == 4)
            #expect(layer.lineDashPattern?.map(\.doubleValue) == [4, 2] && layer.lineDashPhase == 1)
            show { $0.line(from: .zero, to: PlanePoint(x: 9, y: 0), stroke: PictureStroke(.tint, width: 3)) }
            #expect(layer.lineDashPattern == nil && layer.lineCap == .round)
        }

        @Test("Transforms, opacities and the order of drawing reach the layers")
        func placing() throws {
            show { picture in
                picture.faded(by: 0.5) {
                    $0.transformed(by: .translation(x: 7, y: 8)) { $0.ellipse(in: PlaneRect(x: 0, y: 0, width: 2, height: 2), fill: .tint) }
                }
                picture.ellipse(in: PlaneRect(x: 0, y: 0, width: 3, height: 3), fill: .primary)
            }
            #expect(shown.map(\.zPosition) == [0, 1])
            #expect(shown.map(\.opacity) == [0.5, 1])
            #expect(shown[0].affineTransform() == CGAffineTransform(translationX: 7, y: 8))
            #expect(shown[1].affineTransform() == .identity)
        }

        @Test("What isn't finite is left out: a layer would stop the program")
        func notFinite() {
            show {
                $0.ellipse(in: PlaneRect(x: .nan, y: 0, width: 2, height: 2), fill: .tint)
                $0.transformed(by: .scale(.infinity)) { $0.ellipse(in: PlaneRect(x: 0, y: 0, width: 2, height: 2), fill: .tint) }
                $0.line(from: .zero, to: PlanePoint(x: 1, y: 1), stroke: PictureStroke(.tint, width: .nan))
            }
            #expect(shown.isEmpty)
        }
    }
}
