import Flows
import TestSupport
import Testing

/// What is found in the fixtures, and in the real storyboards of others where they are at hand.
@Suite struct CheckCorpusTests {
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

  /// The number of findings by rule and level, a line each.
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
