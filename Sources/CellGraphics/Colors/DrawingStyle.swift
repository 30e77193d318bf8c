/// How what moves and what fades is drawn, which the terminal it is for decides.
///
/// Part of what a recording needs to come out the same: moments in between look different.
public struct DrawingStyle: Hashable, Sendable {
  /// By what steps an edge between two grounds moves.
  public enum Smoothness: String, Hashable, Sendable, CaseIterable {
    /// By whole cells, for terminals without the glyphs.
    case cells
    /// By eighths of a cell, up and down as well as to the sides. Letters keep to whole cells.
    case eighths
  }

  /// How one picture fades into another.
  public enum Fading: String, Hashable, Sendable, CaseIterable {
    /// Each colour becomes the other by and by.
    case blend
    /// Each ground is strewn with the other, in three densities, for palettes that lack the colours
    /// in between.
    case shade
    /// Cell after cell changes, in an order that spreads them evenly, where there are no colours.
    case dissolve
  }

  /// How the focus is drawn where it could hardly be seen.
  public enum FocusLook: String, Hashable, Sendable, CaseIterable {
    /// As everywhere else.
    case plain
    /// In black or white, and in front of what covers the control.
    case visible
  }

  public var smoothness: Smoothness
  public var fading: Fading
  public var focusLook: FocusLook

  /// Whether ink and grounds have colours: where they have none, a part of a ground that is drawn with a
  /// glyph would be seen as ink.
  public var hasColors: Bool { fading != .dissolve }

  public init(
    smoothness: Smoothness = .eighths, fading: Fading = .blend, focusLook: FocusLook = .visible
  ) {
    self.smoothness = smoothness
    self.fading = fading
    self.focusLook = focusLook
  }
}
