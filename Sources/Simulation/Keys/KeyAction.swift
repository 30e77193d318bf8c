/// An action of a running app whose keys the user can change.
///
/// The raw values are the names in the configuration file.
public enum KeyAction: String, CaseIterable, Sendable {
  /// Goes to the previous input or event of the session.
  case back
  /// Goes to the next input or event of the session.
  case forward
  /// Shows the help.
  case help
  /// Shows the menu of code-triggered segues.
  case menu
  /// Goes to the position before the next navigation.
  case nextNavigation
  /// Goes to the position before the previous navigation.
  case previousNavigation
  /// Ends the session.
  case quit
  /// Starts or stops a recording.
  case record
  /// Turns the device in whose frame the app is shown.
  case rotate
  /// Inspects a transition frame by frame.
  case scrub
  /// Turns slow animations on or off.
  case slow

  /// The meaning of the action's keys.
  var meaning: SessionCommand {
    switch self {
    case .back: .travel(.back)
    case .forward: .travel(.on)
    case .help: .command(.toggleHelp)
    case .menu: .command(.toggleSegueMenu)
    case .nextNavigation: .travel(.navigationOn)
    case .previousNavigation: .travel(.navigationBack)
    case .quit: .command(.quit)
    case .record: .toggleRecording
    case .rotate: .command(.rotate)
    case .scrub: .travel(.scrub)
    case .slow: .command(.toggleSlowAnimations)
    }
  }

  /// The keys of a user who has not changed them.
  var usualKeys: [Key] {
    KeyBindings.app.entries.flatMap(\.bindings).filter { $0.meaning == meaning }.map(\.key)
  }
}

extension KeyAction {
  /// Creates the action of a meaning; nil for a meaning whose keys cannot be changed.
  init?(meaning: SessionCommand) {
    guard let action = Self.allCases.first(where: { $0.meaning == meaning }) else { return nil }
    self = action
  }
}
