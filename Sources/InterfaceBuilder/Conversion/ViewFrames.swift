package import CellGraphics
package import TextFormats

/// The frames of a scene's views, in points of their superviews.
///
/// A frame is the one that `LayoutSolver` computed from constraints, or else the one in the file,
/// scaled to the canvas.
struct ViewFrames {
  /// The computed frames, by the identity of the view's XML element.
  private let solved: [ObjectIdentifier: Rect]
  /// The factors by which the canvas is larger than the one that the file's frames are for.
  private let scale: Size

  init(solved: [ObjectIdentifier: Rect] = [:], scale: Size = Size(width: 1, height: 1)) {
    self.solved = solved
    self.scale = scale
  }

  /// Returns the frame of a view: the solved one, else the one in the file.
  ///
  /// - Parameter parent: The size of the superview. A view without any frame fills its superview.
  func frame(of view: XMLElement, in parent: Size) -> Rect {
    if let frame = solved[ObjectIdentifier(view)] { return frame }
    return Self.written(view)?.scaled(by: scale) ?? Rect(origin: .zero, size: parent)
  }

  /// Returns the frame that the file stores for a view.
  ///
  /// This is the usual frame, else the `frameInset` of older files, else the first frame for any
  /// size class.
  ///
  /// - Returns: Nil if there is no frame, or if a number in it is beyond 100,000 points.
  static func written(_ view: XMLElement) -> Rect? {
    guard
      let rect = view.children.first(where: isFrame)
        ?? view.children.first(where: { $0.name == "frame" && $0["key"] == "frameInset" })
        ?? frameOfAnotherClass(view),
      let width = rect.number("width"), let height = rect.number("height")
    else { return nil }
    let limits = -100_000.0...100_000.0
    let (x, y) = (rect.number("x") ?? 0, rect.number("y") ?? 0)
    guard limits.contains(x), limits.contains(y), (0...100_000).contains(width),
      (0...100_000).contains(height)
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  private static func isFrame(_ element: XMLElement) -> Bool {
    element.name == "rect" && element["key"] == "frame"
  }

  /// Returns the first frame of any size class. Without a frame, the view would be at the top left.
  private static func frameOfAnotherClass(_ view: XMLElement) -> XMLElement? {
    view.children.lazy.filter { $0.name == "variation" }
      .compactMap { $0.children.first(where: isFrame) }.first
  }
}

extension Rect {
  /// Returns the rectangle with each direction multiplied by a factor.
  func scaled(by scale: Size) -> Rect {
    Rect(
      x: minX * scale.width, y: minY * scale.height, width: width * scale.width,
      height: height * scale.height)
  }
}

extension XMLElement {
  /// The frame in points that the file stores for a view; nil if it stores none.
  package var writtenFrame: Rect? { ViewFrames.written(self) }
}
