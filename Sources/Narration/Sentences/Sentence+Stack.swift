extension Sentence {
  /// Returns the sentence that lists a stack of scenes.
  ///
  /// - Parameter names: The names of the scenes, from the bottom; not empty.
  public static func stack(_ names: [String]) -> Sentence {
    Sentence("sentence.stack", [.list: .names(names), .count: .number(names.count)])
  }

  /// The way in which a scene covers another.
  ///
  /// The raw values are keys of the string table.
  public enum Covering: String, Hashable, Sendable, CaseIterable {
    /// A navigation controller pushes the scene.
    case pushed
    /// The scene is presented.
    case presented
  }

  /// An edge at which a scene enters. The raw values are keys of the string table.
  public enum Edge: String, Hashable, Sendable, CaseIterable {
    /// The left edge.
    case left
    /// The right edge.
    case right
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
  }

  /// Returns the sentence of a change from one stack of scenes to another.
  ///
  /// * A longer stack with the same scenes below is an arrival.
  ///   `Detail pushed over List, from the left edge, 0.35 s.`
  /// * A shorter one is a return, which names the closed scenes from the front.
  ///   `Back on Home; Detail and List closed.`
  /// * Otherwise the front scene has replaced the other.
  ///
  /// - Parameters:
  ///   - old: The names of the scenes before, from the bottom.
  ///   - new: The names of the scenes after.
  ///   - covering: The way in which the new scene covers the old one.
  ///   - edge: The edge at which the new scene enters; nil for none.
  ///   - milliseconds: The duration of the transition; 0 for one without animation.
  /// - Returns: nil if a stack is empty or both are equal.
  public static func change(
    from old: [String], to new: [String], _ covering: Covering, edge: Edge?, milliseconds: Int
  ) -> Sentence? {
    guard let front = new.last, let before = old.last, old != new else { return nil }
    if old.starts(with: new) {
      let closed = old.dropFirst(new.count).reversed()
      return Sentence(
        "sentence.arrival.back", [.object: .name(front), .list: .names(Array(closed))])
    }
    var arguments: [Argument: Value] = [.object: .name(front), .subject: .name(before)]
    guard new.starts(with: old) else { return Sentence("sentence.arrival.replaced", arguments) }
    let key = "sentence.arrival.\(covering.rawValue)"
    guard milliseconds > 0 else { return Sentence("\(key).immediate", arguments) }
    arguments[.seconds] = .thousandths(milliseconds)
    guard let edge else { return Sentence(key, arguments) }
    arguments[.edge] = .phrase(.edge, edge.rawValue)
    return Sentence("\(key)From", arguments)
  }
}
