internal import NavigationKit
internal import NavigationKitTesting
public import Sessions
internal import Simulation
internal import Storyboards

/// Writes a flow of a recorded session: a step for each input, and an expectation after each change
/// of the scene.
///
/// The steps are performed while they are written, so that each selector is known to work. A flow
/// waits for rest after each step; a session that did not can lead elsewhere, and the flow says so.
public struct FlowMaker {
  /// The lines of the flow.
  private var lines: [String] = []
  /// Typed characters that are not written yet.
  private var typed = ""
  /// The movements of the focus since the last step.
  private var focusMoves: [FocusMovement] = []
  private let pilot: Pilot
  private let withSnapshots: Bool
  private var snapshots = 0

  /// Returns the flow of a log.
  ///
  /// - Parameters:
  ///   - log: The log. Its final branch is used.
  ///   - app: The path of the app for the header; nil for none.
  ///   - name: The name of the flow.
  ///   - withSnapshots: True adds a snapshot after each change of the scene.
  /// - Throws: ``FlowRunner/FileError`` if the scenes of the log cannot be read or a step fails.
  public static func flow(
    of log: SessionLog, app: String?, name: String, withSnapshots: Bool = false
  ) throws(FlowRunner.FileError) -> String {
    let bundle: StoryboardBundle
    do throws(StoryboardErrors) {
      bundle = try log.header.bundle()
    } catch {
      throw FlowRunner.FileError("the log contains invalid scenes")
    }
    do throws(PilotFailure) {
      return try text(of: log, bundle, app, name, withSnapshots)
    } catch {
      throw FlowRunner.FileError("the session cannot be repeated: \(error.description)")
    }
  }

  private static func text(
    of log: SessionLog, _ bundle: StoryboardBundle, _ app: String?, _ name: String,
    _ withSnapshots: Bool
  ) throws(PilotFailure) -> String {
    let header = log.header
    let pilot = try Pilot(
      bundle, name: header.storyboardName, columns: header.columns, rows: header.rows,
      appearance: header.appearance, preferences: header.preferences)
    var maker = FlowMaker(pilot, withSnapshots)
    maker.writeHeader(header, app, name)
    for input in log.finalInputs where input.command != .quit { try maker.add(input) }
    try maker.flushText()
    maker.lines.append("expect no unbalanced calls")
    return maker.lines.joined(separator: "\n") + "\n"
  }

  private init(_ pilot: Pilot, _ withSnapshots: Bool) {
    (self.pilot, self.withSnapshots) = (pilot, withSnapshots)
  }

  private mutating func writeHeader(_ header: SessionHeader, _ app: String?, _ name: String) {
    lines.append("flow \(FlowText.quoted(name))")
    var settings = app.map { ["app \(FlowText.path($0))"] } ?? []
    settings.append("size \(header.columns)x\(header.rows)")
    switch header.appearance {
    case .light: settings.append("appearance light")
    case .dark: settings.append("appearance dark")
    case .unspecified, nil: break
    }
    if header.preferences.reducesMotion { settings.append("motion reduced") }
    lines.append("  " + settings.joined(separator: " · "))
    if let front = pilot.frontName { lines.append("expect on \(FlowText.name(front))") }
  }

  private mutating func add(_ input: SessionInput) throws(PilotFailure) {
    if case .key(.text(let text)) = input.command {
      if typed.isEmpty { try writeFocus() }
      typed += text
      return
    }
    try flushText()
    switch input.command {
    case .moveFocus(let movement):
      pilot.send(input.command)
      try pilot.untilRest()
      focusMoves.append(movement)
    case .pointer(.down, let column, let row):
      let selector = pilot.selector(column: column, row: row)
      try perform(selector.map { "tap \($0)" } ?? "touch column \(column) row \(row)")
    // The touch is performed as a whole when it begins.
    case .pointer: break
    case .tap: try addTap(key: input.key)
    case let command: try perform(sentence(of: command, key: input.key))
    }
  }

  /// Writes Enter as a tap on the focused element, or as a key if a touch does not reach it, such as
  /// an element that another one covers.
  private mutating func addTap(key: String?) throws(PilotFailure) {
    let sentence = sentence(of: .tap, key: key)
    let (count, moves) = (lines.count, focusMoves)
    do throws(PilotFailure) {
      try perform(sentence)
    } catch {
      guard sentence.hasPrefix("tap ") else { throw error }
      lines.removeLast(lines.count - count)
      focusMoves = moves
      try perform("press enter")
    }
  }

  /// Returns the step of a command that is no text, touch or change of the focus.
  private func sentence(of command: Command, key: String?) -> String {
    switch command {
    case .tap:
      if pilot.simulator.application.isDragging { return "let go" }
      guard let selector = pilot.selectorOfFocus() else { return "press enter" }
      return "tap \(selector)"
    case .swipe(let direction): return "swipe \(direction.rawValue)"
    case .drag(let direction): return "drag \(direction.rawValue) 10 %"
    case .cancel: return "cancel"
    case .selectTab(let number): return "select tab \(number)"
    case .paste(let text): return "paste \(FlowText.quoted(text))"
    case .resize(let columns, let rows): return "resize to \(columns)x\(rows)"
    case .rotate: return "rotate"
    case .wheel(let direction, let column, let row):
      return "turn the wheel \(direction.rawValue) at column \(column), row \(row)"
    case .performSegue(let segue, let scene):
      return "perform segue \(FlowText.name(segue)) of \(FlowText.name(scene))"
    case .showScene(let scene, nil): return "show scene \(FlowText.name(scene))"
    case .showScene(let scene, let storyboard?):
      return "show scene \(FlowText.name(scene)) of \(FlowText.name(storyboard))"
    case .keyCommand(let shortcut):
      let key = key ?? Key(shortcut)?.name ?? shortcut.input
      return "press \(key.count == 1 ? FlowText.quoted(key) : key)"
    case .key, .moveFocus, .pointer, .toggleHelp, .toggleSegueMenu, .toggleSlowAnimations,
      .external,
      .quit:
      // Logs of searches do not have the names of keys.
      let key = key ?? KeyBindings.key(of: command)?.name
      return key.map { "press \($0.count == 1 ? FlowText.quoted($0) : $0)" } ?? "wait 0 s"
    }
  }

  /// Writes a step, performs it, and writes an expectation if the scene has changed.
  private mutating func perform(_ sentence: String) throws(PilotFailure) {
    if !sentence.hasPrefix("tap ") { try writeFocus() }
    focusMoves = []
    let front = pilot.frontName
    lines.append(sentence)
    try pilot.perform(clause: sentence)
    guard let new = pilot.frontName, new != front else { return }
    lines.append("expect on \(FlowText.name(new))")
    if withSnapshots {
      snapshots += 1
      lines.append("snapshot \(snapshots)-\(new.filter { $0.isLetter || $0.isNumber })")
    }
  }

  /// Writes the place of the focus for a step that depends on it, or the keys that moved it to a place
  /// that no step names, such as a row.
  private mutating func writeFocus() throws(PilotFailure) {
    guard !focusMoves.isEmpty, let selector = pilot.selectorOfFocus() else { return }
    let moves = focusMoves
    focusMoves = []
    do throws(PilotFailure) {
      try pilot.perform(clause: "move focus to \(selector)")
      lines.append("move focus to \(selector)")
    } catch {
      lines += moves.map { $0 == .next ? "press tab" : "press shift-tab" }
    }
  }

  private mutating func flushText() throws(PilotFailure) {
    guard !typed.isEmpty else { return }
    let text = typed
    typed = ""
    lines.append("type \(FlowText.quoted(text))")
    try pilot.perform(clause: "type \(FlowText.quoted(text))")
  }
}
