import TextFormats

extension SceneDocument {
  /// Reads and checks a scene file; `docs/scenes-format.md` describes the format.
  ///
  /// The time is proportional to the length of the file. A reference to another file is a defect
  /// here; use `StoryboardBundle` to read several files.
  ///
  /// - Parameter bytes: The file, JSON in UTF-8.
  /// - Throws: Every defect of the file at once; of a text that is not JSON, only the first.
  ///
  /// ```swift
  /// let start = #"{"version": 1, "canvas": {"width": 400, "height": 800}, "#
  /// let rest = #""initialScene": "home", "scenes": [{"id": "home", "title": "Home"}]}"#
  /// let document = try SceneDocument(json: Array((start + rest).utf8))
  /// precondition(document.scene("home")?.title == "Home")
  /// ```
  public init(json bytes: [UInt8]) throws(StoryboardErrors) {
    self = try StoryboardBundle(name: "", json: bytes) { _ in nil }.main.document
  }
}

extension StoryboardErrors {
  /// The defects of one file.
  ///
  /// - Parameters:
  ///   - defects: The defects in any order.
  ///   - storyboard: The file's name in the bundle; nil for the main one.
  init(
    _ defects: [SceneDecoder.Defect], in text: SourceText, _ root: JSONNode, storyboard: String?
  ) {
    // Several defects of one object keep the order in which they were found.
    let sorted = defects.enumerated().sorted { a, b in
      (a.element.offset, a.offset) < (b.element.offset, b.offset)
    }
    let errors = sorted.prefix(Self.limit).map { _, defect in
      StoryboardError(
        storyboard: storyboard, reason: defect.reason, path: root.path(to: defect.offset),
        position: text.position(at: defect.offset),
        earlier: defect.earlier.map(text.position(at:)))
    }
    self.init(errors: errors, omitted: defects.count - errors.count)
  }

  /// The one defect of a text that is not JSON.
  ///
  /// - Parameters:
  ///   - error: The error of the JSON reader, with a byte offset.
  ///   - text: The text, in which the offset is converted to a line and a column.
  ///   - storyboard: The file's name in the bundle; nil for the main one.
  init(_ error: JSONSyntaxError, in text: SourceText, storyboard: String?) {
    var earlier: SourcePosition?
    if case .duplicateKey(_, let first) = error.reason { earlier = text.position(at: first) }
    let only = StoryboardError(
      storyboard: storyboard, reason: .notJSON(error.reason), path: "",
      position: text.position(at: error.offset), earlier: earlier)
    self.init(errors: [only], omitted: 0)
  }

  /// Appends the errors of another file, up to the limit.
  mutating func append(_ other: StoryboardErrors) {
    let kept = other.errors.prefix(Self.limit - errors.count)
    errors += kept
    omitted += other.omitted + other.errors.count - kept.count
  }
}
