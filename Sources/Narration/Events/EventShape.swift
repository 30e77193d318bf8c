import NavigationKit

/// The fields that events of one kind have, and the forms of their sentence.
///
/// A shape says which keys an event can have, for example `event.push.animated` and
/// `event.push.immediate`. The keys of all kinds follow from their shapes, so a test can find a
/// missing sentence in a table.
struct EventShape {
  /// The use of ``Event/subject`` or ``Event/object``.
  enum Name {
    case none, required
    /// An empty name has a form of its own: `app` for the subject, `alone` for the object.
    case optional
  }

  var subject: Name = .required
  var object: Name = .none
  /// Indicates whether ``Event/animated`` has a value. The forms are `animated` and `immediate`.
  var isAnimated = false
  /// The family of the details in ``StringTable/recorded``; nil for an empty detail.
  var detail: Detail?

  /// Families of details. Each has one or several forms, in the order in which they are tried.
  ///
  /// The raw values are the names of their patterns in the recorded table, such as `detail.answer`.
  enum Detail: String {
    case answer, outcome, traits, list, mode, style, presentation, actionStyle, transition, input
    case action, text, identifier, ignored

    var forms: [String] {
      switch self {
      case .answer: ["yes", "no"]
      case .outcome: ["completed", "cancelled"]
      case .list: ["none", ""]
      case .presentation: ["fullScreen", ""]
      case .transition: ["animator", ""]
      case .action: ["none", ""]
      case .identifier: ["unnamed", ""]
      case .traits, .mode, .style, .actionStyle, .input, .text, .ignored: [""]
      }
    }
  }

  /// The forms of the subject, of the object, of the detail and of the animation.
  var forms: [[String]] {
    let subjects = subject == .optional ? ["app", ""] : [""]
    let objects = object == .optional ? ["alone", ""] : [""]
    let details = detail?.forms ?? [""]
    let motions = isAnimated ? ["animated", "immediate"] : [""]
    return subjects.flatMap { subject in
      objects.flatMap { object in
        details.flatMap { detail in motions.map { [subject, object, detail, $0] } }
      }
    }
  }
}

extension Event.Kind {
  /// The switch names every kind, so a new kind of event does not compile before it has a shape.
  var shape: EventShape {
    switch self {
    case .loadView, .viewDidLoad, .viewWillLayoutSubviews, .viewDidLayoutSubviews, .splitExpanded,
      .presentationWillDismiss, .presentationDidDismiss, .presentationDidAttemptToDismiss:
      EventShape()
    case .viewWillAppear, .viewIsAppearing, .viewDidAppear, .viewWillDisappear, .viewDidDisappear:
      EventShape(isAnimated: true)
    case .willMoveToParent, .didMoveToParent: EventShape(object: .optional)
    case .traitsChanged: EventShape(detail: .traits)
    case .push, .pop, .navigationWillShow, .navigationDidShow, .pageTurned, .dismiss:
      EventShape(object: .required, isAnimated: true)
    case .setViewControllers: EventShape(isAnimated: true, detail: .list)
    case .tabSelected, .tabDidSelect, .splitCollapsed, .pageWillTransition, .focusMoved,
      .destinationCreated, .unwindTowards:
      EventShape(object: .required)
    case .tabShouldSelect, .pageDidFinishAnimating, .canPerformUnwindSegueAction:
      EventShape(object: .required, detail: .answer)
    case .shouldPerformSegue: EventShape(object: .optional, detail: .answer)
    case .splitWillChangeDisplayMode: EventShape(detail: .mode)
    case .present: EventShape(object: .required, isAnimated: true, detail: .presentation)
    case .presentationAdapted: EventShape(detail: .style)
    case .presentationShouldDismiss: EventShape(detail: .answer)
    case .alertActionChosen: EventShape(object: .required, detail: .actionStyle)
    case .transitionBegan: EventShape(object: .required, isAnimated: true, detail: .transition)
    case .transitionEnded: EventShape(object: .required, isAnimated: true, detail: .outcome)
    case .gestureRecognized: EventShape(detail: .input)
    case .actionSent: EventShape(object: .required, detail: .action)
    case .inputIgnored: EventShape(subject: .optional, detail: .ignored)
    case .external: EventShape(subject: .none, object: .required, detail: .text)
    case .segueCreated: EventShape(object: .optional, detail: .text)
    case .prepareForSegue, .performSegue, .segueReleased: EventShape(object: .optional)
    case .unwindAction, .unwindTargetAssumed, .unwindTargetMissing:
      EventShape(object: .required, detail: .identifier)
    case .warning: EventShape(subject: .optional, detail: .text)
    }
  }
}
