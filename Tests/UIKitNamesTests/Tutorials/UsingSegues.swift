import UIKitNames

// What a guide to segues says of them: kinds that adapt, a controller that refuses, unwinding that looks
// for its goal, a segue that code starts when the screen turns, and the life of a custom one.

/// A controller that writes down what segues do to it.
class SegueNotingController: UIViewController {
  var notes: ((String) -> Void)?
  var refuses = false

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    notes?("shouldPerformSegue \(identifier)")
    return !refuses
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    notes?("prepare \(segue.identifier ?? "")")
  }

  func myUnwindAction(unwindSegue: UIStoryboardSegue) {
    notes?("myUnwindAction")
  }
}

final class CreatedController: UIViewController {
  static let identifier = "created"

  init(notes: (String) -> Void) {
    super.init(nibName: nil, bundle: nil)
    notes("the destination is made")
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// Shows its destination without animation, and says what happens to itself.
final class LifeCycleSegue: UIStoryboardSegue {
  var notes: (String) -> Void = { _ in }

  override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
    if let source = source as? SegueNotingController, let notes = source.notes {
      self.notes = notes
    }
    notes("the segue is made")
  }

  override func perform() {
    notes("perform")
    source.present(destination, animated: false, completion: nil)
  }

  deinit { notes("the segue is released") }
}
