/// A mistake in the use of controllers, for which UIKit raises an exception.
///
/// Methods that cannot fail in UIKit trap with the same message. The throwing variants beside them
/// (`checked…`) are for callers that cannot know in advance, such as a scene file's reader. When an
/// error is thrown, nothing has changed.
///
/// The strings are identities of controllers, as in ``Event/subject``.
public enum NavigationError: Error, Hashable, Sendable {
  /// The controller is already on the stack to which it is pushed (catalogue of UIKit's behaviour,
  /// 3.1.2).
  case pushedMoreThanOnce(controller: String)
  /// A navigation controller is pushed (3.1.3).
  case pushedContainer(controller: String)
  /// A split view controller is pushed (3.1.13).
  case pushedSplit(controller: String)
  /// The controller to pop to is not on the stack (3.1.6).
  case poppedToUnknown(controller: String)
  /// The controller to present is already presented (2.3.5).
  case alreadyPresented(controller: String, by: String)
  /// The controller to present is on the screen as a child or a root controller (2.3.6).
  case presentedActiveController(controller: String)
  /// A popover has neither a source view nor a bar button item (2.5.7).
  case popoverWithoutSource(controller: String)
  /// A popover presents in the current context with another transition style than `coverVertical`
  /// (2.1.5).
  case contextInPopover(controller: String)
  /// The presentation style has no presentation controller.
  case unpresentableStyle(controller: String, style: ModalPresentationStyle)
  /// A partial curl is used with a presenter or a presented controller that is not full screen
  /// (2.1.4).
  case partialCurlNeedsFullScreen(controller: String)
  /// An alert has neither a title nor a message nor an action.
  case emptyAlert(controller: String)
  /// An alert gets a second action of the style `cancel`.
  case secondCancelAction(controller: String)
  /// An alert gets an action with no title or an empty one.
  case actionWithoutTitle(controller: String)
  /// The preferred action is not one of the alert's actions.
  case unknownPreferredAction(controller: String, action: String)
  /// An action sheet gets a text field.
  case textFieldInActionSheet(controller: String)
  /// The controller has no segue with the identifier (4.1.7).
  case unknownSegue(controller: String, identifier: String)
  /// The application has no storyboard with the name (4.5.1).
  case unknownStoryboard(name: String)
  /// The storyboard has no scene with the identifier (4.5.1).
  case unknownScene(identifier: String)
  /// The source of a push segue is in no navigation controller (10.11).
  case pushOutsideNavigation(controller: String, identifier: String)
  /// The container view of an embed segue already has a subview (4.3.3).
  case containerNotEmpty(controller: String, identifier: String)
  /// A child's view is added to the view of a controller that is not its parent (1.7.8).
  case hierarchyInconsistency(child: String, parent: String, actual: String)
  /// A controller is added as a child of itself or of a controller in it (1.7.18).
  case addedToItself(controller: String)
  /// A view is set as the view of a second controller (10.27).
  case viewHasController(controller: String)
  /// The controllers of a transition are not both children of the container (1.7.9).
  case noCommonParent(container: String)
  /// The controller to select is not in the tab bar controller's list (9.3.2).
  case selectedUnknown(controller: String)
  /// A tab bar controller is set as a primary or supplementary column (9.2.1).
  case tabBarInSidebar(controller: String)
}

extension NavigationError: CustomStringConvertible {
  /// UIKit's message for the mistake, with the identities of the controllers.
  public var description: String {
    switch self {
    case .pushedMoreThanOnce(let controller):
      "pushing the same view controller instance more than once is not supported (\(controller))"
    case .pushedContainer(let controller):
      "pushing a navigation controller is not supported (\(controller))"
    case .pushedSplit(let controller):
      "split view controllers cannot be pushed to a navigation controller (\(controller))"
    case .poppedToUnknown(let controller):
      "tried to pop to a view controller that doesn't exist (\(controller))"
    case .alreadyPresented(let controller, let presenter):
      "tried to present modally a view controller that is already being presented: "
        + "\(controller) by \(presenter)"
    case .presentedActiveController(let controller):
      "tried to present modally an active view controller (\(controller))"
    case .popoverWithoutSource(let controller):
      "a popover must have a non-nil source view or bar button item set before it is presented "
        + "(\(controller))"
    case .contextInPopover(let controller):
      "presenting in the current context within a popover needs the transition style coverVertical "
        + "(\(controller))"
    case .unpresentableStyle(let controller, let style):
      "the modal presentation style \(style) has no presentation controller (\(controller))"
    case .partialCurlNeedsFullScreen(let controller):
      "tried to present with a partial curl to or from a view controller that is not full screen "
        + "(\(controller))"
    case .emptyAlert(let controller):
      "an alert controller must have a title, a message or an action to display (\(controller))"
    case .secondCancelAction(let controller):
      "an alert controller can only have one action with the style cancel (\(controller))"
    case .actionWithoutTitle(let controller):
      "actions added to an alert controller must have a title (\(controller))"
    case .unknownPreferredAction(let controller, let action):
      "the preferred action '\(action)' must be among the actions of the alert controller "
        + "(\(controller))"
    case .textFieldInActionSheet(let controller):
      "text fields can only be added to an alert controller of the style alert (\(controller))"
    case .unknownSegue(let controller, let identifier):
      "receiver (\(controller)) has no segue with identifier '\(identifier)'"
    case .unknownStoryboard(let name):
      "could not find a storyboard named '\(name)'"
    case .unknownScene(let identifier):
      "the storyboard doesn't contain a view controller with identifier '\(identifier)'"
    case .pushOutsideNavigation(let controller, let identifier):
      "could not find a navigation controller for segue '\(identifier)'; push segues can only be "
        + "used when the source (\(controller)) is managed by one"
    case .containerNotEmpty(let controller, let identifier):
      "there are unexpected subviews in the container view of \(controller); "
        + "perhaps the embed segue '\(identifier)' has already fired"
    case .hierarchyInconsistency(let child, let parent, let actual):
      "child view controller \(child) should have parent view controller \(parent) but actual "
        + "parent is \(actual)"
    case .addedToItself(let controller):
      "a view controller cannot be a child of itself or of a controller in it (\(controller))"
    case .viewHasController(let controller):
      "a view can only be associated with at most one view controller at a time "
        + "(it is \(controller)'s)"
    case .noCommonParent(let container):
      "children view controllers must have a common parent for a transition (\(container))"
    case .selectedUnknown(let controller):
      "only a view controller in the tab bar controller's list of view controllers can be selected "
        + "(\(controller))"
    case .tabBarInSidebar(let controller):
      "a tab bar controller is not supported in the primary or supplementary column "
        + "(\(controller))"
    }
  }
}

/// Calls `body` and traps with UIKit's message if it throws.
func trapping<Result>(_ body: () throws(NavigationError) -> Result) -> Result {
  do {
    return try body()
  } catch {
    fatalError(error.description)
  }
}
