internal import NavigationKitTesting
internal import Simulation
public import Storyboards

/// Flows for declared scenes and segues that no flow has used.
public enum FlowSuggestion {
  /// Returns flows with the fewest keys to each unused scene, and comments for what no key reaches.
  ///
  /// - Parameters:
  ///   - coverage: The uses so far.
  ///   - bundle: The scene files.
  ///   - app: The path of the app for the header; nil for none.
  public static func flows(
    for coverage: FlowCoverage, of bundle: StoryboardBundle, app: String?
  ) -> String {
    var text = ""
    var unreachable = ""
    var done: Set<String> = []
    for item in coverage.unused
    where item.kind == .segue || item.kind == .unwind || item.kind == .scene {
      let name =
        item.kind == .scene ? "Shows \(item.scene)" : "Performs \(item.name) of \(item.scene)"
      guard done.insert(name).inserted else { continue }
      guard let steps = steps(to: item, bundle) else {
        unreachable += "#   \(name)\n"
        continue
      }
      text += "flow \(FlowText.quoted(name))\n"
      if let app { text += "  app \(FlowText.path(app))\n" }
      text += steps.map { $0 + "\n" }.joined() + "\n"
    }
    if !unreachable.isEmpty {
      text += "# No keys were found for these. Only code may lead there.\n" + unreachable
    }
    return text.isEmpty ? "# Every declared scene and segue is used.\n" : text
  }

  /// Returns the lines that lead to an item; nil if no keys do.
  private static func steps(to item: FlowCoverage.Item, _ bundle: StoryboardBundle) -> [String]? {
    let finder = WayFinder(bundle, distance: { _ in 1 })
    guard case .steps(let way) = finder.steps(to: WayFinder.Goal(scene: item.scene), after: [])
    else { return nil }
    var lines: [String] = []
    for step in way {
      lines += step.keys.map(line)
      lines.append("expect on \(FlowText.name(step.to))")
    }
    if item.kind == .scene, way.isEmpty {
      // A container, or a scene in one, is shown at the start.
      lines.append("expect events viewDidAppear \(FlowText.name(item.scene))")
    }
    if item.kind != .scene {
      guard !item.trigger.isEmpty else { return nil }
      lines.append(item.trigger)
      lines.append(
        "expect \(FlowText.name(item.scene)) performs the segue \(FlowText.bare(item.name)).")
    }
    return lines
  }

  private static func line(_ key: Key) -> String {
    if case .character(let character) = key { return "press \(FlowText.quoted(String(character)))" }
    return "press \(key.name)"
  }
}
