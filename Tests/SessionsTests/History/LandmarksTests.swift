import NavigationKit
import Sessions
import Simulation
import Testing

@Suite struct LandmarksTests {
  private func event(_ tick: Int, _ kind: Event.Kind, animated: Bool? = nil) -> Event {
    Event(
      tick: tick, kind: kind, subject: "first", object: "second", animated: animated,
      detail: "gist")
  }

  /// A swipe at 100 that leads from first to second until 148, a warning, and a resize at 300.
  private var landmarks: Landmarks {
    var landmarks = Landmarks()
    landmarks.record(.swipe(.left), at: 90)
    landmarks.record(.swipe(.up), at: 100)
    landmarks.record(event(100, .transitionBegan, animated: true))
    landmarks.record(event(148, .transitionEnded, animated: true))
    landmarks.record(event(148, .transitionBegan, animated: false))
    landmarks.record(event(148, .transitionEnded, animated: false))
    landmarks.record(event(200, .warning))
    landmarks.record(.resize(columns: 40, rows: 12), at: 300)
    return landmarks
  }

  @Test func `a custom segue and its final presentation are one navigation`() {
    #expect(landmarks.landmarks.map(\.kind) == [.navigation, .warning, .resize])
    #expect(landmarks.landmarks.map(\.tick) == [100, 200, 300])
    #expect(landmarks.landmarks.map(\.text) == ["first → second", "gist", "resize 40 × 12"])
  }

  @Test func `a landmark's before is the position before the input that caused the landmark`() {
    #expect(
      landmarks.landmarks.map(\.before) == [
        Position(tick: 100, inputs: 1), Position(tick: 199, inputs: 2),
        Position(tick: 300, inputs: 2),
      ])
  }

  @Test func `steps go to the ticks of inputs and events`() {
    #expect(landmarks.ticks == [90, 100, 148, 200, 300])
    #expect(landmarks.tick(before: 148) == 100)
    #expect(landmarks.tick(before: 90) == nil)
    #expect(landmarks.tick(after: 148) == 200)
    #expect(landmarks.tick(after: 300) == nil)
    let after = Position(tick: 250, inputs: 2)
    #expect(landmarks.navigation(before: after)?.tick == 100)
    #expect(landmarks.navigation(after: .start)?.tick == 100)
    #expect(landmarks.navigation(before: Position(tick: 100, inputs: 1)) == nil)
    #expect(landmarks.navigation(after: Position(tick: 100, inputs: 1)) == nil)
  }

  @Test func `opening the help or the menu is no step`() {
    var landmarks = Landmarks()
    for command in [Command.toggleHelp, .toggleSegueMenu] { landmarks.record(command, at: 3) }
    landmarks.record(.tap, at: 5)
    landmarks.record(event(5, .transitionBegan, animated: true))
    #expect(landmarks.ticks == [5])
    #expect(landmarks.landmarks.map(\.before) == [Position(tick: 5, inputs: 2)])
  }

  @Test func `a transition without animation is a navigation that cannot be scrubbed`() {
    var landmarks = Landmarks()
    landmarks.record(.tap, at: 5)
    landmarks.record(event(5, .transitionBegan, animated: false))
    landmarks.record(event(5, .transitionEnded, animated: false))
    #expect(landmarks.landmarks.map(\.isAnimated) == [false])
  }

  @Test func `cutting removes later landmarks and ticks`() {
    var landmarks = landmarks
    landmarks.cut(to: Position(tick: 150, inputs: 2))
    #expect(landmarks.landmarks.map(\.kind) == [.navigation])
    #expect(landmarks.ticks == [90, 100, 148])
    landmarks.cut(to: Position(tick: 100, inputs: 1))
    #expect(landmarks.landmarks.isEmpty)
    #expect(landmarks.ticks == [90, 100])
  }
}
