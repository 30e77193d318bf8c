import FlowTesting
internal import Glibc
import TextFormats

/// The flows of files, folders and lines, in the order of their paths.
struct FlowSelection {
  /// The flows.
  private(set) var flows: [FlowTest] = []

  /// Reads the files.
  ///
  /// - Parameters:
  ///   - paths: Files, folders, or a file with a colon and a line; empty for the current folder.
  ///   - apps: Reads and keeps the files.
  ///   - revision: Leaves out flows without changes since a Git revision; nil for none.
  /// - Throws: ``Failure`` with all defects of all files.
  init(_ paths: [String], _ apps: FlowApps, changedSince revision: String? = nil) throws {
    var defects: [FlowDefect] = []
    for path in paths.isEmpty ? ["."] : paths {
      let (name, line) = Self.place(path)
      // A file that is added to a folder changes the folder.
      apps.readFiles.add(name)
      let files = Self.isFolder(name) ? Self.files(in: name).filter(Self.isTest) : [name]
      guard !files.isEmpty else {
        throw Failure(
          kind: .noInput,
          message: "\(name.harmless(upTo: longestPath)) has no files *.flow; "
            + "segue test --help shows one")
      }
      for name in files {
        let file: FlowFile
        do throws(FlowRunner.FileError) {
          file = try apps.file(name)
        } catch {
          throw Failure(kind: .noInput, message: error.message)
        }
        defects += file.defects
        flows += file.flows.filter { flow in line.map { flow.contains(line: $0) } ?? true }
      }
    }
    if !defects.isEmpty {
      throw Failure(
        kind: .badData, message: defects.map(\.description).joined(separator: "\nsegue: "))
    }
    if let revision {
      let changed = try Self.changedFiles(since: revision)
      flows = flows.filter { flow in
        let app = apps.path(ofAppIn: flow)
        return changed.contains {
          FlowFiles.plain($0) == FlowFiles.plain(flow.path)
            || FlowFiles.plain($0) == app.map(FlowFiles.plain)
        }
      }
      if flows.isEmpty {
        throw Failure(
          kind: .usage, message: "no flow or app has changed since \(revision.harmless())")
      }
    }
    if flows.isEmpty { throw Failure(kind: .noInput, message: "there are no flows at this place") }
  }

  /// Returns the paths that differ from a revision, relative to the current folder.
  private static func changedFiles(since revision: String) throws -> [String] {
    guard !revision.hasPrefix("-") else {
      throw Failure(kind: .usage, message: "--only-changed takes a Git revision, such as HEAD~1")
    }
    let changed = ["git", "--no-pager", "diff", "--name-only", "--relative", revision]
    let added = ["git", "ls-files", "--others", "--exclude-standard"]
    let results = try ChildProcess.run([changed, added])
    guard results.allSatisfy({ $0.code == 0 }) else {
      throw Failure(
        kind: .usage,
        message: "git does not know the revision \(revision.harmless()); try HEAD or main")
    }
    return results.flatMap { result in
      String(decoding: result.output, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// Returns false for a baseline of `segue baseline`, whose name has the same ending.
  private static func isTest(_ path: String) -> Bool {
    let start = try? InputFile.read(path, first: 64)
    return start.map { !$0.starts(with: Array("# Navigation of the app. `segue baseline".utf8)) }
      ?? true
  }

  /// Returns whether a path is a folder, a flow file, or a line of one.
  static func isFlow(_ path: String) -> Bool {
    isFolder(path) || place(path).0.hasSuffix(".flow")
  }

  /// Returns a path and the line after its last colon; nil without one.
  private static func place(_ path: String) -> (String, Int?) {
    guard !InputFile.exists(path), let colon = path.lastIndex(of: ":"),
      let line = Int(path[path.index(after: colon)...])
    else { return (path, nil) }
    return (String(path[..<colon]), line)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Returns the files with an ending in a folder and below it, sorted. Hidden folders are left out.
  static func files(in folder: String, ending: String = ".flow") -> [String] {
    var found: [String] = []
    var waiting = [folder]
    while let folder = waiting.popLast(), found.count < 100_000 {
      for entry in ProjectFolder.names(in: folder) where !entry.name.hasPrefix(".") {
        let path = folder == "." ? entry.name : "\(folder)/\(entry.name)"
        if entry.isFolder {
          waiting.append(path)
        } else if entry.isFile, entry.name.hasSuffix(ending) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }
}

extension FlowTest {
  /// Returns whether a line of the file belongs to the flow.
  fileprivate func contains(line: Int) -> Bool {
    (self.line...max(self.line, lastLine)).contains(line)
  }
}
