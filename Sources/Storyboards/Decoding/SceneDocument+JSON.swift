extension SceneDocument {
  /// Reads and checks a scene file; `docs/scenes-format.md` describes the format.
  ///
  /// Takes time in proportion to the file, whatever it holds.
  ///
  /// - Parameter bytes: The file, JSON in UTF-8.
  /// - Throws: Every defect of the file at once; of a text that is not JSON, only the first.
  public init(json bytes: [UInt8]) throws(StoryboardErrors) {
    let root: JSONNode
    do {
      root = try JSONNode(json: bytes)
    } catch {
      throw StoryboardErrors(error, in: SourceText(bytes))
    }
    var decoder = SceneDecoder(root)
    let document = decoder.document(root)
    guard let document, decoder.defects.isEmpty else {
      throw StoryboardErrors(decoder.defects, in: SourceText(bytes), root)
    }
    self = document
  }
}

extension StoryboardErrors {
  init(_ error: JSONSyntaxError, in text: SourceText) {
    var earlier: SourcePosition?
    if case .duplicateKey(_, let first) = error.reason { earlier = text.position(at: first) }
    let only = StoryboardError(
      reason: .notJSON(error.reason), path: "", position: text.position(at: error.offset),
      earlier: earlier)
    self.init(errors: [only], omitted: 0)
  }

  /// - Parameter defects: In any order.
  init(_ defects: [SceneDecoder.Defect], in text: SourceText, _ root: JSONNode) {
    // Several defects of one object stay in the order they were found.
    let sorted = defects.enumerated().sorted { a, b in
      (a.element.offset, a.offset) < (b.element.offset, b.offset)
    }
    let errors = sorted.prefix(Self.limit).map { _, defect in
      StoryboardError(
        reason: defect.reason, path: root.path(to: defect.offset),
        position: text.position(at: defect.offset),
        earlier: defect.earlier.map(text.position(at:)))
    }
    self.init(errors: errors, omitted: defects.count - errors.count)
  }
}
