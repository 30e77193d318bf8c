internal import CellGraphics
internal import NavigationKit
internal import Simulation
internal import Storyboards

/// The palette of commands and scenes, and the map. Both are no part of the app: the log records
/// only the commands that they perform.
extension LiveSession {
  /// An overlay that takes all keys.
  enum Overlay {
    case palette(Palette)
  }

  /// A Boolean value that indicates whether the palette or the map is open.
  public var isOrienting: Bool { overlay != nil }

  /// Sends a key to the open palette or map, or opens one. Returns false for other keys.
  func handleOrientation(_ key: Key) -> Bool {
    switch overlay {
    case .palette(var palette):
      let reaction = palette.receive(key)
      overlay = .palette(palette)
      react(to: reaction)
      return true
    case nil:
      guard viewer == nil, !typesText(key), let command = KeyBindings.app[key] else { return false }
      return open(command)
    }
  }

  /// Opens the palette or the map. Returns false for another command.
  private func open(_ command: SessionCommand) -> Bool {
    switch command {
    case .openPalette: overlay = .palette(Palette(paletteEntries))
    case .openMap: break
    case .command, .travel, .toggleRecording: return false
    }
    needsDisplay = true
    return true
  }

  private var paletteEntries: [PaletteEntry] {
    let tabs = simulator.application.reachableTabBarController?.tabBar.items?.count ?? 0
    let commands = PaletteEntry.commands(tabs: tabs).filter { entry in
      switch entry.action {
      case .command(.travel, _): history != nil
      case .command(.toggleRecording, _): startRecording != nil
      case .command(.openMap, _), .command, .scene: true
      }
    }
    let scenes = routes == nil ? [] : storyboards.map(PaletteEntry.scenes) ?? []
    // Users know the keys that move and edit, so these are last.
    return commands.filter { !$0.isMovement } + scenes + commands.filter(\.isMovement)
  }

  private var storyboards: StoryboardBundle? { simulator.storyboards }

  /// Finds ways to scenes; nil for an app in code, whose code would run again.
  private var routes: SceneRoute? {
    guard let history, let storyboards, !simulator.runsAppInCode else { return nil }
    return SceneRoute(in: history, storyboards)
  }

  private func react(to reaction: Palette.Reaction) {
    needsDisplay = true
    switch reaction {
    case .stays: break
    case .closes: overlay = nil
    case .quits:
      overlay = nil
      perform(.quit)
    case .runs(let entry):
      overlay = nil
      run(entry.action)
    }
  }

  private func run(_ action: PaletteEntry.Action) {
    switch action {
    case .command(.command(let command), let key): perform(command, key: key.name)
    case .command(.travel(let step), _):
      if let history { perform(step, in: history) }
    case .command(.toggleRecording, _): toggleRecording()
    case .command(let command, _): _ = open(command)
    case .scene(let scene): go(to: scene)
    }
  }

  /// Performs the commands that lead to a scene.
  private func go(to scene: SceneDocument.Scene) {
    guard let commands = routes?.commands(to: scene) else {
      notice = PaletteEntry.text("palette.noWay", scene.name)
      return
    }
    guard !commands.isEmpty else { return }
    simulator.waitForTransitions { advance(to: $0) }
    if simulator.isSegueMenuOpen { perform(.cancel) }
    carryOut(commands)
  }

  // MARK: - Mouse and paste

  /// Sends a report of the mouse to the open palette. Returns false if nothing is open.
  func handleOrientation(_ pointer: PointerInput) -> Bool {
    guard case .palette(var palette) = overlay else { return false }
    let screen = CellRect(column: 0, row: 0, columns: columns, rows: rows)
    var reaction = Palette.Reaction.stays
    switch pointer.action {
    case .press: reaction = palette.press(column: pointer.column, row: pointer.row, in: screen)
    case .wheel(.up): palette.turnWheel(by: -3)
    case .wheel(.down): palette.turnWheel(by: 3)
    case .wheel, .drag, .release, .cancel: break
    }
    overlay = .palette(palette)
    react(to: reaction)
    return true
  }

  /// Adds a pasted text to the open palette. Returns false if it is not open.
  func handleOrientation(pasted text: String) -> Bool {
    guard case .palette(var palette) = overlay else { return false }
    palette.type(text)
    overlay = .palette(palette)
    needsDisplay = true
    return true
  }

  // MARK: - Drawing

  /// Returns a frame with the open palette over it.
  func addingOverlay(to frame: Frame) -> Frame {
    guard case .palette(var palette) = overlay else { return frame }
    var frame = frame
    let rect = palette.rect(in: frame.surface.bounds)
    frame.addOverlay("palette", over: rect) {
      palette.draw(onto: &$0, in: $1, colors: simulator.colors.box)
    }
    overlay = .palette(palette)
    return frame
  }
}
