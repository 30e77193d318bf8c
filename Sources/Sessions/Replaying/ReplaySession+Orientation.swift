internal import CellGraphics
internal import Narration
internal import Simulation
internal import Storyboards

/// The palette and the map of a replay. They go to the moments at which scenes are on the screen.
extension ReplaySession {
  /// A Boolean value that indicates whether the palette or the map is open.
  public var isOrienting: Bool { orientation != nil }

  /// Opens the palette with the commands of the replay and the scenes.
  func openPalette() {
    orientation = .palette(
      Palette(
        PaletteEntry.replayCommands(in: words)
          + (files.map { PaletteEntry.scenes(of: $0.storyboards, in: words) } ?? []),
        offersWays: false))
  }

  /// Opens the map. It marks the scenes that the watched branch has shown up to this position.
  func openMap() {
    let chart = files.flatMap {
      FlowChart(
        $0.storyboards, present: viewer.cursor.simulator.visibleDescriptions,
        visited: sceneMoments.visited(upTo: viewer.position), offersWays: false)
    }
    orientation = chart.map { .map($0) }
    if chart == nil { notice = [words.label("map.none")] }
  }

  /// Sends a key to the open palette or map. Returns false if nothing is open.
  func handleOrientation(_ key: Key) -> Bool {
    guard let reaction = orientation?.receive(key) else { return false }
    react(to: reaction)
    return true
  }

  /// Sends a report of the mouse to the open palette or map. Returns false if nothing is open.
  func handleOrientation(_ pointer: PointerInput) -> Bool {
    guard let reaction = orientation?.receive(pointer, in: screen) else { return false }
    react(to: reaction)
    return true
  }

  private func react(to reaction: OrientationOverlay.Reaction) {
    needsDisplay = true
    switch reaction {
    case .stays: return
    case .opensPalette: openPalette()
    case .closes: orientation = nil
    case .quits: quit()
    case .runs(let action):
      orientation = nil
      switch action {
      case .replay(let command): perform(command)
      case .scene(let scene, _): go(to: scene)
      // Commands of an app change nothing in a recording, and the palette does not list them.
      case .command: break
      }
    }
  }

  /// Shows the first moment of a scene in the watched branch, or says that there is none.
  private func go(to scene: SceneDocument.Scene) {
    guard let position = sceneMoments.position(of: scene) else {
      let name = KeyBindings.replay.sign(of: .nextBranch)
      let key = branchCount > 1 ? "neverInBranch" : "neverShown"
      notice = [key, "neverShort"].map {
        words.label("timeline.\($0)", [.title: .name(scene.name), .name: .name(name)])
      }
      return
    }
    go(to: position)
  }

  /// The moments of the watched branch. The first access executes the branch.
  private var sceneMoments: SceneMoments {
    if let foundMoments { return foundMoments }
    let moments = SceneMoments(in: history)
    foundMoments = moments
    return moments
  }
}
