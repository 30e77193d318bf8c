import CellGraphics
import Exploration
import Glibc
import NavigationKit
import Simulation
import Testing

@testable import SegueCLI

/// Apps in code that trap, searched in child processes of the command.
@Suite struct ExploreTrapTests {
  /// A screen with a counter: the button Down traps if Up was pressed twice before.
  private final class Counter: ViewController, ApplicationDelegate {
    private var count = 0
    var window: Window?

    override func viewDidLoad() {
      super.viewDidLoad()
      for (row, title) in ["Up", "Down", "Other"].enumerated() {
        let button = Button(frame: Rect(x: 2, y: Double(3 + row * 2), width: 10, height: 1))
        button.title = title
        button.addAction(for: .touchUpInside) { [weak self] _ in self?.press(title) }
        view.addSubview(button)
      }
    }

    private func press(_ title: String) {
      if title == "Up" { count += 1 }
      precondition(title != "Down" || count < 2, "the counter is too high")
    }

    func application(
      _ application: Application,
      didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = Window(frame: application.screenBounds)
      window?.rootViewController = self
      window?.makeKeyAndVisible()
      return true
    }

    /// A search of the app. `isHigh` starts with a counter at which Down traps at once.
    static func exploration(isHigh: Bool) -> Exploration {
      var configuration = Exploration.Configuration()
      configuration.reusesApps = false
      return Exploration(configuration) {
        let counter = Counter()
        counter.count = isHigh ? 2 : 0
        return Simulator(delegate: counter, columns: 40, rows: 12)
      }
    }
  }

  @Test func `a trap in the search is a failure with its way, and the search continues`() async {
    // The command has one thread when it forks; the process of an exit test is as quiet.
    await #expect(processExitsWith: .success) {
      let exploration = Counter.exploration(isHigh: true)
      let workers = ExploreWorkers(jobs: 2, exploration)
      while try workers.advance() {}
      let result = exploration.finish()
      let trap = try #require(result.failures.first { $0.violation.invariant == .noTraps })
      #expect(trap.violation.message == "the app traps")
      #expect(trap.steps == ["tap \"Down\""] && trap.places.last == "the app ends")
      // The other buttons and Escape were tried too.
      #expect(result.stepCount >= 4 && result.unexpandedCount == 0)
    }
  }

  @Test func `an app that twice ends its process on the way back to a state ends the search`() async
  {
    await #expect(processExitsWith: .success) {
      var configuration = Exploration.Configuration()
      configuration.reusesApps = false
      var launches = 0
      let exploration = Exploration(configuration) {
        // The first action has an app already. Each process traps when it starts another one.
        launches += 1
        precondition(launches == 1, "the app runs already")
        return Simulator(delegate: Counter(), columns: 40, rows: 12)
      }
      let workers = ExploreWorkers(jobs: 1, exploration)
      let failure = #expect(throws: Failure.self) { while try workers.advance() {} }
      #expect(failure?.kind == .badData)
      #expect(
        failure?.message == "the app ends its process on the way back to a state that it had "
          + "reached; its code depends on more than its inputs")
      #expect(exploration.stateCount == 1 && exploration.stepCount == 0)
    }
  }

  @Test func `a trap of the random walk is a failure with its shortest way`() async {
    await #expect(processExitsWith: .success) {
      let exploration = Counter.exploration(isHigh: false)
      while exploration.advance() {}
      // The counter is no state, so the search does not find the trap.
      var rounds = 0
      _ = try ExploreWalk(exploration: exploration, seed: 7).run(until: {
        rounds += 1
        return rounds > 40
      })
      let result = exploration.finish()
      let traps = result.failures.filter { $0.violation.invariant == .noTraps }
      #expect(traps.count == 1)
      // Two taps on Up and the one on Down; others can move the focus in between.
      let steps = try #require(traps.first).steps
      #expect(steps.count { $0 == "tap \"Up\"" } == 2, "\(steps)")
      #expect(steps.last == "tap \"Down\"" && steps.count <= 6, "\(steps)")
    }
  }

  @Test func `a round that is stopped keeps the states so far and reports no trap`() async {
    await #expect(processExitsWith: .success) {
      let exploration = Counter.exploration(isHigh: true)
      _ = try ExploreWorkers(jobs: 2, exploration).advance(stop: { true })
      let result = exploration.finish()
      #expect(result.stateCount == 1 && result.unexpandedCount == 1)
      #expect(!result.violations.contains { $0.invariant == .noTraps })
    }
  }

  @Test func `an app that does not return ends its child`() async {
    await #expect(processExitsWith: .success) {
      let task = try ForkedTask { shared in
        shared.note(
          try! #require(UserAction(bytes: [UInt8](repeating: 0, count: 16)[...])), isFirst: true)
        while true { usleep(1_000) }
      }
      guard case .failed(let way, let message) = task.wait(patience: 1) else {
        Issue.record("the child has returned")
        return
      }
      #expect(way.count == 1 && message == "the app does not return")
    }
  }
}
