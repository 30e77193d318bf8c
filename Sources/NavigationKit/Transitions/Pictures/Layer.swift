internal import Motion

/// Runs transitions of a view's whole surface: the part of `CALayer` that `CATransition` needs.
///
/// ``View/layer`` creates a view's layer on the first use.
///
/// ```swift
/// let application = Application()
/// let root = ViewController()
/// // Show a root controller.
/// application.turn {
///   let window = Window(frame: Rect(x: 0, y: 0, width: 80, height: 24))
///   window.rootViewController = root
///   window.makeKeyAndVisible()
/// }
/// // Replace its contents by a push.
/// application.turn {
///   let push = LayerTransition()
///   (push.type, push.subtype) = (.push, .fromRight)
///   root.view.layer.add(push, forKey: nil)
/// }
/// precondition(root.view.layer.animationKeys() == [Layer.transitionKey])
/// ```
public final class Layer {
  /// The key of every transition, for any key that it was added with.
  public static let transitionKey = "transition"

  private weak var view: View?
  /// The running change of the view's surface; nil draws the view as it is.
  var pictureChange: PictureChange?
  /// The view transitions that wait for the running one, oldest first.
  var waitingTransitions: [() -> Void] = []
  /// Indicates whether a view transition runs on this view.
  var isTransitioning = false
  private var running: (transition: LayerTransition, change: PictureChange)?

  init(of view: View) { self.view = view }

  /// Animates the next change of the view by `transition`.
  ///
  /// The call captures the old appearance of the view. The new appearance is the view's contents
  /// from the commit of this turn on. The layer adds a copy of `transition`. The copy replaces a
  /// running transition.
  ///
  /// Changes of a stack, presentation or selection take effect at the commit. They are part of the
  /// new appearance, even if they precede the call. Direct changes of views before the call are
  /// part of the old appearance.
  ///
  /// - Parameters:
  ///   - transition: The kind, direction and timing.
  ///   - key: Not used. The key is always ``transitionKey``, as in Core Animation.
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
      // A transition that is removed in the turn of its start still reports the start first.
      application.atCommit { delegate?.animationDidStop(transition, finished: finished) }
    }
  }

  /// Returns the running transition; nil if none runs, or if the key is not ``transitionKey``.
  public func animation(forKey key: String) -> LayerTransition? {
    key == Self.transitionKey ? running?.transition : nil
  }

  /// Returns the key of the running transition in an array; nil when none runs.
  public func animationKeys() -> [String]? {
    running == nil ? nil : [Self.transitionKey]
  }

  /// Ends the running transition and shows the view as it is.
  ///
  /// The delegate receives `animationDidStop(_:finished:)` with false. Other keys are ignored.
  public func removeAnimation(forKey key: String) {
    guard key == Self.transitionKey, running != nil, let view else { return }
    view.window?.application?.animations.remove(.pictureProgress, of: view)
  }
}

extension View {
  /// The object that runs the view's transitions. It is created on the first use and then stays the
  /// same.
  public var layer: Layer {
    if let storedLayer { return storedLayer }
    let layer = Layer(of: self)
    storedLayer = layer
    return layer
  }
}
