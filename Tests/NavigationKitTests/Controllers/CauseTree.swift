import NavigationKit

/// The events of a scenario as the tree of their causes.
enum CauseTree {
  /// The events that the trees show. Consequences of the others belong to the next event above.
  static let shown: Set<Event.Kind> = Set.appearance.union([
    .push, .pop, .setViewControllers, .present, .dismiss, .transitionBegan, .transitionEnded,
    .presentationShouldDismiss, .presentationWillDismiss, .presentationDidDismiss,
    .presentationDidAttemptToDismiss, .alertActionChosen, .tabShouldSelect, .tabSelected,
    .tabDidSelect, .pageWillTransition, .pageTurned, .shouldPerformSegue, .segueCreated,
    .prepareForSegue, .performSegue, .unwindAction, .unwindTowards,
  ])

  /// Returns a line for each shown event, indented by two blanks below its cause.
  ///
  /// Causes that are not among `events` count as none.
  static func text(of events: [Event]) -> String {
    var parents: [Int: Int] = [:]
    var children: [Int: [Event]] = [:]
    for event in events {
      let cause = if case .event(let number) = event.cause { number } else { 0 }
      // An event that is not shown has the place of its cause.
      let parent = parents[cause] ?? 0
      parents[event.number] = shown.contains(event.kind) ? event.number : parent
      if shown.contains(event.kind) { children[parent, default: []].append(event) }
    }
    func lines(below number: Int, indentation: String) -> [String] {
      (children[number] ?? []).flatMap { event in
        [indentation + name(of: event)]
          + lines(below: event.number, indentation: indentation + "  ")
      }
    }
    return lines(below: 0, indentation: "").joined(separator: "\n")
  }

  private static func name(of event: Event) -> String {
    switch event.kind {
    case .transitionBegan: "transition begins"
    case .transitionEnded: "transition ends"
    case .tabShouldSelect, .tabSelected, .tabDidSelect, .pageWillTransition, .pageTurned:
      "\(event.kind.rawValue) \(event.object)"
    case .push, .pop, .present, .dismiss:
      "\(event.subject) \(event.kind.rawValue) \(event.object)"
    default: "\(event.subject) \(event.kind.rawValue)"
    }
  }
}
