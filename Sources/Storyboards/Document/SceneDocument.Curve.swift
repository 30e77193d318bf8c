public import Motion
package import NavigationKit
import TextFormats

extension SceneDocument {
  /// The timing of a transition in a scene file: a named curve, a cubic curve or a spring.
  ///
  /// ```swift
  /// let ease = SceneDocument.Curve.cubic(TimingCurve(c1x: 0.25, c1y: 0.1, c2x: 0.25, c2y: 1))
  /// precondition(ease.timingCurve == .standard)
  /// // A spring is not a curve.
  /// precondition(SceneDocument.Curve.spring(damping: 0.5).timingCurve == nil)
  /// ```
  public enum Curve: Hashable, Sendable {
    /// A curve by its name.
    case named(CurveName)
    /// A cubic Bézier curve by its two control points.
    case cubic(TimingCurve)
    /// A spring that has nearly settled at the end of the movement.
    ///
    /// `damping` is the damping ratio, above 0 and at most 1. `velocity` is the velocity at the
    /// start; 1 is the whole distance in a second.
    case spring(damping: Double, velocity: Double = 0)

    /// The curve `linear`.
    public static let linear = Curve.named(.linear)
    /// The curve `easeIn`.
    public static let easeIn = Curve.named(.easeIn)
    /// The curve `easeOut`.
    public static let easeOut = Curve.named(.easeOut)
    /// The curve `easeInOut`.
    public static let easeInOut = Curve.named(.easeInOut)
    /// The curve `default`.
    public static let `default` = Curve.named(.default)

    /// The Bézier curve; nil for a spring.
    public var timingCurve: TimingCurve? {
      switch self {
      case .named(let name): name.curve
      case .cubic(let curve): curve
      case .spring: nil
      }
    }

    /// The spring; nil for a curve.
    package var transitionSpring: TransitionSpring? {
      guard case .spring(let damping, let velocity) = self else { return nil }
      return TransitionSpring(damping: damping, velocity: velocity)
    }

    /// The name of the curve, `cubic` or `spring`.
    package var kindName: String {
      switch self {
      case .named(let name): name.rawValue
      case .cubic: "cubic"
      case .spring: "spring"
      }
    }

    /// The control points, or the damping ratio and the velocity; empty for a named curve.
    package var numbers: [Double] {
      switch self {
      case .named: []
      case .cubic(let curve): [curve.c1x, curve.c1y, curve.c2x, curve.c2y]
      case .spring(let damping, let velocity): [damping, velocity]
      }
    }

    /// The numbers as text.
    package var numberTexts: [String] { numbers.map { decimal($0) } }

    /// The name and the numbers, such as `spring 0.7 0`.
    package var text: String { ([kindName] + numberTexts).joined(separator: " ") }

    /// Creates the timing of a Bézier curve, by its name if it has one.
    init(_ curve: TimingCurve) {
      let name = CurveName.allCases.first { $0.curve == curve }
      self = name.map { .named($0) } ?? .cubic(curve)
    }
  }
}

extension TransitionKeyframe {
  /// The timing from the previous keyframe to this one.
  var documentCurve: SceneDocument.Curve {
    get {
      spring.map { .spring(damping: $0, velocity: springVelocity) } ?? SceneDocument.Curve(curve)
    }
    set {
      if case .spring(let damping, let velocity) = newValue {
        (curve, spring, springVelocity) = (.easeInOut, damping, velocity)
      } else {
        (curve, spring, springVelocity) = (newValue.timingCurve ?? .easeInOut, nil, 0)
      }
    }
  }
}
