package import TextFormats

extension SceneDocument {
  /// A document that has been read from values of JSON, and what is wrong with it.
  package struct Reading {
    /// The document, with stand-ins where there are defects; nil where nothing could be read.
    package var document: SceneDocument?
    /// The defects in the order of the file, without those that a ``SceneConflict`` reports.
    package var defects: [(reason: StoryboardError.Reason, offset: Int)]
  }

  /// Reads the documents of a bundle from values of JSON, and checks their names.
  ///
  /// - Parameter files: Values by name, the main one first; offsets ascend in each.
  /// - Returns: A reading for each file, in their order.
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
  /// Indicates whether the decoder and ``SceneConflict`` report it.
  fileprivate var isConflict: Bool {
    switch self {
    case .rootIsNavigationController, .tabBarInSidebar, .endlessReference: true
    case _: false
    }
  }
}
