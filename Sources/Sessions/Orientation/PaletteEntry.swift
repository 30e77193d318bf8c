internal import Narration
internal import Simulation
internal import Storyboards

/// A command or a scene of the palette.
struct PaletteEntry {
  /// The effect of an entry.
  enum Action {
    /// A command of the session, with the key that has the same effect.
    case command(SessionCommand, key: Key)
    /// A command of a replay.
    case replay(ReplayCommand)
    /// Shows a scene: a session performs the commands that lead to it, and a replay goes to a moment.
    case scene(SceneDocument.Scene, by: SceneRoute.Way)
  }

  /// The text that the user searches.
  var title: String
  /// The keys of a command, or the id of a scene whose name is not unique.
  var detail: String
  /// The effect of running the entry.
  var action: Action
}

extension PaletteEntry.Action {
  /// The action with the way of `--open` for a scene; the same action otherwise.
  var fromStart: PaletteEntry.Action {
    if case .scene(let scene, _) = self { .scene(scene, by: .fromStart) } else { self }
  }
}

extension PaletteEntry {
  /// Indicates whether the entry is one of several keys that move or edit, such as an arrow.
  var isMovement: Bool {
    switch action {
    case .command(.command(let command), _):
      switch command {
      case .swipe, .drag, .tap, .moveFocus, .key, .cancel, .pointer, .wheel, .paste: true
      case .keyCommand, .selectTab, .performSegue, .showScene, .toggleHelp, .toggleSegueMenu,
        .toggleSlowAnimations, .resize, .rotate, .external, .quit:
        false
      }
    case .command, .replay, .scene: false
    }
  }

  /// The commands of a session, in the order of the keys' table.
  ///
  /// A row of the table with one meaning gives an entry with the row's help as its title. A row
  /// with several meanings, such as the arrows, gives an entry for each. The palette does not list
  /// itself.
  ///
  /// - Parameters:
  ///   - tabs: The number of tabs that digits select.
  ///   - words: The words of the entries.
  static func commands(tabs: Int, in words: StringTable) -> [PaletteEntry] {
    KeyBindings.app.entries.flatMap { entry -> [PaletteEntry] in
      var meanings: [(key: Key, meaning: SessionCommand)] = []
      for binding in entry.bindings
      where !meanings.contains(where: { $0.meaning == binding.meaning }) {
        meanings.append(binding)
      }
      if meanings.count == 1, let help = entry.row.help, let (key, meaning) = meanings.first {
        guard meaning != .openPalette else { return [] }
        return [
          PaletteEntry(
            title: words.label(help), detail: entry.row.name, action: .command(meaning, key: key))
        ]
      }
      return meanings.compactMap { key, meaning in
        if case .command(.selectTab(let number)) = meaning, number > tabs { return nil }
        return PaletteEntry(
          title: title(of: meaning, in: words), detail: key.sign,
          action: .command(meaning, key: key))
      }
    }
  }

  private static func title(of command: SessionCommand, in words: StringTable) -> String {
    switch command {
    case .command(let command): words.text(command.sentence, isPlain: true)
    case .travel(.back): words.label("palette.back")
    case .travel(.on): words.label("palette.on")
    case .travel(.navigationBack): words.label("palette.navigationBack")
    case .travel(.navigationOn): words.label("palette.navigationOn")
    case .travel, .toggleRecording, .openPalette, .openMap, .inspect, .toggleMeter: ""
    }
  }

  /// The commands of a replay, in the order of the keys' table.
  ///
  /// Steps of a fixed size, digits and scrolling have no entry. The palette does not list itself.
  static func replayCommands(in words: StringTable) -> [PaletteEntry] {
    KeyBindings.replay.entries.flatMap { entry in
      entry.bindings.compactMap { key, command in
        guard KeyBindings.replay.key(of: command) == key,
          let label = label(of: command, entry.bindings.count == 1 ? entry.row.help : nil)
        else { return nil }
        return PaletteEntry(
          title: words.label(label), detail: key.sign, action: .replay(command))
      }
    }
  }

  /// Returns the key of the words for a command of a replay; nil for a command without an entry.
  private static func label(of command: ReplayCommand, _ help: String?) -> String? {
    switch command {
    case .back: "palette.back"
    case .on: "palette.on"
    case .navigationBack: "palette.navigationBack"
    case .navigationOn: "palette.navigationOn"
    case .goToStart: "palette.start"
    case .goToEnd: "palette.end"
    case .slower: "palette.slower"
    case .faster: "palette.faster"
    case .askText: "palette.find"
    case .openMap: "keys.mapScenes"
    case .showHelp: "keys.showThisHelp"
    case .toggleMeter: "keys.showHideMeter"
    case .quit: "keys.quit"
    case .togglePlaying, .askTime, .nextBranch, .toggleTimeline, .toggleFitting, .scrub, .inspect,
      .takeOver:
      help
    case .step, .page, .goToTenth, .findNext, .findPrevious, .pan, .openPalette: nil
    }
  }

  /// The scenes of an app, in the order of the files. Containers and references are left out.
  ///
  /// If several scenes have one name, the detail of each is its file and id.
  static func scenes(of storyboards: StoryboardBundle, in words: StringTable) -> [PaletteEntry] {
    let map = SceneMap(storyboards)
    let scenes = zip(map.scenes, map.files).filter { scene, _ in
      if case .storyboardReference = scene.kind { return false }
      return !scene.isContainer
    }
    var counts: [String: Int] = [:]
    for (scene, _) in scenes { counts[scene.name, default: 0] += 1 }
    return scenes.map { scene, file in
      let isUnique = counts[scene.name] == 1
      return PaletteEntry(
        title: words.label("palette.go", [.title: .name(scene.name)]),
        detail: isUnique ? "" : "\(file) \(scene.id)",
        action: .scene(scene, by: .shortest))
    }
  }
}
