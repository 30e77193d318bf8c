import CellGraphics
import NavigationKit
import Simulation
import Storyboards
import Testing

@testable import Sessions

@Suite struct OutputMeterTests {
  private func session(columns: Int = 80, rows: Int = 24) throws -> LiveSession {
    let json =
      #"{"version":1,"canvas":{"width":9,"height":9},"initialScene":"a","scenes":[{"id":"a"}]}"#
    let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
    return LiveSession(recorder: nil) {
      Simulator(storyboards: bundle, columns: columns, rows: rows)
    }
  }

  private var figures: OutputFigures {
    var figures = OutputFigures()
    (figures.bytesInLastSecond, figures.framesShown, figures.framesDropped) = (4_321, 22, 3)
    var last = OutputFigures.Movement()
    (last.bytes, last.framesShown, last.framesDropped, last.milliseconds) = (12_345, 20, 2, 400)
    figures.lastMovement = last
    figures.link = .measured(bytesPerSecond: 7_000, .wholeCells)
    return figures
  }

  private static let lines = [
    "4321 bytes in the last second", "Total: 22 frames, 3 dropped",
    "Last movement: 12345 bytes, 0.4 s", "Last movement: 20 frames, 2 dropped",
    "Link: 7000 bytes a second", "Motion: at most 20 frames a second",
  ]

  @Test(arguments: [(80, 24), (40, 12)])
  func `b shows the figures, and hides them again`(columns: Int, rows: Int) throws {
    let session = try session(columns: columns, rows: rows)
    let before = try #require(session.nextFrame())
    #expect(!session.showsOutput)
    session.receive(.character("b"))
    #expect(session.showsOutput)
    session.receive(figures)
    let text = try #require(session.nextFrame()).text
    for line in Self.lines { #expect(text.contains(line)) }
    session.receive(.character("b"))
    #expect(!session.showsOutput)
    #expect(session.nextFrame()?.surface == before.surface)
  }

  @Test func `the same figures change nothing`() throws {
    let session = try session()
    session.receive(.character("b"))
    session.receive(figures)
    _ = session.nextFrame()
    session.receive(figures)
    #expect(session.nextFrame() == nil)
    #expect(session.timeUntilNextChange == nil)
  }

  @Test func `the meter is no part of the session`() throws {
    let session = try session()
    session.receive(.character("b"))
    session.receive(figures)
    #expect(session.inputs.isEmpty)
    #expect(session.simulator.frame() == (try self.session()).simulator.frame())
  }

  @Test(arguments: [(1, 1), (2, 2), (12, 3), (300, 2)])
  func `a screen without room shows a part of the meter`(columns: Int, rows: Int) throws {
    let session = try session(columns: columns, rows: rows)
    session.receive(.character("b"))
    session.receive(figures)
    let frame = try #require(session.nextFrame())
    #expect(frame.surface.columns == columns)
    #expect(frame.panels.allSatisfy { frame.surface.bounds.intersection($0.rect) == $0.rect })
  }

  @Test func `the inspector has the figures among the facts of the window`() throws {
    let session = try session(columns: 160, rows: 50)
    session.receive(.character("i"))
    #expect(session.showsOutput)
    session.receive(.home)
    session.receive(figures)
    let text = try #require(session.nextFrame()).text
    #expect(text.contains("Total: 22 frames, 3 dropped"))
  }
}
