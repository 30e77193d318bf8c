import CellGraphics
import Motion
import NavigationKit
import TextFormats

extension SceneDecoder {
  mutating func transitions(_ node: JSONNode) -> [SceneDocument.Transition] {
    namedMembers(node).compactMap { member in
      guard let movement = movement(member.node) else { return nil }
      return SceneDocument.Transition(
        name: member.key, movement: movement, offset: member.keyOffset)
    }
  }

  /// A built-in transition with parameters, or keyframes of one's own.
  private mutating func movement(_ node: JSONNode) -> SegueTransition? {
    let ownKeys = ["front", "source", "destination"]
    let allKeys = ["from", "duration", "curve", "backdrop"]
    guard let kindNode = node["kind"] else {
      guard
        let fields = open(
          node, as: "a transition of keyframes", keys: ownKeys + ["kind"], others: allKeys)
      else { return nil }
      let front = choice(required("front", of: fields), KeyframedTransition.Side.self)
      return .keyframes(
        KeyframedTransition(
          front: front ?? .destination,
          source: keyframes(required("source", of: fields)),
          destination: keyframes(required("destination", of: fields))))
    }
    guard let kind = choice(kindNode, SceneDocument.BuiltInTransition.self) else { return nil }
    guard
      let fields = open(
        node, as: "the transition '\(kind.rawValue)'", keys: ["kind"] + kind.keys,
        others: ownKeys + allKeys)
    else { return nil }
    var parameters = SceneDocument.BuiltInTransition.Parameters()
    parameters.from = choice(named: fields["from"], PictureTransition.Side.allCases)
    parameters.duration = number(fields["duration"], .above(0, upTo: 60)).map {
      max(1, Tick.count(seconds: $0))
    }
    parameters.curve = choice(fields["curve"], SceneDocument.CurveName.self)?.curve
    parameters.backdrop = color(fields["backdrop"])
    return kind.movement(parameters)
  }

  private mutating func keyframes(_ node: JSONNode?) -> [TransitionKeyframe] {
    guard let node else { return [] }
    if node.elements?.isEmpty == true {
      report(
        .unexpected(expected: "at least one keyframe", found: "none", nearest: nil),
        at: node.offset)
    }
    // The time before, for the rule that times grow; nil before the first keyframe.
    var previous: Double?
    return elements(node).compactMap { keyframe($0, after: &previous) }
  }

  private mutating func keyframe(
    _ node: JSONNode, after previous: inout Double?
  ) -> TransitionKeyframe? {
    let keys = ["time", "x", "y", "scale", "alpha", "color", "curve", "spring"]
    guard let fields = open(node, as: "a keyframe", keys: keys) else { return nil }
    let movement = Limits.from(-100, to: 100)
    if fields["curve"] != nil, fields["spring"] != nil {
      report(.notOneKey(["curve", "spring"], found: 2), at: node.offset)
    }
    return TransitionKeyframe(
      time: tick(required("time", of: fields), after: &previous),
      x: number(fields["x"], movement) ?? 0,
      y: number(fields["y"], movement) ?? 0,
      scale: number(fields["scale"], .above(0, upTo: 100)) ?? 1,
      alpha: number(fields["alpha"], .from(0, to: 1)) ?? 1,
      color: color(fields["color"]),
      curve: choice(fields["curve"], SceneDocument.CurveName.self)?.curve ?? .easeInOut,
      spring: number(fields["spring"], .above(0, upTo: 1)))
  }

  private mutating func tick(_ node: JSONNode?, after previous: inout Double?) -> Int {
    guard let node, let time = number(node, .from(0, to: 60)) else {
      previous = previous ?? 0
      return 0
    }
    let tick = Tick.count(seconds: time)
    if let earlier = previous {
      if tick <= Tick.count(seconds: earlier) {
        report(.keyframeNotLater(time, previous: earlier), at: node.offset)
      }
    } else if time != 0 {
      report(.firstKeyframeNotAtZero(time), at: node.offset)
    }
    previous = time
    return tick
  }
}
