/// Numbers that come in from outside: usual ones, the ends of what a `Double` holds, and what is no number.
let anyNumbers: [Double] = [
    0, -0.0, 1e-300, 0.5, -0.5, 60, -60, 1e9, -1e9, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity, -.infinity, .nan,
]
