internal import Narration
internal import NavigationKit

extension Simulator {
  /// The help for the present screen: the keys that do something here, then those that do something
  /// everywhere, then those that need something on the screen, such as tabs.
  var help: HelpOverlay {
    if chrome == .first { return .first }
    let here = hereEntries
    guard !here.isEmpty else { return preferences.keys.help(words) }
    let signs = Set(here.map(\.keys))
    let parts = [
      ("help.here", here),
      ("help.everywhere", preferences.keys.helpEntries(words, { !$0.needsScreen }, except: signs)),
      ("help.whereUsed", preferences.keys.helpEntries(words, \.needsScreen, except: signs)),
    ]
    let lines = parts.map { [HelpOverlay.Entry(heading: words.label($0))] + $1 }
    return HelpOverlay(
      title: words.label("box.keys"),
      entries: Array(lines.joined(separator: [HelpOverlay.Entry("", "")])))
  }

  /// The keys that do something on this screen. The help and quit are everywhere.
  private var hereEntries: [HelpOverlay.Entry] {
    named(ordered(segueMenu.map { $0.hints(chrome) } ?? hintsHere))
      .filter { $0.need != .help && $0.need != .quit && $0.need != .palette }
      .map { HelpOverlay.Entry($0.key, $0.meaning) }
  }
}

extension KeyEntry<SessionCommand> {
  /// Indicates whether the keys do something only on a screen that has what they act on, such as a
  /// swipe, a control or tabs.
  var needsScreen: Bool {
    bindings.contains { binding in
      guard case .command(let command) = binding.meaning else { return false }
      return switch command {
      case .swipe, .drag, .tap, .key, .keyCommand, .moveFocus, .selectTab, .cancel,
        .toggleSegueMenu, .rotate:
        true
      case .pointer, .wheel, .paste, .performSegue, .showScene, .toggleHelp,
        .toggleSlowAnimations, .resize, .external, .quit:
        false
      }
    }
  }
}

extension HelpOverlay.Entry {
  /// Creates a line with a heading and no keys.
  init(heading: String) { self.init(heading, "") }
}
