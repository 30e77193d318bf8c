public import NavigationKit

/// UIKit's name for `KeyCommand`.
public typealias UIKeyCommand = KeyCommand
/// UIKit's name for the modifiers of a key.
public typealias UIKeyModifierFlags = KeyShortcut.Modifiers

extension KeyCommand {
  /// The key up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key to the left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key to the right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// Escape.
  public static let inputEscape = "UIKeyInputEscape"
  /// Page Up.
  public static let inputPageUp = "UIKeyInputPageUp"
  /// Page Down.
  public static let inputPageDown = "UIKeyInputPageDown"
  /// Home.
  public static let inputHome = "UIKeyInputHome"
  /// End.
  public static let inputEnd = "UIKeyInputEnd"
  /// Delete, which deletes behind the cursor.
  public static let inputDelete = "UIKeyInputDelete"

  /// The character or the name of the key.
  public var input: String? { shortcut.input }
  /// The modifiers of the key.
  public var modifierFlags: UIKeyModifierFlags { shortcut.modifiers }

  /// Creates a command that calls a method without arguments of the first responder that has it.
  ///
  /// ```swift
  /// final class Editor: UIViewController {
  ///   func save() {}
  /// }
  /// let save = UIKeyCommand(input: "s", modifierFlags: .command, action: Editor.save)
  /// precondition(save.input == "s" && save.modifierFlags == .command)
  /// ```
  public convenience init<Target>(
    input: String, modifierFlags: UIKeyModifierFlags, action: @escaping TargetAction<Target>,
    discoverabilityTitle: String? = nil
  ) {
    self.init(KeyShortcut(input: input, modifiers: modifierFlags)) { responder in
      (responder as? Target).map { action($0) }
    }
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates a command that calls a method with the command, of the first responder that has it.
  public convenience init<Target, Sender>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping SenderAction<Target, Sender>, discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates a command with a title that calls a method without arguments.
  ///
  /// - Parameters:
  ///   - title: The title, for the status line and the help.
  ///   - image: An image, which is not drawn.
  ///   - action: A method of the first responder that has it.
  ///   - input: The character or the name of the key.
  ///   - modifierFlags: The modifiers of the key; none by default.
  ///   - discoverabilityTitle: A longer title for the help; nil for none.
  public convenience init<Target>(
    title: String, image: Image? = nil, action: @escaping TargetAction<Target>, input: String,
    modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    self.init(KeyShortcut(input: input, modifiers: modifierFlags), title: title) { responder in
      (responder as? Target).map { action($0) }
    }
    self.discoverabilityTitle = discoverabilityTitle
  }

  /// Creates a command with a title that calls a method with the command.
  ///
  /// - Parameters:
  ///   - title: The title, for the status line and the help.
  ///   - image: An image, which is not drawn.
  ///   - action: A method of the first responder that has it.
  ///   - input: The character or the name of the key.
  ///   - modifierFlags: The modifiers of the key; none by default.
  ///   - discoverabilityTitle: A longer title for the help; nil for none.
  public convenience init<Target, Sender>(
    title: String, image: Image? = nil, action: @escaping SenderAction<Target, Sender>,
    input: String, modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
  ) {
    let sender = KeyCommandSender()
    self.init(KeyShortcut(input: input, modifiers: modifierFlags), title: title) { responder in
      guard let target = responder as? Target, let command = sender.command as? Sender else {
        return nil
      }
      return { action(target)(command) }
    }
    sender.command = self
    self.discoverabilityTitle = discoverabilityTitle
  }
}

/// The command that its own action gets as the argument.
private final class KeyCommandSender {
  weak var command: KeyCommand?
}
