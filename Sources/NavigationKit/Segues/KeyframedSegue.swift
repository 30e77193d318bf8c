/// A custom segue whose animation is data.
///
/// Both views move in the window. Then the source presents the destination without further
/// animation.
///
/// ```swift
/// let (list, photo) = (ViewController(), ViewController())
/// let segue = KeyframedSegue(
///   identifier: "zoom", source: list, destination: photo, transition: .zoom)
/// precondition(segue.animates)
/// ```
public final class KeyframedSegue: StoryboardSegue {
  private let transition: SegueTransition

  /// Creates the segue.
  ///
  /// - Parameters:
  ///   - identifier: The name in the storyboard; nil for none.
  ///   - source: The controller that presents.
  ///   - destination: The controller to present.
  ///   - transition: The animation in the window.
  public init(
    identifier: String?, source: ViewController, destination: ViewController,
    transition: SegueTransition
  ) {
    self.transition = transition
    super.init(identifier: identifier, source: source, destination: destination)
  }

  public override func perform() {
    move(transition, from: source, to: destination) { [self] in
      source.present(destination, animated: false)
    }
  }
}

extension StoryboardSegue {
  /// Animates the views of the levels of `source` and `destination` in the window, then calls
  /// `completion` in the same turn.
  ///
  /// The views are reset before `completion`. The segue waits while another transition runs. If the
  /// root is replaced meanwhile, `completion` is not called.
  func move(
    _ transition: SegueTransition, from source: ViewController,
    to destination: ViewController, completion: @escaping () -> Void
  ) {
    isOngoing = true
    let begin = { [self] in
      let (leaving, coming) = (source.topAncestor, destination.topAncestor)
      guard animates, source.viewIfLoaded?.window != nil, let window = leaving.view.window,
        let anchor = window.subviews.first(where: { leaving.view.isDescendant(of: $0) })
      else {
        completion()
        return end()
      }
      move(transition, from: leaving, to: coming, above: anchor, in: window, completion)
    }
    if let application = Application.current, application.isBusy {
      application.whenIdle(begin)
    } else {
      begin()
    }
  }

  private func move(
    _ transition: SegueTransition, from leaving: ViewController, to coming: ViewController,
    above anchor: View, in window: Window, _ completion: @escaping () -> Void
  ) {
    coming.view.place(in: window.bounds)
    switch transition.front {
    case .destination: window.insertSubview(coming.view, aboveSubview: anchor)
    case .source: window.insertSubview(coming.view, belowSubview: anchor)
    }
    coming.view.layoutIfNeeded()
    let run = Transition(
      kind: .segue, from: leaving, to: coming, containerView: window, isAnimated: true)
    run.animator = transition.makeAnimator(from: origin)
    run.interaction = interaction
    run.didEnd = { [self] completed in
      coming.view.removeFromSuperview()
      if completed { completion() }
      end()
    }
    run.begin()
  }
}
