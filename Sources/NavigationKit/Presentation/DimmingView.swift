internal import CellGraphics

/// Dims the content behind a sheet.
///
/// On a terminal with few or no colours the content is also drawn with the attribute *dim*.
final class DimmingView: FillingView {
  /// The opacity of the shade, 0 to 1.
  fileprivate var shadeOpacity: Double { Double(themed { $0.dimming }.alpha) / 255 }

  override func draw(on canvas: inout Canvas) {
    canvas.fill(bounds, with: themed { $0.dimming })
    canvas.add(.dim, in: bounds)
  }

  /// Covers `container` behind its other views and fades in with the transition.
  func fadeIn(
    in container: View, with coordinator: (any ViewControllerTransitionCoordinator)?
  ) {
    place(in: container.bounds)
    container.insertSubview(self, at: 0)
    guard let coordinator, coordinator.isAnimated else { return }
    alpha = 0
    coordinator.animate(alongsideTransition: { [self] _ in alpha = 1 })
  }

  /// Fades out with the transition.
  func fadeOut(with coordinator: (any ViewControllerTransitionCoordinator)?) {
    coordinator?.animate(alongsideTransition: { [self] _ in alpha = 0 })
  }
}

extension View {
  /// The visible opacity of the shade that the view lays over the content behind a sheet or an alert, 0
  /// to 1; nil for other views.
  package var dimmingOpacity: Double? {
    (self as? DimmingView).map { $0.shadeOpacity * presentation.alpha }
  }
}
