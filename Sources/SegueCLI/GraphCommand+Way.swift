internal import ArgumentParser
internal import FlowMaps
internal import Flows
internal import NavigationKit
internal import Simulation
internal import Storyboards
import TextFormats

extension GraphCommand {
  /// Prints the keys that lead from the start to one scene and from there to another.
  ///
  /// - Parameter inputs: The files that `flow` was read from. They are never overwritten.
  ///
  /// The flow decides which scenes can be reached at all, and in how many steps. `WayFinder` then
  /// runs the app itself and tries keys, so the keys are certain to work.
  func printPath(in flow: Flow, readFrom inputs: ReadFiles) throws {
    let (from, to) = (try Self.scene(path[0], in: flow), try Self.scene(path[1], in: flow))
    let file = file(leadingTo: from, in: flow)
    if let file, !InputFile.exists(file), GitRevision(file) != nil {
      throw Failure(
        kind: .usage,
        message:
          "--path runs the app, which needs a file on the disk; write \(file.harmless(upTo: 200)) to "
          + "one first with git show")
    }
    let source = try SceneSource(
      path: file, appearance: colors.style, storyboard, collecting: inputs)
    let there = try steps(to: from, after: [], in: flow, source)
    let on = try steps(to: to, after: there, in: flow, source)
    let (first, last) = (flow.scenes[from].id, flow.scenes[to].id)
    if plain {
      let text = Self.records([("start", first, there), (first, last, on)])
      return try OutputFile.write(text, to: output, from: inputs.paths)
    }
    try OutputFile.write(
      Self.text("From the start to \(first.harmless())", there)
        + Self.text("From \(first.harmless()) to \(last.harmless())", on), to: output,
      from: inputs.paths)
  }

  /// Returns the first file from whose initial scene the scene can be reached.
  ///
  /// The file decides where the app starts. If no initial scene leads there, the first file is
  /// returned.
  private func file(leadingTo scene: Int, in flow: Flow) -> String? {
    guard allFiles.count > 1 else { return allFiles.first }
    let distances = flow.distances(to: scene)
    let start = flow.entries.first { distances[$0] != nil }
    return start.map { flow.files[flow.scenes[$0].place.file] } ?? allFiles.first
  }

  /// Returns the keys that lead to a scene after other steps.
  ///
  /// - Throws: Exit code 1, after a message, if no keys were found.
  private func steps(
    to scene: Int, after before: [WayFinder.Step], in flow: Flow, _ source: SceneSource
  ) throws -> [WayFinder.Step] {
    let distances = flow.distances(to: scene)
    var byID: [String: Int] = [:]
    for (number, scene) in flow.scenes.enumerated() {
      guard let distance = distances[number] else { continue }
      byID[scene.id] = min(distance, byID[scene.id] ?? distance)
    }
    guard flow.entries.contains(where: { distances[$0] != nil }) else {
      throw noWay(
        to: scene, in: flow,
        "no segue, tab or container leads there from the start; segue check lists such scenes")
    }
    let goal = goal(scene, in: flow, source)
    switch WayFinder(source.storyboards, distance: { byID[$0] }).steps(to: goal, after: before) {
    case .steps(let steps): return steps
    case .none(let places):
      throw noWay(
        to: scene, in: flow,
        "keys lead to \(places) \(places == 1 ? "state" : "states"), none of which shows the scene"
      )
    case .unknown(let places):
      throw noWay(
        to: scene, in: flow,
        "the search limit was reached after \(places) states; choose a scene closer to the start")
    }
  }

  /// Writes the reason to standard error and returns exit code 1, which the caller throws.
  private func noWay(to scene: Int, in flow: Flow, _ reason: String) -> ExitCode {
    let name = flow.scenes[scene].id.harmless()
    writeToStandardError("segue: no path to \(name) was found: \(reason)\n")
    return ExitCode(1)
  }

  /// Returns the goal of the search: the scene's id, and its storyboard if several scenes have that
  /// id.
  private func goal(_ scene: Int, in flow: Flow, _ source: SceneSource) -> WayFinder.Goal {
    let id = flow.scenes[scene].id
    guard flow.scenes.count(where: { $0.id == id }) > 1 else { return WayFinder.Goal(scene: id) }
    let path = flow.files[flow.scenes[scene].place.file]
    // The names of storyboards are relative to the folder of the first storyboard.
    let name = source.storyboards.storyboards.map(\.name).filter {
      path == $0 || path.hasSuffix("/" + $0)
    }.max { $0.utf8.count < $1.utf8.count }
    return WayFinder.Goal(scene: id, storyboard: name)
  }

  /// Returns the ways as lines of `key: value`, with the names of keys as logs have them.
  private static func records(_ ways: [(from: String, to: String, steps: [WayFinder.Step])])
    -> String
  {
    var text = PlainText()
    for way in ways {
      text.add([("from", way.from), ("to", way.to), ("steps", "\(way.steps.count)")])
      for (number, step) in way.steps.enumerated() {
        text.add([
          ("step", "\(number + 1)"), ("keys", step.keys.map(\.name).joined(separator: ", ")),
          ("scene", step.from), ("next", step.to), ("segue", step.segue),
        ])
      }
    }
    return text.text
  }

  /// Returns a numbered line for each step, with its keys, its two scenes and its segue.
  private static func text(_ title: String, _ steps: [WayFinder.Step]) -> String {
    if steps.isEmpty { return "\(title): already there\n" }
    var text = "\(title):\n"
    for (number, step) in steps.enumerated() {
      let from = step.from.isEmpty ? "?" : step.from.harmless()
      let to = step.to.isEmpty ? "?" : step.to.harmless()
      let segue = step.segue.map { " (\($0.harmless()))" } ?? ""
      text += "  \(number + 1). \(names(of: step.keys))  \(from) → \(to)\(segue)\n"
    }
    return text
  }

  /// Returns the keys as text, such as `Tab Tab Enter` or `7 × Shift-→ Enter`.
  private static func names(of keys: [Key]) -> String {
    var names: [(name: String, count: Int)] = []
    for key in keys {
      let name = name(of: key)
      if names.last?.name == name {
        names[names.count - 1].count += 1
      } else {
        names.append((name, 1))
      }
    }
    return names.map { name, count in
      count > 2 ? "\(count) × \(name)" : Array(repeating: name, count: count).joined(separator: " ")
    }.joined(separator: " ")
  }

  private static func name(of key: Key) -> String {
    switch key {
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    case .shift(let direction): "Shift-\(direction.arrow)"
    case .enter: "Enter"
    case .escape: "Esc"
    case .tab: "Tab"
    case .backTab: "Shift-Tab"
    case .home: "Home"
    case .end: "End"
    case .pageUp: "PageUp"
    case .pageDown: "PageDown"
    case .backspace: "Backspace"
    case .delete: "Delete"
    case .f1: "F1"
    case .character(let character): String(character)
    case .control(let character): "Ctrl-\(character)"
    }
  }
}
