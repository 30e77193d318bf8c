/// A piece of a text that is passed, deleted and shown as one: a character with the marks on it.
///
/// Finer than `Character` where a terminal shows a letter in cells of its own, coarser where it shows
/// several emoji as one.
public struct TextCluster: Hashable, Sendable {
  /// The part of the text it stands for.
  public let text: String
  /// What it shows; nothing for a text of nothing but invisible characters.
  public let glyphs: [Glyph]
  /// The columns of all glyphs.
  public let columns: Int

  init(text: String, glyphs: [Glyph]) {
    self.text = text
    self.glyphs = glyphs
    columns = glyphs.reduce(0) { $0 + $1.columns }
  }

  /// Whether it ends a paragraph.
  public var isNewline: Bool { text.first?.isNewline == true }

  /// Whether a line may end after it.
  public var isBreakingSpace: Bool { text.unicodeScalars.last?.breakingSpaceColumns != nil }

  /// The clusters of `text`, which together are all of it.
  public static func clusters(of text: String) -> [TextCluster] {
    TextLine.parts(of: text).map { TextCluster(text: $0.text, glyphs: $0.glyphs) }
  }
}
