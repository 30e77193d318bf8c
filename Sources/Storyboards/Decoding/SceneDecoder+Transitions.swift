import Motion
import TextFormats

extension SceneDecoder {
  /// Reads the name of a transition that a layer can show.
  ///
  /// The transition may be one of the file whose own `kind` is such a style. A transition of
  /// keyframes is refused.
  mutating func layerTransitionReference(_ node: JSONNode) -> SceneDocument.TransitionReference? {
    guard let reference = transitionReference(node) else { return nil }
    switch reference {
    case .builtIn(let kind): checkLayerTransition(kind.rawValue, named: kind.rawValue, at: node)
    case .custom(let name):
      guard let kind = layerKinds[name] else { break }
      checkLayerTransition(kind, named: name, at: node)
    }
    return reference
  }

  /// Reports a transition that a layer cannot show. A layer shows only the styles `moveIn`, `push`
  /// and `reveal`.
  private mutating func checkLayerTransition(
    _ kind: String, named name: String, at node: JSONNode
  ) {
    guard !["moveIn", "push", "reveal"].contains(kind) else { return }
    report(.noLayerTransition(name), at: node.offset)
  }

  /// Reads the time of a keyframe. It must be later than that of the keyframe before.
  ///
  /// - Parameter node: The time in seconds; nil for a missing time.
  /// - Returns: The time in ticks.
  mutating func keyframeTime(_ node: JSONNode?) -> Int {
    guard let node, let time = number(node, .from(0, to: 60)) else {
      previousKeyframe = previousKeyframe ?? 0
      return 0
    }
    let tick = Tick.count(seconds: time)
    if let earlier = previousKeyframe {
      if tick <= Tick.count(seconds: earlier) {
        report(.keyframeNotLater(time, previous: earlier), at: node.offset)
      }
    } else if time != 0 {
      report(.firstKeyframeNotAtZero(time), at: node.offset)
    }
    previousKeyframe = time
    return tick
  }
}
