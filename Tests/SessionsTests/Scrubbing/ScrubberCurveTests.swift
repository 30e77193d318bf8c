import CellGraphics
import Foundation
import Motion
import NavigationKit
import Sessions
import Simulation
import Storyboards
import TestSupport
import Testing

/// Cubic curves and springs in the scrubber.
@Suite struct ScrubberCurveTests {
  /// Returns a session in which #1 has led to #2 by a slide of 48 ticks, with the scrubber open.
  private func scrubbing(write: @escaping (TransitionSetting) -> Void = { _ in }) throws
    -> Recording
  {
    let recording = try Recording()
    recording.wait(.seconds(1))
    recording.press(.up)
    recording.wait(.seconds(1))
    recording.session.files = SceneFiles(try SessionLog(recording.log).header.bundle()) {
      write($1)
      return .written("written")
    }
    recording.press(.character("f"), .home)
    return recording
  }

  private func press(_ key: Character, times: Int, in recording: Recording) {
    for _ in 0..<times { recording.press(.character(key)) }
  }

  private func text(_ recording: Recording) throws -> String {
    try #require(recording.session.nextFrame()).text
  }

  /// Returns the height of the plotted line in the middle of the plot, as a part of the whole.
  private func middle(_ recording: Recording) throws -> Double {
    recording.press(.home)
    let frame = try #require(recording.session.nextFrame())
    // The plot has the rows 16 to 22 and the columns 2 to 31; the first dots of column 17 are
    // half a dot after the middle.
    let dots = (0..<28).filter { y in
      let glyph = frame.surface[column: 17, row: 16 + y / 4].glyph
      guard let scalar = glyph.scalars.first?.value, (0x2801...0x28FF).contains(scalar) else {
        return false
      }
      return scalar >> [0, 1, 2, 6][y % 4] & 1 == 1
    }
    // The line is two dots high.
    return (26.5 - Double(dots.reduce(0, +)) / Double(dots.count)) / 26
  }

  @Test func `after the names, c selects a cubic curve with the points of the last name`() throws {
    var written: [TransitionSetting] = []
    let recording = try scrubbing { written.append($0) }
    press("c", times: 6, in: recording)
    #expect(try text(recording).contains("c  curve  cubic [0.25] 0.1 0.25 1"))
    // CSS's `ease` is at 0.8024 after half of the time.
    #expect(abs(try middle(recording) - 0.8024) < 0.04)
    recording.press(.character("n"), .up, .up, .down)
    #expect(try text(recording).contains("c  curve  cubic 0.25 [0.15] 0.25 1"))
    press("n", times: 2, in: recording)
    recording.press(.down)
    #expect(try text(recording).contains("cubic 0.25 0.15 0.25 [0.95]"))
    recording.press(.character("w"))
    #expect(
      written == [
        TransitionSetting(
          duration: 48,
          curve: .cubic(TimingCurve(c1x: 0.25, c1y: 0.15, c2x: 0.25, c2y: 0.95)))
      ])
  }

  @Test func `a spring has a damping ratio and a velocity`() throws {
    var written: [TransitionSetting] = []
    let recording = try scrubbing { written.append($0) }
    press("c", times: 7, in: recording)
    #expect(try text(recording).contains("c  curve  spring [0.7] 0"))
    for _ in 0..<8 { recording.press(.up) }
    #expect(try text(recording).contains("c  curve  spring [1] 0"))
    // 1 - (1 + x)·exp(-x) at half of x = 9.2334, where (1 + x)·exp(-x) is a thousandth.
    #expect(abs(try middle(recording) - 0.9445) < 0.04)
    recording.press(.character("n"), .down, .character("w"))
    #expect(try text(recording).contains("c  curve  spring 1 [-0.5]"))
    #expect(
      written == [TransitionSetting(duration: 48, curve: .spring(damping: 1, velocity: -0.5))])
  }

  @Test func `a tried spring shows the frames of a file with that spring`() throws {
    let recording = try scrubbing()
    recording.press(.character("p"))
    press("s", times: 4, in: recording)
    press("c", times: 3, in: recording)
    recording.press(.home)
    for _ in 0..<12 { recording.press(.right) }
    let file = try String(contentsOf: Recording.tutorial, encoding: .utf8)
      .replacing(
        #""transition": "FirstCustomSegue""#, with: #""transition": "mine""#, maxReplacements: 1
      )
      .replacing(
        #""transitions": {"#,
        with: """
          "transitions": {"mine": {"kind": "cover", "duration": 0.4,
          "curve": {"spring": {"damping": 0.7}}},
          """)
    let simulator = Simulator(
      document: try SceneDocument(json: Array(file.utf8)), columns: 80, rows: 24)
    simulator.advance(to: 120)
    simulator.perform(.swipe(.up))
    simulator.advance(to: 132)
    let (shown, expected) = (try #require(recording.session.nextFrame()), simulator.frame())
    #expect(shown.text.contains("SCRUB  12 "))
    for row in 0..<23 { #expect(shown.surface.row(row) == expected.surface.row(row)) }
  }

  /// The styles that follow `slide`, with the number of times that `s` is pressed for each.
  private static let styles: [(String, Int)] = [
    ("cover", 4), ("moveIn", 6), ("push", 7), ("reveal", 8), ("flip", 9), ("curl", 10),
    ("uncurl", 11), ("grow", 12),
  ]

  @Test(arguments: styles)
  func `every style can be tried and saved with a spring`(style: String, presses: Int) throws {
    var written: [TransitionSetting] = []
    let recording = try scrubbing { written.append($0) }
    press("s", times: presses, in: recording)
    press("c", times: 3, in: recording)
    recording.press(.home)
    let shown = try text(recording)
    #expect(shown.contains("s  style  \(style)"))
    #expect(shown.contains("c  curve  spring [0.7] 0"))
    for _ in 0..<8 { recording.press(.up) }
    // A critically damped spring is at 0.9445 after half of the time; see above.
    #expect(abs(try middle(recording) - 0.9445) < 0.04)
    recording.press(.character("w"))
    #expect(written.map(\.style?.rawValue) == [style])
    #expect(written.map(\.curve) == [.spring(damping: 1)])
  }

  @Test func `a comparison shows a cubic curve and a spring beside each other`() throws {
    let recording = try scrubbing()
    press("c", times: 6, in: recording)
    recording.press(.character("v"), .character("c"))
    #expect(try text(recording).contains("0.25 0.1 0.25 1  spring [0.7] 0"))
  }

  @Test func `a named curve has no numbers to change`() throws {
    let recording = try scrubbing()
    recording.press(.character("c"))
    for key in [Key.character("n"), .up, .down] {
      recording.press(key)
      #expect(
        try text(recording).contains("This curve has no numbers; choose cubic or spring with c"))
      recording.press(.home)
    }
  }
}
