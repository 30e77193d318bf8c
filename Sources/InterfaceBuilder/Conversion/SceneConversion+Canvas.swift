internal import CellGraphics
import Storyboards
import TextFormats

/// The canvas of a scene, without the bars of the system.
///
/// A storyboard draws a scene with the status bar and the navigation bar over it. On a terminal
/// these bars have rows of their own, so the canvas begins below them.
extension SceneConversion {
  /// Returns the views on a canvas without the bars of the system above and below.
  ///
  /// The bars' heights are subtracted, except where content of the scene is under a bar. Views with
  /// equal ids get numbers.
  ///
  /// - Parameters:
  ///   - views: The views, with frames on the whole screen.
  ///   - size: The size of the screen in points.
  /// - Returns: The size of the canvas, and the views with frames on it, rounded to hundredths.
  func canvas(
    _ views: [ImportedView], size: Size
  ) -> (size: Size, views: [SceneDocument.View]) {
    let content = views.filter(\.isContent).map(\.frame)
    let insets = context.insets(of: controller)
    let top = min(insets.top, max(0, content.map(\.minY).min() ?? insets.top))
    let lowest = content.map(\.maxY).filter { $0 <= size.height }.max() ?? 0
    let bottom = max(size.height - insets.bottom, min(lowest, size.height))
    let height = max(1, bottom - top)
    var ids: Set<String> = []
    let placed = views.map { imported in
      var view = imported.view
      var number = 2
      while !ids.insert(view.id).inserted {
        view.id = "\(imported.view.id) \(number)"
        number += 1
      }
      view.frame = Self.frame(imported.frame, below: top)
      return view
    }
    return (
      Size(width: max(1, size.width).hundredths, height: height.hundredths), placed
    )
  }

  /// Returns a frame moved up by `top`, within the ranges of a scene file.
  private static func frame(_ frame: Rect, below top: Double) -> Rect {
    func held(_ value: Double) -> Double { min(max(value, -100_000), 100_000) }
    return Rect(
      x: held(frame.minX).hundredths, y: held(frame.minY - top).hundredths,
      width: min(max(frame.width, 0), 100_000).hundredths,
      height: min(max(frame.height, 0), 100_000).hundredths)
  }
}
