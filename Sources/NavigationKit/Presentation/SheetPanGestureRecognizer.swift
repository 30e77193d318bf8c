internal import CellGraphics

/// Recognises a drag that pulls a sheet down, by the pointer or by Shift with an arrow key, or to
/// another detent.
final class SheetPanGestureRecognizer: PanGestureRecognizer, KeyDragRecognizer {
  private weak var controller: SheetPresentationController?
  /// The share of the way out of the container, 0 to 1.
  var progress = 0.0

  init(_ controller: SheetPresentationController) {
    self.controller = controller
    super.init()
    yieldsToEdgePans = true
    actionTitle = "pull"
    shouldBegin = { [unowned self] in canResize || isDownward && canBegin }
    refusal = { [unowned self] in presentation?.refusalOfDismissalByUser }
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

  /// The height of the content at the start of a drag that changes it; nil for a drag that
  /// dismisses.
  private var startHeight: Double?

  /// Indicates whether the drag leads to another detent. A drag by the keyboard dismisses.
  private var canResize: Bool {
    guard touch != nil, !isSideways else { return false }
    return controller?.canResize(translation(in: nil).y < 0 ? .up : .down) == true
  }

  private func follow() {
    if state == .began { startHeight = canResize ? controller?.currentHeight : nil }
    if let startHeight { resize(from: startHeight) } else { dismiss() }
  }

  private func resize(from startHeight: Double) {
    switch state {
    case .began, .changed: controller?.drag(by: -translation(in: nil).y, from: startHeight)
    case .ended: controller?.endDrag(speed: -velocity(in: nil).y)
    case .cancelled: controller?.cancelDrag()
    case .possible, .failed: break
    }
  }

  private func dismiss() {
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
