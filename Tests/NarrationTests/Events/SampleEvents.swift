import NavigationKit

/// Events of every kind, each with its English sentence, written by hand.
enum SampleEvents {
  static let all = lifeCycle + containers + presentations + transitions + inputs + segues + unwinds

  private static let lifeCycle: [(Event, String)] = [
    (event(.loadView, "first"), "first creates its view."),
    (event(.viewDidLoad, "first"), "The view of first has loaded."),
    (event(.viewWillAppear, "first", true), "first is about to appear, animated."),
    (event(.viewWillAppear, "first", false), "first is about to appear, without animation."),
    (event(.viewIsAppearing, "first", false), "first is appearing, without animation."),
    (event(.viewWillLayoutSubviews, "first"), "first is about to lay out its view."),
    (event(.viewDidLayoutSubviews, "first"), "first has laid out its view."),
    (event(.viewDidAppear, "second~2", true), "second~2 has appeared, animated."),
    (event(.viewWillDisappear, "first", true), "first is about to disappear, animated."),
    (event(.viewDidDisappear, "first", false), "first has disappeared, without animation."),
    (event(.willMoveToParent, "detail", "stack"), "detail is about to join stack."),
    (event(.willMoveToParent, "detail"), "detail is about to leave its container."),
    (event(.didMoveToParent, "detail", "stack"), "detail has joined stack."),
    (event(.didMoveToParent, "detail"), "detail has left its container."),
    (
      event(.traitsChanged, "first", detail: "compact width, regular height"),
      "first now has compact width and regular height."
    ),
    (
      event(.warning, "stack", detail: "pushing it twice"),
      "Warning for stack: “pushing it twice”."
    ),
    (event(.warning, detail: "no block arrived"), "Warning: “no block arrived”."),
  ]

  private static let containers: [(Event, String)] = [
    (event(.push, "stack", "detail", true), "stack pushes detail, animated."),
    (event(.pop, "stack", "home", false), "stack pops to home, without animation."),
    (
      event(.setViewControllers, "stack", true, detail: "home"),
      "stack gets a new stack of one controller, animated: home."
    ),
    (
      event(.setViewControllers, "stack", false, detail: "home, list, detail"),
      "stack gets a new stack of several controllers, without animation: home, list and detail."
    ),
    (event(.setViewControllers, "stack", true), "stack gets an empty stack, animated."),
    (
      event(.navigationWillShow, "stack", "detail", true),
      "stack is about to show detail, animated."
    ),
    (event(.navigationDidShow, "stack", "detail", true), "stack has shown detail, animated."),
    (
      event(.tabShouldSelect, "tabs", "search", detail: "false"),
      "tabs may not select search: its delegate refuses it."
    ),
    (
      event(.tabShouldSelect, "tabs", "search", detail: "true"),
      "tabs may select search: its delegate allows it."
    ),
    (event(.tabSelected, "tabs", "search"), "tabs selects search."),
    (event(.tabDidSelect, "tabs", "search"), "The user has selected search in tabs."),
    (
      event(.splitCollapsed, "split", "list"), "split collapses to a single column with list."
    ),
    (event(.splitExpanded, "split"), "split shows several columns again."),
    (
      event(.splitWillChangeDisplayMode, "split", detail: "oneBesideSecondary"),
      "split is about to show one sidebar beside the secondary column."
    ),
    (event(.pageTurned, "book", "page~3", true), "book turns to page~3, animated."),
    (event(.pageWillTransition, "book", "page~3"), "book may turn to page~3."),
    (
      event(.pageDidFinishAnimating, "book", "page", detail: "true"),
      "book has turned from page to another page."
    ),
    (
      event(.pageDidFinishAnimating, "book", "page", detail: "false"), "book has returned to page."
    ),
  ]

  private static let presentations: [(Event, String)] = [
    (event(.present, "home", "login", true), "home presents login, animated."),
    (
      event(.present, "home", "login", true, detail: "pageSheet"),
      "home presents login, as a page sheet, animated."
    ),
    (
      event(.present, "home", "login", false, detail: "Drawer"),
      "home presents login, as “Drawer”, without animation."
    ),
    (event(.dismiss, "home", "login", true), "home dismisses login, animated."),
    (
      event(.presentationAdapted, "login", detail: "fullScreen"),
      "login is adapted to a full screen."
    ),
    (event(.presentationShouldDismiss, "login", detail: "true"), "The user may dismiss login."),
    (
      event(.presentationShouldDismiss, "login", detail: "false"), "The user may not dismiss login."
    ),
    (event(.presentationWillDismiss, "login"), "The user begins to dismiss login."),
    (event(.presentationDidDismiss, "login"), "The user has dismissed login."),
    (event(.presentationDidAttemptToDismiss, "login"), "The user has tried to dismiss login."),
    (
      event(.alertActionChosen, "alert", "Delete all", detail: "destructive"),
      "alert: “Delete all” is chosen, a destructive action."
    ),
  ]

  private static let transitions: [(Event, String)] = [
    (
      event(.transitionBegan, "home", "detail", true, detail: "push by FadeAnimator"),
      "Transition from home to detail begins: push by FadeAnimator, animated."
    ),
    (
      event(.transitionBegan, "", "home", false, detail: "resize"),
      "Transition from nothing to home begins: new size, without animation."
    ),
    (
      event(.transitionEnded, "home", "detail", true, detail: "completed"),
      "The animated transition from home to detail is complete."
    ),
    (
      event(.transitionEnded, "home", "detail", true, detail: "cancelled"),
      "The animated transition from home to detail is cancelled."
    ),
  ]

  private static let inputs: [(Event, String)] = [
    (
      event(.gestureRecognized, "first", detail: "swipe up"),
      "first recognises a gesture: swipe up."
    ),
    (
      event(.gestureRecognized, "first", detail: "pan from the left edge"),
      "first recognises a gesture: pan from the left edge."
    ),
    (
      event(.gestureRecognized, "first", detail: "shake"), "first recognises a gesture: “shake”."
    ),
    (event(.actionSent, "first", "tapMe"), "tapMe in first sends its action."),
    (
      event(.actionSent, "list", "table", detail: "select [0, 1]"),
      "table in list sends its action: “select [0, 1]”."
    ),
    (
      event(.inputIgnored, "second", detail: "swipe left: nothing here recognises it"),
      "Ignored in second: swipe left, because nothing here recognises it."
    ),
    (
      event(.inputIgnored, "tabs", detail: "tab 9: there are 3 tabs"),
      "Ignored in tabs: tab 9, because there are 3 tabs."
    ),
    (
      event(.inputIgnored, "alert", detail: "action Not now: a transition is running"),
      "Ignored in alert: action “Not now”, because a transition is running."
    ),
    (
      event(.inputIgnored, detail: "paste: the app is busy"),
      "Ignored: paste, because “the app is busy”."
    ),
    (event(.focusMoved, "form", "name"), "The focus moves to name in form."),
    (event(.external, "", "Timer", detail: "3"), "Timer runs, number 3."),
    (
      event(.external, "", "DispatchQueue.main.async", detail: "2.1"),
      "DispatchQueue.main.async runs, number 2.1."
    ),
  ]

  private static let segues: [(Event, String)] = [
    (event(.shouldPerformSegue, "first", "go", detail: "true"), "first allows the segue go."),
    (event(.shouldPerformSegue, "first", "go", detail: "false"), "first refuses the segue go."),
    (
      event(.shouldPerformSegue, "first", detail: "true"),
      "first allows a segue without an identifier."
    ),
    (event(.destinationCreated, "first", "second"), "first creates the destination second."),
    (
      event(.segueCreated, "first", "go", detail: "ShowSegue"),
      "first creates the segue go, of the class ShowSegue."
    ),
    (event(.prepareForSegue, "first", "go"), "first prepares for the segue go."),
    (event(.performSegue, "first", "go"), "first performs the segue go."),
    (event(.performSegue, "first"), "first performs a segue without an identifier."),
    (event(.segueReleased, "first", "go"), "The segue go of first is released."),
  ]

  private static let unwinds: [(Event, String)] = [
    (
      event(.canPerformUnwindSegueAction, "home", "back", detail: "true"),
      "home handles the unwind action back."
    ),
    (
      event(.canPerformUnwindSegueAction, "list", "back", detail: "false"),
      "list does not handle the unwind action back."
    ),
    (
      event(.unwindAction, "home", "comeHome:", detail: "toHome"),
      "The unwind action “comeHome:” of home is called by toHome."
    ),
    (event(.unwindAction, "home", "back"), "The unwind action back of home is called."),
    (event(.unwindTowards, "stack", "home"), "stack unwinds towards home."),
    (
      event(.unwindTargetAssumed, "home", "back", detail: "toHome"),
      "home is used as the destination of back by toHome, but does not declare it."
    ),
    (
      event(.unwindTargetMissing, "detail", "back"),
      "No controller handles the unwind action back in detail."
    ),
  ]

  private static func event(
    _ kind: Event.Kind, _ subject: String = "", _ object: String = "", _ animated: Bool? = nil,
    detail: String = ""
  ) -> Event {
    Event(
      tick: 7, kind: kind, subject: subject, object: object, animated: animated, detail: detail)
  }

  private static func event(
    _ kind: Event.Kind, _ subject: String, _ animated: Bool, detail: String = ""
  ) -> Event {
    event(kind, subject, "", animated, detail: detail)
  }
}
