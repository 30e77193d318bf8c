internal import Motion

/// What shows a view on the screen, as far as transitions of its whole picture go: `CALayer`'s part in
/// `LayerTransition`. Made when it is first asked for.
public final class Layer {
  /// The one key under which a layer keeps a transition, whatever key it was added for.
  public static let transitionKey = "transition"

  private weak var view: View?
  /// How the view is drawn on the way to another picture of itself; nil draws it as it is.
  var pictureChange: PictureChange?
  /// View transitions that wait until the running one is over, oldest first.
  var waitingTransitions: [() -> Void] = []
  /// Whether a view transition runs here.
  var isTransitioning = false
  private var running: (transition: LayerTransition, change: PictureChange)?

  init(of view: View) { self.view = view }

  /// Shows the next change of the view by `transition`: from what is seen of it now to what it is at
  /// each moment from this turn's commit on.
  ///
  /// A copy is added. It takes the place of one that runs. A stack, a presentation or a selection that
  /// changed in this turn before the call counts as a change to come, for those take effect at the
  /// commit; what was done to the views themselves by then is part of the old picture.
  ///
  /// - Parameter key: Not regarded: it is always `transitionKey`, as with Core Animation.
  public func add(_ transition: LayerTransition, forKey key: String?) {
    guard let view, let application = Application.current else { return }
    let transition = transition.copy()
    let change = PictureChange(
      transition.pictureTransition, from: .captured(view.picture()), progress: transition.end)
    running = (transition, change)
    let delegate = transition.delegate
    application.atCommit { delegate?.animationDidStart(transition) }
    view.show(
      change, from: transition.start, ticks: transition.ticks,
      curve: transition.timingFunction ?? .linear, allowsUserInteraction: true
    ) { [weak self, weak view] finished in
      view?.end(change)
      if self?.running?.change === change { self?.running = nil }
      // A transition that is taken away in the turn it was added in has begun all the same.
      application.atCommit { delegate?.animationDidStop(transition, finished: finished) }
    }
  }

  /// The transition that runs; nil for another key, or where none runs.
  public func animation(forKey key: String) -> LayerTransition? {
    key == Self.transitionKey ? running?.transition : nil
  }

  /// The keys of what runs; nil for nothing.
  public func animationKeys() -> [String]? {
    running == nil ? nil : [Self.transitionKey]
  }

  /// Shows the view as it is at once; the delegate hears of a stop that is not finished.
  public func removeAnimation(forKey key: String) {
    guard key == Self.transitionKey, running != nil, let view else { return }
    view.window?.application?.animations.remove(.pictureProgress, of: view)
  }
}

extension View {
  /// Shows the view's transitions. It stays the same for as long as the view is there.
  public var layer: Layer {
    if let storedLayer { return storedLayer }
    let layer = Layer(of: self)
    storedLayer = layer
    return layer
  }
}
