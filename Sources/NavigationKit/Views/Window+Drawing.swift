public import CellGraphics

extension Window {
  /// Draws the window as seen at this moment.
  ///
  /// - Parameters:
  ///   - canvas: Its transform and clip say where the window stands.
  /// - Returns: The places of the controllers' views, back to front.
  public func draw(onto canvas: inout Canvas) -> [DrawnController] {
    var drawn: [DrawnController] = []
    render(on: &canvas, at: application?.tick ?? 0, drawn: &drawn)
    return drawn
  }
}
