public import CellGraphics

extension Window {
  /// Draws the window with the presentation values of the present tick.
  ///
  /// - Parameter canvas: Its transform and clip determine the window's position on the surface.
  /// - Returns: The rectangles of the controllers' views, back to front, each controller once.
  public func draw(onto canvas: inout Canvas) -> [DrawnController] {
    var drawn: [DrawnController] = []
    draw(onto: &canvas, recording: &drawn)
    return drawn
  }

  /// Draws the window and stores the controllers' rectangles in an array that is used again.
  ///
  /// - Parameters:
  ///   - canvas: Its transform and clip determine the window's position on the surface.
  ///   - drawn: Receives the rectangles of the controllers' views, back to front, each controller
  ///     once. Its old elements are removed and its memory is kept.
  public func draw(onto canvas: inout Canvas, recording drawn: inout [DrawnController]) {
    drawn.removeAll(keepingCapacity: true)
    render(on: &canvas, at: application?.tick ?? 0, drawn: &drawn)
    // A picture transition can draw the same view twice. The front rectangle counts.
    for index in drawn.indices.reversed()
    where drawn[(index + 1)...].contains(where: { $0.identity == drawn[index].identity }) {
      drawn.remove(at: index)
    }
  }
}
