internal import Narration
internal import NavigationKit

extension Simulator {
  /// The help for the present screen: the keys that do something here, then all others.
  var help: HelpOverlay {
    if chrome == .first { return .first }
    let here = hereEntries
    guard !here.isEmpty else { return preferences.keys.help(words) }
    return HelpOverlay(
      title: words.label("box.keys"),
      entries: [HelpOverlay.Entry(heading: words.label("help.here"))] + here
        + [
          HelpOverlay.Entry("", ""),
          HelpOverlay.Entry(heading: words.label("help.everywhere")),
        ]
        + preferences.keys.helpEntries(words, except: Set(here.map(\.keys))))
  }

  /// The keys that do something on this screen. The help and quit are everywhere.
  private var hereEntries: [HelpOverlay.Entry] {
    named(ordered(segueMenu.map { $0.hints(chrome) } ?? hintsHere))
      .filter { $0.need != .help && $0.need != .quit && $0.need != .palette }
      .map { HelpOverlay.Entry($0.key, $0.meaning) }
  }
}

extension HelpOverlay.Entry {
  /// Creates a line with a heading and no keys.
  init(heading: String) { self.init(heading, "") }
}
