/// Shows the destination as the nearest container sees fit: a navigation controller pushes it, and
/// where there is no container it is presented.
public final class ShowSegue: StoryboardSegue {
  /// Moves the views in place of the container's own animation.
  public var transition: KeyframedTransition?

  public override func perform() {
    if let navigation = source.nearestNavigationController {
      navigation.nextAnimator = transition.map(KeyframeAnimator.init)
      navigation.pushViewController(destination, animated: animates)
    } else {
      source.show(destination, sender: self)
    }
  }
}

extension ViewController {
  /// This controller if it is a navigation controller, else the nearest one around it.
  var nearestNavigationController: NavigationController? {
    self as? NavigationController ?? navigationController
  }

  /// Lets the nearest container that shows things itself do so; else the root presents.
  func showFromAncestor(_ controller: ViewController, sender: Any?) {
    if let navigation = navigationController {
      navigation.show(controller, sender: sender)
    } else {
      present(controller, animated: true)
    }
  }
}
