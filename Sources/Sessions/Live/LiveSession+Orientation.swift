internal import CellGraphics
internal import Motion
internal import Narration
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// The palette of commands and scenes, and the map. Both are no part of the app: the log records
/// only the commands that they perform.
extension LiveSession {
  /// A Boolean value that indicates whether the palette or the map is open.
  public var isOrienting: Bool { overlay != nil }

  /// Sends a key to the open palette or map, or opens one. Returns false for other keys.
  ///
  /// The meter is shown and hidden here too. None of them is opened while the key types text. During time travel, a command or a scene that is
  /// chosen begins a branch.
  func handleOrientation(_ key: Key) -> Bool {
    if let reaction = overlay?.receive(key) {
      react(to: reaction)
      return true
    }
    guard !isTimeTravelHelpVisible, !typesText(key), let command = KeyBindings.app[key] else {
      return false
    }
    return open(command)
  }

  /// Opens the palette or the map. Returns false for another command.
  private func open(_ command: SessionCommand) -> Bool {
    switch command {
    case .openPalette: overlay = .palette(Palette(paletteEntries, offersWays: true))
    case .openMap: openMap()
    case .toggleMeter: isMeterVisible.toggle()
    case .command, .travel, .toggleRecording, .inspect: return false
    }
    needsDisplay = true
    return true
  }

  private func openMap() {
    let chart = storyboards.flatMap {
      FlowChart(
        $0, present: shownSimulator.visibleDescriptions, visited: visitedScenes,
        offersWays: true)
    }
    overlay = chart.map { .map($0) }
    if chart == nil { notice = words.label("map.none") }
  }

  /// Keeps the scenes that have appeared, for the map.
  func recordVisits(_ events: [Event]) {
    guard events.contains(where: { $0.kind == .viewDidAppear }) else { return }
    visitedScenes.formUnion(simulator.seenScenes)
  }

  /// The entries of the palette: commands, scenes, and last the keys that move and edit.
  ///
  /// Time travel, recording and scenes are listed only if this session can perform them.
  private var paletteEntries: [PaletteEntry] {
    let tabs = shownSimulator.application.reachableTabBarController?.tabBar.items?.count ?? 0
    let commands = PaletteEntry.commands(tabs: tabs, in: words).filter { entry in
      switch entry.action {
      case .command(.travel, _): history != nil
      case .command(.toggleRecording, _): startRecording != nil
      case .command(.openMap, _), .command, .scene, .replay: true
      }
    }
    let scenes =
      routes == nil ? [] : storyboards.map { PaletteEntry.scenes(of: $0, in: words) } ?? []
    // Users know the keys that move and edit, so these are last.
    return commands.filter { !$0.isMovement } + scenes + commands.filter(\.isMovement)
  }

  private var storyboards: StoryboardBundle? { simulator.storyboards }

  /// Finds ways to scenes; nil for an app in code, whose code would run again.
  private var routes: SceneRoute? {
    guard let history, let storyboards, !simulator.runsAppInCode else { return nil }
    guard let viewer else { return SceneRoute(in: history, storyboards) }
    // A way from an earlier position is found without the inputs after it.
    var timeline = history.timeline
    timeline.cut(to: viewer.position)
    return SceneRoute(
      in: SessionHistory(timeline, makeSimulator: history.makeSimulator), storyboards)
  }

  private func react(to reaction: OrientationOverlay.Reaction) {
    needsDisplay = true
    switch reaction {
    case .stays: break
    case .closes: overlay = nil
    case .opensPalette: _ = open(.openPalette)
    case .quits:
      overlay = nil
      perform(.quit)
    case .runs(let action):
      overlay = nil
      run(action)
    }
  }

  private func run(_ action: PaletteEntry.Action) {
    switch action {
    case .command(.command(let command), let key): perform(command, key: key.name)
    case .command(.travel(let step), _):
      if let history { perform(step, in: history) }
    case .command(.toggleRecording, _): toggleRecording()
    case .command(.inspect, _): openInspector()
    case .command(let command, _): _ = open(command)
    case .scene(let scene, let way): go(to: scene, by: way)
    // Only replays list their own commands.
    case .replay: break
    }
  }

  /// Performs the commands that lead to a scene.
  ///
  /// Running transitions end first. If no commands were found, a notice says so.
  private func go(to scene: SceneDocument.Scene, by way: SceneRoute.Way) {
    let before = shownSimulator.pathNames
    guard let commands = routes?.commands(to: scene, by: way) else {
      notice = words.label("palette.noWay", [.title: .name(scene.name)])
      return
    }
    guard !commands.isEmpty else { return }
    if viewer != nil { startBranch() }
    simulator.waitForTransitions { advance(to: $0) }
    if simulator.isSegueMenuOpen { perform(.cancel) }
    let start = simulator.tick
    carryOut(commands)
    let change = Sentence.change(
      from: before, to: simulator.pathNames,
      simulator.isFrontPresented ? .presented : .pushed, edge: nil,
      milliseconds: (simulator.tick - start) * 1_000 / Tick.perSecond)
    notice = change.map { words.text($0, isPlain: true) }
  }

  /// The simulator of the shown position.
  private var shownSimulator: Simulator { viewer?.cursor.simulator ?? simulator }

  // MARK: - Mouse and paste

  /// Sends a report of the mouse to the open palette or map. Returns false if nothing is open.
  func handleOrientation(_ pointer: PointerInput) -> Bool {
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    guard let reaction = overlay?.receive(pointer, in: screen) else { return false }
    react(to: reaction)
    return true
  }

  /// Adds a pasted text to the open palette. Returns false if nothing is open.
  func handleOrientation(pasted text: String) -> Bool {
    guard overlay != nil else { return false }
    overlay?.type(text)
    needsDisplay = true
    return true
  }

  /// Returns a frame with the open palette or map over it.
  func addingOverlay(to frame: Frame) -> Frame {
    var frame = frame
    overlay?.draw(over: &frame, colors: simulator.colors.box, in: words)
    return frame
  }
}
