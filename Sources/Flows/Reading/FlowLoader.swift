import InterfaceBuilder
import Storyboards
import TextFormats

/// Reads files and the files that they refer to.
///
/// Each file is read once, by its path. A file that another one refers to belongs to the passed
/// file where the chain of references starts; relative paths are resolved from that file's folder.
struct FlowLoader {
  /// The files that were read, the passed ones first.
  private(set) var files: [FlowReading.File] = []
  /// The errors of files that could not be read. The others are still checked.
  private(set) var failures: [FlowError] = []
  /// The indices of the files by their paths, without `./` before them.
  private var places: [String: Int] = [:]
  /// The first file with each storyboard name, without the ending.
  private var namesakes: [String: Int] = [:]
  /// The file that each reference leads to; nil for none.
  private var found: [FlowSource.Reference: Int?] = [:]

  /// Reads a file that the user named. A second file with the same path is ignored.
  ///
  /// - Throws: An error if the file cannot be read at all, for example because it is no JSON.
  mutating func add(_ source: FlowSource) throws(FlowError) {
    let path = Self.plain(source.path)
    guard places[path] == nil else { return }
    let content = try Self.content(of: source)
    places[path] = files.count
    append(
      FlowReading.File(
        source: source, content: content, name: StoryboardName.main(path), main: source.path))
  }

  /// Keeps the error of a file that is left out.
  mutating func record(_ failure: FlowError) { failures.append(failure) }

  /// Loads all files that the loaded files refer to, directly or indirectly.
  ///
  /// - Parameter load: Returns the file for a reference; nil if there is none. It is called once
  ///   for each reference.
  ///
  /// The files are visited in the order in which they are found, so the order of ``files`` depends
  /// only on the files themselves.
  mutating func follow(_ load: (FlowSource.Reference) -> FlowSource?) {
    var next = 0
    while next < files.count {
      for scene in files[next].outline.scenes where scene.kind == .storyboardReference {
        guard let reference = reference(of: scene, in: next), found[reference] == nil else {
          continue
        }
        found[reference] = .some(file(reference, from: next, load))
      }
      next += 1
    }
  }

  /// By file, the files that its references lead to.
  var leads: [[Int]] {
    files.indices.map { number in
      files[number].outline.scenes.compactMap { scene in
        scene.kind == .storyboardReference ? file(of: scene, in: number) : nil
      }
    }
  }

  /// Returns the file that a storyboard reference leads to; nil for none.
  func file(of scene: SceneOutline.Scene, in file: Int) -> Int? {
    reference(of: scene, in: file).flatMap { found[$0] ?? nil }
  }

  /// Returns the reference of a scene; nil if its name or path is invalid.
  ///
  /// A storyboard refers to another by its name, without a folder. A scene file has a path,
  /// relative to the folder of the passed file where the chain of references starts.
  ///
  /// A reference to a path that leads out of the app's folder is followed only if the user passed
  /// that file too.
  private func reference(
    of scene: SceneOutline.Scene, in file: Int
  ) -> FlowSource.Reference? {
    let file = files[file]
    switch file.content {
    case .storyboard:
      guard let name = scene.target.storyboard, Self.isName(name) else { return nil }
      return .storyboard(name: name, main: file.main)
    case .sceneFile:
      guard let path = scene.target.file else { return nil }
      let folder = file.main.lastIndex(of: "/").map { file.main[...$0] } ?? ""
      if case .name(let name) = StoryboardName.resolve(path, from: file.name) {
        return .sceneFile(path: folder + name, folder: String(folder))
      }
      // The path leads out of the folder of the file. If another file refers to this file, the
      // folder is not the app's folder, and the target can be one of the passed files.
      guard case .name(let place) = StoryboardName.resolve(path, from: file.source.path),
        places[place] != nil
      else { return nil }
      return .sceneFile(path: place, folder: String(folder))
    }
  }

  /// Returns the index of the file for a reference, and reads the file if it is new.
  ///
  /// If `load` finds no file, a loaded storyboard with the same name is used. A file that cannot be
  /// read is recorded in ``failures``.
  private mutating func file(
    _ reference: FlowSource.Reference, from referrer: Int,
    _ load: (FlowSource.Reference) -> FlowSource?
  ) -> Int? {
    if case .sceneFile(let path, _) = reference, let place = places[Self.plain(path)] {
      return place
    }
    guard let source = load(reference) else { return namesake(of: reference) }
    let path = Self.plain(source.path)
    if let place = places[path] { return place }
    do throws(FlowError) {
      let content = try Self.content(of: source)
      let main = files[referrer].main
      let folder = main.lastIndex(of: "/").map { main[...$0] } ?? ""
      let name =
        source.path.hasPrefix(folder) ? String(source.path.dropFirst(folder.count)) : source.path
      places[path] = files.count
      append(FlowReading.File(source: source, content: content, name: name, main: main))
      return files.count - 1
    } catch {
      failures.append(error)
      return nil
    }
  }

  /// Returns the storyboard with this name among the loaded files, in any folder.
  private func namesake(of reference: FlowSource.Reference) -> Int? {
    guard case .storyboard(let name, _) = reference else { return nil }
    return namesakes[name]
  }

  /// Adds a file. The first storyboard with a name can be found by that name.
  private mutating func append(_ file: FlowReading.File) {
    let name = StoryboardName.main(file.source.path)
    let ending = ".storyboard"
    if name.hasSuffix(ending), namesakes[String(name.dropLast(ending.count))] == nil {
      namesakes[String(name.dropLast(ending.count))] = files.count
    }
    files.append(file)
  }

  /// Returns the path without `./` before it.
  private static func plain(_ path: String) -> String {
    var path = Substring(path)
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    return String(path)
  }

  /// Indicates whether the name of a storyboard is a plain name, which leads to no other folder.
  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value < 0x20 }
  }

  /// Reads a file as a storyboard if it is XML, otherwise as a scene file.
  private static func content(of source: FlowSource) throws(FlowError) -> FlowReading.Content {
    InterfaceBuilderSource.isXML(source.bytes) ? try storyboard(source) : try sceneFile(source)
  }

  /// Reads an Xcode storyboard with its side file.
  private static func storyboard(_ source: FlowSource) throws(FlowError) -> FlowReading.Content {
    do {
      return .storyboard(try InterfaceBuilderOutline(source.interfaceBuilder))
    } catch {
      switch error {
      case .storyboard(let path, let error):
        throw FlowError(path: path, position: error.position, message: error.reason.description)
      case .sideFile(let error):
        throw FlowError(path: error.path, position: error.position, message: error.what)
      }
    }
  }

  /// Reads a scene file. Only invalid JSON, another version and a value that is no object are
  /// errors here; the decoder finds all other errors.
  private static func sceneFile(_ source: FlowSource) throws(FlowError) -> FlowReading.Content {
    let text = SourceText(source.bytes)
    func failure(_ message: String, at offset: Int) -> FlowError {
      FlowError(path: source.path, position: text.position(at: offset), message: message)
    }
    let root: JSONNode
    do {
      root = try JSONNode(json: source.bytes)
    } catch {
      throw failure(error.reason.description, at: error.offset)
    }
    guard root.members != nil else {
      throw failure(
        "expected a JSON object with the document, found another value", at: root.offset)
    }
    // The keys of other versions are unknown.
    if let version = root[SceneKey.Document.version], let number = version.double, number != 1 {
      throw failure(
        "expected version 1 of the format, found \(version.integer.map(String.init) ?? String(number))",
        at: version.offset)
    }
    return .sceneFile(SceneOutline(json: root), root, text)
  }
}
