public import CellGraphics

extension Window {
  /// Draws the window as seen at this moment.
  ///
  /// - Parameters:
  ///   - canvas: Its transform and clip say where the window stands.
  /// - Returns: The places of the controllers' views, back to front, each controller once.
  public func draw(onto canvas: inout Canvas) -> [DrawnController] {
    var drawn: [DrawnController] = []
    draw(onto: &canvas, recording: &drawn)
    return drawn
  }

  /// Draws the window as seen at this moment.
  ///
  /// - Parameters:
  ///   - canvas: Its transform and clip say where the window stands.
  ///   - drawn: Gets the places of the controllers' views in place of what it holds, back to front,
  ///     each controller once.
  public func draw(onto canvas: inout Canvas, recording drawn: inout [DrawnController]) {
    drawn.removeAll(keepingCapacity: true)
    render(on: &canvas, at: application?.tick ?? 0, drawn: &drawn)
    // A transition of pictures draws a view again that still stands beneath: what is in front counts.
    for index in drawn.indices.reversed()
    where drawn[(index + 1)...].contains(where: { $0.identity == drawn[index].identity }) {
      drawn.remove(at: index)
    }
  }
}
