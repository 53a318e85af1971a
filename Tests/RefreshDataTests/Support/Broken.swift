/// An error of the tests' own.
struct Broken: Error, Equatable {
    var number = 1
}
