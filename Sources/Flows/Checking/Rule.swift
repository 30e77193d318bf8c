/// What `segue check` looks for.
public enum Rule: String, Sendable, CaseIterable {
  case initialScene = "initial-scene"
  case unreachableScene = "unreachable-scene"
  case duplicateIdentifier = "duplicate-identifier"
  case emptyIdentifier = "empty-identifier"
  case danglingSegue = "dangling-segue"
  case danglingReference = "dangling-reference"
  case pushWithoutNavigation = "push-without-navigation"
  case popoverWithoutAnchor = "popover-without-anchor"
  case emptyContainer = "empty-container"
  case customSegueWithoutClass = "custom-segue-without-class"
  case unknownTransition = "unknown-transition"
  case unknownPresentationStyle = "unknown-presentation-style"
  case repeatedTab = "repeated-tab"
  case unwindWithoutTarget = "unwind-without-target"
  case trappedScene = "trapped-scene"
  case growingStack = "growing-stack"
  case duplicateTrigger = "duplicate-trigger"
  case swallowedGesture = "swallowed-gesture"
  case textTooLong = "text-too-long"
  case uikitException = "uikit-exception"
  case fileFormat = "file-format"
  case unusedAcceptance = "unused-acceptance"
}

extension Rule {
  /// How bad it is where the rule itself decides.
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

  /// One line that says what it finds.
  public var summary: String {
    switch self {
    case .initialScene: "There is no initial scene, or there is no scene of that name."
    case .unreachableScene: "No way leads to the scene."
    case .duplicateIdentifier: "Two things that are told apart by their identifiers have the same."
    case .emptyIdentifier: "What is found by its identifier only has none."
    case .danglingSegue: "A segue leads to nothing."
    case .danglingReference: "Something is named that there is not."
    case .pushWithoutNavigation: "A push segue can start where there is no navigation controller."
    case .popoverWithoutAnchor: "A popover has nothing to point at."
    case .emptyContainer: "A container has nothing to show."
    case .customSegueWithoutClass: "A custom segue does not say how it moves."
    case .unknownTransition: "A transition is named that there is not."
    case .unknownPresentationStyle: "A storyboard names a presentation style that does not exist."
    case .repeatedTab: "Two tabs of a tab bar controller in a storyboard hold the same scene."
    case .unwindWithoutTarget: "An unwind segue can start where nothing it leads back to is left."
    case .trappedScene: "A scene can be shown and never be left."
    case .growingStack: "A circle of segues puts ever more on the stack."
    case .duplicateTrigger: "Two segues start at one gesture."
    case .swallowedGesture: "A list takes the gesture that a segue waits for."
    case .textTooLong: "A text does not fit on a terminal of 80 × 24."
    case .uikitException: "UIKit would end the app with an exception."
    case .fileFormat: "The file breaks the format in another way."
    case .unusedAcceptance: "What has been accepted does not occur any more."
    }
  }

  /// Why that matters.
  public var reason: String {
    switch self {
    case .initialScene: "The app has nothing to start with."
    case .unreachableScene:
      "Nobody ever sees it. It is left over, or the segue that should lead there is missing."
    case .duplicateIdentifier: "Which of the two is meant is decided by chance."
    case .emptyIdentifier: "Nothing can perform or find it."
    case .danglingSegue: "The app ends with an exception, or nothing happens, when it is performed."
    case .danglingReference: "What should be there is not when the scene is shown."
    case .pushWithoutNavigation: "UIKit raises an exception: only a navigation controller can push."
    case .popoverWithoutAnchor:
      "On a wide screen UIKit raises an exception; here the popover points at the middle of the scene."
    case .emptyContainer: "The screen stays empty unless code fills it."
    case .customSegueWithoutClass: "UIKit raises an exception when it is performed."
    case .unknownTransition: "The segue cannot move so."
    case .unknownPresentationStyle: "The scene is presented in the usual style instead."
    case .repeatedTab:
      "A view controller has one parent and one tab bar item, so it cannot stand in both tabs."
    case .unwindWithoutTarget: "The user acts and nothing happens, without any message."
    case .trappedScene: "The user has to quit the app."
    case .growingStack:
      "Each round leaves its scenes in memory, and the way back becomes longer each time."
    case .duplicateTrigger: "Both start, or it is chance which one does."
    case .swallowedGesture: "The segue starts only where the list has no use for the gesture."
    case .textTooLong: "Its end is cut off."
    case .uikitException: "The app ends there."
    case .fileFormat: "segue run stops with this message and shows no scene."
    case .unusedAcceptance: "The next one of its kind would be accepted unseen."
    }
  }

  /// What to do about it.
  public var advice: String {
    switch self {
    case .initialScene: "Name one of the scenes as the initial one."
    case .unreachableScene:
      "Add a segue that leads there, give it a storyboard identifier if code shows it, or delete it."
    case .duplicateIdentifier: "Rename one of them."
    case .emptyIdentifier: "Give it an identifier, a trigger, or delete it."
    case .danglingSegue: "Name a scene, or an unwind action that some scene declares, or delete it."
    case .danglingReference: "Correct the name, or add what it names."
    case .pushWithoutNavigation:
      "Use show, or embed the way there in a navigation controller."
    case .popoverWithoutAnchor: "Name an anchor, or have a control trigger it."
    case .emptyContainer: "Give it a root, tabs, columns or pages."
    case .customSegueWithoutClass:
      "Name the class, or in a scene file the transition, or use another kind."
    case .unknownTransition: "Correct the name, or define the transition."
    case .unknownPresentationStyle: "Correct the name of the style."
    case .repeatedTab: "Give one of the tabs a scene of its own."
    case .unwindWithoutTarget:
      "Declare the action in a scene that is on every way here, or trigger the segue elsewhere."
    case .trappedScene: "Add a way on, an unwind segue, or show it in a way that can be dismissed."
    case .growingStack: "Go back with an unwind segue in place of showing the scene anew."
    case .duplicateTrigger: "Give one of them another trigger, or join them."
    case .swallowedGesture: "Use another gesture, a bar button, or a row."
    case .textTooLong: "Shorten it, widen its frame, or let it have more lines."
    case .uikitException: "Use the kind or style of segue that the message names."
    case .fileFormat:
      "Correct the value at this place; docs/scenes-format.md lists what each key takes."
    case .unusedAcceptance: "Delete the entry."
    }
  }
}
