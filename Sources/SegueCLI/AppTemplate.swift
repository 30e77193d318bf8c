internal import Glibc
import TextFormats

/// The Swift package that `segue new --app` writes: an app in code with its tests.
///
/// The files are in one resource. A line `==> PATH` begins each of them.
struct AppTemplate {
  /// The repository of the library.
  static let repository = "https://github.com/segue-terminal/segue"

  /// The first version of the library that has what the template uses.
  static let version = "0.2.0"

  /// The name of the package, the program and the module.
  let name: String
  /// The place of the library as a dependency of a package.
  private let dependency: String

  /// Creates a template.
  ///
  /// - Parameters:
  ///   - name: The name: letters of ASCII, digits and `_`, a letter first.
  ///   - local: The folder of the library; nil for its repository.
  /// - Throws: ``Failure`` for another name, or a folder without a package.
  init(name: String, local: String?) throws {
    let isName =
      name.first?.isLetter == true
      && name.unicodeScalars.allSatisfy {
        $0.isASCII && ($0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "_")
      }
    guard isName else {
      throw Failure(
        kind: .usage,
        message: "\(name.harmless()) is no name of a Swift module; "
          + "use letters and digits, a letter first, such as Notes")
    }
    self.name = name
    guard let local else {
      dependency = ".package(url: \"\(Self.repository)\", from: \"\(Self.version)\")"
      return
    }
    guard let path = InputFile.resolved(local), InputFile.exists(path + "/Package.swift"),
      !path.contains(where: { "\"\\".contains($0) })
    else {
      throw Failure(
        kind: .noInput,
        message: "\(local.harmless(upTo: longestPath)) has no Package.swift; "
          + "name the folder of a clone of segue")
    }
    dependency = ".package(name: \"segue\", path: \"\(path)\")"
  }

  /// The files by their paths in the package.
  var files: [(path: String, text: String)] {
    let text = String(decoding: PackageResources.app_txt, as: UTF8.self)
    var files: [(path: String, text: String)] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      if line.hasPrefix("==> ") {
        files.append((filled(line.dropFirst(4)), ""))
      } else {
        files[files.count - 1].text += filled(line) + "\n"
      }
    }
    return files
  }

  private func filled(_ line: Substring) -> String {
    guard line.contains("{{") else { return String(line) }
    var result = ""
    var rest = line
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      result += rest[..<start.lowerBound]
      switch rest[start.upperBound..<end.lowerBound] {
      case "name": result += name
      case "command": result += name.lowercased()
      case "dependency": result += dependency
      case let other: result += "{{\(other)}}"
      }
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// Writes the package to a folder, which must not exist or be empty.
  ///
  /// - Throws: ``Failure`` if a file exists or cannot be created.
  func write(to folder: String) throws {
    let files = files
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    // Nothing is written beside files of the user.
    for file in files where InputFile.exists("\(root)/\(file.path)") {
      throw Failure(
        kind: .cannotCreate,
        message: "\(root.harmless(upTo: longestPath))/\(file.path) exists; name another folder")
    }
    for file in files {
      try makeFolders(of: "\(root)/\(file.path)")
      try OutputFile.create("\(root)/\(file.path)", Array(file.text.utf8))
    }
    let word = shellWord(root.harmless(upTo: longestPath))
    try writeToStandardOutput(
      "Wrote \(word). Run it with: make -C \(word) run\nTest it with: make -C \(word) test\n")
  }

  /// Creates the folders around a file.
  private func makeFolders(of path: String) throws {
    var place = path.startIndex
    while let slash = path[place...].firstIndex(of: "/") {
      let folder = String(path[..<slash])
      place = path.index(after: slash)
      guard !folder.isEmpty, mkdir(folder, 0o755) != 0, errno != EEXIST else { continue }
      throw Failure(
        kind: .cannotCreate,
        message:
          "cannot create the folder \(folder.harmless(upTo: longestPath)): \(systemMessage())")
    }
  }
}
