/// Pushes the destination, as storyboards did before iOS 8.
///
/// The source must be in a navigation controller. Otherwise performing the segue traps, as UIKit
/// raises an exception. ``ShowSegue`` adapts to its container.
public final class PushSegue: StoryboardSegue {
  /// The animation in place of the navigation controller's own; nil uses that.
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
