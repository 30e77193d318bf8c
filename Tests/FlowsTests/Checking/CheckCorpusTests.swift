import Flows
import TestSupport
import Testing

/// The findings in the fixtures, and in other people's storyboards if they are available.
@Suite struct CheckCorpusTests {
  /// The number of findings of each rule and level in other people's storyboards.
  ///
  /// Each finding was compared with its file. A script that shares no code with this program read
  /// the XML and found the same 38 unreachable scenes: no path leads to them from the start, or
  /// from a controller with a storyboard identifier. The start is the controller that the file
  /// names. In a file that names none, it is the controller without incoming segues that leads to
  /// most others.
  ///
  /// Most of the other findings were read by a person. All of them are true:
  ///
  /// * Most files were made to test tools for storyboards. They break rules on purpose, or contain
  ///   one controller of each kind. One has a partial curl on a page sheet, for which UIKit raises.
  /// * The traps are in files of an Xcode in which a segue without a style covers the screen. Five
  ///   of the six are behind code or have an identifier.
  /// * The stacks grow as long as the app's data continue. Two of the notes are a scene that pushes
  ///   itself and has a back button. Three are caused by code. The two warnings are scenes that
  ///   present each other.
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

  @Test func `each fixture has exactly its expected finding`() throws {
    // The back of the stage fills the screen and has no segue; the other screens lead on or back.
    let found = try table(.fixtures)
    #expect(found == "trapped-scene warning 1")
  }

  @Test(.storyboardsAtHand)
  func `real storyboards have the findings that were verified by hand`() throws {
    let found = try table(#require(StoryboardCorpus.atHand))
    #expect(found == Self.table)
  }

  /// Returns the number of findings by rule and level, a line each.
  private func table(_ corpus: StoryboardCorpus) throws -> String {
    var counts: [String: Int] = [:]
    for file in corpus.runnable {
      let source = FlowSource(path: file.name, bytes: file.bytes)
      let reading = try FlowReading([source]) { reference in
        guard case .storyboard(let name, _) = reference else { return nil }
        return corpus.other(name, beside: file, in: corpus.runnable).map {
          FlowSource(path: $0.name, bytes: $0.bytes)
        }
      }
      for finding in FlowCheck.findings(in: reading) where finding.path == file.name {
        counts["\(finding.rule.rawValue) \(finding.level.rawValue)", default: 0] += 1
      }
    }
    return counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      .joined(separator: "\n")
  }
}
