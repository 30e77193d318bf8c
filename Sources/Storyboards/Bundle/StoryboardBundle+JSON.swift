public import NavigationKit
package import TextFormats

extension StoryboardBundle {
  /// Reads and checks a scene file and the files that it refers to, each once.
  ///
  /// It takes time linear in the size of the files. References that lead out of the folder of the
  /// main file are errors; otherwise `load` decides which file a name means.
  ///
  /// ```swift
  /// let start = #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "#
  /// // Its scenes.
  /// let scenes = #""scenes": [{"id": "a"}]}"#
  /// // Reading it.
  /// let bytes = Array((start + scenes).utf8)
  /// // No other files.
  /// let bundle = try StoryboardBundle(name: "scenes.json", json: bytes) { _ in nil }
  /// // The main file.
  /// precondition(bundle.main.name == "scenes.json" && bundle.storyboards.count == 1)
  /// precondition(bundle.main.document.initialScene == "a")
  /// ```
  ///
  /// - Parameters:
  ///   - path: The path of the main file. Only its last component is used, because other files can
  ///     refer to it.
  ///   - bytes: The main file, JSON in UTF-8.
  ///   - appearance: Light or dark for all files; nil for the appearance that each file names.
  ///   - load: Returns the file at a path from the folder of the main file, or nil if there is
  ///     none. It is called once for each path.
  /// - Throws: ``StoryboardErrors`` with the errors of all files. Of a text that is not JSON it has
  ///   only the first.
  public init(
    name path: String, json bytes: [UInt8], appearance: UserInterfaceStyle? = nil,
    load: (_ name: String) -> [UInt8]?
  ) throws(StoryboardErrors) {
    let source = Source(main: StoryboardName.main(path), ParsedFile(bytes: bytes)) { name in
      load(name).map { ParsedFile(bytes: $0) }
    }
    try self.init(source, appearance)
  }

  /// Checks a scene file and the files that it refers to, whose JSON has been read already. Only
  /// the navigation of each scene is kept in memory.
  ///
  /// It finds the same defects as ``init(name:json:appearance:load:)`` and makes no documents.
  /// `segue check` uses it for files that no one runs.
  ///
  /// - Parameters:
  ///   - path: The path of the main file, of which only the last component is used.
  ///   - main: The main file.
  ///   - load: Returns the file at a path from the folder of the main file; nil if there is none.
  /// - Throws: ``StoryboardErrors`` with the errors of all files.
  package static func check(
    name path: String, main: ParsedFile, load: (_ name: String) -> ParsedFile?
  ) throws(StoryboardErrors) {
    _ = try decoded(
      Source(main: StoryboardName.main(path), main, load: load), keepsScenes: false)
  }

  /// The text of a scene file with its JSON.
  ///
  /// The bytes are kept beside the JSON because a defect has a byte offset, and its line and column
  /// are counted in the bytes.
  package struct ParsedFile {
    var bytes: [UInt8]
    var json: Result<JSONNode, JSONSyntaxError>

    package init(bytes: [UInt8], root: JSONNode) {
      self.bytes = bytes
      json = .success(root)
    }

    package init(bytes: [UInt8]) {
      self.bytes = bytes
      json = Result { () throws(JSONSyntaxError) in try JSONNode(json: bytes) }
    }
  }

  /// Creates a bundle of the files of a source. Any error of any file is thrown.
  private init(
    _ source: Source, _ appearance: UserInterfaceStyle? = nil
  ) throws(StoryboardErrors) {
    let decoded = try Self.decoded(source, appearance, keepsScenes: true)
    self.init(
      storyboards: decoded.compactMap { file in
        file.document.map {
          Storyboard(name: file.source.name, json: file.source.bytes, document: $0)
        }
      })
  }

  /// Decodes all files and checks them together.
  ///
  /// The ids of all files are collected first, so that the order of the files does not matter. Then
  /// each file is decoded by itself. At last the navigation through all files is checked.
  ///
  /// - Parameter keepsScenes: False to keep only the navigation of each scene, which needs less
  ///   memory.
  /// - Returns: The decoded files in the order of the source.
  private static func decoded(
    _ source: Source, _ appearance: UserInterfaceStyle? = nil, keepsScenes: Bool
  ) throws(StoryboardErrors) -> [DecodedFile] {
    let index = StoryboardIndex(source.files.map { ($0.name, $0.root) }, missing: source.missing)
    var decoded = source.files.map {
      DecodedFile($0, index: index, appearance, keepsScenes: keepsScenes)
    }
    let files = decoded.compactMap { file in
      file.document.map {
        NavigationCheck.File(
          name: file.source.name, scenes: file.navigation, initialScene: $0.initialScene)
      }
    }
    let places = Dictionary(
      decoded.enumerated().map { ($0.element.source.name, $0.offset) }
    ) { first, _ in first }
    for finding in NavigationCheck(files, index: index).findings() {
      guard let place = places[finding.storyboard] else { continue }
      decoded[place].defects.append(finding.defect)
    }
    var errors = StoryboardErrors(errors: [], omitted: 0)
    for (number, file) in decoded.enumerated() where file.hasDefects {
      errors.append(file.errors(storyboard: number == 0 ? nil : file.source.name))
    }
    guard errors.errors.isEmpty else { throw errors }
    return decoded
  }
}

/// The files of a bundle before they are decoded.
///
/// The main file is first. A file that is damaged stays in the list, so that its own error is
/// reported once and references to it are not.
private struct Source {
  private(set) var files: [SourceFile] = []
  /// The names of files that were not found.
  private(set) var missing: Set<String> = []

  /// Loads the main file, then the files that it refers to, breadth-first. `load` is called once
  /// for each name.
  init(
    main: String, _ file: StoryboardBundle.ParsedFile,
    load: (String) -> StoryboardBundle.ParsedFile?
  ) {
    var met: Set = [main]
    files.append(SourceFile(name: main, file: file))
    var next = 0
    while next < files.count {
      for name in files[next].references where met.insert(name).inserted {
        if let file = load(name) {
          files.append(SourceFile(name: name, file: file))
        } else {
          missing.insert(name)
        }
      }
      next += 1
    }
  }
}

/// A file with its JSON, before it is decoded.
private struct SourceFile {
  var name: String
  var file: StoryboardBundle.ParsedFile

  var bytes: [UInt8] { file.bytes }
  var json: Result<JSONNode, JSONSyntaxError> { file.json }

  /// The JSON of the file; nil if it is invalid or of another version of the format.
  var root: JSONNode? {
    guard case .success(let root) = json else { return nil }
    // Nothing is known about the keys of another version.
    let version = root[SceneKey.Document.version]?.double
    return version == nil || version == 1 ? root : nil
  }

  /// The names of the files that this file refers to, in file order.
  ///
  /// Paths that lead out of the folder are not included. Decoding reports them at their place.
  var references: [String] {
    (root?[SceneKey.Document.scenes]?.elements ?? []).compactMap { scene in
      guard case .storyboardReference(let name, _) = SceneIndex.kind(of: scene, storyboard: name)
      else { return nil }
      return name
    }
  }
}

/// A file after it has been decoded.
private struct DecodedFile {
  var source: SourceFile
  /// The document, with placeholders for errors; nil if the file is not JSON.
  var document: SceneDocument?
  var navigation: [NavigationScene] = []
  var defects: [SceneDecoder.Defect] = []

  /// Decodes a file. A file that is not JSON has no document, and its error is in the source.
  init(
    _ source: SourceFile, index: StoryboardIndex, _ appearance: UserInterfaceStyle?,
    keepsScenes: Bool
  ) {
    self.source = source
    guard case .success(let root) = source.json else { return }
    var decoder = SceneDecoder(
      root, storyboard: source.name, index: index, appearance: appearance,
      keepsScenes: keepsScenes)
    document = decoder.document(root)
    navigation = decoder.navigation
    defects = decoder.defects
  }

  var hasDefects: Bool {
    if case .failure = source.json { true } else { !defects.isEmpty }
  }

  /// Returns the errors of the file in file order.
  ///
  /// - Parameter storyboard: The name of the file in the bundle; nil for the main one.
  func errors(storyboard: String?) -> StoryboardErrors {
    let text = SourceText(source.bytes)
    switch source.json {
    case .success(let root):
      return StoryboardErrors(defects, in: text, root, storyboard: storyboard)
    case .failure(let error): return StoryboardErrors(error, in: text, storyboard: storyboard)
    }
  }
}
