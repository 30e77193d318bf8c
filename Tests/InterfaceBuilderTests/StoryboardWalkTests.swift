import NavigationKit
import Simulation
import Storyboards
import TestSupport
import Testing

@testable import InterfaceBuilder

@Suite struct StoryboardWalkTests {
  @Test func `every scene that segues lead to can be visited in every fixture`() throws {
    let counts = try visit(.fixtures)
    #expect(counts.files == 16)
    #expect(counts.visited == 54)
  }

  @Test(.storyboardsAtHand)
  func `every scene that segues lead to can be visited in every file at hand`() throws {
    let counts = try visit(#require(StoryboardCorpus.atHand))
    report(
      "walked \(counts.files) files, visited \(counts.visited) of \(counts.scenes) scenes")
  }

  private func visit(
    _ corpus: StoryboardCorpus
  ) throws -> (files: Int, visited: Int, scenes: Int) {
    var (visited, scenes, files) = (0, 0, 0)
    for file in corpus.runnable {
      let result = try corpus.imported(file)
      let bundle = result.bundle()
      var walk = SceneWalk(bundle)
      walk.run()
      #expect(walk.missed.isEmpty, "\(file): not visited: \(walk.missed.sorted())")
      #expect(walk.warnings.isEmpty, "\(file): \(walk.warnings)")
      visited += walk.visited.count
      scenes += bundle.storyboards.reduce(0) { $0 + $1.document.scenes.count }
      files += 1
    }
    return (files, visited, scenes)
  }
}

/// Visits every scene of a bundle that can be reached, one by one from the start.
struct SceneWalk {
  let bundle: StoryboardBundle
  private(set) var visited: Set<String> = []
  private(set) var warnings: [String] = []
  /// All that has happened on all ways, one after the other.
  private(set) var record: [Event] = []
  /// The scenes that segues and containers of the documents reach.
  private var reachable: Set<String> = []
  /// The way that each scene was visited on first.
  private var ways: [String: [Step]] = [:]

  private enum Step {
    case segue(scene: String, id: String)
    case tab(scene: String, Int)
  }

  private let keepsRecord: Bool

  init(_ bundle: StoryboardBundle, keepsRecord: Bool = false) {
    self.bundle = bundle
    self.keepsRecord = keepsRecord
    reachable = Self.reachable(in: bundle)
  }

  var missed: Set<String> { reachable.subtracting(visited) }

  mutating func run() {
    var waiting: [[Step]] = [[]]
    var tried: Set<String> = []
    while !waiting.isEmpty, visited.count < reachable.count {
      let way = waiting.removeFirst()
      let simulator = Simulator(storyboards: bundle, columns: 120, rows: 40)
      settle(simulator)
      for step in way { perform(step, simulator) }
      let scenes = Self.shown(simulator)
      for scene in scenes where visited.insert(scene.scene.id).inserted {
        ways[scene.scene.id] = way
      }
      let events = simulator.takeEvents()
      for event in events where event.kind == .warning { warnings.append(event.description) }
      if keepsRecord { record += events }
      guard way.count < 12 else { continue }
      for scene in scenes {
        for segue in scene.scene.segues where tried.insert("\(scene.scene.id) \(segue.id)").inserted
        {
          // An embed segue has been performed with the view.
          if case .embed = segue.kind { continue }
          if segue.destination != nil {
            waiting.append(way + [.segue(scene: scene.scene.id, id: segue.id)])
          }
        }
      }
      for case let tabs as any TabBarController & SceneController in scenes {
        for index in tabs.viewControllers?.indices ?? 0..<0
        where tried.insert("tab \(tabs.scene.id) \(index)").inserted {
          waiting.append(way + [.tab(scene: tabs.scene.id, index)])
        }
      }
    }
  }

  /// Returns the app at the end of the way that `scene` was visited on.
  func simulator(at scene: String) -> Simulator {
    let simulator = Simulator(storyboards: bundle, columns: 120, rows: 40)
    settle(simulator)
    for step in ways[scene] ?? [] { perform(step, simulator) }
    _ = simulator.takeEvents()
    return simulator
  }

  private func perform(_ step: Step, _ simulator: Simulator) {
    switch step {
    case .segue(let scene, let id):
      guard let controller = Self.shown(simulator).first(where: { $0.scene.id == scene }) else {
        return
      }
      simulator.application.performSegue(id, of: controller)
    case .tab(let scene, let index):
      let shown = Self.shown(simulator).first { $0.scene.id == scene }
      simulator.application.turn { (shown as? TabBarController)?.selectedIndex = index }
    }
    settle(simulator)
  }

  func settle(_ simulator: Simulator) {
    let limit = simulator.tick + 2_000
    while !simulator.isSettled, simulator.tick < limit {
      guard let due = simulator.nextDueTick else { break }
      simulator.advance(to: max(due, simulator.tick + 1))
    }
  }

  /// Returns the scenes with content whose views are in the window, the frontmost level's.
  static func shown(_ simulator: Simulator) -> [any SceneController] {
    var found: [any SceneController] = []
    visit(simulator) { if let scene = $0 as? any SceneController { found.append(scene) } }
    return found
  }

  private static func visit(_ simulator: Simulator, _ body: (ViewController) -> Void) {
    func visit(_ controller: ViewController) {
      if controller.viewIfLoaded?.window != nil { body(controller) }
      for child in controller.children { visit(child) }
    }
    var level = simulator.application.window?.rootViewController
    while let controller = level {
      visit(controller)
      level = controller.presentedViewController
    }
  }

  private static func reachable(in bundle: StoryboardBundle) -> Set<String> {
    var met: Set<String> = []
    var ids: Set<String> = []
    var waiting = [(bundle.main.name, bundle.main.document.initialScene)]
    while let (storyboard, id) = waiting.popLast() {
      guard met.insert("\(storyboard)\n\(id)").inserted,
        let scene = bundle.storyboard(storyboard)?.document.scene(id)
      else { continue }
      if case .storyboardReference(let reference) = scene.kind {
        let other = bundle.storyboard(reference.storyboard)
        waiting.append(
          (reference.storyboard, reference.scene ?? other?.document.initialScene ?? ""))
        continue
      }
      ids.insert(id)
      for child in scene.children { waiting.append((storyboard, child.scene)) }
      for segue in scene.segues {
        if let to = segue.destination { waiting.append((storyboard, to)) }
      }
    }
    return ids
  }
}
