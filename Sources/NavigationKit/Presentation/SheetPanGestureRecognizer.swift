internal import CellGraphics

/// Recognises a finger that pulls a sheet down, or that of the keyboard with Shift and an arrow.
final class SheetPanGestureRecognizer: PanGestureRecognizer, KeyDragRecognizer {
  private weak var controller: SheetPresentationController?
  /// Of the way out, 0 to 1.
  var progress = 0.0

  init(_ controller: SheetPresentationController) {
    self.controller = controller
    super.init()
    yieldsToEdgePans = true
    actionTitle = "pull"
    shouldBegin = { [unowned self] in isPull && presentation?.allowsDismissalByUser == true }
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

  /// Whether the finger goes down; that of the keyboard always does.
  private var isPull: Bool { touch == nil || !isSideways && translation(in: nil).y > 0 }

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
