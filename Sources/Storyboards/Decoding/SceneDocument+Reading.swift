package import TextFormats

extension SceneDocument {
  /// A document read from a JSON value, with its defects.
  ///
  /// An import from Xcode makes its JSON itself. It reads a document even with defects, reports the
  /// defects in its own words, and resolves conflicts instead of reporting them.
  package struct Reading {
    /// The document, with placeholders for defects; nil if nothing could be read.
    package var document: SceneDocument?
    /// The defects in the order of the file, without those that a ``SceneConflict`` reports.
    package var defects: [(reason: StoryboardError.Reason, offset: Int)]
  }

  /// Reads the documents of a bundle from JSON values, and checks their names.
  ///
  /// - Parameter files: The values by name, the main one first. Offsets must ascend in each.
  /// - Returns: A reading for each file, in the same order.
  package static func read(_ files: [(name: String, root: JSONNode)]) -> [Reading] {
    let index = StoryboardIndex(files.map { ($0.name, $0.root) }, missing: [])
    return files.map { name, root in
      var decoder = SceneDecoder(root, storyboard: name, index: index)
      let document = decoder.document(root)
      let defects = decoder.defects.enumerated().filter { !$0.element.reason.isConflict }
        .sorted { a, b in (a.element.offset, a.offset) < (b.element.offset, b.offset) }
      return Reading(
        document: document, defects: defects.map { ($0.element.reason, $0.element.offset) })
    }
  }
}

extension StoryboardError.Reason {
  /// Indicates whether both the decoder and ``SceneConflict`` report this reason.
  fileprivate var isConflict: Bool {
    switch self {
    case .rootIsNavigationController, .tabBarInSidebar, .endlessReference: true
    case _: false
    }
  }
}
