import Foundation
import Testing

/// The package that `segue new --app` writes. `.ci/new-app` builds it and runs its tests.
@Suite struct NewAppTests {
  private func text(_ folder: TemporaryFolder, _ path: String) throws -> String {
    String(decoding: try folder.bytes(of: path), as: UTF8.self)
  }

  @Test func `the package depends on a version of the library, and all names are filled in`()
    throws
  {
    let folder = try TemporaryFolder()
    let run = try PlainRun(["new", "--app", "Notes"], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    #expect(
      run.output
        == "Wrote Notes. Run it with: make -C Notes run\nTest it with: make -C Notes test\n")
    #expect(
      try text(folder, "Notes/Package.swift").contains(
        ".package(url: \"https://github.com/segue-terminal/segue\", from: \"0.2.0\")"))
    for path in [
      "Makefile", "README.md", ".gitignore", ".github/workflows/test.yml",
      "Sources/Notes/Main.swift", "Sources/Notes/RatingController.swift",
      "Tests/NotesTests/visit.flow", "Tests/NotesTests/NotesTests.swift",
    ] {
      #expect(try !text(folder, "Notes/\(path)").contains("{{"), "\(path)")
    }
  }

  @Test func `--local names a folder with the library`() throws {
    let folder = try TemporaryFolder()
    let root = BuiltProgram.root.path
    let run = try PlainRun(["new", "--app", "Notes", "there", "--local", root], in: folder.url)
    #expect(run.status == 0, "\(run.errors)")
    let manifest = try text(folder, "there/Package.swift")
    #expect(manifest.contains(".package(name: \"segue\", path: \"\(root)\")"))
    let missing = try PlainRun(["new", "--app", "Notes", "--local", "."], in: folder.url)
    #expect(missing.status == 66)
    #expect(missing.errors.contains("has no Package.swift; name the folder of a clone of segue"))
  }

  @Test func `an existing file is kept, and nothing is written beside it`() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Notes"), withIntermediateDirectories: true)
    _ = try folder.write("mine", to: "Notes/Makefile")
    let run = try PlainRun(["new", "--app", "Notes"], in: folder.url)
    #expect(run.status == 73)
    #expect(run.errors == "segue: Notes/Makefile exists; name another folder\n")
    #expect(try text(folder, "Notes/Makefile") == "mine")
    #expect(!FileManager.default.fileExists(atPath: folder.path("Notes/Package.swift")))
  }

  @Test(arguments: ["my app", "1st", "a-b", "Ä", ""])
  func `a name that no module can have is refused`(name: String) throws {
    let folder = try TemporaryFolder()
    let run = try PlainRun(["new", "--app", name], in: folder.url)
    #expect(run.status == 64)
    #expect(run.errors.contains("is no name of a Swift module"))
  }
}
