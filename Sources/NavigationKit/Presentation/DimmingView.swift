internal import CellGraphics

/// Darkens what lies behind a sheet.
///
/// Without colours, or with few, what is behind is drawn dim besides.
final class DimmingView: FillingView {
  private static let shade = Color(red: 0, green: 0, blue: 0, alpha: 0x59)

  override func draw(on canvas: inout Canvas) {
    canvas.fill(bounds, with: Self.shade)
    canvas.add(.dim, in: bounds)
  }
}
