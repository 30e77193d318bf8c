import NavigationKit
import Simulation
import Storyboards
import Testing

@testable import Flows

/// Compares the stack graph with the running program.
@Suite struct RealAgreementTests {
  @Test func `the running app agrees with the stack graph on 300 random apps`() throws {
    var (misses, stuck, states) = (0, 0, 0)
    for seed in 20_000..<20_300 {
      let app = RandomApp(seed: UInt64(seed))
      let json = Array(app.json.utf8)
      guard let bundle = try? StoryboardBundle(name: "app.json", json: json, load: { _ in nil })
      else { continue }
      let flow = try app.flow()
      let graph = StackGraph(flow, flow.adjacency, settings: app.settings, codeEntries: [])
      let shortest = graph.shortestPaths()
      let search = UnwindSearch(graph, flow, shortest)
      let missing = Set(search.ends.keys.map { flow.segues[$0].id })
      var walk = ProgramWalk(bundle, app)
      walk.run(depth: 3)
      let missed = walk.missing.subtracting(missing)
      #expect(missed == [], "\(seed)")
      // Whoever presses the keys of the steps sees it.
      let reading = try FlowReading([FlowSource(path: "app.json", bytes: json)]) { _ in nil }
      for finding in FlowCheck.findings(in: reading) where finding.rule == .unwindWithoutTarget {
        // A swipe that something takes whatever has the focus is the mouse's, and names no key.
        guard finding.steps.count <= 10,
          finding.steps.dropFirst().allSatisfy({ $0.contains("(") })
        else { continue }
        let player = StepPlayer(bundle)
        let stop = player.play(finding.steps)
        #expect(stop == nil, "\(seed): \(finding.steps)")
        let events = player.simulator.takeEvents()
        #expect(
          events.contains { $0.kind == .unwindTargetMissing },
          "\(seed): \(finding.steps) finds something")
        misses += 1
      }
      stuck += walk.missing.count
      states += walk.states
    }
    #expect(misses > 10 && stuck > 10 && states > 500)
  }
}

/// Performs all segues of all scenes in sight, to a depth, each time from the start.
private struct ProgramWalk {
  private let bundle: StoryboardBundle
  private let app: RandomApp
  /// Unwind segues that found nothing.
  private(set) var missing: Set<String> = []
  private(set) var states = 0

  init(_ bundle: StoryboardBundle, _ app: RandomApp) {
    self.bundle = bundle
    self.app = app
  }

  mutating func run(depth: Int) {
    var waiting: [[String]] = [[]]
    var met: Set<String> = []
    var next = 0
    while next < waiting.count {
      let path = waiting[next]
      next += 1
      let simulator = start()
      for id in path { perform(id, simulator) }
      guard met.insert(Self.picture(simulator)).inserted else { continue }
      states += 1
      for id in Self.segues(simulator) {
        let simulator = start()
        for id in path { perform(id, simulator) }
        _ = simulator.takeEvents()
        perform(id, simulator)
        if Self.hasMissed(simulator) { missing.insert(id) }
        if path.count < depth, waiting.count < 40 { waiting.append(path + [id]) }
      }
    }
  }

  private func start() -> Simulator {
    let simulator = Simulator(storyboards: bundle, columns: 80, rows: 24)
    settle(simulator)
    return simulator
  }

  private func settle(_ simulator: Simulator) {
    for _ in 0..<50 {
      guard let due = simulator.nextDueTick else { return }
      simulator.advance(to: due)
    }
  }

  private func perform(_ id: String, _ simulator: Simulator) {
    let scene = Self.scenes(simulator).first { scene in
      scene.scene.segues.contains { $0.id == id }
    }
    if let scene { simulator.application.performSegue(id, of: scene) }
    settle(simulator)
    // What has happened at this tick too.
    simulator.advance(to: simulator.tick)
  }

  private static func hasMissed(_ simulator: Simulator) -> Bool {
    simulator.takeEvents().contains { $0.kind == .unwindTargetMissing }
  }

  /// Returns the scenes in sight in front, those that they are in first.
  private static func scenes(_ simulator: Simulator) -> [any SceneController] {
    var found: [any SceneController] = []
    func visit(_ controller: ViewController) {
      if let scene = controller as? any SceneController { found.append(scene) }
      switch controller {
      case let stack as NavigationController: if let top = stack.topViewController { visit(top) }
      case let tabs as TabBarController:
        if let selected = tabs.selectedViewController { visit(selected) }
      case let split as SplitViewController:
        for child in split.children where child.viewIfLoaded?.window != nil { visit(child) }
      default: for child in controller.children { visit(child) }
      }
    }
    var front = simulator.application.window?.rootViewController
    while let next = front?.presentedViewController { front = next }
    // An alert's segues are performed by choosing, which this walk doesn't.
    if let front, !(front is AlertController) { visit(front) }
    return found
  }

  private static func segues(_ simulator: Simulator) -> [String] {
    scenes(simulator).flatMap { scene in
      scene.scene.segues.compactMap { segue in
        if case .embed = segue.kind { nil } else { segue.id }
      }
    }
  }

  /// All controllers there are, as a text.
  private static func picture(_ simulator: Simulator) -> String {
    func text(_ controller: ViewController) -> String {
      let name = (controller as? any SceneController)?.scene.id ?? "\(type(of: controller))"
      return name + "(" + controller.children.map(text).joined(separator: ",") + ")"
    }
    var levels: [String] = []
    var next = simulator.application.window?.rootViewController
    while let controller = next {
      levels.append(text(controller))
      next = controller.presentedViewController
    }
    return levels.joined(separator: "|")
  }
}
