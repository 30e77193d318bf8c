import UIKitNames

// A navigation controller whose stack goes up and down: a transition of its layer in place of its own
// animation, which a subclass turns off. Every function says when it is called.

/// What has been called, in order.
final class CallLog {
  private(set) var calls: [String] = []

  func note(_ call: String = #function) { calls.append(call) }
  func forget() { calls = [] }
}

extension UIViewController {
  /// Shows the next change of the navigation controller as a picture that moves in.
  fileprivate func moveIn(from subtype: CATransitionSubtype) {
    let transition = CATransition()
    transition.duration = 1.0
    transition.type = .moveIn
    transition.subtype = subtype
    navigationController!.view.layer.add(transition, forKey: kCATransition)
  }
}

final class NextViewController: UIViewController {
  var log: CallLog!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "First"
    view.backgroundColor = .orange
    let button = UIButton(frame: CGRect(x: 2, y: 2, width: 8, height: 1))
    button.setTitle("next", for: .normal)
    button.addTarget(self, action: NextViewController.push, for: .touchUpInside)
    view.addSubview(button)
  }

  func push(_ sender: UIButton) {
    performSegue(withIdentifier: "next", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.note()
    if segue.identifier == "next" { moveIn(from: .fromTop) }
  }

  func exitTo(_ segue: UIStoryboardSegue) {
    log.note()
  }
}

final class BackViewController: UIViewController {
  var log: CallLog!
  var hasLeftItem = false

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Second"
    view.backgroundColor = .cyan
    let button = UIButton(frame: CGRect(x: 2, y: 4, width: 8, height: 1))
    button.setTitle("back", for: .normal)
    button.addTarget(self, action: BackViewController.backButton, for: .touchUpInside)
    view.addSubview(button)
    if hasLeftItem {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Return", style: .plain, target: self,
        action: BackViewController.returnByNavigation)
    }
  }

  func backButton(_ sender: UIButton) {
    log.note()
    performSegue(withIdentifier: "back", sender: nil)
  }

  func returnByNavigation(_ sender: AnyObject) {
    log.note()
    performSegue(withIdentifier: "back", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    log.note()
    if segue.identifier == "back" { moveIn(from: .fromBottom) }
  }
}

final class MyNavigationController: UINavigationController {
  var log: CallLog!

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    log?.note("pushViewController(animated: \(animated))")
    super.pushViewController(viewController, animated: false)
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    log?.note("popViewController(animated: \(animated))")
    let transition = CATransition()
    transition.duration = 1.0
    transition.type = .moveIn
    transition.subtype = .fromBottom
    view.layer.add(transition, forKey: kCATransition)
    return super.popViewController(animated: false)
  }
}

/// Makes the subclass unnecessary on the way there.
final class PushNoAnimationSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: false)
  }
}
