internal import NavigationKit

extension Refusal {
  /// The key of the sentence without its group, and the values.
  var words: (key: String, arguments: [Sentence.Argument: Sentence.Value]) {
    switch self {
    case .transition(let kind, let from, let to):
      ("transition", [.transition: Self.kind(kind), .subject: .name(from), .object: .name(to)])
    case .heldTransition(let kind, let from, let to, let driver):
      (
        "heldTransition",
        [
          .transition: Self.kind(kind), .subject: .name(from), .object: .name(to),
          .name: .name(driver),
        ]
      )
    case .animated(let part): ("animated", [.part: Sentence.part(part)])
    case .noView: ("noView", [:])
    case .disabled(let part): ("disabled", [.part: Sentence.part(part)])
    case .noInteraction(let part): ("noInteraction", [.part: Sentence.part(part)])
    case .noReaction(let part): ("noReaction", [.part: Sentence.part(part)])
    case .noScrolling(let way): ("noScrolling", [.direction: Sentence.direction(way)])
    case .usedArrow(let part, let arrows):
      ("usedArrow", [.part: Sentence.part(part), .list: Self.arrows(arrows)])
    case .usedArrowAtEnd(let part, let arrows):
      ("usedArrowAtEnd", [.part: Sentence.part(part), .list: Self.arrows(arrows)])
    case .usedKeyAtEnd(let part): ("usedKeyAtEnd", [.part: Sentence.part(part)])
    case .cursorAt(let edge, let part):
      ("cursorAt.\(edge.rawValue)", [.part: Sentence.part(part)])
    case .keptArrow(let part): ("keptArrow", [.part: Sentence.part(part)])
    case .noSwipe(let way, let others):
      Self.none("noSwipe", way, others)
    case .noFocus: ("noFocus", [:])
    case .onlyFocus(let part): ("onlyFocus", [.part: Sentence.part(part)])
    case .noActivation(let part): ("noActivation", [.part: Sentence.part(part)])
    case .unusedKey(nil): ("unusedKey.alone", [:])
    case .unusedKey(let part?): ("unusedKey", [.part: Sentence.part(part)])
    case .noText: ("noText", [:])
    case .longText(let part): ("longText", [.part: Sentence.part(part)])
    case .edit(let edit, let part):
      ("edit.\(edit.rawValue)", [.part: Sentence.part(part)])
    case .noSelection(let part): ("noSelection", [.part: Sentence.part(part)])
    case .selectionRefused(let part): ("selectionRefused", [.part: Sentence.part(part)])
    case .nothingToCancel: ("nothingToCancel", [:])
    case .noTabBar: ("noTabBar", [:])
    case .noTab(let number, let count):
      ("noTab", [.number: .number(number), .count: .number(count)])
    case .disabledTab(let tab): ("disabledTab", [.object: .name(tab)])
    case .tabRefused(let tab, let bar):
      ("tabRefused", [.object: .name(tab), .subject: .name(bar)])
    case .selectedTab(let tab): ("selectedTab", [.object: .name(tab)])
    case .gestureRefused(let gesture, let part, let objector):
      (
        "gestureRefused.\(objector.rawValue)",
        [.name: .name(gesture), .part: Sentence.part(part)]
      )
    case .touchRefused(let gesture, let part):
      ("touchRefused", [.name: .name(gesture), .part: Sentence.part(part)])
    case .prevented(let gesture, let other):
      ("prevented", [.name: .name(gesture), .object: .name(other)])
    case .failureRequired(let gesture, let other):
      ("failureRequired", [.name: .name(gesture), .object: .name(other)])
    case .noDrag(let way, let others): Self.none("noDrag", way, others)
    case .otherAxis(let way): ("otherAxis", [.direction: Sentence.direction(way)])
    case .popAtRoot(let stack): ("popAtRoot", [.subject: .name(stack)])
    case .popWithoutBackButton(let stack): ("popWithoutBackButton", [.subject: .name(stack)])
    case .popAnimatedByDelegate(let stack): ("popAnimatedByDelegate", [.subject: .name(stack)])
    case .noPage(let pages, true): ("noPage.after", [.subject: .name(pages)])
    case .noPage(let pages, false): ("noPage.before", [.subject: .name(pages)])
    case .segueRefused("", let source): ("segueRefused.alone", [.subject: .name(source)])
    case .segueRefused(let segue, let source):
      ("segueRefused", [.object: .name(segue), .subject: .name(source)])
    case .condition(let segue): ("condition", [.object: .name(segue)])
    case .unconnected(let name, 0): ("unconnected.alone", [.title: .name(name)])
    case .unconnected(let name, let count):
      ("unconnected", [.title: .name(name), .count: .number(count)])
    case .unwindPassed(let controller, let action, let isDeclared):
      (
        isDeclared ? "unwindPassed.declared" : "unwindPassed",
        [.subject: .name(controller), .object: .name(action)]
      )
    case .unwindMissing(let action, let source):
      ("unwindMissing", [.object: .name(action), .subject: .name(source)])
    case .noContainer(let segue, let source):
      ("noContainer", [.object: .name(segue), .subject: .name(source)])
    case .alreadyPresenting(let controller, let presenter, let existing):
      (
        "alreadyPresenting",
        [.object: .name(controller), .subject: .name(presenter), .name: .name(existing)]
      )
    case .presentationRuns(let controller, let presenter):
      ("presentationRuns", [.object: .name(controller), .subject: .name(presenter)])
    case .partialCurl(let controller, let presenter):
      ("partialCurl", [.object: .name(controller), .subject: .name(presenter)])
    case .presenterOffScreen(let controller, let presenter):
      ("presenterOffScreen", [.object: .name(controller), .subject: .name(presenter)])
    case .outdatedRequest(let controller): ("outdatedRequest", [.object: .name(controller)])
    case .dismissalRuns(let controller): ("dismissalRuns", [.object: .name(controller)])
    case .nothingToDismiss(let controller): ("nothingToDismiss", [.subject: .name(controller)])
    case .undismissableStyle(let controller, let style):
      (
        "undismissableStyle",
        [.object: .name(controller), .style: .phrase(.style, style.description)]
      )
    case .modal(let controller): ("modal", [.object: .name(controller)])
    case .dismissalRefused(let controller): ("dismissalRefused", [.object: .name(controller)])
    case .noCancelAction(let alert): ("noCancelAction", [.subject: .name(alert)])
    case .nothingToPop(let stack): ("nothingToPop", [.subject: .name(stack)])
    case .waiting(let name, let subject):
      ("waiting", [.name: .name(name), .subject: .name(subject)])
    case .noDriver(let subject, let kind):
      ("noDriver", [.subject: .name(subject), .transition: Self.kind(kind)])
    case .notStartedInteractively(let driver, let kind):
      ("notStartedInteractively", [.name: .name(driver), .transition: Self.kind(kind)])
    }
  }

  private static func kind(_ kind: Transition.Kind) -> Sentence.Value {
    .phrase(.transition, kind.rawValue)
  }

  private static func arrows(_ directions: [Direction]) -> Sentence.Value {
    .names(directions.map(\.arrow))
  }

  /// Returns the words for a direction that no recogniser is for.
  private static func none(_ key: String, _ way: Direction, _ others: [Direction])
    -> (key: String, arguments: [Sentence.Argument: Sentence.Value])
  {
    let direction = [Sentence.Argument.direction: Sentence.direction(way)]
    guard !others.isEmpty else { return ("\(key).alone", direction) }
    return (
      others.count == 1 ? "\(key).only" : key,
      direction.merging([.list: arrows(others)]) { first, _ in first }
    )
  }
}
