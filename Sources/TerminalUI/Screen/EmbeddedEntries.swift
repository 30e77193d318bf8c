internal import Glibc

/// The terminfo entries in the program, for machines without a terminfo database.
///
/// A container without any package has no database. ncurses reads a compiled entry also from the
/// variable `TERMINFO`, if its value begins with `b64:` (terminfo(5)).
enum EmbeddedEntries {
  /// Sets `TERMINFO` so that ncurses finds an entry.
  ///
  /// The variable stays set, because a screen that opens later needs the entry too.
  ///
  /// - Parameter name: The name in `TERM`.
  /// - Returns: False if the program does not have the entry.
  static func use(_ name: String) -> Bool {
    guard let location = location(of: name) else { return false }
    return setenv("TERMINFO", location, 1) == 0
  }

  /// Returns the value of `TERMINFO` for an entry; nil if the program does not have it.
  static func location(of name: String) -> String? {
    let lines = String(decoding: PackageResources.terminals_txt, as: UTF8.self).split(
      separator: "\n")
    for line in lines where line.hasPrefix(name + " ") {
      return String(line.dropFirst(name.count + 1))
    }
    return nil
  }

  /// Returns the value of `TERMINFO` for the entry with truecolor over another one; nil if the
  /// program does not have it.
  static func truecolorLocation(over name: String) -> String? {
    location(of: "\(ColorEntry.name)/\(name)")
  }
}
