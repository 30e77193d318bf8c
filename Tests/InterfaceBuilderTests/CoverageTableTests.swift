import Foundation
import ProjectFiles
import Storyboards
import TestSupport
import Testing
import TextFormats

@testable import InterfaceBuilder

/// `docs/xcode-coverage.md`, recorded from the storyboards that are at hand.
@Suite struct CoverageTableTests {
  @Test func `the table counts the segues of the fixtures by kind`() throws {
    let table = try CoverageTable(.fixtures).text
    // Counted by hand.
    let segues = """
      ## Segues by kind

      | as in the file | met | |
      |---|---|---|
      | presentation | 15 | carried over |
      | relationship | 12 | carried over |
      | show | 8 | carried over |
      | unwind | 3 | carried over |
      | popoverPresentation | 2 | carried over |
      | showDetail | 2 | carried over |
      | custom | 1 | carried over |
      | embed | 1 | carried over |
      | push | 1 | carried over |

      """
    #expect(table.contains(segues))
  }

  @Test(.storyboardsAtHand)
  func `docs/xcode-coverage.md says how each kind of element is imported`() throws {
    let table = try CoverageTable(#require(StoryboardCorpus.atHand)).text
    let path = Project.file("docs/xcode-coverage.md")
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      try Data(table.utf8).write(to: path)
      Issue.record("recorded \(path.lastPathComponent)")
    } else {
      let recorded = String(decoding: try Data(contentsOf: path), as: UTF8.self)
      #expect(recorded == table, "record it anew with RECORD_SNAPSHOTS=1")
    }
  }
}

private struct CoverageTable {
  private var elements: [String: Int] = [:]
  private var kinds: [String: Int] = [:]
  private var controllers: [String: Int] = [:]
  private var triggered: [String: Int] = [:]
  private var remarks: [String: Int] = [:]
  private let fileCount: Int

  init(_ corpus: StoryboardCorpus) throws {
    let files = corpus.runnable
    fileCount = files.count
    for file in files {
      let document = try InterfaceBuilderDocument(xml: file.bytes)
      count(document.root)
      for scene in document.scenes {
        if let controller = scene.controller { controllers[controller.name, default: 0] += 1 }
        for segue in scene.segues { kinds[segue.element["kind"] ?? "none", default: 0] += 1 }
      }
      let result = try corpus.imported(file)
      for storyboard in result.bundle().storyboards.prefix(1) {
        for segue in storyboard.document.scenes.flatMap(\.segues) {
          let isTriggered = segue.trigger != nil
          triggered[isTriggered ? "by what is on the screen" : "by code or the view", default: 0] +=
            1
        }
      }
      for remark in result.remarks {
        let words = remark.what.split(separator: "'", omittingEmptySubsequences: false)
        let gist = words.enumerated().map { $0.offset % 2 == 1 ? "…" : String($0.element) }
        remarks[gist.joined(separator: "'"), default: 0] += 1
      }
    }
  }

  private mutating func count(_ element: XMLElement) {
    elements[element.name, default: 0] += 1
    for child in element.children { count(child) }
  }

  var text: String {
    var lines = [
      "# Coverage of Xcode's storyboards", "",
      "Made by `CoverageTableTests` from \(fileCount) storyboards of public projects for iOS, which "
        + "are not part of this one.", "",
    ]
    lines += table("Segues by kind", kinds, "as in the file") { _ in "carried over" }
    lines += table("Segues of the scene files made", triggered, "performed") { _ in "" }
    lines += table("Controllers", controllers, "controller") { ElementUse.of($0).rawValue }
    lines += table("Elements", elements, "element") { ElementUse.of($0).rawValue }
    lines += table("Remarks of the import", remarks, "remark") { _ in "" }
    return lines.joined(separator: "\n") + "\n"
  }

  private func table(
    _ title: String, _ counts: [String: Int], _ column: String, _ use: (String) -> String
  ) -> [String] {
    let rows = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    let hasUse = rows.contains { !use($0.key).isEmpty }
    return [
      "## \(title)", "", hasUse ? "| \(column) | met | |" : "| \(column) | met |",
      hasUse ? "|---|---|---|" : "|---|---|",
    ]
      + rows.map { name, count in
        hasUse ? "| \(name) | \(count) | \(use(name)) |" : "| \(name) | \(count) |"
      } + [""]
  }
}
