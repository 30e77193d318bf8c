import NavigationKit

/// A refusal of each kind and form, with its sentence for the key ←.
enum SampleRefusals {
  private static let rate = Refusal.Part(name: "Rate", type: "Slider")
  private static let list = Refusal.Part(name: "", type: "TableView")
  private static let row = Refusal.Part(name: "my row", type: "TableViewCell")

  static let all: [(Refusal, String)] = inputs + gestures + segues + presentations

  private static let inputs: [(Refusal, String)] = [
    (
      .transition(.push, from: "A", to: "B"),
      "← did nothing: the push from A to B is running."
    ),
    (
      .heldTransition(.pop, from: "A", to: "B", driver: "Drag"),
      "← did nothing: the pop from A to B waits until Drag finishes or cancels it."
    ),
    (
      .animated(row),
      "← did nothing: the row “my row” is being animated, without allowUserInteraction."
    ),
    (.noView, "← did nothing: no view receives touches there."),
    (.disabled(rate), "← did nothing: the slider Rate is disabled."),
    (.noInteraction(list), "← did nothing: user interaction is switched off for the table."),
    (
      .noReaction(Refusal.Part(name: "Logo", type: "MyPicture")),
      "← did nothing: the view Logo has no action, and no gesture there recognised it."
    ),
    (.noScrolling(.down), "← did nothing: no view there scrolls further down."),
    (
      .usedArrow(rate, arrows: [.left, .right]),
      "← is no swipe: the slider Rate has the focus and takes ← and →."
    ),
    (
      .usedArrowAtEnd(rate, arrows: [.left, .right]),
      "← did nothing: the slider Rate has the focus and takes ← and →, and is at its end."
    ),
    (.usedKeyAtEnd(rate), "← did nothing: the slider Rate has the focus and is at its end."),
    (
      .cursorAt(.textStart, Refusal.Part(name: "name", type: "TextField")),
      "← did nothing: the cursor is at the start of the text field name."
    ),
    (
      .cursorAt(.textEnd, Refusal.Part(name: "name", type: "TextField")),
      "← did nothing: the cursor is at the end of the text field name."
    ),
    (
      .cursorAt(.lineStart, Refusal.Part(name: "notes", type: "TextView")),
      "← did nothing: the cursor is at the start of a line of the text area notes."
    ),
    (
      .cursorAt(.lineEnd, Refusal.Part(name: "notes", type: "TextView")),
      "← did nothing: the cursor is at the end of a line of the text area notes."
    ),
    (
      .keptArrow(list),
      "← did nothing: the table has the focus, keeps its arrows, and is at its end."
    ),
    (.noSwipe(.left, others: []), "← did nothing: no gesture here is a swipe left."),
    (
      .noSwipe(.left, others: [.down]),
      "← did nothing: no gesture here is a swipe left; the only swipe here is ↓."
    ),
    (
      .noSwipe(.left, others: [.up, .down]),
      "← did nothing: no gesture here is a swipe left; the swipes here are ↑ and ↓."
    ),
    (.noFocus, "← did nothing: nothing here can have the focus."),
    (.onlyFocus(rate), "← did nothing: only the slider Rate can have the focus here."),
    (
      .noActivation(rate),
      "← did nothing: the slider Rate has the focus and cannot be activated."
    ),
    (.unusedKey(rate), "← did nothing: the slider Rate has the focus and does not use it."),
    (.unusedKey(nil), "← did nothing: nothing has the focus."),
    (.noText, "← did nothing: nothing here takes text."),
    (
      .longText(Refusal.Part(name: "name", type: "TextField")),
      "← did nothing: the text field name holds at most 1 MB."
    ),
    (
      .edit(.begin, Refusal.Part(name: "name", type: "TextField")),
      "← did nothing: the delegate of the text field name does not let the input begin."
    ),
    (
      .edit(.end, Refusal.Part(name: "name", type: "TextView")),
      "← did nothing: the delegate of the text area name does not let the input end."
    ),
    (
      .edit(.change, Refusal.Part(name: "name", type: "TextField")),
      "← did nothing: the delegate of the text field name does not let the text change."
    ),
    (.nothingToCancel, "← did nothing: there is nothing to cancel or close."),
    (.noSelection(list), "← did nothing: the table allows no selection."),
    (.selectionRefused(list), "← selected nothing: the delegate of the table refuses it."),
    (.noTabBar, "← did nothing: there is no tab bar here."),
    (.noTab(3, count: 1), "← did nothing: there is 1 tab."),
    (.noTab(3, count: 2), "← did nothing: there are 2 tabs."),
    (.disabledTab("Search"), "← did nothing: the tab Search is disabled."),
    (
      .tabRefused("Search", by: "Tabs"),
      "← did nothing: the delegate of Tabs refuses the tab Search."
    ),
    (
      .selectedTab("Search"),
      "← did nothing: the tab Search is selected, and is at its root."
    ),
  ]

  private static let gestures: [(Refusal, String)] = [
    (
      .gestureRefused("tap", rate, by: .closure),
      "← did nothing: the gesture tap on the slider Rate may not begin now."
    ),
    (
      .gestureRefused("swipe up", list, by: .delegate),
      "← did nothing: the delegate of the gesture “swipe up” on the table refuses it."
    ),
    (
      .gestureRefused("pan", list, by: .view),
      "← did nothing: the touched view does not let the gesture pan on the table begin."
    ),
    (
      .touchRefused("pan", list),
      "The gesture pan on the table was not recognised: its delegate refuses the touch."
    ),
    (
      .prevented("tap", by: "pan"),
      "The gesture tap was not recognised: the gesture pan was first."
    ),
    (
      .failureRequired("tap", of: "pan"),
      "The gesture tap was not recognised: it waits for the failure of the gesture pan."
    ),
    (.noDrag(.right, others: []), "← did nothing: no gesture here is a drag right."),
    (
      .noDrag(.right, others: [.down]),
      "← did nothing: no gesture here is a drag right; the only drag here is ↓."
    ),
    (
      .noDrag(.right, others: [.up, .down]),
      "← did nothing: no gesture here is a drag right; the drags here are ↑ and ↓."
    ),
    (.otherAxis(.right), "← did nothing: the drag goes right, or back."),
    (.popAtRoot("Nav"), "The drag was refused: Nav is at its root."),
    (
      .popWithoutBackButton("Nav"),
      "The drag was refused: the back button of Nav is hidden or replaced."
    ),
    (
      .popAnimatedByDelegate("Nav"),
      "The drag was refused: the delegate of Nav animates the pop, which turns the built-in drag off."
    ),
    (
      .noPage("Book", isForward: true),
      "The drag was refused: Book has no page after this one."
    ),
    (
      .noPage("Book", isForward: false),
      "The drag was refused: Book has no page before this one."
    ),
    (
      .noDriver("Nav", .push),
      "The push does not follow the drag: the delegate of Nav gives no interactive driver."
    ),
    (
      .notStartedInteractively("Drag", .pop),
      "The pop does not follow the drag: Drag does not want an interactive start."
    ),
  ]

  private static let segues: [(Refusal, String)] = [
    (.segueRefused("go", by: "A"), "The segue go was not performed: A refuses it."),
    (.segueRefused("", by: "A"), "The segue was not performed: A refuses it."),
    (.condition("go"), "The segue go was not performed: its condition does not hold."),
    (
      .unconnected(name: "Repos", codeSegues: 0),
      "← on Repos did nothing: the storyboard connects it to no segue."
    ),
    (
      .unconnected(name: "Repos", codeSegues: 1),
      "← on Repos did nothing: the storyboard connects it to no segue; "
        + "1 segue here is performed only by code, m."
    ),
    (
      .unconnected(name: "Repos", codeSegues: 2),
      "← on Repos did nothing: the storyboard connects it to no segue; "
        + "2 segues here are performed only by code, m."
    ),
    (
      .unwindPassed("Home", action: "comeHome:", isDeclared: false),
      "The unwind went past Home: its class has no action “comeHome:”."
    ),
    (
      .unwindPassed("Home", action: "back", isDeclared: true),
      "The unwind went past Home: it has the action back, but refuses it now."
    ),
    (
      .unwindMissing(action: "back", from: "Form"),
      "The unwind from Form did not happen: no controller has the action back."
    ),
    (
      .noContainer(segue: "side", of: "A"),
      "The segue side of A was skipped: its container view is missing."
    ),
  ]

  private static let presentations: [(Refusal, String)] = [
    (
      .alreadyPresenting("B", on: "A", existing: "C"),
      "B was not presented: A already presents C."
    ),
    (
      .presentationRuns("B", on: "A"),
      "B was not presented: A is being presented or dismissed."
    ),
    (
      .partialCurl("B", on: "A"),
      "B was not presented: A was presented with a partial curl."
    ),
    (
      .presenterOffScreen("B", on: "A"),
      "B was not presented: the view of A is not on the screen."
    ),
    (.outdatedRequest("B"), "The request for B was dropped: B changed while it waited."),
    (
      .dismissalRuns("B"),
      "B was not dismissed: a presentation or dismissal is in progress."
    ),
    (
      .nothingToDismiss("A"), "Nothing was dismissed: A neither presents nor is presented."
    ),
    (
      .undismissableStyle("B", .fullScreen),
      "← did nothing: only the app can dismiss B, which is a full screen."
    ),
    (.modal("B"), "B was not dismissed: its isModalInPresentation keeps it."),
    (.dismissalRefused("B"), "B was not dismissed: its delegate refuses it."),
    (.noCancelAction("Warning"), "← did nothing: Warning has no cancel action to choose."),
    (.nothingToPop("Nav"), "Nothing was popped: Nav is at its root."),
    (.waiting("push", of: "Nav"), "push of Nav waits until the running transition ends."),
  ]
}
