internal import CellGraphics

/// Recognises a drag that pulls a sheet down, by the pointer or by Shift with an arrow key.
final class SheetPanGestureRecognizer: PanGestureRecognizer, KeyDragRecognizer {
  private weak var controller: SheetPresentationController?
  /// The share of the way out of the container, 0 to 1.
  var progress = 0.0

  init(_ controller: SheetPresentationController) {
    self.controller = controller
    super.init()
    yieldsToEdgePans = true
    actionTitle = "pull"
    shouldBegin = { [unowned self] in isDownward && presentation?.allowsDismissalByUser == true }
    addAction { ($0 as? SheetPanGestureRecognizer)?.follow() }
  }

  override var gestureName: String { "pull" }

  var forwards: Direction { .down }

  var canBegin: Bool { presentation?.allowsDismissalByUser == true }

  override func touchMoved(_ touch: Touch) {
    progress = min(max(translation(in: nil).y / (presentation?.rowsToDismiss ?? 1), 0), 1)
    super.touchMoved(touch)
  }

  private var presentation: Presentation? { controller?.presentation }

  /// Indicates whether the drag goes down. A drag by the keyboard always goes down.
  private var isDownward: Bool { touch == nil || !isSideways && translation(in: nil).y > 0 }

  private func follow() {
    guard let presentation else { return }
    switch state {
    case .began:
      if presentation.beginDrag() { presentation.updateDrag(progress) }
    case .changed: presentation.updateDrag(progress)
    case .ended: presentation.endDrag(self)
    case .cancelled: presentation.endDrag(dismissing: false)
    case .possible, .failed: break
    }
  }
}
