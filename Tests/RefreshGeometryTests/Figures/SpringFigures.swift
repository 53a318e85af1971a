/// Figures of springs: their forms, their motions and the times they settle in. Only numbers are taken over.
enum SpringFigures {
    /// Printed to the tolerance. Sources: developer.apple.com, documentation/swiftui/spring; licence: Apple docs (number quoted as fact);
    /// flutter/flutter at 25a15c8e, packages/flutter/test/physics/spring_simulation_test.dart; licence: BSD-3-Clause.
    static let stiffnesses: [(duration: Double, bounce: Double, stiffness: Double, tolerance: Double)] = [
        (0.5, 0.3, 157.9, 0.05), (0.5, 0.3, 157.91, 0.01), (0.5, -0.3, 157.91, 0.01),
    ]

    /// Printed to the tolerance. Sources: developer.apple.com, documentation/swiftui/spring; licence: Apple docs (number quoted as fact);
    /// flutter/flutter at 25a15c8e, packages/flutter/test/physics/spring_simulation_test.dart; licence: BSD-3-Clause.
    static let dampings: [(duration: Double, bounce: Double, damping: Double, tolerance: Double)] = [
        (0.5, 0.3, 17.6, 0.05), (0.5, 0.3, 17.59, 0.01), (0.5, -0.3, 35.9, 0.01),
    ]

    /// Printed to the tolerance. Sources: developer.apple.com, documentation/swiftui/spring; licence: Apple docs (number quoted as fact);
    /// flutter/flutter at 25a15c8e, packages/flutter/test/physics/spring_simulation_test.dart; licence: BSD-3-Clause.
    static let durations: [(mass: Double, stiffness: Double, damping: Double, duration: Double, tolerance: Double)] = [
        (1, 100, 10, 0.63, 0.005), (1, 157.91, 17.59, 0.5, 0.0005),
    ]

    /// Printed to the tolerance. Sources: developer.apple.com, documentation/swiftui/spring; licence: Apple docs (number quoted as fact);
    /// flutter/flutter at 25a15c8e, packages/flutter/test/physics/spring_simulation_test.dart; licence: BSD-3-Clause.
    static let bounces: [(mass: Double, stiffness: Double, damping: Double, bounce: Double, tolerance: Double)] = [
        (1, 100, 10, 0.5, 0.005), (1, 157.91, 17.59, 0.3, 0.001),
    ]

    /// To 1e-9. Computed with 40 digits from the formula of that source. Source: developer.apple.com, documentation/swiftui/spring;
    /// licence: Apple docs (number quoted as fact).
    static let swiftUI: [(duration: Double, bounce: Double, stiffness: Double, damping: Double)] = [
        (0.5, 0, 157.91367041743, 25.1327412287183), (0.5, 0.15, 157.91367041743, 21.3628300444106),
        (0.5, 0.3, 157.91367041743, 17.5929188601028), (0.35, 0, 322.272796770265, 35.9039160410262),
        (1, -0.5, 39.4784176043574, 25.1327412287183), (0.55, 0.825, 130.507165634239, 3.99839065002337),
    ]

    /// To 1e-6: the root of the community reconstruction; Apple documents none. Source: guillianbalisi/ios-spring-animations (from
    /// framer/SpringsExample), Springs.playground/Sources/Math.swift; licence: none stated (formula only).
    static let uiView: [(duration: Double, dampingRatio: Double, velocity: Double, stiffness: Double, damping: Double)] = [
        (3, 0.25, 0, 54.8336335908, 3.70248678562), (1, 0.5, 0, 161.719501592, 12.7168982693),
        (0.5, 0.7, 0, 387.274579915, 27.5510104467), (0.6, 0.8, 0, 224.714924819, 23.9847911714), (0.3, 1, 0, 947.28804919, 61.556089843),
        (0.4, 1, 0, 532.849527669, 46.1670673823),
    ]

    /// Printed to 0.001, mass 1, from 0 to 10. Source: b3ll/Motion at c9a57f9d, Tests/MotionTests/{Decay,Spring}AnimationTests.swift;
    /// licence: BSD-2-Clause.
    static let responses: [(response: Double, dampingRatio: Double, time: Double, value: Double)] = [
        (1, 0.8, 0.5, 9.223), (1, 1, 0.5, 8.21),
    ]

    /// To the tolerance: printed by Apple (2.85), remembered (1.4727…), the others computed with 40 digits. Source: developer.apple.com,
    /// documentation/quartzcore/caspringanimation/settlingduration; licence: Apple docs (number quoted as fact).
    static let settlings: [(mass: Double, stiffness: Double, damping: Double, seconds: Double, tolerance: Double)] = [
        (1, 100, 5, 2.85, 0.01), (1, 100, 10, 1.4727003346780927, 1e-12), (1, 200, 10, 1.44567253393609, 1e-09),
        (1, 300, 20, 0.744255527572171, 1e-09), (2, 150, 12, 2.40734543224904, 1e-09),
    ]
}
