import Motion
import NavigationKit

extension SceneDecoder {
  mutating func transitions(_ node: JSONNode) -> [SceneDocument.Transition] {
    namedMembers(node).compactMap { member in
      let keys = ["front", "source", "destination"]
      guard let fields = open(member.node, as: "a transition", keys: keys) else { return nil }
      let front = choice(required("front", of: fields), KeyframedTransition.Side.self)
      return SceneDocument.Transition(
        name: member.key,
        keyframes: KeyframedTransition(
          front: front ?? .destination,
          source: keyframes(required("source", of: fields)),
          destination: keyframes(required("destination", of: fields))),
        offset: member.keyOffset)
    }
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
    let keys = ["time", "x", "y", "scale", "alpha", "curve"]
    guard let fields = open(node, as: "a keyframe", keys: keys) else { return nil }
    let movement = Limits.from(-100, to: 100)
    return TransitionKeyframe(
      time: tick(required("time", of: fields), after: &previous),
      x: number(fields["x"], movement) ?? 0,
      y: number(fields["y"], movement) ?? 0,
      scale: number(fields["scale"], .above(0, upTo: 100)) ?? 1,
      alpha: number(fields["alpha"], .from(0, to: 1)) ?? 1,
      curve: choice(fields["curve"], CurveName.self)?.curve ?? .easeInOut)
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

  private enum CurveName: String, CaseIterable {
    case linear
    case easeIn
    case easeOut
    case easeInOut
    case `default`

    var curve: TimingCurve {
      switch self {
      case .linear: .linear
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .easeInOut: .easeInOut
      case .default: .standard
      }
    }
  }
}
