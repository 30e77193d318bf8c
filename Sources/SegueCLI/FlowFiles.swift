internal import Flows
internal import Glibc
import InterfaceBuilder
import TextFormats

/// Reads the scene files and storyboards of a flow, and the files that they refer to, from the disk
/// or from Git revisions.
///
/// The module `Flows` opens no files. This type answers its references: a scene file from a path,
/// and a storyboard by searching the project's folder.
enum FlowFiles {
  /// Reads files and throws if a file cannot be read.
  ///
  /// - Parameters:
  ///   - paths: At least one path. `HEAD~1:scenes.json` is a file in a Git revision, and its
  ///     references are read from that revision too.
  ///   - sidePath: The side file of the only storyboard; nil to use the side files beside the
  ///     storyboards.
  ///   - files: Collects the paths of all files that are read.
  static func read(
    _ paths: [String], sidePath: String? = nil, collecting files: ReadFiles = ReadFiles()
  ) throws -> FlowReading {
    let paths = distinct(paths)
    let sources = try paths.map { try source($0, sidePath: sidePath, files) }
    return try read(sources, isTolerant: false, files)
  }

  /// Reads all files that can be read. Files that cannot be understood are in the reading's
  /// failures.
  ///
  /// - Parameter report: Called for each of `paths` that cannot be opened.
  /// - Returns: The reading; nil if none of the files can be opened.
  static func readTolerantly(
    _ paths: [String], sidePath: String? = nil, _ report: (Failure) -> Void
  ) throws -> FlowReading? {
    var sources: [FlowSource] = []
    let files = ReadFiles()
    for path in distinct(paths) {
      do {
        sources.append(try source(path, sidePath: sidePath, files))
      } catch let failure as Failure {
        report(failure)
      }
    }
    return sources.isEmpty ? nil : try read(sources, isTolerant: true, files)
  }

  /// Returns the paths without repetitions. Two spellings of one path, such as `./a.json` and
  /// `a.json`, are one.
  private static func distinct(_ paths: [String]) -> [String] {
    var met: Set<String> = []
    return paths.map(plain).filter { met.insert($0).inserted }
  }

  /// Reads the flow of some sources. References are loaded from the disk, or from the revision of
  /// the first source.
  private static func read(
    _ sources: [FlowSource], isTolerant: Bool, _ files: ReadFiles
  ) throws -> FlowReading {
    let revision = sources.first.flatMap { Self.revision(of: $0.path) }
    // Each folder and revision is searched once.
    var folders: [String: ProjectFolder] = [:]
    var trees: [String: RevisionTree] = [:]
    var searched: [String: [String]] = [:]
    do throws(FlowError) {
      var reading = try FlowReading(sources, isTolerant: isTolerant) { reference in
        switch reference {
        case .sceneFile(let path, let folder):
          // The path has no revision if the main file has no folder.
          let isBare = GitRevision(path) == nil
          let name = revision.map { isBare ? "\($0.name):\(path)" : path } ?? path
          // A link out of the folder is not followed, as in `segue run`.
          guard revision != nil || InputFile.isWithin(folder, path) else { return nil }
          return try? source(name, sidePath: nil, files, isReference: true)
        case .storyboard(let name, let main):
          if let revision = Self.revision(of: main) {
            let tree = trees[revision.name] ?? RevisionTree(revision)
            trees[revision.name] = tree
            let path = tree.storyboard(named: name, near: revision.path)
            return path.flatMap {
              try? source("\(revision.name):\($0)", sidePath: nil, files, isReference: true)
            }
          }
          let path = StoryboardFile(path: main).projectFolder
          let folder = folders[path] ?? ProjectFolder(path)
          folders[path] = folder
          let found = folder.storyboard(named: name)
          if found == nil { searched[main] = folder.searched }
          return found.flatMap {
            try? source($0, sidePath: nil, files, isReference: true)
          }
        }
      }
      reading.searchedFolders = searched
      return reading
    } catch {
      throw Failure(kind: .badData, message: error.description)
    }
  }

  /// Returns the shortest path from the working folder, so that each file has only one path.
  ///
  /// Links are not followed, and the file need not exist. A path in a Git revision is returned
  /// unchanged.
  static func plain(_ path: String) -> String {
    guard revision(of: path) == nil else { return path }
    var path = path
    if path.hasPrefix("/"), let folder = getcwd(nil, 0) {
      let prefix = String(cString: folder) + "/"
      free(folder)
      if path.hasPrefix(prefix) { path = String(path.dropFirst(prefix.count)) }
    }
    var parts: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
  }

  /// Reads one file, with its side file.
  ///
  /// A log is refused, although it is JSON too. A side file that the user names must exist; one
  /// beside the storyboard is optional.
  ///
  /// - Parameter isReference: True if another file refers to this file. A pipe is then refused.
  private static func source(
    _ path: String, sidePath: String?, _ files: ReadFiles, isReference: Bool = false
  ) throws -> FlowSource {
    files.add(path)
    let bytes = try bytes(path, onlyRegular: isReference)
    guard !LogReading.isLog(bytes) else { throw LogReading.notASceneFile(path) }
    var source = FlowSource(path: path, bytes: bytes)
    guard InterfaceBuilderSource.isXML(bytes) else {
      guard sidePath == nil else {
        throw Failure(
          kind: .usage,
          message:
            "--with is the side file of a storyboard, but \(path.harmless(upTo: longestPath)) is a "
            + "scene file; run the command without --with")
      }
      return source
    }
    let side = sidePath ?? StoryboardFile.sidePath(of: path)
    files.add(side)
    if sidePath != nil || InputFile.exists(side) {
      source.sideFile = .init(
        path: side, json: try InputFile.read(side, onlyRegular: sidePath == nil))
    } else if revision(of: side) != nil, let json = try? self.bytes(side) {
      source.sideFile = .init(path: side, json: json)
    }
    return source
  }

  /// Reads files and all referenced files completely, to compare or save their navigation.
  ///
  /// - Throws: `Failure` if a file, or a file that it refers to, cannot be understood.
  static func readWhole(
    _ paths: [String], collecting files: ReadFiles = ReadFiles()
  ) throws -> FlowReading {
    let reading = try read(paths, collecting: files)
    if let failure = reading.failures.first {
      throw Failure(kind: .badData, message: failure.description)
    }
    return reading
  }

  /// Returns the contents of a file, from the disk or from a Git revision.
  private static func bytes(_ path: String, onlyRegular: Bool = false) throws -> [UInt8] {
    try revision(of: path).map { try $0.read() }
      ?? InputFile.read(path, onlyRegular: onlyRegular)
  }

  /// Returns the Git revision in a path; nil for an existing file and for a path without a
  /// revision.
  ///
  /// An existing file has precedence, so that a file with a colon in its name can be read.
  private static func revision(of path: String) -> GitRevision? {
    InputFile.exists(path) ? nil : GitRevision(path)
  }
}
