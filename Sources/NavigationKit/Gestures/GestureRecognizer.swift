/// Watches the input of one view for one kind of gesture.
open class GestureRecognizer {
  public internal(set) weak var view: View?
  /// False lets the gesture pass as if the recogniser were not there.
  public var isEnabled = true

  private let action: (GestureRecognizer) -> Void

  /// - Parameter action: Called when the gesture has been recognised.
  public init(action: @escaping (GestureRecognizer) -> Void) {
    self.action = action
  }

  /// A short name such as `swipe up`, for events and status lines.
  open var gestureName: String { "gesture" }

  /// What the gesture does here, for a status line; nil where nobody has said.
  public var actionTitle: String?

  func recognize() { action(self) }
}

extension View {
  public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers.append(recognizer)
  }

  public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
    guard recognizer.view === self else { return }
    recognizer.view = nil
    gestureRecognizers.removeAll { $0 === recognizer }
  }
}
