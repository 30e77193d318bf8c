import Foundation
import ProjectFiles
import Testing

@Suite struct PortTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["App", "App/Pods", "App/AppTests"] {
      try FileManager.default.createDirectory(
        at: folder.url.appending(path: name), withIntermediateDirectories: true)
    }
    _ = try folder.write(
      "import UIKit\n@UIApplicationMain class D: UIResponder, UIApplicationDelegate {}\n",
      to: "App/D.swift")
    _ = try folder.write("import Pods\n", to: "App/Pods/P.swift")
    _ = try folder.write("import XCTest\n", to: "App/AppTests/T.swift")
  }

  private func port(_ arguments: String...) throws -> PlainRun {
    try PlainRun(
      ["port", "App", "--segue", "https://example.com/segue"] + arguments, in: folder.url)
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try folder.bytes(of: name), as: UTF8.self)
  }

  @Test func `the package is beside the app, without tests and dependencies`() throws {
    let run = try port()
    #expect(run.status == 0)
    #expect(run.output.hasSuffix("Wrote App-segue\n"))
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path("App-segue")
    ).filter { $0.contains(".") }
    #expect(
      files.sorted() == [
        "Package.swift", "Sources/App/D.swift", "Sources/App/Main.swift", "segue-port.json",
      ])
    #expect(
      try text("App-segue/Sources/App/D.swift")
        == "import UIKitNames\nclass D: UIResponder, UIApplicationDelegate {}\n")
    #expect(try text("App-segue/Package.swift").contains(#"url: "https://example.com/segue""#))
    #expect(try text("App/D.swift").hasPrefix("import UIKit\n@UIApplicationMain"))
  }

  @Test func `pictures are copied to the resources`() throws {
    let picture = "\u{1}picture"
    _ = try folder.write(picture, to: "App/storm.jpg")
    #expect(try port().status == 0)
    #expect(try text("App-segue/Sources/App/Resources/storm.jpg") == picture)
    #expect(try text("App-segue/Package.swift").contains(#".copy("Resources/storm.jpg")"#))
  }

  @Test(arguments: [("2", "1024"), ("\"1,2\"", "390")])
  func `an app for tablets only has a tablet's screen`(family: String, width: String) throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "App.xcodeproj"), withIntermediateDirectories: true)
    _ = try folder.write(
      "TARGETED_DEVICE_FAMILY = \(family);\n", to: "App.xcodeproj/project.pbxproj")
    #expect(try port().status == 0)
    #expect(try text("App-segue/Sources/App/Main.swift").contains("CGSize(width: \(width),"))
  }

  @Test func `a folder with more than 50,000 entries is reported as read in part`() throws {
    let many = folder.url.appending(path: "App/Many")
    try FileManager.default.createDirectory(at: many, withIntermediateDirectories: true)
    for number in 0...50_000 {
      _ = FileManager.default.createFile(atPath: many.path + "/\(number)", contents: nil)
    }
    let run = try port()
    #expect(run.status == 0)
    let report =
      "more than 50000 entries: the others were not read; name the app's own folder"
    #expect(run.output.contains(report))
    try FileManager.default.removeItem(at: many)
    #expect(try !port().output.contains(report))
  }

  @Test func `a second port replaces its own files and removes those of sources that are gone`()
    throws
  {
    _ = try folder.write("import UIKit\n", to: "App/Old.swift")
    #expect(try port().status == 0)
    try FileManager.default.removeItem(at: folder.url.appending(path: "App/Old.swift"))
    _ = try folder.write("import UIKit\nclass New {}\n", to: "App/D.swift")
    #expect(try port().status == 0)
    #expect(
      try text("App-segue/Sources/App/D.swift") == "import UIKitNames\nclass New {}\n")
    #expect(throws: (any Error).self) { try text("App-segue/Sources/App/Old.swift") }
  }

  @Test func `a file that was edited is not overwritten`() throws {
    #expect(try port().status == 0)
    let edited = "App-segue/Sources/App/D.swift"
    _ = try folder.write("// Mine.\n", to: edited)
    let run = try port()
    #expect(run.status == 73)
    #expect(
      run.errors == """
        segue: cannot write \(edited): it was changed since segue port wrote it; name another \
        folder with --output

        """)
    #expect(try text(edited) == "// Mine.\n")
  }

  @Test func `a folder with other files is refused`() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "full"), withIntermediateDirectories: true)
    _ = try folder.write("a", to: "full/a.txt")
    let run = try port("-o", "full")
    #expect(run.status == 73)
    #expect(run.errors == "segue: cannot write full: it exists; name another with --output\n")
  }

  @Test(arguments: ["App", "App/package", "App/a/b", "./App/../App/c"])
  func `a package in the app's folder is refused`(output: String) throws {
    let run = try port("--output", output)
    #expect(run.status == 64)
    #expect(
      run.errors
        == "segue: the package cannot be in the app's folder; name another with --output\n")
  }

  @Test func `a folder without sources is refused`() throws {
    let run = try PlainRun(["port", "App/AppTests/x", "--segue", "."], in: folder.url)
    #expect(run.status == 66)
    #expect(run.errors == "segue: App/AppTests/x is no folder; name the folder of an app\n")
  }

  @Test func `the report as JSON is the only output`() throws {
    let run = try port("--format", "json")
    #expect(run.status == 0)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(object?["app"] as? String == "App")
    #expect(object?["sources"] as? Int == 1)
  }

  @Test func `a record that names files elsewhere removes none of them`() throws {
    #expect(try port().status == 0)
    let victim = try folder.write("", to: "victim.txt")
    _ = try folder.write(
      #"{"files": {"../victim.txt": "cbf29ce484222325", "/etc/hosts": "1"}}"#,
      to: "App-segue/segue-port.json")
    _ = try port("-o", "App-segue")
    #expect(FileManager.default.fileExists(atPath: victim))
  }
}
