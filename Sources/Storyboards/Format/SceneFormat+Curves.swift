import Motion
import NavigationKit
import TextFormats

/// The timing curves of transitions: a name, or an object with a cubic curve or a spring.
extension SceneFormat {
  typealias Curve = SceneDocument.Curve

  /// A curve: a name or an object.
  static let curve: FormatValue<Curve> = {
    let words = SceneDocument.CurveName.allCases.map(\.rawValue)
    let name = FormatValue<SceneDocument.CurveName>.word()
    return FormatValue(
      shape: .wordOrObject(words, object: "curve"),
      read: { node, decoder in
        if node.members != nil { return curveObject.read(node, &decoder) }
        if node.string != nil { return name.read(node, &decoder).map { .named($0) } }
        decoder.unexpected(node, "the name of a curve or an object")
        return nil
      },
      write: { curve, encoder in
        if case .named(let curve) = curve { return name.write(curve, encoder) }
        return curveObject.write(curve, encoder)
      })
  }()

  /// Returns the value of a curve in a file.
  static func node(of curve: Curve) -> JSONNode {
    let encoder = SceneEncoder(appearance: .light, storyboard: "")
    return Self.curve.write(curve, encoder) ?? JSONNode(SceneDocument.CurveName.easeInOut.rawValue)
  }

  // MARK: - Objects

  static let curveObject = FormatTable<Curve>(
    "curve", "a curve", .easeInOut, [cubic, spring],
    rules: [.exactlyOne(["cubic", "spring"])])

  private static let cubic = FormatField<Curve>.choice(
    "cubic", controlPoints, { .cubic($0) },
    { if case .cubic(let curve) = $0 { curve } else { nil } },
    "The control points of a Bézier curve: x1, y1, x2, y2")

  private static let spring = FormatField<Curve>.choice(
    "spring", .object("spring", springObject),
    { .spring(damping: $0.damping, velocity: $0.velocity) },
    {
      guard case .spring(let damping, let velocity) = $0 else { return nil }
      return Spring(damping: damping, velocity: velocity)
    },
    "A spring that settles at the end of the movement")

  /// The parameters of a spring.
  struct Spring: Sendable {
    var damping = 1.0
    var velocity = 0.0
  }

  static let springObject = FormatTable<Spring>(
    "spring", "a spring", Spring(),
    [
      .required(
        "damping", \.damping, damping, "The damping ratio; below 1 the movement overshoots"),
      .value(
        "velocity", \.velocity, .number(-100, 100), default: 0,
        "The velocity at the start, in whole distances per second"),
    ])

  // MARK: - Numbers

  static let damping = FormatValue<Double>.number(above: 0, upTo: 1)

  /// The time of a control point.
  static let controlTime = FormatValue<Double>.number(0, 1)

  /// The progress of a control point, which can exceed 0 and 1.
  static let controlProgress = FormatValue<Double>.number(
    -TimingCurve.farthestControl, TimingCurve.farthestControl)

  private static let controlPoints = FormatValue<TimingCurve>(
    shape: .controlPoints,
    read: { node, decoder in
      guard let elements = node.elements, elements.count == 4 else {
        decoder.unexpected(node, "an array of four numbers: x1, y1, x2, y2")
        return nil
      }
      let values = elements.enumerated().map { index, element in
        (index % 2 == 0 ? controlTime : controlProgress).read(element, &decoder) ?? 0
      }
      return TimingCurve(c1x: values[0], c1y: values[1], c2x: values[2], c2y: values[3])
    },
    write: { curve, _ in
      JSONNode([curve.c1x, curve.c1y, curve.c2x, curve.c2y].map { JSONNode(number: $0) })
    })
}
