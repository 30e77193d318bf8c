import Simulation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// What the status line offers in real storyboards.
@Suite struct HintCorpusTests {
  /// The first scene of each and another one that its keys lead to.
  private static let states = 2

  @Test(.enabled(if: StoryboardCorpus.folder != nil, "no folder of storyboards is at hand"))
  func `every key on the status line of a real storyboard has an effect`() throws {
    for file in StoryboardCorpus.runnable {
      let bundle = try StoryboardCorpus.imported(file).bundle()
      let walk = HintWalk(limit: Self.states) {
        Simulator(storyboards: bundle, columns: 120, rows: 40)
      }
      #expect(walk.untrue.isEmpty, "\(file): \(walk.untrue.joined(separator: "\n"))")
    }
  }
}
