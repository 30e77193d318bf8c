internal import CellGraphics
import Storyboards

/// A view of a scene, before the canvas of the scene is known.
struct ImportedView {
  /// The view without its frame.
  var view: SceneDocument.View
  /// The frame on the canvas of the scene, in points from the top left of the root view.
  var frame: Rect
  /// Indicates whether the view has a text or can be used, so that no other view may cover it.
  var isContent: Bool
}
