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

  /// Covers `container` behind all else in it, together with the transition's movement.
  func fadeIn(
    in container: View, with coordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    place(in: container.bounds)
    container.insertSubview(self, at: 0)
    guard let coordinator, coordinator.isAnimated else { return }
    alpha = 0
    coordinator.animate(alongsideTransition: { [self] _ in alpha = 1 })
  }

  func fadeOut(with coordinator: (any ViewControllerTransitionCoordinator)?) {
    coordinator?.animate(alongsideTransition: { [self] _ in alpha = 0 })
  }
}
