/// A check that `segue check` applies to a flow.
///
/// The raw value is the rule's name in options, configurations and reports. The names are stable:
/// projects accept findings by them. `docs/check.md` has a section with an example for each rule.
///
/// ```swift
/// let rule = Rule(rawValue: "trapped-scene")
/// precondition(rule == .trappedScene && rule?.level == .warning)
/// precondition(Rule.trappedScene.reason == "The user has to quit the app.")
/// ```
public enum Rule: String, Sendable, CaseIterable {
  /// The file names no initial scene, or one that does not exist.
  case initialScene = "initial-scene"
  /// No segue, tab or container leads to a scene, and code does not show it.
  case unreachableScene = "unreachable-scene"
  /// Two scenes, objects or segues have the same identifier.
  case duplicateIdentifier = "duplicate-identifier"
  /// A segue or an object has no identifier, although only an identifier can find it.
  case emptyIdentifier = "empty-identifier"
  /// A segue has no destination, or its destination or unwind action does not exist.
  case danglingSegue = "dangling-segue"
  /// A reference that is not a segue's destination names something that does not exist.
  case danglingReference = "dangling-reference"
  /// A push segue can start outside a navigation controller.
  case pushWithoutNavigation = "push-without-navigation"
  /// A popover has no anchor.
  case popoverWithoutAnchor = "popover-without-anchor"
  /// A container holds no scenes.
  case emptyContainer = "empty-container"
  /// A custom segue names neither a class nor a transition.
  case customSegueWithoutClass = "custom-segue-without-class"
  /// A name of a transition is defined neither in the file nor in the program.
  case unknownTransition = "unknown-transition"
  /// A storyboard names a presentation style that Interface Builder does not have.
  case unknownPresentationStyle = "unknown-presentation-style"
  /// Two tabs of a tab bar controller in a storyboard hold the same scene.
  case repeatedTab = "repeated-tab"
  /// An unwind segue can start where no earlier scene declares its action.
  case unwindWithoutTarget = "unwind-without-target"
  /// The user can reach a scene but cannot leave it.
  case trappedScene = "trapped-scene"
  /// A cycle of segues adds scenes to the stack without limit.
  case growingStack = "growing-stack"
  /// One gesture triggers two segues of a scene.
  case duplicateTrigger = "duplicate-trigger"
  /// A list or control handles the swipe that triggers a segue.
  case swallowedGesture = "swallowed-gesture"
  /// A text does not fit on a terminal of 80 × 24 cells.
  case textTooLong = "text-too-long"
  /// UIKit would end the app with an exception.
  case uikitException = "uikit-exception"
  /// The file has an error that no other rule covers.
  case fileFormat = "file-format"
  /// An acceptance matches no finding, or names an unknown rule.
  case unusedAcceptance = "unused-acceptance"
}

extension Rule {
  /// The default level of the rule's findings. A ``CheckConfiguration`` can change it.
  ///
  /// Some findings have a level of their own: an empty container in a storyboard is a note, for
  /// example.
  public var level: Finding.Level {
    switch self {
    case .initialScene, .duplicateIdentifier, .danglingSegue, .danglingReference,
      .pushWithoutNavigation, .customSegueWithoutClass, .unknownTransition, .uikitException,
      .fileFormat:
      .error
    case .unreachableScene, .emptyIdentifier, .popoverWithoutAnchor, .emptyContainer,
      .unknownPresentationStyle, .repeatedTab,
      .unwindWithoutTarget, .trappedScene, .growingStack, .duplicateTrigger:
      .warning
    case .swallowedGesture, .textTooLong, .unusedAcceptance: .note
    }
  }

  /// One sentence that describes the problem.
  public var summary: String {
    switch self {
    case .initialScene: "The file names no initial scene, or one that does not exist."
    case .unreachableScene: "No segue, tab or container leads to the scene."
    case .duplicateIdentifier: "Two objects have the same identifier."
    case .emptyIdentifier:
      "A segue that only code can perform has no identifier, or an object of a scene file has no id."
    case .danglingSegue:
      "A segue has no destination, or its destination or unwind action does not exist."
    case .danglingReference: "A reference names something that does not exist."
    case .pushWithoutNavigation: "A push segue can start outside a navigation controller."
    case .popoverWithoutAnchor: "A popover has no anchor."
    case .emptyContainer: "A container holds no scenes."
    case .customSegueWithoutClass: "A custom segue names neither a class nor a transition."
    case .unknownTransition: "The named transition does not exist."
    case .unknownPresentationStyle: "A storyboard names a presentation style that does not exist."
    case .repeatedTab: "Two tabs of a tab bar controller in a storyboard hold the same scene."
    case .unwindWithoutTarget:
      "An unwind segue can start where no earlier scene declares its action."
    case .trappedScene: "A scene can be shown but not left."
    case .growingStack: "A cycle of segues adds scenes to the stack without limit."
    case .duplicateTrigger: "One gesture triggers two segues."
    case .swallowedGesture: "A list or control handles the gesture that triggers a segue."
    case .textTooLong: "A text does not fit on a terminal of 80 × 24."
    case .uikitException: "UIKit would end the app with an exception."
    case .fileFormat: "The file has an error that no other rule covers."
    case .unusedAcceptance: "An acceptance matches no finding, or names an unknown rule."
    }
  }

  /// The effect of the problem while the app runs.
  public var reason: String {
    switch self {
    case .initialScene: "The app has no scene to start with."
    case .unreachableScene:
      "The user never sees the scene. It is left over, or a segue to it is missing."
    case .duplicateIdentifier:
      "A lookup finds only one of the two, and it is not defined which one."
    case .emptyIdentifier: "Code cannot perform the segue, and nothing can refer to the object."
    case .danglingSegue: "Performing the segue ends the app with an exception or has no effect."
    case .danglingReference: "The part that the reference names is missing on the screen."
    case .pushWithoutNavigation: "UIKit raises an exception: only a navigation controller can push."
    case .popoverWithoutAnchor:
      "On a wide screen UIKit raises an exception. Here the popover points at the middle of the scene."
    case .emptyContainer: "The screen stays empty unless code adds a scene."
    case .customSegueWithoutClass: "UIKit raises an exception when the segue is performed."
    case .unknownTransition: "There is no animation for the change of scenes."
    case .unknownPresentationStyle: "The scene is presented in the default style instead."
    case .repeatedTab:
      "A view controller has one parent and one tab bar item, so only one of the tabs can show it."
    case .unwindWithoutTarget: "The user acts, nothing happens, and no message says why."
    case .trappedScene: "The user has to quit the app."
    case .growingStack: "Each round keeps its scenes in memory and makes the way back longer."
    case .duplicateTrigger: "Both segues start, or it is not defined which one does."
    case .swallowedGesture:
      "The segue starts only while the list or control does not use the gesture."
    case .textTooLong: "The end of the text is cut off."
    case .uikitException: "The app ends at this point."
    case .fileFormat: "segue run stops with this message and shows no scene."
    case .unusedAcceptance: "A later finding of this kind would be accepted without review."
    }
  }

  /// The next step for the author of the file.
  public var advice: String {
    switch self {
    case .initialScene: "Name an existing scene as the initial one."
    case .unreachableScene:
      "Add a segue to it, or delete it. If code shows it, give it a storyboard identifier, or "
        + "isShownByCode in a scene file."
    case .duplicateIdentifier: "Rename one of the two."
    case .emptyIdentifier: "Add an identifier, give the segue a trigger, or delete the object."
    case .danglingSegue:
      "Name an existing scene, or an unwind action that a scene declares, or delete the segue."
    case .danglingReference: "Correct the name, or add the part that it names."
    case .pushWithoutNavigation:
      "Use a show segue, or embed the source of the segue in a navigation controller."
    case .popoverWithoutAnchor: "Name an anchor, or let a control trigger the segue."
    case .emptyContainer: "Give the container a root, tabs, columns or pages."
    case .customSegueWithoutClass:
      "Name the class, or the transition in a scene file, or use another kind of segue."
    case .unknownTransition: "Correct the name, or define the transition."
    case .unknownPresentationStyle: "Correct the name of the style."
    case .repeatedTab: "Give one of the tabs its own scene."
    case .unwindWithoutTarget:
      "Declare the action in a scene on every path to the segue, or trigger the segue elsewhere."
    case .trappedScene:
      "Add a segue to another scene or an unwind segue, or present the scene so that the user can "
        + "dismiss it."
    case .growingStack: "Go back with an unwind segue instead of showing the scene again."
    case .duplicateTrigger: "Give one of the segues another trigger, or merge the two."
    case .swallowedGesture: "Use another gesture, a bar button or a row."
    case .textTooLong: "Shorten the text, widen its frame, or allow more lines."
    case .uikitException: "Change the segue or container that the message names."
    case .fileFormat: "Correct the value at this place. docs/scenes-format.md lists the keys."
    case .unusedAcceptance: "Delete the entry, or correct the name of the rule."
    }
  }
}
