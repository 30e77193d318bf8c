/// A key with an action: the counterpart of `UIKeyCommand`.
///
/// Responders list theirs in ``Responder/keyCommands``. A key that matches calls the action on the first
/// responder of the chain that has the action's method. The search begins at the focus, and then at the
/// frontmost controller.
///
/// ```swift
/// final class Editor: ViewController {
///   var saved = 0
///   func save() { saved += 1 }
///   override var keyCommands: [KeyCommand]? {
///     [KeyCommand(KeyShortcut(input: "s", modifiers: .command)) { ($0 as? Editor)?.save }]
///   }
/// }
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 40, height: 10))
/// let editor = Editor()
/// application.turn {
///   window.rootViewController = editor
///   window.makeKeyAndVisible()
/// }
/// application.perform(KeyShortcut(input: "s", modifiers: .command))
/// precondition(editor.saved == 1)
/// ```
public final class KeyCommand {
  /// The key and its modifiers.
  public let shortcut: KeyShortcut
  /// The title of the command, for the status line and the help; empty for none.
  public var title: String
  /// A longer title, which the help shows in place of ``title``; nil for none.
  public var discoverabilityTitle: String?
  /// Indicates whether the command has priority over the focused view's own use of the key; false by
  /// default.
  public var wantsPriorityOverSystemBehavior = false
  /// Returns the action of a responder; nil if it has none.
  private let action: (Responder) -> (() -> Void)?

  /// Creates a key command.
  ///
  /// - Parameters:
  ///   - shortcut: The key and its modifiers.
  ///   - title: The title; empty for none.
  ///   - action: Returns the action of a responder, or nil for a responder without one.
  public init(
    _ shortcut: KeyShortcut, title: String = "",
    action: @escaping (Responder) -> (() -> Void)?
  ) {
    self.shortcut = shortcut
    self.title = title
    self.action = action
  }

  /// Returns the action of a responder; nil if it has none.
  func action(of responder: Responder) -> (() -> Void)? { action(responder) }
}

extension KeyCommand {
  /// The text for the status line; nil for a command without a title.
  fileprivate var meaning: String? {
    if let discoverabilityTitle, !discoverabilityTitle.isEmpty { return discoverabilityTitle }
    return title.isEmpty ? nil : title
  }
}

extension Application {
  /// The responders that key commands are searched in: the chain of a controller that is the first
  /// responder, then that of the focused view, then that of the frontmost controller.
  package var keyCommandChain: [Responder] {
    var chain: [Responder] = []
    for start in [firstResponderController, focusedView, frontmostViewController] as [Responder?] {
      var responder = start
      while let current = responder, !chain.contains(where: { $0 === current }) {
        chain.append(current)
        responder = current.next
      }
    }
    return chain
  }

  /// Returns the first command of the responder chain for a key; nil if there is none.
  public func keyCommand(for shortcut: KeyShortcut) -> KeyCommand? {
    ThreadApplication.with(self) {
      for responder in keyCommandChain {
        if let found = responder.allKeyCommands.first(where: { $0.shortcut == shortcut }) {
          return found
        }
      }
      return nil
    }
  }

  /// Performs the key command for a key, unless a transition runs.
  ///
  /// A key without a command is ignored with an event.
  public func perform(_ shortcut: KeyShortcut) {
    turn {
      guard acceptsInput("key \(shortcut)") else { return }
      guard let command = keyCommand(for: shortcut) else {
        return ignore(
          "key \(shortcut)", because: "no responder has a command for it",
          .unusedKey(focusedView?.part))
      }
      let chain = keyCommandChain
      for responder in chain {
        guard let action = command.action(of: responder) else { continue }
        let controller =
          responder as? ViewController ?? (responder as? View)?.controllerOfView
          ?? frontmostViewController
        let name = command.title.isEmpty ? "\(shortcut)" : command.title
        return record(.actionSent, controller, object: name) { action() }
      }
      ignore(
        "key \(shortcut)", because: "no responder has the action of its command",
        .unusedKey(focusedView?.part))
    }
  }

  /// The keys of the commands with titles that the responder chain has now, each key once.
  public var keyCommandHints: [(shortcut: KeyShortcut, meaning: String)] {
    ThreadApplication.with(self) {
      var hints: [(shortcut: KeyShortcut, meaning: String)] = []
      for command in keyCommandChain.flatMap(\.allKeyCommands) {
        guard let meaning = command.meaning,
          !hints.contains(where: { $0.shortcut == command.shortcut })
        else { continue }
        hints.append((command.shortcut, meaning))
      }
      return hints
    }
  }
}

extension Responder {
  /// The overridable commands and those that were added to a controller.
  fileprivate var allKeyCommands: [KeyCommand] {
    (keyCommands ?? []) + ((self as? ViewController)?.addedKeyCommands ?? [])
  }
}

extension ViewController {
  /// Adds a key command besides those of ``Responder/keyCommands``.
  public func addKeyCommand(_ command: KeyCommand) { addedKeyCommands.append(command) }

  /// Removes a key command that was added.
  public func removeKeyCommand(_ command: KeyCommand) {
    addedKeyCommands.removeAll { $0 === command }
  }

  fileprivate var addedKeyCommands: [KeyCommand] {
    get { kept[default: []] }
    set { kept[default: []] = newValue }
  }
}
