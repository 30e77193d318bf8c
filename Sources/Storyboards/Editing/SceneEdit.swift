import TextFormats

/// A change of a scene file that a user tries in the inspector.
///
/// ```swift
/// let json = #"""
///   {"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a","views":[
///   {"id":"t","kind":"label","text":"Old","frame":{"x":0,"y":0,"width":9,"height":1}}]}]}
///   """#
/// let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
/// let edit = SceneEdit.value(.text("New"), key: "text", view: "t", scene: "a", storyboard: "a.json")
/// let new = try bundle.changed(by: [edit])
/// precondition(String(decoding: new.main.json, as: UTF8.self).contains(#""text":"New""#))
/// ```
public enum SceneEdit: Equatable, Sendable {
  /// A value of a key of a view, or of the scene itself if the view is nil.
  case value(Value, key: String, view: String?, scene: String, storyboard: String)
  /// The transition of a segue or a container.
  case transition(TransitionEntry, TransitionSetting)

  /// A value of a key.
  public enum Value: Equatable, Sendable {
    /// A text, also the name or the number of a colour.
    case text(String)
    /// True or false.
    case boolean(Bool)
    /// A whole number.
    case number(Int)

    var node: JSONNode {
      switch self {
      case .text(let text): JSONNode(text)
      case .boolean(let flag): JSONNode(flag)
      case .number(let number): JSONNode(number)
      }
    }
  }

  /// The name of the storyboard whose file is changed.
  public var storyboard: String {
    switch self {
    case .value(_, _, _, _, let storyboard): storyboard
    case .transition(let entry, _): entry.storyboard
    }
  }

  /// Indicates whether two edits change the same place, so that the later one replaces the other.
  func hasPlace(of other: SceneEdit) -> Bool {
    switch (self, other) {
    case (
      .value(_, let key, let view, let scene, let file),
      .value(_, let key2, let view2, let scene2, let file2)
    ):
      (key, view, scene, file) == (key2, view2, scene2, file2)
    case (.transition(let entry, _), .transition(let other, _)):
      (entry.storyboard, entry.scene) == (other.storyboard, other.scene)
        && entry.place == other.place
    case _: false
    }
  }

  /// Returns a file with the change. All other bytes stay the same.
  ///
  /// - Parameters:
  ///   - bytes: The file as it is now.
  ///   - bundle: The bundle of the running app.
  /// - Throws: ``TransitionEditError/changedFile(_:)`` if the file no longer has the place.
  public func written(into bytes: [UInt8], in bundle: StoryboardBundle) throws(TransitionEditError)
    -> [UInt8]
  {
    switch self {
    case .transition(let entry, let setting):
      return try entry.written(setting, into: bytes, in: bundle).bytes
    case .value(let value, let key, let view, let scene, _):
      do {
        var text = try JSONText(bytes)
        guard let path = Self.path(to: view, inScene: scene, of: text.root) else {
          throw TransitionEditError.changedFile(
            "it has no \(view.map { "view '\($0)' in a " } ?? "")scene '\(scene)'")
        }
        try text.set(key, to: value.node, at: path)
        return text.bytes
      } catch let error as JSONSyntaxError {
        throw .changedFile(error.reason.description)
      } catch let error as TransitionEditError {
        throw error
      } catch {
        throw .changedFile("\(error)")
      }
    }
  }

  /// Returns the path to a scene, or to a view anywhere inside of it; nil if there is none.
  private static func path(
    to view: String?, inScene scene: String, of root: JSONNode
  ) -> [JSONText.Step]? {
    let scenes = root[SceneKey.Document.scenes]?.elements ?? []
    guard let index = scenes.firstIndex(where: { $0[SceneKey.Scene.id]?.string == scene }) else {
      return nil
    }
    let path: [JSONText.Step] = [.key("scenes"), .index(index)]
    guard let view else { return path }
    return Self.path(to: view, in: scenes[index]).map { path + $0 }
  }

  /// Returns the path to the view with an id below a node. Segues can have the id of a view.
  private static func path(to view: String, in node: JSONNode) -> [JSONText.Step]? {
    for member in node.members ?? [] where member.key != "segues" {
      for (index, element) in (member.node.elements ?? []).enumerated() {
        let step: [JSONText.Step] = [.key(member.key), .index(index)]
        if element[SceneKey.Scene.id]?.string == view { return step }
        if let inner = path(to: view, in: element) { return step + inner }
      }
      if let inner = path(to: view, in: member.node) { return [.key(member.key)] + inner }
    }
    return nil
  }
}

extension StoryboardBundle {
  /// Returns the bundle with changes, read and checked again.
  ///
  /// An imported storyboard is changed as a scene file.
  ///
  /// - Throws: `StoryboardErrors` if a value is not allowed in its place, and
  ///   ``TransitionEditError`` if a file does not have the place of a change.
  public func changed(by edits: [SceneEdit]) throws -> StoryboardBundle {
    var files: [String: [UInt8]] = [:]
    for edit in edits {
      let bytes = files[edit.storyboard] ?? storyboard(edit.storyboard)?.json ?? []
      files[edit.storyboard] = try edit.written(into: bytes, in: self)
    }
    func json(_ name: String) -> [UInt8]? { files[name] ?? storyboard(name)?.json }
    // An option can have set one appearance for all files.
    let appearance = main.document.appearance
    let isShared = storyboards.allSatisfy { $0.document.appearance == appearance }
    return try StoryboardBundle(
      name: main.name, json: json(main.name) ?? [], appearance: isShared ? appearance : nil,
      load: json)
  }
}

extension [SceneEdit] {
  /// Adds a change, in place of an earlier one of the same place.
  public mutating func add(_ edit: SceneEdit) {
    removeAll { $0.hasPlace(of: edit) }
    append(edit)
  }
}
