import CellGraphics
import Motion
import NavigationKit
import TextFormats

/// Transitions that a file defines: a built-in one with parameters, or keyframes.
extension SceneFormat {
  static let transitionObjects: [FormatObject] = [transition.object, keyframe.object]

  private typealias TransitionField = FormatField<TransitionSource>
  private typealias BuiltIn = SceneDocument.BuiltInTransition

  static let transition = FormatTable<TransitionSource>(
    "transition",
    cases: BuiltIn.allCases.map { kind in
      FormatTable.Case(
        .word(kind.rawValue, key: "kind"), "the transition '\(kind.rawValue)'",
        TransitionSource(kind: kind),
        [kindField] + parameters.filter { kind.keys.contains($0.key.name) },
        includes: { $0.kind == kind })
    } + [
      FormatTable.Case(
        .without(key: "kind"), "a transition of keyframes", TransitionSource(kind: nil),
        [
          .required(
            "front", \.keyframes.front, .word(among: [.source, .destination]),
            "Which is drawn over the other"),
          .required(
            "source", \.keyframes.source, keyframes, "Moves the one that leaves"),
          .required(
            "destination", \.keyframes.destination, keyframes, "Moves the one that comes"),
        ])
    ],
    fallback: FormatTable.Case(
      .always, "a transition", TransitionSource(kind: nil), [kindField]))

  private static let kindField = TransitionField.optional(
    "kind", \.kind, .word(), "A built-in transition")

  private static let parameters: [TransitionField] = [
    .optional("from", \.parameters.from, .word(), "The side it is about"),
    .optional(
      "duration", \.parameters.duration, .ticks(.number(above: 0, upTo: 60), atLeast: 1),
      "In seconds"),
    .optional("curve", \.parameters.curve, curve, "Default easeInOut"),
    .optional(
      "backdrop", \.parameters.backdrop, .color,
      "What is seen behind the card; default black"),
  ]

  private static let curve = FormatValue<TimingCurve>(
    shape: curveName.shape,
    read: { node, decoder in curveName.read(node, &decoder)?.curve },
    write: { curve, _ in
      SceneDocument.CurveName.allCases.first { $0.curve == curve }.map { JSONNode($0.rawValue) }
    })

  private static let curveName = FormatValue<SceneDocument.CurveName>.word()

  // MARK: - Keyframes

  private static let keyframes = FormatValue<[TransitionKeyframe]>(
    shape: .keyframes,
    read: { node, decoder in
      decoder.requireElements(of: node, "keyframe")
      decoder.previousKeyframe = nil
      return decoder.elements(node).compactMap { keyframe.read($0, &decoder) }
    },
    write: { keyframes, encoder in JSONNode(keyframes.map { keyframe.write($0, encoder) }) })

  static let keyframe = FormatTable<TransitionKeyframe>(
    "keyframe", "a keyframe", TransitionKeyframe(time: 0),
    [
      FormatField<TransitionKeyframe>(
        key: FormatKey("time", .number(0, 60), "In seconds; 0 in the first", required: true),
        read: { node, decoder, keyframe in keyframe.time = decoder.keyframeTime(node) },
        write: { keyframe, _ in
          JSONNode(number: Double(keyframe.time) / Double(Tick.perSecond))
        },
        setMissing: { decoder, keyframe in keyframe.time = decoder.keyframeTime(nil) }),
      .value("x", \.x, .number(-100, 100), default: 0, "In widths of the container"),
      .value("y", \.y, .number(-100, 100), default: 0, "In heights of the container"),
      .value("scale", \.scale, .number(above: 0, upTo: 100), default: 1, "About the centre"),
      .value("alpha", \.alpha, .number(0, 1), default: 1),
      .optional("color", \.color, .color, "Of the background; default the scene's"),
      .value("curve", \.curve, curve, default: .easeInOut).saying("Default easeInOut"),
      .optional(
        "spring", \.spring, .number(above: 0, upTo: 1), "A damping ratio in place of a curve"),
    ], rules: [.notBoth("curve", "spring")])
}

/// A transition while it is read or written.
struct TransitionSource: Sendable {
  /// nil for one of keyframes.
  var kind: SceneDocument.BuiltInTransition?
  var parameters = SceneDocument.BuiltInTransition.Parameters()
  var keyframes = KeyframedTransition(front: .destination, source: [], destination: [])

  init(kind: SceneDocument.BuiltInTransition?) { self.kind = kind }

  var movement: SegueTransition {
    kind.map { $0.movement(parameters) } ?? .keyframes(keyframes)
  }

  /// The built-in transition that moves so, where there is one; else its keyframes.
  init(_ movement: SegueTransition) {
    kind = SceneDocument.BuiltInTransition.allCases.first { $0.movement == movement }
    guard kind == nil else { return }
    switch movement {
    case .keyframes(let keyframes): set(keyframes)
    case .grow(let duration, let curve):
      kind = .grow
      (parameters.duration, parameters.curve) = (duration, curve)
    case .picture(let transition, let duration, let curve, let backdrop):
      (kind, parameters.from) = Self.kind(of: transition)
      (parameters.duration, parameters.curve) = (duration, curve)
      if backdrop != .black { parameters.backdrop = backdrop }
    }
  }

  private mutating func set(_ keyframes: KeyframedTransition) {
    let moving = keyframes.source.isEmpty ? keyframes.destination : keyframes.source
    let sides = PictureTransition.Side.allCases
    for kind in SceneDocument.BuiltInTransition.allCases {
      for side in kind.takesSide ? sides : [kind.usualSide] {
        var parameters = SceneDocument.BuiltInTransition.Parameters()
        parameters.from = kind.takesSide ? side : nil
        (parameters.duration, parameters.curve) = (moving.last?.time, moving.last?.curve)
        guard kind.movement(parameters) == .keyframes(keyframes) else { continue }
        (self.kind, self.parameters) = (kind, parameters)
        return
      }
    }
    kind = nil
    self.keyframes = keyframes
    // A side of a file has a keyframe at least, if only to stay where it is.
    if keyframes.source.isEmpty { self.keyframes.source = [TransitionKeyframe(time: 0)] }
    if keyframes.destination.isEmpty { self.keyframes.destination = [TransitionKeyframe(time: 0)] }
  }

  private static func kind(
    of transition: PictureTransition
  ) -> (SceneDocument.BuiltInTransition, PictureTransition.Side?) {
    switch transition {
    case .fade: (.fade, nil)
    case .moveIn(let side): (.moveIn, side)
    case .push(let side): (.push, side)
    case .reveal(let side): (.reveal, side)
    case .flip(let side): (.flip, side)
    case .curl(let side): (.curl, side)
    case .uncurl(let side): (.uncurl, side)
    case .partialCurl: (.curl, nil)
    }
  }
}
