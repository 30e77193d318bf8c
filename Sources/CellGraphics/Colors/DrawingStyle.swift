/// The way in which movement, fades and the focus are drawn, according to what the terminal can
/// show.
///
/// Frames in the middle of a transition depend on it, so a recording keeps its style and a replay
/// uses that one.
///
/// ```swift
/// let console = DrawingStyle(smoothness: .cells, fading: .dissolve)
/// precondition(!console.hasColors)
/// precondition(DrawingStyle().smoothness == .eighths)
/// ```
public struct DrawingStyle: Hashable, Sendable {
  /// The steps in which an edge between two backgrounds moves.
  public enum Smoothness: String, Hashable, Sendable, CaseIterable {
    /// Whole cells, for terminals without Unicode's block elements.
    case cells
    /// Eighths of a cell, horizontally and vertically. Text keeps to whole cells.
    case eighths
  }

  /// The way in which one surface fades into another.
  public enum Fading: String, Hashable, Sendable, CaseIterable {
    /// Each colour changes gradually into the other, by ``Color/blended(with:at:)``. For truecolor.
    case blend
    /// The new background appears as dots on the old one, in three densities. For palettes that
    /// lack the colours in between.
    case shade
    /// The text changes cell by cell in an even, scattered order. For terminals without colours.
    case dissolve
  }

  /// The way in which the focus is drawn where its colour has little contrast.
  public enum FocusLook: String, Hashable, Sendable, CaseIterable {
    /// The focus has its usual colours everywhere.
    case plain
    /// The focus is black or white on a background with little contrast. It is drawn in front of
    /// the views that cover the control.
    case visible
  }

  /// The steps in which edges move.
  public var smoothness: Smoothness
  /// The way in which fades are drawn.
  public var fading: Fading
  /// The way in which the focus is drawn.
  public var focusLook: FocusLook

  /// A Boolean value that indicates whether text and backgrounds have colours.
  ///
  /// Without colours a block element would look like text, so edges keep to whole cells and are
  /// drawn as lines.
  public var hasColors: Bool { fading != .dissolve }

  /// Creates a style. The default is that of a truecolor terminal with Unicode.
  public init(
    smoothness: Smoothness = .eighths, fading: Fading = .blend, focusLook: FocusLook = .visible
  ) {
    self.smoothness = smoothness
    self.fading = fading
    self.focusLook = focusLook
  }
}
