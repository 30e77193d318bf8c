import Storyboards
import TextFormats

/// Replaces the short forms of a transition in a side file with the long forms.
///
/// * A text such as `slide from top` becomes a built-in transition and its parameters: `{"kind":
///   "slide", "from": "top"}`.
/// * One object in place of a side's keyframes becomes two keyframes, from the view's normal state
///   to the object's for the source, and in the opposite direction for the destination.
///
/// So `{"source": {"alpha": 0}, "destination": {"y": 1}}` fades the source out while the
/// destination moves to its place.
struct SideFileTransition {
  private typealias Key = SideFileKey

  /// The duration in seconds if the file names none.
  private static let usualDuration = 0.4

  private(set) var node: JSONNode

  /// Replaces the short forms of a transition.
  ///
  /// - Parameters:
  ///   - member: The name of the transition and its value.
  ///   - error: Returns the error for a message and its place.
  /// - Throws: An error for words that are no parameters, for an unknown key beside keyframes, for
  ///   a duration outside 0 to 60 seconds, or for an object that describes no transition.
  init(
    _ member: JSONMember, error: (String, JSONNode) -> SideFileError
  ) throws(SideFileError) {
    node = member.node
    if let text = node.string {
      guard let words = Self.words(text, at: member) else {
        throw error(
          "expected a transition and its parameters, such as 'slide from top', found \(quoted(text))",
          node)
      }
      node.value = .object(words)
    } else if node[Key.source]?.members != nil || node[Key.destination]?.members != nil {
      for member in node.members ?? [] where !Self.keyframeKeys.contains(member.key) {
        var nearest = NearestName()
        guard let key = nearest.find(member.key, in: Self.keyframeKeys) else { continue }
        throw error(
          "a transition of keyframes has no key \(quoted(member.key)); did you mean \(quoted(key))?",
          member.node)
      }
      if let end = node[Key.duration], end.double.map({ $0 > 0 && $0 <= 60 }) != true {
        throw error(
          "transitions.\(member.key.harmless()).duration: expected seconds above 0 and at most 60, found "
            + end.summary, end)
      }
      spellOutKeyframes()
    } else if let keys = node.members?.map(\.key), !keys.contains(where: Self.moves.contains) {
      var nearest = NearestName()
      let hint = keys.lazy.compactMap { nearest.find($0, in: Self.moves) }.first
      throw error(
        "a transition needs 'kind', or 'source' and 'destination'; found "
          + (keys.isEmpty
            ? "none of them" : "only " + keys.map { quoted($0) }.joined(separator: ", "))
          + (hint.map { "; did you mean \(quoted($0))?" } ?? ""), node)
    }
  }

  /// The keys of which a transition needs at least one.
  private static let moves = ["kind", "source", "destination"]

  /// The keys of a transition of keyframes, in its short form.
  private static let keyframeKeys = ["source", "destination", "front", "duration", "curve"]

  /// The keys of a built-in transition.
  private static let keys = ["kind", "from", "duration", "curve", "backdrop"]

  /// Reads a text such as `slide from top duration 0.3`: the kind, then pairs of a key and its
  /// value.
  ///
  /// - Returns: The members of the transition's object. A value that is a finite number becomes a
  ///   number. Nil if a key is unknown, repeated, or has no value.
  private static func words(_ text: String, at member: JSONMember) -> [JSONMember]? {
    let words = text.split(separator: " ").map(String.init)
    guard words.count % 2 == 1 else { return nil }
    let keys = ["kind"] + stride(from: 1, to: words.count, by: 2).map { words[$0] }
    guard Set(keys).count == keys.count, Set(keys).isSubset(of: Self.keys) else { return nil }
    return keys.indices.map { index in
      let word = words[index * 2]
      let value: JSONValue =
        Double(word).flatMap { $0.isFinite ? .number($0) : nil } ?? .string(word)
      return JSONMember(
        key: keys[index], keyOffset: member.node.offset,
        node: JSONNode(offset: member.node.offset, value: value))
    }
  }

  /// Replaces an object for a side with two keyframes: at 0 and at the end of the transition.
  ///
  /// The `duration` and the `curve` of the transition move into the last keyframes. A missing side
  /// keeps its normal state. Unless `front` says otherwise, the destination is in front.
  private mutating func spellOutKeyframes() {
    let end =
      node[Key.duration] ?? JSONNode(offset: node.offset, value: .number(Self.usualDuration))
    let curve = node[Key.curve]
    for key in [Key.duration, .curve] { node.set(key, nil) }
    if node[Key.front] == nil {
      node.set(Key.front, JSONNode(offset: node.offset, value: .string("destination")))
    }
    for side in [Key.source, .destination] {
      let state = node[side] ?? JSONNode(offset: node.offset, value: .object([]))
      // A list of keyframes is the long form already.
      guard state.members != nil else { continue }
      let rest = JSONNode(offset: state.offset, value: .object([]))
      var (first, last) = side == .source ? (rest, state) : (state, rest)
      first.set(Key.time, JSONNode(offset: state.offset, value: .integer(0)))
      last.set(Key.time, end)
      if last[Key.curve] == nil, let curve { last.set(Key.curve, curve) }
      node.set(side, JSONNode(offset: state.offset, value: .array([first, last])))
    }
  }
}
