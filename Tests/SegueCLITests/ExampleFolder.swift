import Foundation
import ProjectFiles

/// A folder with the files that examples of command lines name.
struct ExampleFolder {
  private let folder: TemporaryFolder

  /// Two scenes: `home`, and one that a swipe on it presents.
  private static func app(_ swipe: String, scene: String = "settings") -> String {
    """
    {
      "version": 1,
      "canvas": { "width": 400, "height": 800 },
      "initialScene": "home",
      "scenes": [
        {
          "id": "home", "title": "Home",
          "segues": [
            {
              "id": "open", "kind": "presentModally", "to": "\(scene)",
              "trigger": { "swipe": "\(swipe)" }
            }
          ]
        },
        { "id": "\(scene)", "title": "Another scene" }
      ]
    }

    """
  }

  private static let copies = [
    "scenes.json": "scenes.json",
    "Main.storyboard": "docs/storyboards/xcode/Swipes.storyboard",
    "Main.segue.json": "docs/storyboards/xcode/Swipes.segue.json",
    "Settings.storyboard": "docs/storyboards/xcode/Swipes.storyboard",
    "hints.json": "docs/storyboards/xcode/Swipes.segue.json",
    "session.log": "Tests/Fixtures/Recorded/Sessions/scenes.log",
    "other.log": "Tests/Fixtures/Recorded/Sessions/fade.log",
  ]

  /// A shared session that is up to date. It is made once, because that takes as long as most examples.
  private static let drawing = Result {
    let folder = try TemporaryFolder()
    for name in ["scenes.json", "session.log"] {
      _ = try folder.write(Project.bytes(of: copies[name, default: name]), to: name)
    }
    let docs = folder.url.appending(path: "docs")
    try FileManager.default.createDirectory(at: docs, withIntermediateDirectories: true)
    for arguments in [["session.log", "-o", "docs/walk.svg"], ["--check", "docs", "--update"]] {
      _ = try PlainRun(["share"] + arguments, in: folder.url)
    }
    return try [UInt8](Data(contentsOf: docs.appending(path: "walk.svg")))
  }

  init() throws {
    folder = try TemporaryFolder()
    for (name, path) in Self.copies { _ = try folder.write(Project.bytes(of: path), to: name) }
    for name in ["app.json", "old.json", "a.json"] {
      _ = try folder.write(Self.app("up"), to: name)
    }
    _ = try folder.write(Self.app("left"), to: "new.json")
    _ = try folder.write(Self.app("up", scene: "help"), to: "b.json")
    let flows = folder.url.appending(path: "flows")
    try FileManager.default.createDirectory(at: flows, withIntermediateDirectories: true)
    _ = try folder.write(
      "flow \"Books\"\n  app ../scenes.json\nexpect on first\n", to: "flows/books.flow")
    let app = folder.url.appending(path: "MyApp")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    _ = try folder.write("import UIKit\n", to: "MyApp/App.swift")
    // So that lines can name the program as `segue`, or by its path in the project.
    let program = try BuiltProgram.path()
    for path in ["bin", ".build/release"] {
      let url = folder.url.appending(path: path)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: url.appending(path: "segue").path, withDestinationPath: program)
    }
    let docs = folder.url.appending(path: "docs")
    try FileManager.default.createDirectory(at: docs, withIntermediateDirectories: true)
    _ = try folder.write(Self.drawing.get(), to: "docs/walk.svg")
    for arguments in [["app.json", "-o", "navigation.flow"], ["app.json"], []] {
      _ = try PlainRun(["baseline", "write"] + arguments, in: folder.url)
    }
  }

  /// Makes the folder a Git repository whose last two commits have all its files.
  private static let commits = """
    git init -q && git add . && \
    git -c user.name=t -c user.email=t@example.com commit -qm First && \
    git -c user.name=t -c user.email=t@example.com commit -q --allow-empty -m Second &&
    """

  /// Runs a line of a shell in the folder, without a terminal.
  ///
  /// - Returns: The exit code, and standard error.
  func run(_ line: String) throws -> (status: Int32, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    let script = line.contains("HEAD") ? "\(Self.commits) \(line)" : line
    process.arguments = ["-c", script]
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": "\(folder.path("bin")):/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
    ]
    let errors = Pipe()
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
