public import NavigationKit
package import TextFormats

extension StoryboardBundle {
  /// Reads and checks a scene file and those it refers to, each once.
  ///
  /// Takes time in proportion to the files, whatever they hold. What the other files are is decided
  /// by `load` alone; their names never lead out of the main file's folder, as far as a name can say.
  ///
  /// - Parameters:
  ///   - path: Where the main file is. Only its last part counts: the others may refer to it.
  ///   - bytes: The main file, JSON in UTF-8.
  ///   - appearance: Light or dark for all files, whatever they say; nil for what each of them says.
  ///   - load: Called with a path from the main file's folder, once for each; nil where no such file
  ///     can be read.
  /// - Throws: Every defect of every file at once; of a text that is not JSON, only the first.
  public init(
    name path: String, json bytes: [UInt8], appearance: UserInterfaceStyle? = nil,
    load: (_ name: String) -> [UInt8]?
  ) throws(StoryboardErrors) {
    let source = Source(main: StoryboardName.main(path), ParsedFile(bytes: bytes)) { name in
      load(name).map { ParsedFile(bytes: $0) }
    }
    try self.init(source, appearance)
  }

  /// Checks a scene file and those it refers to, whose JSON somebody has read already, and keeps of
  /// each scene only what it says about navigation.
  package static func check(
    name path: String, main: ParsedFile, load: (_ name: String) -> ParsedFile?
  ) throws(StoryboardErrors) {
    _ = try decoded(
      Source(main: StoryboardName.main(path), main, load: load), keepsScenes: false)
  }

  /// The text of a scene file, and what it says.
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
private struct Source {
  private(set) var files: [SourceFile] = []
  /// Names that no file has.
  private(set) var missing: Set<String> = []

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

private struct SourceFile {
  var name: String
  var file: StoryboardBundle.ParsedFile

  var bytes: [UInt8] { file.bytes }
  var json: Result<JSONNode, JSONSyntaxError> { file.json }

  /// nil where nothing is known of what the file means.
  var root: JSONNode? {
    guard case .success(let root) = json else { return nil }
    // Nothing is known about the keys of another version.
    let version = root["version"]?.double
    return version == nil || version == 1 ? root : nil
  }

  /// The names of the files that this one refers to, in its order.
  var references: [String] {
    (root?["scenes"]?.elements ?? []).compactMap { scene in
      guard case .storyboardReference(let name, _) = SceneIndex.kind(of: scene, storyboard: name)
      else { return nil }
      return name
    }
  }
}

private struct DecodedFile {
  var source: SourceFile
  /// With stand-ins where there are defects; nil where nothing could be read.
  var document: SceneDocument?
  var navigation: [NavigationScene] = []
  var defects: [SceneDecoder.Defect] = []

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

  func errors(storyboard: String?) -> StoryboardErrors {
    let text = SourceText(source.bytes)
    switch source.json {
    case .success(let root):
      return StoryboardErrors(defects, in: text, root, storyboard: storyboard)
    case .failure(let error): return StoryboardErrors(error, in: text, storyboard: storyboard)
    }
  }
}
