import CellGraphics
import NavigationKit
import Testing

/// The input or the event that led to each event.
@Suite struct CauseTests {
  @Test(arguments: CauseTrees.all.keys.sorted())
  func `the events of an operation have the causes that UIKit's calls have`(operation: String)
    throws
  {
    let scenario = try #require(LifecycleScenario.all[operation])
    let recording = Recording()
    scenario.play(recording)
    #expect(CauseTree.text(of: recording.events) == CauseTrees.all[operation])
  }

  @Test(arguments: LifecycleScenario.all.keys.sorted())
  func `each cause is earlier than its event`(operation: String) throws {
    let recording = Recording()
    try #require(LifecycleScenario.all[operation]).play(recording)
    #expect(!recording.events.isEmpty)
    for event in recording.events {
      if case .event(let number) = event.cause {
        #expect((1..<event.number).contains(number))
      } else {
        #expect(event.cause == .start)
      }
    }
    for (event, next) in zip(recording.events, recording.events.dropFirst()) {
      #expect(next.number == event.number + 1)
    }
  }

  @Test func `an event without another cause is caused by the last input`() {
    let stage = Stage(root: ViewController())
    stage.forget()
    stage.application.events.beginInput()
    stage.application.swipe(.left)
    stage.application.events.beginInput()
    stage.application.swipe(.left)
    let ignored = stage.takeEvents().filter { $0.kind == .inputIgnored }
    #expect(ignored.map(\.cause) == [.input(1), .input(2)])
  }

  @Test func `each run of a timer is caused by the event whose callback started the timer`() {
    let root = Probe("root")
    let stage = Stage()
    root.told = { [unowned stage] kind, _ in
      guard kind == .viewDidLoad else { return }
      stage.application.schedule(after: 10, every: 10, from: "Timer") {}
    }
    stage.turn { stage.window.rootViewController = root }
    stage.application.events.beginInput()
    stage.advance(to: 20)
    let events = stage.takeEvents()
    let load = events.first { $0.kind == .viewDidLoad && $0.subject == "root" }
    let runs = events.filter { $0.kind == .external }
    #expect(runs.map(\.cause) == [load?.number, load?.number].map { .event($0 ?? -1) })
  }

  @Test func `a gesture that time decides is caused by the begin of its touch`() {
    let root = named("root")
    let stage = Stage(root: root)
    root.view.addGestureRecognizer(LongPressGestureRecognizer())
    stage.forget()
    stage.application.events.beginInput()
    stage.application.touch(.down, at: Point(x: 9, y: 9))
    stage.application.events.beginInput()
    stage.advance(to: stage.application.tick + 240)
    let press = stage.takeEvents().first { $0.kind == .gestureRecognized }
    #expect(press?.cause == .input(1))
  }

  @Test func `the end of a momentum is caused by the touch that began it`() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 40, height: 10))
    scroll.contentSize = Size(width: 40, height: 500)
    let root = named("root")
    root.view.addSubview(scroll)
    let delegate = ScrollEnd { root.performSegue(withIdentifier: "go", sender: nil) }
    scroll.delegate = delegate
    root.segueTemplates = [
      SegueTemplate(identifier: "go", kind: .forward(makeDestination: { named("next") })) {
        StoryboardSegue(identifier: $0, source: $1, destination: $2)
      }
    ]
    let stage = Stage(root: root)
    stage.forget()
    stage.application.events.beginInput()
    stage.application.touch(.down, at: Point(x: 5, y: 9))
    for row in 1...4 {
      stage.advance(to: stage.application.tick + 2)
      stage.application.touch(.move, at: Point(x: 5, y: Double(9 - 2 * row)))
    }
    stage.application.touch(.up, at: Point(x: 5, y: 1))
    #expect(scroll.isDecelerating)
    stage.application.events.beginInput()
    stage.settle()
    #expect(!scroll.isDecelerating)
    let segue = stage.takeEvents().first { $0.kind == .segueCreated }
    #expect(segue?.cause == .input(1))
  }

  @Test func `a request that waits for a transition keeps its cause`() {
    let (first, second) = (named("first"), named("second"))
    let nav = navigation(named("root"))
    let stage = Stage(root: nav)
    stage.forget()
    stage.application.events.beginInput()
    stage.turn { nav.pushViewController(first, animated: true) }
    stage.application.events.beginInput()
    stage.turn { nav.pushViewController(second, animated: true) }
    stage.application.events.beginInput()
    stage.settle()
    let pushes = stage.takeEvents().filter { $0.kind == .push }
    #expect(pushes.map(\.object) == ["first", "second"])
    #expect(pushes.map(\.cause) == [.input(1), .input(2)])
  }

  @Test func `the completion of an animation is caused by what started the animation`() {
    let root = named("root")
    let stage = Stage(root: root)
    stage.forget()
    stage.application.events.beginInput()
    stage.turn {
      View.animate(withDuration: 0.5) {
        root.view.alpha = 0.5
      } completion: { _ in
        root.performSegue(withIdentifier: "go", sender: nil)
      }
      root.segueTemplates = [
        SegueTemplate(identifier: "go", kind: .forward(makeDestination: { named("next") })) {
          StoryboardSegue(identifier: $0, source: $1, destination: $2)
        }
      ]
    }
    stage.application.events.beginInput()
    stage.settle()
    let segue = stage.takeEvents().first { $0.kind == .segueCreated }
    #expect(segue?.cause == .input(1))
  }

  @Test func `causes and numbers have no effect on equality`() {
    var event = Event(tick: 3, kind: .push, subject: "a", object: "b")
    #expect(event.cause == .start && event.number == 0)
    (event.cause, event.number) = (.input(7), 12)
    #expect(event.cause == .input(7) && event.number == 12)
    #expect(event == Event(tick: 3, kind: .push, subject: "a", object: "b"))
    #expect(Set([event, Event(tick: 3, kind: .push, subject: "a", object: "b")]).count == 1)
  }

  @Test func `numbers and causes take no additional memory in an event`() {
    // A tick, a kind with a number, two texts, a Boolean with a number, and a text.
    #expect(MemoryLayout<Event>.stride == 8 + 8 + 16 + 16 + 8 + 16)
  }
}

private final class ScrollEnd: ScrollViewDelegate {
  private let end: () -> Void

  init(_ end: @escaping () -> Void) { self.end = end }

  func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { end() }
}
