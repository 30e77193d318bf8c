internal import CellGraphics
import TextFormats

/// Computes the frames of views from their Auto Layout constraints, in points.
///
/// Xcode usually stores the frame of each view beside its constraints, and the import uses these
/// frames as they are. Some storyboards have no frames, or frames for another device or size class.
/// Only then are the constraints solved: `SolvedTree` builds a tree of NavigationKit's views from
/// the XML, adds the constraints of the file to it, and lets its layout engine compute the frames.
///
/// The result is approximate, because the sizes of texts are estimated and `imageView` has a fixed
/// size. It is precise enough for cells, which are about 8 points wide.
enum LayoutSolver {
  /// The largest number of constraints to solve. Above it the frames of the file are used, because
  /// the time of solving grows faster than the number of constraints.
  private static let limit = 600

  /// Returns frames that replace those of the file.
  ///
  /// The result has no frames if those of the file can be used, or if there are too many
  /// constraints. In the second case it still has a scale, by which the frames of the file are
  /// multiplied.
  ///
  /// - Parameters:
  ///   - root: The root view of a scene.
  ///   - size: The size of the root view in points.
  ///   - isElsewhere: Indicates whether the file's frames are for another size class. They are then
  ///     scaled from the root view's size in the file to `size`.
  static func frames(of root: XMLElement, size: Size, isElsewhere: Bool = false) -> ViewFrames {
    guard isElsewhere || needsSolving(root, size) else { return ViewFrames() }
    let drawn = ViewFrames.written(root)?.size ?? size
    let scale =
      isElsewhere && drawn.width > 0 && drawn.height > 0
      ? Size(width: size.width / drawn.width, height: size.height / drawn.height)
      : Size(width: 1, height: 1)
    let tree = SolvedTree(root, size: size, scale: scale)
    guard tree.constraintCount <= limit else { return ViewFrames(scale: scale) }
    return ViewFrames(solved: tree.solve(), scale: scale)
  }

  /// Indicates whether a visible view has no frame, or a frame outside its superview.
  ///
  /// Such frames remain in a file if the constraints were changed and the frames were not updated.
  /// These count as outside:
  ///
  /// * A frame around the superview's origin of which at most the lower right quarter is inside.
  /// * A frame above the superview, at its left edge.
  /// * A frame that ends more than 4 points past the right edge of its superview, if the superview
  ///   has constraints and is no scroll view.
  ///
  /// The search includes the subviews of subviews. Hidden views are ignored.
  ///
  /// - Parameter size: The size of `view` in points.
  private static func needsSolving(_ view: XMLElement, _ size: Size) -> Bool {
    for subview in view.subviews where subview.bool("hidden") != true {
      guard let frame = ViewFrames.written(subview) else { return true }
      if frame.minX < 0 && frame.maxX <= frame.width / 2 && frame.minY < 0
        && frame.maxY <= frame.height / 2
      {
        return true
      }
      if frame.maxY <= 0 && frame.minX == 0 { return true }
      // The frame is for another screen and was not updated.
      if view.name != "scrollView", frame.maxX > size.width + 4, view.child("constraints") != nil {
        return true
      }
      if needsSolving(subview, frame.size) { return true }
    }
    return false
  }
}
