import CellGraphics
import Motion
import NavigationKit
import TextFormats

/// The transitions that a file defines: a built-in one with parameters, or keyframes.
extension SceneFormat {
  static let transitionObjects: [FormatObject] = [
    transition.object, keyframe.object, curveObject.object, springObject.object,
  ]

  private typealias TransitionField = FormatField<SceneDocument.Transition.Definition>
  private typealias BuiltIn = SceneDocument.BuiltInTransition

  /// A transition. With `kind` it is a built-in transition with those parameters that this kind
  /// has. Without `kind` it consists of keyframes for both scenes.
  static let transition = FormatTable<SceneDocument.Transition.Definition>(
    "transition",
    cases: BuiltIn.allCases.map { kind in
      FormatTable.Case(
        .word(kind.rawValue, key: "kind"), "the transition '\(kind.rawValue)'",
        .builtIn(kind, BuiltIn.Parameters()),
        [kindField] + parameters.filter { kind.keys.contains($0.key.name) },
        includes: { $0.kind == kind })
    } + [
      FormatTable.Case(
        .without(key: "kind"), "a transition of keyframes", .noKeyframes,
        [
          .required(
            "front", \.keyframes.front, .word(among: [.source, .destination]),
            "The scene that is drawn in front"),
          .required(
            "source", \.keyframes.source, keyframes, "The movement of the scene that leaves"),
          .required(
            "destination", \.keyframes.destination, keyframes,
            "The movement of the scene that enters"),
        ])
    ],
    fallback: FormatTable.Case(
      .always, "a transition", .noKeyframes, [kindField]))

  private static let kindField = TransitionField.optional(
    "kind", \.kind, .word(), "The built-in transition that the parameters change")

  private static let parameters = [from, duration, curveField, backdrop]

  private static let curveField = TransitionField.optional(
    "curve", \.parameters.curve, curve, "The timing curve; default easeInOut")

  private static let from = TransitionField.optional(
    "from", \.parameters.from, .word(),
    "The side of the transition, such as the side from which the new scene enters")

  private static let duration = TransitionField.optional(
    "duration", \.parameters.duration, .ticks(.number(above: 0, upTo: 60), atLeast: 1),
    "The duration in seconds")

  private static let backdrop = TransitionField.optional(
    "backdrop", \.parameters.backdrop, .color,
    "The colour behind the card; default black")

  // MARK: - Keyframes

  /// The keyframes of one scene. The times must ascend, so the decoder keeps the time of the
  /// previous keyframe.
  private static let keyframes = FormatValue<[TransitionKeyframe]>(
    shape: .keyframes,
    read: { node, decoder in
      decoder.requireElements(of: node, "keyframe")
      decoder.previousKeyframe = nil
      return decoder.elements(node).compactMap { keyframe.read($0, &decoder) }
    },
    write: { keyframes, encoder in
      // A file needs at least one keyframe per side, even for a side that does not move.
      let keyframes = keyframes.isEmpty ? [TransitionKeyframe(time: 0)] : keyframes
      return JSONNode(keyframes.map { keyframe.write($0, encoder) })
    })

  static let keyframe = FormatTable<TransitionKeyframe>(
    "keyframe", "a keyframe", TransitionKeyframe(time: 0),
    [
      FormatField<TransitionKeyframe>(
        key: FormatKey(
          "time", .number(0, 60), "The time in seconds; 0 in the first keyframe", required: true),
        read: { node, decoder, keyframe in keyframe.time = decoder.keyframeTime(node) },
        write: { keyframe, _ in
          JSONNode(number: Double(keyframe.time) / Double(Tick.perSecond))
        },
        setMissing: { decoder, keyframe in keyframe.time = decoder.keyframeTime(nil) }),
      .value(
        "x", \.x, .number(-100, 100), default: 0,
        "The offset to the right, in widths of the container"),
      .value(
        "y", \.y, .number(-100, 100), default: 0,
        "The offset downwards, in heights of the container"),
      .value(
        "scale", \.scale, .number(above: 0, upTo: 100), default: 1, "The scale about the centre"),
      .value("alpha", \.alpha, .number(0, 1), default: 1),
      .optional("color", \.color, .color, "The background colour; default the scene's"),
      FormatField<TransitionKeyframe>(
        key: FormatKey("curve", curve.shape, "The timing curve; default easeInOut"),
        read: { node, decoder, keyframe in
          if let curve = curve.read(node, &decoder) { keyframe.documentCurve = curve }
        },
        write: { keyframe, encoder in
          // The key `spring` has the other springs.
          let isWritten = keyframe.spring.map { _ in keyframe.springVelocity != 0 }
          guard isWritten ?? (keyframe.curve != .easeInOut) else { return nil }
          return curve.write(keyframe.documentCurve, encoder)
        }),
      FormatField<TransitionKeyframe>(
        key: FormatKey(
          "spring", damping.shape, "The damping ratio of a spring, in place of a curve"),
        read: { node, decoder, keyframe in
          if let spring = damping.read(node, &decoder) { keyframe.spring = spring }
        },
        write: { keyframe, encoder in
          guard keyframe.springVelocity == 0 else { return nil }
          return keyframe.spring.flatMap { damping.write($0, encoder) }
        }),
    ], rules: [.notBoth("curve", "spring")])
}

// MARK: - Parts of a definition

/// The parts of a definition, for the table. The table's cases know the form of the definition.
extension SceneDocument.Transition.Definition {
  fileprivate static let noKeyframes = Self.keyframes(
    KeyframedTransition(front: .destination, source: [], destination: []))

  /// The built-in transition; nil for keyframes.
  fileprivate var kind: SceneDocument.BuiltInTransition? {
    get { if case .builtIn(let kind, _) = self { kind } else { nil } }
    set { if let newValue { self = .builtIn(newValue, parameters) } }
  }

  fileprivate var parameters: SceneDocument.BuiltInTransition.Parameters {
    get {
      if case .builtIn(_, let parameters) = self {
        parameters
      } else {
        SceneDocument.BuiltInTransition.Parameters()
      }
    }
    set { if let kind { self = .builtIn(kind, newValue) } }
  }

  fileprivate var keyframes: KeyframedTransition {
    get { if case .keyframes(let keyframes) = self { keyframes } else { .still } }
    set { self = .keyframes(newValue) }
  }
}
