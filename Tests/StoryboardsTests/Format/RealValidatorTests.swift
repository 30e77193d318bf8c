import Foundation
import ProjectFiles
import TestSupport
import Testing
import TextFormats

/// The schema in the hands of Python's `jsonschema`, which `make test` installs.
@Suite struct RealValidatorTests {
  private static let script = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for path in sys.argv[2:]:
        print("good" if validator.is_valid(json.load(open(path))) else "bad")
    """

  private static let root = Project.root

  private static let python = ["python3", "/usr/bin/python3"].first {
    run([$0, "-c", "import jsonschema"])?.status == 0
  }

  private static func run(_ arguments: [String]) -> (status: Int32, output: String)? {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test(.enabled(if: python != nil, "python3-jsonschema is not installed"))
  func `a real validator accepts valid files and refuses wrong shapes`() throws {
    let python = try #require(Self.python)
    let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths = goodSceneFiles().map { Self.root.appending(path: $0).path }
    var expected = paths.map { _ in "good" }
    let page = try ErrorExamples()
    for (number, example) in page.examples.enumerated() {
      // What is no JSON at all is no affair of a schema's; what only another place tells it can't see.
      guard (try? JSONNode(json: Array(example.json.utf8))) != nil,
        let isWrongByShape = page.isWrongByShape(example)
      else { continue }
      let path = folder.appending(path: "\(number).json")
      try Data(example.json.utf8).write(to: path)
      paths.append(path.path)
      expected.append(isWrongByShape ? "bad" : "good")
    }
    #expect(expected.count { $0 == "bad" } > 8)
    let schema = Self.root.appending(path: "docs/scenes.schema.json").path
    let run = try #require(Self.run([python, "-c", Self.script, schema] + paths))
    #expect(run.status == 0)
    #expect(run.output.split(separator: "\n").map(String.init) == expected)
  }
}
