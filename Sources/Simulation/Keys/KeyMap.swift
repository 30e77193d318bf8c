internal import Narration

/// The keys that the user has chosen for actions of a running app.
///
/// A chosen key replaces the usual character of its action. F1 for help and Ctrl-C for quitting
/// always work.
///
/// ```swift
/// let map = try KeyMap([.quit: [.character("x")]])
/// precondition(map.key(for: .character("x")) == .character("q"))
/// precondition(map.key(for: .character("q")) == nil)  // `q` means nothing now.
/// precondition(map.key(for: .control("c")) == .control("c"))
/// ```
public struct KeyMap: Hashable, Sendable {
  private let chosen: [KeyAction: [Key]]

  /// A key that two actions would have.
  public struct Conflict: Error, Equatable {
    /// The name of the key.
    public var key: String
    /// The action that has the key first, in words.
    public var first: String
    /// The other action.
    public var second: String
  }

  /// Creates the usual keys.
  public init() { chosen = [:] }

  /// Creates keys from the user's choices.
  ///
  /// - Parameter keys: The keys of each changed action, at least one for each.
  /// - Throws: ``Conflict`` if a key has another action too.
  public init(_ keys: [KeyAction: [Key]]) throws(Conflict) {
    chosen = keys.filter { !$0.value.isEmpty }
    var owners = Self.fixedKeys
    for action in KeyAction.allCases {
      for key in self.keys(of: action) {
        if let first = owners[key] {
          throw Conflict(key: key.name, first: first, second: action.rawValue)
        }
        owners[key] = action.rawValue
      }
    }
  }

  /// Indicates whether all keys are the usual ones.
  public var isUsual: Bool { chosen.isEmpty }

  /// Returns the keys of an action, the first one for hints.
  func keys(of action: KeyAction) -> [Key] {
    guard let keys = chosen[action] else { return action.usualKeys }
    return keys + action.usualKeys.filter { !$0.isCharacter && !keys.contains($0) }
  }

  /// Returns the key that usually does what `key` does for this user; nil if it does nothing.
  public func key(for key: Key) -> Key? {
    for action in KeyAction.allCases {
      if chosen[action]?.contains(key) == true { return action.usualKeys.first }
    }
    let isReplaced = KeyAction.allCases.contains { action in
      chosen[action] != nil && action.usualKeys.contains(key)
    }
    return isReplaced && key.isCharacter ? nil : key
  }

  /// The keys that cannot be chosen, with what each does.
  private static let fixedKeys: [Key: String] = {
    var fixed: [Key: String] = [:]
    for row in [KeyBindings.app.rows, KeyBindings.terminal.rows].joined() {
      for key in row.keys {
        fixed[key] = row.help.map { StringTable.english.label($0) } ?? row.name
      }
    }
    for key in KeyAction.allCases.flatMap(\.usualKeys) { fixed[key] = nil }
    // Files and logs from before the meter can have its key for an action.
    if let key = KeyBindings.app.key(of: .toggleMeter) { fixed[key] = nil }
    return fixed
  }()
}

extension KeyMap: LosslessStringConvertible {
  /// The changed keys as text, such as `help=h;quit=x ctrl-q`; empty if none is changed.
  public var description: String {
    KeyAction.allCases.compactMap { action in
      chosen[action].map { "\(action.rawValue)=\($0.map(\.name).joined(separator: " "))" }
    }.joined(separator: ";")
  }

  /// Creates keys from a text of ``description``; nil for another text.
  public init?(_ description: String) {
    var keys: [KeyAction: [Key]] = [:]
    for part in description.split(separator: ";") {
      guard let equals = part.firstIndex(of: "="),
        let action = KeyAction(rawValue: String(part[..<equals]))
      else { return nil }
      let names = part[part.index(after: equals)...].split(separator: " ")
      let read = names.compactMap { Key(choosable: String($0)) }
      guard !read.isEmpty, read.count == names.count else { return nil }
      keys[action] = read
    }
    guard let map = try? KeyMap(keys) else { return nil }
    self = map
  }
}

extension Key {
  /// The keys that can be chosen, for messages.
  public static let choosableForm = "a character other than ; or a key such as 'ctrl-x'"

  /// Creates a key that can be chosen for an action, from its name in a log; nil for other names.
  ///
  /// Ctrl-H, Ctrl-I, Ctrl-J and Ctrl-M cannot be chosen, because terminals send them for other keys.
  public init?(choosable name: String) {
    if name.count == 1, let character = name.first, character != ";", !character.isWhitespace,
      !character.unicodeScalars.contains(where: \.isInvisible)
    {
      self = .character(character)
    } else if name.hasPrefix("ctrl-"), name.utf8.count == 6, let letter = name.last,
      ("a"..."z").contains(letter), !"hijm".contains(letter)
    {
      self = .control(letter)
    } else {
      return nil
    }
  }

  fileprivate var isCharacter: Bool { if case .character = self { true } else { false } }
}

extension Unicode.Scalar {
  /// Indicates a control character or one that only changes the characters around it.
  fileprivate var isInvisible: Bool {
    [.control, .format, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
  }
}

extension KeyMap {
  /// Returns the sign of the first key for a command of the app, for a hint.
  func sign(of command: Command) -> String {
    guard !isUsual, let action = KeyAction(meaning: .command(command)),
      let key = keys(of: action).first
    else { return KeyBindings.app.sign(of: .command(command)) }
    return key.sign
  }

  /// Returns the help of a running app with the user's keys.
  func help(_ words: StringTable) -> HelpOverlay {
    guard !isUsual else { return KeyBindings.appHelp(words) }
    return HelpOverlay(title: words.label("box.keys"), entries: helpEntries(words))
  }

  /// Returns the lines of the help with the user's keys.
  ///
  /// - Parameters:
  ///   - words: The words of the help.
  ///   - isListed: Returns whether an entry is listed.
  ///   - signs: The signs of keys whose lines are left out.
  func helpEntries(
    _ words: StringTable, _ isListed: (KeyEntry<SessionCommand>) -> Bool = { _ in true },
    except signs: Set<String> = []
  ) -> [HelpOverlay.Entry] {
    KeyBindings.app.entries.filter(isListed).compactMap { entry in
      guard let line = entry.row.entry(in: words) else { return nil }
      let isChanged = KeyAction.allCases.contains { action in
        chosen[action] != nil && entry.bindings.contains { $0.meaning == action.meaning }
      }
      let keys = isChanged ? self.signs(of: entry) : entry.row.keys.map(\.sign)
      if let first = keys.first, signs.contains(first) { return nil }
      guard isChanged else { return isReplaced(entry) ? nil : line }
      return HelpOverlay.Entry(keys.joined(separator: ", "), line.meaning)
    }
  }

  /// Indicates whether all keys of an entry have another action for this user.
  private func isReplaced(_ entry: KeyEntry<SessionCommand>) -> Bool {
    !entry.bindings.isEmpty && entry.bindings.allSatisfy { key(for: $0.key) != $0.key }
  }

  /// Returns the signs of the keys of an entry, each action once.
  private func signs(of entry: KeyEntry<SessionCommand>) -> [String] {
    var signs: [String] = []
    for binding in entry.bindings {
      let keys = KeyAction(meaning: binding.meaning).map(keys) ?? [binding.key]
      for key in keys where !signs.contains(key.sign) { signs.append(key.sign) }
    }
    return signs
  }
}
