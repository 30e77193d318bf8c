internal import CellGraphics

/// Returns to a controller that is on the screen or beneath it.
///
/// Presented controllers between source and destination are dismissed in one transition. Then each
/// container on the way receives ``ViewController/unwind(for:towards:)`` and brings the next
/// controller to the front.
///
/// ```swift
/// let (home, form) = (ViewController(), ViewController())
/// home.unwindActions["saved"] = { segue in precondition(segue.source === form) }
/// // Describe the unwind segue.
/// form.segueTemplates = [
///   SegueTemplate(identifier: "save", kind: .unwind(action: "saved"), animates: false) {
///     UnwindSegue(identifier: $0, source: $1, destination: $2)
///   }
/// ]
/// // The unwind pops to the controller that has the action.
/// let navigation = NavigationController(rootViewController: home)
/// navigation.pushViewController(form, animated: false)
/// form.performSegue(withIdentifier: "save", sender: nil)
/// precondition(navigation.topViewController === home)
/// ```
public final class UnwindSegue: StoryboardSegue {
  /// The animation of the segue; nil uses that of the dismissal or of the container.
  public var transition: SegueTransition?

  public override func perform() {
    if isWithinOneLevel {
      let ancestor = commonAncestor
      let navigation = ancestor as? NavigationController ?? ancestor?.navigationController
      navigation?.nextAnimators = animators(transition) { NavigationSlideAnimator(isPop: true) }
      finish(animated: animates)
      navigation?.nextAnimators = nil
    } else if transition == nil, interaction == nil {
      finish(animated: animates)
    } else {
      let transition = transition ?? .keyframes(.uncover(to: .bottom))
      move(transition, from: source, to: destination) { [self] in finish(animated: false) }
    }
  }

  /// Indicates whether no presented controller is between source and destination.
  private var isWithinOneLevel: Bool { source.topAncestor === destination.topAncestor }

  /// The controller on the destination's level whose presentation leads to the source.
  private var presenterBetween: ViewController? {
    var own = source.topAncestor.ownPresentation
    while let current = own, current.presenting.topAncestor !== destination.topAncestor {
      own = current.presenting.topAncestor.ownPresentation
    }
    return own?.presenting
  }

  private func finish(animated: Bool) {
    let wasAnimating = animates
    animates = animated
    // The presentation may have ended while the segue waited. Without this check, the destination
    // would be dismissed.
    let steps = steps
    if !isWithinOneLevel { presenterBetween?.dismiss(animated: animated) }
    for (container, next) in steps {
      container.record(.unwindTowards, next) { container.unwind(for: self, towards: next) }
    }
    animates = wasAnimating
  }

  /// The containers from the common ancestor down to the destination, each with its next
  /// controller.
  private var steps: [(container: ViewController, next: ViewController)] {
    guard let top = commonAncestor else { return [] }
    var path = [destination]
    while let last = path.last, last !== top, let parent = last.parent { path.append(parent) }
    return zip(path.dropFirst(), path).reversed().map { (container: $0, next: $1) }
  }

  /// The nearest container around source and destination. If a dismissal is between them, the
  /// presenter stands for the source; it can be the destination itself, which takes no step then
  /// (5.2.7).
  private var commonAncestor: ViewController? {
    var candidate =
      isWithinOneLevel ? source.parent : presenterBetween ?? destination.topAncestor
    while let current = candidate, !destination.isContained(in: current) {
      candidate = current.parent
    }
    return candidate
  }
}

extension ViewController {
  /// Returns whether this controller is `container` or a descendant of it.
  func isContained(in container: ViewController) -> Bool {
    var controller: ViewController? = self
    while let current = controller {
      if current === container { return true }
      controller = current.parent
    }
    return false
  }
}
