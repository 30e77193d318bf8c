/// A list of names in the order of their insertion, with fast tests for membership.
struct NameList {
  /// The names, each once, in the order of their insertion.
  private(set) var names: [String] = []
  private var members: Set<String> = []

  mutating func insert(_ name: String) {
    if members.insert(name).inserted { names.append(name) }
  }

  mutating func insert(contentsOf names: [String]) {
    for name in names { insert(name) }
  }

  func contains(_ name: String) -> Bool { members.contains(name) }
}
