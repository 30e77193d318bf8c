internal import ArgumentParser
internal import Sharing
import TextFormats

/// The options of `segue share` and `segue shot` for pictures made of pixels.
struct PictureArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The size of pictures: 1 for cells of 8 by 16 pixels, 2 for 16 by 32, 3 for 24 by 48.",
      valueName: "number"),
    transform: { text in
      guard let scale = Int(text), (1...3).contains(scale) else {
        throw ValidationError("--scale takes 1, 2 or 3")
      }
      return scale
    })
  var scale = 2
}

extension PictureFont {
  /// The file of Debian's package `unifont`, which other systems have at the same place.
  private static let unifont = "/usr/share/unifont/unifont.hex"
  /// The largest number of characters that a message names.
  private static let longestList = 40

  /// Creates the font for a session: the program's own, and glyphs of Unifont for other characters.
  ///
  /// Characters that neither has are named on standard error.
  init(for session: SharedSession) {
    self = .builtIn
    var missing = session.charactersMissing(in: self)
    guard !missing.isEmpty else { return }
    if let bytes = try? InputFile.read(Self.unifont, onlyRegular: true) {
      add(bytes, for: Set(missing))
      missing = session.charactersMissing(in: self)
      guard !missing.isEmpty else { return }
      Self.report(missing, advice: "no font has them")
    } else {
      Self.report(missing, advice: "the package unifont may have them")
    }
  }

  private static func report(_ characters: [Character], advice: String) {
    let names = characters.prefix(longestList).map { String($0).harmless() }.joined(separator: " ")
    let more = characters.count > longestList ? " and \(characters.count - longestList) more" : ""
    writeToStandardError("characters shown as boxes: \(names)\(more); \(advice)\n")
  }
}
