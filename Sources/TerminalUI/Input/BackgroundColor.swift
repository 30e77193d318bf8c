internal import NavigationKit

/// The background colour of the terminal, as light or dark.
///
/// The terminal is asked by OSC 11 of xterm's "Control Sequences", which many terminals answer, and
/// then for its attributes (DA1), which all terminals answer.
enum BackgroundColor {
  /// The bytes that ask the terminal.
  static let question = Array("\u{1B}]11;?\u{1B}\\\u{1B}[c".utf8)

  /// Reads the terminal's answer, such as `ESC ] 11 ; rgb:ffff/ffff/ffff ESC \`; nil if the bytes
  /// are the answer to something else.
  static func appearance(answer: [UInt8]) -> UserInterfaceStyle? {
    let text = String(decoding: answer, as: UTF8.self)
    guard text.hasPrefix("\u{1B}]11;") else { return nil }
    let value = text.dropFirst(5).prefix { $0 != "\u{7}" && $0 != "\u{1B}" }
    guard let form = ["rgb:", "rgba:"].first(where: { value.hasPrefix($0) }) else { return nil }
    let parts = value.dropFirst(form.count).split(
      separator: "/", omittingEmptySubsequences: false
    ).map(share)
    guard parts.count >= 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    // The weights of ITU-R BT.601.
    return 0.299 * red + 0.587 * green + 0.114 * blue < 0.5 ? .dark : .light
  }

  /// Returns one to four hexadecimal digits as a share of the largest number of that length.
  private static func share(_ digits: Substring) -> Double? {
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    return Double(number) / Double((1 << (4 * digits.utf8.count)) - 1)
  }

  /// Returns the appearance that `COLORFGBG` has, such as `15;0`; nil for another text.
  ///
  /// The last number is the background, as one of the 16 colours of the terminal. Of these 0 to 6
  /// and 8 are dark.
  static func appearance(variable: String?) -> UserInterfaceStyle? {
    let fields = variable?.split(separator: ";", omittingEmptySubsequences: false) ?? []
    guard fields.count >= 2, let last = fields.last, last.utf8.count <= 2, let color = Int(last),
      (0...15).contains(color)
    else { return nil }
    return color < 7 || color == 8 ? .dark : .light
  }
}
