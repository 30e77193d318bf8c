/// Pushes the destination, as storyboards did before iOS 8.
///
/// The source must be in a navigation controller. Otherwise performing the segue traps, as UIKit
/// raises an exception. ``ShowSegue`` adapts to its container.
public final class PushSegue: StoryboardSegue {
  /// The animation of the segue; nil uses that of the navigation controller.
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
