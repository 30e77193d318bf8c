/// A reference to a controller that is strong at first, and can be weak for a time.
struct ControllerReference {
  private weak var weakController: ViewController?
  private var strongController: ViewController?

  init(_ controller: ViewController?) {
    weakController = controller
    strongController = controller
  }

  /// The controller; nil if it was deallocated or never set.
  var controller: ViewController? { weakController }

  mutating func weaken() { strongController = nil }
  mutating func strengthen() { strongController = weakController }
}

// In UIKit both references are strong. Here they are weak while the presented controller or the
// presentation owns the presentation controller. Otherwise each would keep the other alive when an
// app ends in the middle of a presentation, or never presents.
extension PresentationController {
  /// Called when a controller or a presentation becomes the owner.
  func weakenReferences() {
    presentedReference.weaken()
    presentingReference.weaken()
  }

  /// Called when the presentation has ended, so that the app alone owns this object.
  func strengthenReferences() {
    presentedReference.strengthen()
    presentingReference.strengthen()
  }

  /// Sets the presenter, whose presentation owns this object.
  func setPresenter(_ presenter: ViewController) {
    presentingReference = ControllerReference(presenter)
    weakenReferences()
  }

  /// Returns an empty controller in place of the one that was deallocated, and keeps it.
  func stand() -> ViewController {
    let controller = ViewController()
    presentedReference = ControllerReference(controller)
    return controller
  }
}
