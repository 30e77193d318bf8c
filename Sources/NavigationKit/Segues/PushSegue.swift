/// Pushes the destination, as storyboards did before iOS 8. The source must be in a navigation
/// controller; without one it traps, as UIKit raises.
public final class PushSegue: StoryboardSegue {
  /// Moves the views in place of the navigation controller's own animation.
  public var transition: SegueTransition?

  public override func perform() {
    guard let navigation = source.navigationController else {
      return trapping { () throws(NavigationError) in
        throw .pushOutsideNavigation(controller: source.identity, identifier: identifier ?? "")
      }
    }
    push(on: navigation, by: transition)
  }
}
