import UIKitNames

// A segue that is the transitioning delegate of what it shows: the detail grows from the row that was
// tapped, and slides down when it goes.

/// A controller that can say where what it shows next comes from.
protocol HeadShowing {
  /// In the window's coordinates.
  var animatedViewFrame: CGRect { get }
}

extension UIViewController {
  /// The controller that is meant by one that only holds it.
  var targetViewController: UIViewController {
    (self as? UINavigationController)?.topViewController ?? self
  }
}

final class SwipeSegue: UIStoryboardSegue {
  override func perform() {
    destination.transitioningDelegate = self
    super.perform()
  }
}

extension SwipeSegue: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    HeadPresentAnimator()
  }

  func animationController(forDismissed dismissed: UIViewController)
    -> UIViewControllerAnimatedTransitioning?
  {
    HeadDismissAnimator()
  }
}

final class HeadPresentAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let from = transitionContext.viewController(forKey: .from)?.targetViewController
    let to = transitionContext.viewController(forKey: .to)!
    let toView = transitionContext.view(forKey: .to)
    if let toView { transitionContext.containerView.addSubview(toView) }

    toView?.frame = (from as? HeadShowing)?.animatedViewFrame ?? .zero
    toView?.layoutIfNeeded()
    let finalFrame = transitionContext.finalFrame(for: to)
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      toView?.frame = finalFrame
      toView?.layoutIfNeeded()
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

final class HeadDismissAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    0.3
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let from = transitionContext.viewController(forKey: .from)!
    let fromView = transitionContext.view(forKey: .from)
    if let fromView, let toView = transitionContext.view(forKey: .to) {
      transitionContext.containerView.insertSubview(toView, belowSubview: fromView)
    }

    var finalFrame = transitionContext.initialFrame(for: from)
    finalFrame.origin.y = UIWindow().bounds.height
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
      fromView?.frame = finalFrame
    } completion: { _ in
      transitionContext.completeTransition(true)
    }
  }
}

final class HeadListController: UITableViewController, HeadShowing {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "head")
  }

  var animatedViewFrame: CGRect {
    guard let path = tableView.indexPathForSelectedRow else { return .zero }
    let row = tableView.rectForRow(at: path)
    let origin = tableView.convert(row.origin, to: nil)
    return CGRect(origin: origin, size: row.size)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "head", for: indexPath)
    cell.textLabel?.text = "Story \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    performSegue(withIdentifier: "swipe", sender: tableView.cellForRow(at: indexPath))
  }
}

final class HeadDetailController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .yellow
  }
}
