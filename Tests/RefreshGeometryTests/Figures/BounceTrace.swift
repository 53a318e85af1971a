/// Bounces of a real UICollectionView: how far past its end the content was, in points, at each 60th of a second after the lift, rounded to
/// pixels (1/3 or 1/2 point). Source: LevisonNN/LNCustomScrollView at 4af5755e,
/// LNCustomScrollView/LNCustomScrollView/Demo/BouncesOptimization/BouncesOptimizationDataList.m; licence: MIT (c) 2021 LevisonNN. Copyright
/// (c) 2021 LevisonNN. The spring with k = 120 and c = 22 stays within 0.35 points of all three.
enum BounceTrace {
    /// Run 1: lifted at about 35.6934 points with 3522.47 points a second (both fitted).
    static let run1: [Double] = [
        35.6666, 84, 115.3333, 133.6666, 142.6666, 145, 142.3333, 136.6666, 129, 120, 110.6666, 101, 91.3333, 82.3333, 73.6666, 65.6666,
        58, 51.3333, 45.3333, 40, 35, 30.6666, 26.6666, 23.3333, 20.3333, 17.6666, 15.3333, 13.3333, 11.3333, 10, 8.6667, 7.3333, 6.3333,
        5.3333, 4.6667, 4, 3.3333, 3, 2.6667, 2.3333, 2, 1.6667, 1.3333, 1.3333, 1, 1, 0.6667, 0.6667, 0.6667,
    ]

    /// Run 2: lifted at about 9.3999 points with 2039.86 points a second (both fitted).
    static let run2: [Double] = [
        9.5, 37.5, 56, 67.5, 73, 75, 74.5, 72, 68.5, 64, 59, 54, 49, 44, 39.5, 35, 31.5, 27.5, 24.5, 21.5, 19, 16.5, 14.5, 12.5, 11, 9.5,
        8, 7, 6, 5.5, 4.5, 4, 3.5, 3, 2.5, 2, 2, 1.5, 1.5, 1, 1, 1, 0.5, 0.5, 0.5,
    ]

    /// Run 3: lifted at about 393.4818 points with -232.53 points a second (both fitted).
    static let run3: [Double] = [
        393.5, 384.5, 367.5, 345.5, 320.5, 294.5, 268, 242.5, 218, 195, 173.5, 154, 136, 119.5, 105, 92, 80.5, 70.5, 61, 53, 46, 40, 34.5,
        30, 26, 22.5, 19.5, 16.5, 14.5, 12.5, 10.5, 9, 8, 6.5, 5.5, 5, 4, 3.5, 3, 2.5, 2, 2, 1.5, 1.5, 1, 1, 1, 0.5, 0.5, 0.5,
    ]

    /// The three runs, each with the distance and the velocity at the lift that fit it best.
    static let runs: [(distance: Double, velocity: Double, samples: [Double])] = [
        (35.6934, 3522.47, run1),
        (9.3999, 2039.86, run2),
        (393.4818, -232.53, run3),
    ]
}
