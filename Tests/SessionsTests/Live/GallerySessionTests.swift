import Foundation
import NavigationKit
import Sessions
import Simulation
import Storyboards
import Testing

/// A session over the gallery: every row is opened and left.
@Suite struct GallerySessionTests {
  private static let gallery = Recording.tutorial.deletingLastPathComponent()
    .appending(path: "docs/storyboards/gallery.json")

  @Test(arguments: [(80, 24), (40, 12)])
  func `a walk over every row replays identically`(size: (columns: Int, rows: Int)) throws {
    let recording = try Recording(Self.gallery, columns: size.columns, rows: size.rows)
    var opened = 0
    for row in 0..<60 {
      recording.press(.home)
      for _ in 0..<row { recording.press(.down) }
      recording.press(.enter)
      recording.wait(.seconds(2))
      guard leave(recording) else { break }
      opened += 1
    }
    recording.session.end()
    // Beyond the last row, Down does nothing and Enter opens the last again.
    #expect(opened == 60)
    let log = try SessionLog(recording.log)
    #expect(try Replay(log).run() == nil)
    let segues = Set(log.events.filter { $0.kind == .performSegue }.map(\.object))
    #expect(segues.isSuperset(of: ["pageSheet", "veil", "popovers", "context", "curl", "press"]))
  }

  /// Goes back by what the focus finds, else by Esc; false where that leads to no gallery.
  private func leave(_ recording: Recording) -> Bool {
    let application = recording.session.simulator.application
    for _ in 0..<40 {
      if ["back", "done", "close"].contains(application.focusedView?.accessibilityIdentifier ?? "")
      {
        recording.press(.enter)
        recording.wait(.seconds(2))
        return isAtStart(application)
      }
      recording.press(.tab)
    }
    recording.press(.escape)
    recording.wait(.seconds(2))
    return isAtStart(application)
  }

  private func isAtStart(_ application: Application) -> Bool {
    (application.frontmostViewController as? SceneViewController)?.scene.id == "gallery"
  }
}
