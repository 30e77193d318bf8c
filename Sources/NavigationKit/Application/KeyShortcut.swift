/// A key with modifiers, as a key command waits for.
///
/// ```swift
/// let save = KeyShortcut(input: "s", modifiers: .command)
/// precondition(save.description == "command-s")
/// ```
public struct KeyShortcut: Hashable, Sendable {
  /// Keys that are held down with another, with the bits of `UIKeyModifierFlags`.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the keys, as in UIKit.
    public let rawValue: Int

    /// Creates modifiers from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Caps Lock. No terminal reports it.
    public static let alphaShift = Modifiers(rawValue: 1 << 16)
    /// Shift.
    public static let shift = Modifiers(rawValue: 1 << 17)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 18)
    /// Option. No terminal reports it.
    public static let alternate = Modifiers(rawValue: 1 << 19)
    /// Command, for which a terminal sends Control.
    public static let command = Modifiers(rawValue: 1 << 20)
    /// A key of the number pad. No terminal reports it.
    public static let numericPad = Modifiers(rawValue: 1 << 21)
  }

  /// The character of the key, or the name of a key without a character, as in UIKit.
  public var input: String
  /// The modifiers.
  public var modifiers: Modifiers

  /// Creates a key with modifiers.
  public init(input: String, modifiers: Modifiers = []) {
    self.input = input
    self.modifiers = modifiers
  }
}

extension KeyShortcut: CustomStringConvertible {
  /// The key as in `command-shift-n`, or `UIKeyInputUpArrow`.
  public var description: String {
    let names: [(Modifiers, String)] = [
      (.control, "control"), (.alternate, "option"), (.shift, "shift"), (.command, "command"),
    ]
    return (names.filter { modifiers.contains($0.0) }.map(\.1) + [input]).joined(separator: "-")
  }
}
