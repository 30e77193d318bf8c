import Storyboards
public import TextFormats

/// A side file: the file `NAME.segue.json` beside a storyboard, with Segue's additions.
///
/// It describes gestures, texts that code sets, transitions of custom segues and destinations of
/// unwind segues. A storyboard cannot describe these. The keys are those of a scene file;
/// `docs/xcode.md` lists them.
///
/// ```json
/// {"version": 1, "initialScene": "home",
///  "segues": {"next": "swipe left", "back": {"flash": "yellow"}},
///  "scenes": {"home": {"accept": {"trapped-scene": "The app ends here."}}}}
/// ```
struct SideFile {
  private typealias Key = SideFileKey

  /// The path of the file, for messages.
  let path: String
  /// The text of the file, which turns an offset into a line and a column.
  let text: SourceText
  /// The contents. ``expandShorthand(for:_:)`` replaces the short forms in them.
  private(set) var root: JSONNode
  /// The contents of the file before its short forms are expanded.
  private let written: JSONNode

  /// The names of the transitions. Such a name can be the class of a custom segue.
  var transitions: Set<String> { Set(root[Key.transitions]?.members?.map(\.key) ?? []) }

  /// The initial scene; nil if the file names none.
  var initialScene: String? { root[Key.initialScene]?.string }

  /// The unwind actions that the file's scenes declare.
  var unwindActions: Set<String> {
    var names: Set<String> = []
    for scene in root[Key.scenes]?.members ?? [] {
      for action in scene.node[Key.unwindActions]?.members ?? [] { names.insert(action.key) }
    }
    return names
  }

  /// Reads a side file and checks its outer structure.
  ///
  /// - Throws: The first error in the JSON or in the structure. Values that a scene file has too
  ///   are checked later, together with the imported scenes.
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

  /// Checks the keys beside the scenes, the version, and that scenes and segues are objects.
  ///
  /// Values are checked only where the import reads them itself.
  private func check() throws(SideFileError) {
    try check(
      root, "a side file",
      [.version, .transitions, .scenes, .segues, .initialScene, .accept])
    if let version = root[Key.version], version.integer != 1 {
      throw error("expected version 1, found \(version.summary)", at: version)
    }
    if let initial = root[Key.initialScene], initial.string == nil {
      throw error("expected the name of a scene, found \(initial.summary)", at: initial)
    }
    if let segues = root[Key.segues] {
      guard let segues = segues.members else {
        throw error(
          "expected an object with a member for each segue, found \(segues.summary)", at: segues)
      }
      for segue in segues { try check(segue: segue) }
    }
    guard let scenes = root[Key.scenes] else { return }
    guard let members = scenes.members else {
      throw error(
        "expected an object with a member for each scene, found \(scenes.summary)", at: scenes)
    }
    for scene in members {
      guard scene.node.members != nil else {
        throw error(
          "expected an object for the scene \(quoted(scene.key)), found \(scene.node.summary)",
          at: scene.node)
      }
      if let segues = scene.node[Key.segues] {
        guard let segues = segues.members else {
          throw error(
            "expected an object with a member for each segue, found \(segues.summary)", at: segues)
        }
        for segue in segues { try check(segue: segue) }
      }
    }
  }

  /// Checks that the entry for a segue is an object or a text, the short form of a trigger.
  private func check(segue: JSONMember) throws(SideFileError) {
    guard segue.node.members == nil, segue.node.string == nil else { return }
    throw error(
      "expected an object, or a trigger such as 'swipe up', for the segue \(quoted(segue.key)), found "
        + segue.node.summary, at: segue.node)
  }

  private func check(
    _ node: JSONNode, _ owner: String, _ known: [SideFileKey]
  ) throws(SideFileError) {
    guard let members = node.members else { throw error("expected \(owner)", at: node) }
    let keys = known.map(\.rawValue)
    for member in members where !keys.contains(member.key) {
      var nearest = NearestName()
      let hint = nearest.find(member.key, in: keys).map { "; did you mean \(quoted($0))?" } ?? ""
      throw SideFileError(
        path: path, position: text.position(at: member.keyOffset),
        what: "\(owner) has no key \(quoted(member.key))\(hint)")
    }
  }

  /// Replaces the file's short forms with the long forms of a scene file.
  ///
  /// For example, `"segues": {"next": "swipe up"}` becomes a `trigger` of the segue `next` in the
  /// scene that has this segue. `SideFileSpelling` lists all short forms.
  ///
  /// - Parameters:
  ///   - document: The storyboard, which tells where each segue belongs.
  ///   - names: The names of the storyboard's scenes and objects.
  mutating func expandShorthand(for document: InterfaceBuilderDocument, _ names: ObjectNames)
    throws(SideFileError)
  {
    root = try SideFileSpelling(self, document, names).root
  }

  /// Returns an error with the line and column of a value.
  func error(_ what: String, at node: JSONNode) -> SideFileError {
    SideFileError(path: path, position: text.position(at: node.offset), what: what)
  }

  /// Returns the keys that lead to the value or key at `offset` of the file; nil if nothing begins
  /// there.
  ///
  /// The keys are those of the file as it was written, before short forms were expanded. An element
  /// of an array counts by its index. The search visits the whole file.
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

  /// Adds a number of bytes to the offsets of all values. An outline of a storyboard with a side
  /// file uses it, so that offsets in one file are never equal to offsets in the other.
  mutating func shift(by bytes: Int) { root = root.shifted(by: bytes) }

  /// Returns the views of a scene that a segue's `tap` trigger needs.
  ///
  /// The keys are the names of the views and the values the names of their segues. The import uses
  /// the name of a segue as the label of such a view.
  ///
  /// A view with such a trigger need not be a control. The import adds a button over it.
  func taps(in aliases: [String]) -> [String: String] {
    var taps: [String: String] = [:]
    for segue in entry(aliases)?.node[Key.segues]?.members ?? [] {
      if let view = segue.node[Key.trigger]?[Key.tap]?.string { taps[view] = segue.key }
    }
    return taps
  }

  /// Returns the entry of the scene with these names; nil if the file has none. An entry with an
  /// earlier name takes precedence.
  func entry(_ aliases: [String]) -> JSONMember? {
    let scenes = root[Key.scenes]?.members ?? []
    return aliases.lazy.compactMap { alias in scenes.first { $0.key == alias } }.first
  }

  /// Returns the transitions that no segue uses, as a custom class of the storyboard or by name in
  /// this file.
  ///
  /// - Returns: Each unused transition, with the most similar name of a custom segue class that has
  ///   no transition; nil if no name is similar.
  func idleTransitions(_ document: InterfaceBuilderDocument) -> [(
    member: JSONMember, nearest: String?
  )] {
    func names(_ node: JSONNode) -> [String] {
      (node.elements ?? []).flatMap(names) + (node.members ?? []).flatMap { names($0.node) }
        + (node.string.map { [$0] } ?? [])
    }
    let classes = document.scenes.flatMap(\.segues).compactMap(\.customClass)
    let used = Set(classes + (root[Key.scenes].map(names) ?? []))
    let known = transitions
    var nearest = NearestName()
    return (root[Key.transitions]?.members ?? []).filter { !used.contains($0.key) }.map {
      ($0, nearest.find($0.key, in: classes.filter { !known.contains($0) }))
    }
  }

  /// Returns the entries whose names belong to no scene of the storyboard.
  func unknownScenes(_ aliases: Set<String>) -> [JSONMember] {
    (root[Key.scenes]?.members ?? []).filter { !aliases.contains($0.key) }
  }
}

/// A defect of a side file.
///
/// The first defect ends the import, in contrast to a scene file, whose reading reports all
/// defects.
public struct SideFileError: Error, Equatable {
  /// The path of the side file.
  public var path: String
  /// The place in the side file.
  public var position: SourcePosition
  /// One sentence without its period. It begins with the keys that lead to the defect.
  public var what: String
}

extension SideFileError: CustomStringConvertible {
  public var description: String {
    "\(path.harmless(upTo: 1_000)):\(position.line):\(position.column): \(what)"
  }
}
