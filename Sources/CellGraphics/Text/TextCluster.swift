/// The smallest part of a text that the cursor passes, that is deleted and that is shown as a
/// whole: a character with its marks.
///
/// A cluster can be smaller than a `Character` if a terminal shows the parts in cells of their own.
/// It can be larger if several emoji become one.
///
/// ```swift
/// let clusters = TextCluster.clusters(of: "e\u{301}日")
/// precondition(clusters.map(\.text) == ["e\u{301}", "日"])
/// precondition(clusters.map(\.columns) == [1, 2])
/// ```
public struct TextCluster: Hashable, Sendable {
  /// The part of the text.
  public let text: String
  /// The glyphs that show it; empty if all its characters are invisible.
  public let glyphs: [Glyph]
  /// The width of all glyphs, in columns.
  public let columns: Int

  /// Creates a cluster and adds up its columns.
  init(text: String, glyphs: [Glyph]) {
    self.text = text
    self.glyphs = glyphs
    columns = glyphs.reduce(0) { $0 + $1.columns }
  }

  /// A Boolean value that indicates whether the cluster ends a paragraph.
  public var isNewline: Bool { text.first?.isNewline == true }

  /// A Boolean value that indicates whether a line can end after the cluster.
  public var isBreakingSpace: Bool { text.unicodeScalars.last?.breakingSpaceColumns != nil }

  /// Returns the clusters of `text` in their order. Joined, their texts are `text`.
  public static func clusters(of text: String) -> [TextCluster] {
    TextLine.parts(of: text).map { TextCluster(text: $0.text, glyphs: $0.glyphs) }
  }
}
