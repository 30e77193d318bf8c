internal import NavigationKit
internal import NavigationKitTesting
internal import Simulation
public import Storyboards

/// Flows for declared scenes and segues that no flow has used.
public enum FlowSuggestion {
  /// Returns flows with the fewest keys to each unused scene and segue, and comments for what no key
  /// reaches.
  ///
  /// Each flow has run once, and passes. Its name is the effect, as on the status line.
  ///
  /// - Parameters:
  ///   - coverage: The uses so far.
  ///   - bundle: The scene files.
  ///   - app: The path of the app for the header; nil for none.
  public static func flows(
    for coverage: FlowCoverage, of bundle: StoryboardBundle, app: String?
  ) -> String {
    var titles = SuggestionTitles(of: bundle)
    var ways = SuggestedWays(of: bundle)
    var text = ""
    var unreachable = ""
    for item in coverage.unused
    where item.kind == .segue || item.kind == .unwind || item.kind == .scene {
      let title = titles.title(of: item)
      guard let steps = ways.steps(to: item, titles.scene(item.scene)?.scene) else {
        unreachable += "#   \(title): \(command(for: item))\n"
        continue
      }
      text += "flow \(FlowText.quoted(title))\n"
      if let app { text += "  app \(FlowText.path(app))\n" }
      text += steps.map { $0 + "\n" }.joined() + "\n"
    }
    if !unreachable.isEmpty {
      text +=
        "# No keys were found for these. In a flow, these steps do what only code does:\n"
        + unreachable
    }
    return text.isEmpty ? "# Every declared scene and segue is used.\n" : text
  }

  /// The step that does without keys what only code does.
  private static func command(for item: FlowCoverage.Item) -> String {
    item.kind == .scene
      ? "show scene \(FlowText.name(item.scene))"
      : "perform segue \(FlowText.name(item.name)) of \(FlowText.name(item.scene))"
  }
}

/// The lines that lead to scenes and perform segues, each run before it is suggested.
private struct SuggestedWays {
  private let bundle: StoryboardBundle
  private let finder: WayFinder
  private let runner: FlowRunner
  /// The lines to scenes that were looked for; nil for a scene that no keys reach.
  private var known: [String: [String]?] = [:]

  init(of bundle: StoryboardBundle) {
    self.bundle = bundle
    finder = WayFinder(bundle, distance: { _ in 1 })
    runner = FlowRunner { _, _ in FlowRunner.App(bundle: bundle, name: bundle.main.name) }
  }

  /// Returns the lines that lead to an item; nil if no keys do.
  ///
  /// - Parameter scene: The scene of the item.
  mutating func steps(
    to item: FlowCoverage.Item, _ scene: SceneDocument.Scene?
  ) -> [String]? {
    guard let way = way(to: item.scene) else { return nil }
    if item.kind == .scene {
      // A container, or a scene in one, is shown at the start.
      let lines =
        way.isEmpty ? ["expect events viewDidAppear \(FlowText.name(item.scene))"] : way
      return passes(lines) ? lines : nil
    }
    guard let scene, let segue = scene.segues.first(where: { $0.id == item.name }) else {
      return nil
    }
    for lines in Self.uses(of: segue.trigger, in: scene) {
      for performer in performers(of: scene) {
        let result =
          "expect \(FlowText.name(performer)) performs the segue \(FlowText.bare(item.name))."
        let flow = way + lines + [result]
        if passes(flow) { return flow }
      }
    }
    return nil
  }

  /// The scenes that can perform the segues of a scene: itself, or the presenters of an alert, which
  /// has gone by then.
  private func performers(of scene: SceneDocument.Scene) -> [String] {
    guard case .alertController = scene.kind else { return [scene.id] }
    return bundle.storyboards.flatMap(\.document.scenes)
      .filter { $0.segues.contains { $0.destination == scene.id } }.map(\.id)
  }

  /// Returns the lines that lead to a scene from the start; nil if no keys do.
  private mutating func way(to scene: String) -> [String]? {
    if let found = known[scene] { return found }
    var lines: [String]?
    if case .steps(let way) = finder.steps(to: WayFinder.Goal(scene: scene), after: []) {
      lines = way.flatMap { step in
        Self.lines(of: step.keys) + ["expect on \(FlowText.name(step.to))"]
      }
    }
    known[scene] = .some(lines)
    return lines
  }

  /// Indicates whether a flow with these lines passes.
  private func passes(_ lines: [String]) -> Bool {
    let text = lines.joined(separator: "\n")
    let file = FlowFile(path: "suggestion.flow", bytes: Array(text.utf8))
    guard file.defects.isEmpty, let flow = file.flows.first else { return false }
    return runner.run(flow, FlowVariant()).outcome == .passed
  }

  /// Returns the steps that press some keys; a key in a row is one step.
  private static func lines(of keys: [Key]) -> [String] {
    var lines: [String] = []
    var rest = keys[...]
    while let key = rest.first {
      let times = rest.prefix { $0 == key }.count
      rest = rest.dropFirst(times)
      var name = key.name
      if case .character(let character) = key { name = FlowText.quoted(String(character)) }
      lines.append("press \(name)" + (times == 1 ? "" : " \(times) times"))
    }
    return lines
  }

  /// Returns the lines that can perform a segue in its scene, the simplest first. Empty for a segue
  /// that only code performs, and for a long press, which has no key.
  private static func uses(
    of trigger: SceneDocument.Segue.Trigger?, in scene: SceneDocument.Scene
  ) -> [[String]] {
    switch trigger {
    case .swipe(let direction): [["swipe \(direction.rawValue)"]]
    case .drag(let direction): [["drag \(direction.rawValue) 100 %, let go"]]
    case .tap(let control):
      [["tap #\(control)"], ["move focus to #\(control)", "press Enter"]]
    case .accessory(let row): accessory(of: row, in: scene)
    case .change(let control):
      [["tap #\(control)"]]
        + ["Right", "Left"].map { ["move focus to #\(control)", "press \($0)"] }
    case .return(let field): [["tap #\(field)", "press Enter"]]
    case .turn(.tall): [["resize to 40x24"], ["resize to 100x24", "resize to 40x24"]]
    case .turn(.wide): [["resize to 100x24"], ["resize to 40x24", "resize to 100x24"]]
    case .screenEdgePan(let edge): [["drag \(edge.inwards) 100 %, let go"]]
    case .longPress, nil: []
    }
  }

  /// Returns the lines that press the accessory of a row: → on the row.
  private static func accessory(of row: String, in scene: SceneDocument.Scene) -> [[String]] {
    guard case .tableViewController(let table) = scene.kind else { return [] }
    var number = 0
    var isFound = false
    for section in table.sections where !isFound {
      let rows = section.writtenRows
      let index = rows.firstIndex { $0.id == row }
      isFound = index != nil
      number += index ?? section.rowCount
    }
    guard isFound else { return [] }
    let moves = [[], ["press Down"]]
    return [
      ["press Home"] + (number < 2 ? moves[number] : ["press Down \(number) times"])
        + ["press Right"]
    ]
  }
}

extension ScreenEdgePanGestureRecognizer.Edge {
  /// The direction from the edge into the screen.
  fileprivate var inwards: String {
    switch self {
    case .left: "right"
    case .right: "left"
    }
  }
}

extension SceneDocument.TableSection {
  /// The number of rows, with all copies.
  fileprivate var rowCount: Int {
    switch content {
    case .rows(let rows): rows.count
    case .copies(_, let count): count
    }
  }
}
