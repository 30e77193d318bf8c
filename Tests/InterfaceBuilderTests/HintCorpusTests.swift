import Simulation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// The hints on the status line in Xcode's storyboards.
@Suite struct HintCorpusTests {
  /// The first scene of each and another one that its keys lead to.
  private static let states = 2

  @Test func `every key on the status line of a fixture has an effect`() throws {
    // At least a key that quits and one that shows help, in each file.
    #expect(try pressCount(.fixtures) >= 2 * 16)
  }

  @Test(.storyboardsAtHand)
  func `every key on the status line of a storyboard of another project has an effect`() throws {
    #expect(try pressCount(#require(StoryboardCorpus.atHand)) > 0)
  }

  private func pressCount(_ corpus: StoryboardCorpus) throws -> Int {
    var count = 0
    for file in corpus.runnable {
      let bundle = try corpus.imported(file).bundle()
      let walk = HintWalk(limit: Self.states) {
        Simulator(storyboards: bundle, columns: 120, rows: 40)
      }
      #expect(walk.untrue.isEmpty, "\(file): \(walk.untrue.joined(separator: "\n"))")
      count += walk.pressCount
    }
    return count
  }
}
