public import CellGraphics

/// Code that a ``HostedSurface`` shows: it draws cells and takes keys, and knows nothing of views.
///
/// It can be the adapter of another library, such as a terminal emulator, an editor or a game.
public protocol HostedContent: AnyObject {
  /// Draws all cells.
  ///
  /// It is called when the surface is drawn: after `setNeedsDisplay()`, after input,
  /// and after a change of size.
  ///
  /// - Parameter surface: The cells, which are clear: the view's background is behind them. During a
  ///   zoom the surface can be smaller than at rest.
  func draw(on surface: inout Surface)

  /// Handles an input while the surface has the focus, or a touch of it.
  ///
  /// - Returns: True if it was used. Otherwise the views around the surface get it, and an arrow that
  ///   no view uses is a swipe.
  func handle(_ input: HostedInput) -> Bool

  /// The keys that the content handles now, for the status line. Empty by default.
  var keyHints: [KeyHint] { get }
}

extension HostedContent {
  /// Names no keys.
  public var keyHints: [KeyHint] { [] }
}

/// An input of a ``HostedSurface``.
public enum HostedInput: Hashable, Sendable {
  /// A key. Characters arrive if ``HostedSurface/takesText`` is true; otherwise they are commands.
  case key(KeyInput)
  /// Enter, or Space while the surface takes no text.
  case activate
  /// Esc.
  case cancel
  /// Pasted text without control characters, except line feeds.
  case paste(String)
  /// A press and release of the mouse, or a tap, at a cell from (0, 0) at the top left.
  case tap(column: Int, row: Int)
  /// A notch of the mouse wheel, in the direction in which the content should reveal more.
  case wheel(Direction)
}
