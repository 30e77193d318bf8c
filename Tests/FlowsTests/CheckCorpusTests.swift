import Flows
import Foundation
import Testing

/// What is found in the real storyboards of others, where they are at hand; none is part of the project.
@Suite(.enabled(if: CheckCorpus.folder != nil))
struct CheckCorpusTests {
  /// Each has been held against its file. A script that knows nothing of this program has read the XML
  /// of all files without a start, and has found the same 38 scenes to be unreachable from the start
  /// that a file names or, of the controllers that nothing leads to, the one that leads to most others,
  /// and from those with a storyboard identifier; a person has read most of the others there. All are
  /// true, as the file has it: most are files made to test tools for storyboards, which break rules on
  /// purpose or hold one controller of each kind side by side or, in one, a partial curl on a page sheet,
  /// for which UIKit raises; the traps are of an Xcode with which what names no style fills the screen,
  /// and five of the six lie above code or have an identifier. The stacks that grow do so as long as the
  /// data of the app go on: two of the notes are a scene that pushes itself and has a back button, three
  /// are code's, and the two warnings present a scene from each other.
  private static let table = """
    dangling-reference error 5
    dangling-reference note 1
    duplicate-identifier error 2
    empty-container note 5
    empty-identifier warning 2
    growing-stack note 5
    growing-stack warning 2
    initial-scene warning 23
    trapped-scene note 5
    trapped-scene warning 1
    uikit-exception error 1
    unreachable-scene warning 38
    """

  @Test func `real storyboards have the findings that were held against them`() throws {
    var counts: [String: Int] = [:]
    for file in CheckCorpus.files {
      let source = FlowSource(path: file.name, bytes: file.bytes)
      let reading = try FlowReading([source]) { reference in
        guard case .storyboard(let name, _) = reference else { return nil }
        return CheckCorpus.other(name, beside: file)
      }
      for finding in FlowCheck.findings(in: reading) where finding.path == file.name {
        counts["\(finding.rule.rawValue) \(finding.level.rawValue)", default: 0] += 1
      }
    }
    let lines = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
    #expect(lines.joined(separator: "\n") == Self.table)
  }
}

/// The storyboards that the folder `SEGUE_STORYBOARDS` has, else `shared/storyboards/files` beside the
/// checkout.
enum CheckCorpus {
  struct File {
    var name: String
    var bytes: [UInt8]
  }

  static let folder: String? = {
    var checkout = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { checkout.deleteLastPathComponent() }
    let beside = checkout.appendingPathComponent("../shared/storyboards/files").standardized.path
    let named = ProcessInfo.processInfo.environment["SEGUE_STORYBOARDS"]
    return [named, beside].compactMap(\.self).first { FileManager.default.fileExists(atPath: $0) }
  }()

  /// Those for iOS with at least a scene, by name.
  static let files: [File] = {
    guard let folder, let names = FileManager.default.enumerator(atPath: folder) else { return [] }
    return names.compactMap { $0 as? String }.filter { $0.hasSuffix(".storyboard") }.sorted()
      .compactMap { name in
        guard let data = FileManager.default.contents(atPath: folder + "/" + name) else {
          return nil
        }
        let text = String(decoding: data, as: UTF8.self)
        guard text.contains("targetRuntime=\"iOS."), text.contains("<scene ") else { return nil }
        return File(name: name, bytes: Array(data))
      }
  }()

  /// The storyboard called `name` in the project of `file`, whose path stands in the names with two
  /// underscores for each slash.
  static func other(_ name: String, beside file: File) -> FlowSource? {
    let project = file.name.split(separator: "/").first ?? ""
    let ending = "__\(name).storyboard"
    return files.first {
      $0.name.hasPrefix(project + "/")
        && ($0.name.hasSuffix(ending) || $0.name == "\(project)/\(name).storyboard")
    }.map { FlowSource(path: $0.name, bytes: $0.bytes) }
  }
}
