internal import CellGraphics
import TextFormats

/// A view as a scene file will have it, before it is written down.
struct ImportedView {
  /// Without the frame.
  var json: JSONNode
  /// On the canvas of the scene, in points from the top left of the root view.
  var frame: Rect
  /// Whether it says or does something, so that nothing above or below it may cover it.
  var isContent: Bool
}
