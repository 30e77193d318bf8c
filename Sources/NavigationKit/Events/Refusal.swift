/// Something that an input did not do, and what stood in the way.
///
/// ``EventRecord/refusals`` has those of the last input. Controllers have the names of
/// ``Event/subject``. A log does not contain refusals: a replay makes them again.
///
/// ```swift
/// let application = Application()
/// let window = Window(application: application, size: Size(width: 80, height: 24))
/// application.turn {
///   window.rootViewController = ViewController()
///   window.makeKeyAndVisible()
/// }
/// application.swipe(.left)
/// precondition(application.events.refusals == [.noSwipe(.left, others: [])])
/// ```
public enum Refusal: Hashable, Sendable {
  /// A view in a refusal.
  public struct Part: Hashable, Sendable {
    /// The identifier or the title; empty for a view with neither.
    public var name: String
    /// The name of the class, such as `Slider`.
    public var type: String

    /// Creates a part.
    public init(name: String, type: String) { (self.name, self.type) = (name, type) }
  }

  /// An object that can object to a gesture.
  public enum Objector: String, Hashable, Sendable, CaseIterable {
    /// ``GestureRecognizer/shouldBegin``.
    case closure
    /// The delegate of the recogniser.
    case delegate
    /// A touched view, by ``View/gestureRecognizerShouldBegin(_:)``.
    case view
  }

  /// A question that the delegate of a text has answered with false.
  public enum Edit: String, Hashable, Sendable, CaseIterable {
    /// Begin the input.
    case begin
    /// End the input.
    case end
    /// Change the text.
    case change
  }

  /// A place of the cursor at which an editing key has no effect.
  public enum TextEdge: String, Hashable, Sendable, CaseIterable {
    /// Before the first character.
    case textStart
    /// After the last character.
    case textEnd
    /// At the start of a later line.
    case lineStart
    /// At the end of an earlier line.
    case lineEnd
  }

  // MARK: - All inputs

  /// A transition runs, which blocks input.
  case transition(Transition.Kind, from: String, to: String)
  /// An interactive transition waits until its driver, of this class, ends it.
  case heldTransition(Transition.Kind, from: String, to: String, driver: String)
  /// The view is animated without `allowUserInteraction`.
  case animated(Part)

  // MARK: - Touches

  /// No view receives touches at this point.
  case noView
  /// The touched control is disabled.
  case disabled(Part)
  /// The touched view or a view around it has user interaction switched off.
  case noInteraction(Part)
  /// The touched view has neither an action nor a recogniser.
  case noReaction(Part)
  /// No view at this point scrolls further in this direction.
  case noScrolling(Direction)

  // MARK: - Keys

  /// The focused view uses the arrow, so that it is no swipe.
  case usedArrow(Part, arrows: [Direction])
  /// The focused view uses the arrow, but is at its end.
  case usedArrowAtEnd(Part, arrows: [Direction])
  /// The focused view uses the key, such as Home, but is at its end.
  case usedKeyAtEnd(Part)
  /// The cursor of an edited text is where the key would move it, or has nothing to delete.
  case cursorAt(TextEdge, Part)
  /// The list or scroll view around the focus keeps the arrow at its end.
  case keptArrow(Part)
  /// No recogniser here is for a swipe in this direction; the others are.
  case noSwipe(Direction, others: [Direction])
  /// Nothing can have the focus.
  case noFocus
  /// Only this view can have the focus.
  case onlyFocus(Part)
  /// The focused view does nothing when it is activated.
  case noActivation(Part)
  /// The focused view does not use the key; nil without one.
  case unusedKey(Part?)
  /// Nothing here takes text.
  case noText
  /// The text has its largest size.
  case longText(Part)
  /// The delegate of a text refuses.
  case edit(Edit, Part)
  /// Nothing can be cancelled or closed.
  case nothingToCancel
  /// The focused list does not allow selection.
  case noSelection(Part)
  /// The delegate of the focused list refuses to select the row or item.
  case selectionRefused(Part)

  // MARK: - Tabs

  /// No tab bar is on the screen.
  case noTabBar
  /// The tab bar controller has fewer tabs.
  case noTab(Int, count: Int)
  /// The tab is disabled.
  case disabledTab(String)
  /// The delegate refuses the tab.
  case tabRefused(String, by: String)
  /// The tab is selected already, and has nothing to pop.
  case selectedTab(String)

  // MARK: - Gestures

  /// An object refuses the gesture with this name, such as `swipe up`.
  case gestureRefused(String, Part, by: Objector)
  /// The delegate of the recogniser refuses the touch.
  case touchRefused(String, Part)
  /// The other gesture was recognised first.
  case prevented(String, by: String)
  /// The other gesture had to fail first, but was recognised.
  case failureRequired(String, of: String)
  /// No recogniser here is for a drag in this direction; the others are.
  case noDrag(Direction, others: [Direction])
  /// The drag in progress goes along the other axis.
  case otherAxis(Direction)
  /// The navigation controller is at its root, so a drag cannot pop.
  case popAtRoot(String)
  /// The back button is hidden or replaced, so a drag cannot pop.
  case popWithoutBackButton(String)
  /// The delegate of the navigation controller animates the pop, which turns the built-in drag off.
  case popAnimatedByDelegate(String)
  /// The page view controller has no page in this direction.
  case noPage(String, isForward: Bool)

  // MARK: - Segues and unwinding

  /// `shouldPerformSegue(withIdentifier:sender:)` of the controller refuses the segue.
  case segueRefused(String, by: String)
  /// The condition of a segue in a scene file does not hold.
  case condition(String)
  /// The storyboard connects the row or control to nothing. `name` is the title, `codeSegues` the
  /// number of segues here that only code performs.
  case unconnected(name: String, codeSegues: Int)
  /// An unwind went past the controller, which does not handle the action. `isDeclared` tells a
  /// controller that declares it from one whose class does not have it.
  case unwindPassed(String, action: String, isDeclared: Bool)
  /// No controller handles the unwind action.
  case unwindMissing(action: String, from: String)
  /// The container view of the embed segue is missing.
  case noContainer(segue: String, of: String)

  // MARK: - Presentations

  /// The controller presents another one already.
  case alreadyPresenting(String, on: String, existing: String)
  /// The controller that should present is being presented or dismissed.
  case presentationRuns(String, on: String)
  /// The controller that should present was presented with a partial curl.
  case partialCurl(String, on: String)
  /// The view of the controller that should present is not on the screen.
  case presenterOffScreen(String, on: String)
  /// The presentation was shown elsewhere, or dismissed, while the request waited.
  case outdatedRequest(String)
  /// A presentation or dismissal is in progress, so the controller is not dismissed.
  case dismissalRuns(String)
  /// The controller has nothing to dismiss.
  case nothingToDismiss(String)
  /// The user cannot dismiss a presentation in this style.
  case undismissableStyle(String, ModalPresentationStyle)
  /// `isModalInPresentation` prevents the dismissal.
  case modal(String)
  /// The delegate of the presentation refuses the dismissal.
  case dismissalRefused(String)
  /// The alert has no cancel action that is enabled.
  case noCancelAction(String)

  // MARK: - Stacks and transitions

  /// The stack has only its root.
  case nothingToPop(String)
  /// The request waits for the end of a transition.
  case waiting(String, of: String)
  /// The delegate of the controller gives an animator, but no interactive driver.
  case noDriver(String, Transition.Kind)
  /// The interactive driver, of this class, does not want to start interactively.
  case notStartedInteractively(String, Transition.Kind)
}
