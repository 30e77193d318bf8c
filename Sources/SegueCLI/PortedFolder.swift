internal import Glibc
import Porting
import TextFormats

/// The folder of a ported package, with a record of the files that `segue port` has written.
///
/// A file that the record does not name, or that has changed since, is never overwritten.
///
/// The record is the file `segue-port.json`, with a digest of each file. A person can therefore
/// edit some files and port the others again.
struct PortedFolder {
  /// The name of the record in the folder of the package.
  static let recordName = "segue-port.json"

  let path: String
  /// The digests of the files by their paths.
  private var record: [String: String] = [:]

  /// - Throws: `Failure` if the folder has other contents than an earlier port.
  init(_ path: String) throws {
    self.path = path
    let recordPath = "\(path)/\(Self.recordName)"
    if InputFile.exists(recordPath) {
      record = Self.files(in: try InputFile.read(recordPath, onlyRegular: true))
    } else if InputFile.exists(path) {
      let isEmpty = ProjectFolder.names(in: path).allSatisfy { [".", ".."].contains($0.name) }
      guard isEmpty else { throw Self.refusal(path, "it exists; name another with --output") }
    }
  }

  /// Returns the digests of a record. A damaged record has none, so every existing file counts as
  /// edited.
  private static func files(in bytes: [UInt8]) -> [String: String] {
    guard let root = try? JSONNode(json: bytes), case .object(let members) = root["files"]?.value
    else {
      return [:]
    }
    return members.reduce(into: [:]) { files, member in
      if case .string(let digest) = member.node.value { files[member.key] = digest }
    }
  }

  private static func refusal(_ path: String, _ reason: String) -> Failure {
    let name = path.harmless(upTo: longestPath)
    return Failure(kind: .cannotCreate, message: "cannot write \(name): \(reason)")
  }

  /// Writes the files of a package. Nothing is written if one of them cannot be overwritten.
  ///
  /// The order is: check all files, remove old ones, write the new ones, write the record.
  mutating func write(_ files: [AppPort.File]) throws {
    for file in files {
      let place = "\(path)/\(file.path)"
      guard InputFile.exists(place) else { continue }
      let old = try InputFile.read(place, onlyRegular: true)
      guard old != file.bytes else { continue }
      guard record[file.path] == Self.digest(old) else {
        throw Self.refusal(
          place, "it was changed since segue port wrote it; name another folder with --output")
      }
    }
    try removeOldFiles(except: Set(files.map(\.path)))
    for file in files {
      try makeFolders(of: "\(path)/\(file.path)")
      try OutputFile.replace("\(path)/\(file.path)", file.bytes)
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("writtenBy", "segue port")
      writer.member("files") { writer in
        writer.object { writer in
          for file in files.sorted(by: { $0.path < $1.path }) {
            writer.member(file.path, Self.digest(file.bytes))
          }
        }
      }
    }
    writer.newline()
    try OutputFile.replace("\(path)/\(Self.recordName)", writer.bytes)
  }

  /// Removes files of the earlier port that the new one does not have, unless they have changed.
  private func removeOldFiles(except names: Set<String>) throws {
    for (name, digest) in record.sorted(by: { $0.key < $1.key }) where !names.contains(name) {
      // A record that was edited must not lead out of the folder.
      guard !name.split(separator: "/").contains(".."), !name.hasPrefix("/"),
        InputFile.exists("\(path)/\(name)"), InputFile.isWithin(path, "\(path)/\(name)"),
        Self.digest(try InputFile.read("\(path)/\(name)", onlyRegular: true)) == digest
      else { continue }
      unlink("\(path)/\(name)")
    }
  }

  /// Creates the folders around a file that do not exist yet.
  private func makeFolders(of file: String) throws {
    var end = file.startIndex
    while let slash = file[end...].dropFirst().firstIndex(of: "/") {
      end = slash
      let folder = String(file[..<slash])
      guard mkdir(folder, 0o755) == 0 || errno == EEXIST || errno == EISDIR || errno == EROFS else {
        throw Self.refusal(folder, systemMessage())
      }
    }
  }

  /// The FNV-1a hash of bytes with 64 bits.
  ///
  /// The digest detects edits. It does not protect against files that are made to have the same
  /// one.
  private static func digest(_ bytes: [UInt8]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return String(hash, radix: 16)
  }
}
