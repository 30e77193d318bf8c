import Foundation
import ProjectFiles
import Testing

@testable import Porting

/// The package that `segue port` makes of `Tests/Fixtures/Apps/Trails`, which is built with the
/// tests.
@Suite struct PortedTrailsTests {
  private static let app = "Tests/Fixtures/Apps/Trails"
  private static let ported = "Tests/Fixtures/Ported/Trails"
  private static let storyboard = "Base.lproj/Main.storyboard"

  private static func files(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: Project.file(folder).path)
      .filter { $0.contains(".") && !$0.hasSuffix(".lproj") }.sorted()
  }

  private static func file(_ path: String) throws -> AppPort.File {
    AppPort.File(path: path, bytes: try Project.bytes(of: "\(app)/\(path)"))
  }

  private static func package() throws -> PortedPackage {
    let sources = try files(in: app).filter { $0.hasSuffix(".swift") }
    return PortedPackage(
      AppPort(name: "Trails", sources: try sources.map(file), hasResources: true),
      PortedPackage.Settings(
        name: "Trails", segue: "../../../..", storyboard: "Main", resources: [storyboard],
        storyboards: [try file(storyboard)]))
  }

  @Test func `the package has exactly the files of the port`() throws {
    let package = try Self.package()
    var files = package.files
    for copy in package.copies {
      files.append(AppPort.File(path: copy.to, bytes: try Self.file(copy.from).bytes))
    }
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      for file in files {
        let url = Project.file("\(Self.ported)/\(file.path)")
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.bytes).write(to: url)
      }
      Issue.record("recorded \(Self.ported); read the difference, then run again")
    }
    #expect(try Self.files(in: Self.ported) == files.map(\.path).sorted())
    for file in files {
      #expect(
        try Project.bytes(of: "\(Self.ported)/\(file.path)") == file.bytes, "\(file.path)")
    }
  }

  @Test func `the port of the app leaves nothing to do`() throws {
    #expect(try Self.package().report.leftovers == [])
  }
}
