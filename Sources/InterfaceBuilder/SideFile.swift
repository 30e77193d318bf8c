public import TextFormats

/// What a storyboard cannot say: gestures, what code prepares, how custom segues move, where unwinds
/// end.
///
/// Its words are those of a scene file; `docs/xcode.md` teaches it.
struct SideFile {
  let path: String
  let text: SourceText
  private(set) var root: JSONNode
  /// As it was read, in the words of who wrote it.
  private let written: JSONNode

  /// The names of transitions, which are the classes of custom segues too.
  var transitions: Set<String> { Set(root["transitions"]?.members?.map(\.key) ?? []) }

  /// The unwind actions that some scene is said to declare.
  var unwindActions: Set<String> {
    var names: Set<String> = []
    for scene in root["scenes"]?.members ?? [] {
      for action in scene.node["unwindActions"]?.members ?? [] { names.insert(action.key) }
    }
    return names
  }

  init(_ source: InterfaceBuilderSource.SideFileSource) throws(SideFileError) {
    path = source.path
    text = SourceText(source.json)
    do {
      written = try JSONNode(json: source.json)
      root = written
    } catch {
      throw SideFileError(
        path: path, position: text.position(at: error.offset), what: error.reason.description)
    }
    try check()
  }

  private func check() throws(SideFileError) {
    try check(
      root, "a side file", ["version", "transitions", "scenes", "segues", "initialScene", "accept"])
    if let version = root["version"], version.integer != 1 {
      throw error("expected version 1 of the side file", at: version)
    }
    if let initial = root["initialScene"], initial.string == nil {
      throw error("expected the name of a scene, found \(initial.summary)", at: initial)
    }
    if let segues = root["segues"] {
      guard let segues = segues.members else {
        throw error("expected an object: segue to what it adds", at: segues)
      }
      for segue in segues { try check(segue: segue) }
    }
    guard let scenes = root["scenes"] else { return }
    guard let members = scenes.members else {
      throw error("expected an object of scenes", at: scenes)
    }
    for scene in members {
      guard scene.node.members != nil else {
        throw error("expected an object for the scene \(quoted(scene.key))", at: scene.node)
      }
      if let segues = scene.node["segues"] {
        guard let segues = segues.members else {
          throw error("expected an object: segue to what it adds", at: segues)
        }
        for segue in segues { try check(segue: segue) }
      }
    }
  }

  private func check(segue: JSONMember) throws(SideFileError) {
    guard segue.node.members == nil, segue.node.string == nil else { return }
    throw error(
      "expected an object or a gesture for the segue \(quoted(segue.key))", at: segue.node)
  }

  private func check(
    _ node: JSONNode, _ owner: String, _ keys: [String]
  ) throws(SideFileError) {
    guard let members = node.members else { throw error("expected \(owner)", at: node) }
    for member in members where !keys.contains(member.key) {
      var nearest = NearestName()
      let hint = nearest.find(member.key, in: keys).map { "; did you mean \(quoted($0))?" } ?? ""
      throw SideFileError(
        path: path, position: text.position(at: member.keyOffset),
        what: "\(owner) has no key \(quoted(member.key))\(hint)")
    }
  }

  /// Has the file say everything at length, from here on.
  mutating func spellOut(for document: InterfaceBuilderDocument, _ names: ObjectNames)
    throws(SideFileError)
  {
    root = try SideFileSpelling(self, document, names).root
  }

  func error(_ what: String, at node: JSONNode) -> SideFileError {
    SideFileError(path: path, position: text.position(at: node.offset), what: what)
  }

  /// The keys that lead to what begins at `offset`, as they stand in the file; nil where nothing does.
  func keys(at offset: Int) -> [String]? {
    func keys(_ node: JSONNode) -> [String]? {
      for (index, element) in (node.elements ?? []).enumerated() {
        if let rest = keys(element) { return ["\(index)"] + rest }
      }
      for member in node.members ?? [] {
        if member.keyOffset == offset { return [member.key] }
        if let rest = keys(member.node) { return [member.key] + rest }
      }
      return node.offset == offset ? [] : nil
    }
    return keys(written)
  }

  /// Moves all places in it, as if so many bytes came before it.
  mutating func shift(by bytes: Int) { root = root.shifted(by: bytes) }

  /// The views that segues of a scene are to start from when they are tapped, and what to call them.
  func taps(in aliases: [String]) -> [String: String] {
    var taps: [String: String] = [:]
    for segue in entry(aliases)?.node["segues"]?.members ?? [] {
      if let view = segue.node["trigger"]?["tap"]?.string { taps[view] = segue.key }
    }
    return taps
  }

  /// What the file says about a scene.
  func entry(_ aliases: [String]) -> JSONMember? {
    let scenes = root["scenes"]?.members ?? []
    return aliases.lazy.compactMap { alias in scenes.first { $0.key == alias } }.first
  }

  /// The transitions that nothing moves with, for a segue has neither their class nor names them.
  func idleTransitions(_ document: InterfaceBuilderDocument) -> [(
    member: JSONMember, nearest: String?
  )] {
    func names(_ node: JSONNode) -> [String] {
      (node.elements ?? []).flatMap(names) + (node.members ?? []).flatMap { names($0.node) }
        + (node.string.map { [$0] } ?? [])
    }
    let classes = document.scenes.flatMap(\.segues).compactMap(\.customClass)
    let used = Set(classes + (root["scenes"].map(names) ?? []))
    let known = transitions
    var nearest = NearestName()
    return (root["transitions"]?.members ?? []).filter { !used.contains($0.key) }.map {
      ($0, nearest.find($0.key, in: classes.filter { !known.contains($0) }))
    }
  }

  /// Scenes that are called by no name of the storyboard.
  func strangers(_ aliases: Set<String>) -> [JSONMember] {
    (root["scenes"]?.members ?? []).filter { !aliases.contains($0.key) }
  }
}

/// A defect of a side file.
public struct SideFileError: Error, Equatable {
  public var path: String
  public var position: SourcePosition
  public var what: String
}

extension SideFileError: CustomStringConvertible {
  public var description: String {
    "\(path.harmless(upTo: 1_000)):\(position.line):\(position.column): \(what)"
  }
}
