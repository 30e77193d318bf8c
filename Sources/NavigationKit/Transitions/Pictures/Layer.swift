public import CellGraphics
internal import Motion

/// Draws a border, round corners and a shadow of a view, and runs transitions of its whole surface.
///
/// ``View/layer`` creates a view's layer on the first use. Distances are in points in Core
/// Animation and in cells here, so only their signs count. A border of any width above 0 is a line
/// over the cells at the view's edge; it does not move the content, and a letter in such a cell
/// stays. A corner radius above 0 rounds the four corners. Both need at least 3 columns and rows. A
/// shadow is one cell wide.
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
open class Layer {
  /// The key of every transition, for any key that it was added with.
  public static let transitionKey = "transition"

  /// The view that the layer belongs to; nil for a layer of its own.
  @exclusivity(unchecked) public internal(set) weak var view: View?
  /// The layer to which this one was added; nil for none.
  @exclusivity(unchecked) weak var addedSuperlayer: Layer?
  /// The layers that were added to this one, from back to front; nil for none.
  var addedSublayers: [Layer]?
  /// The running animations that were added to this layer, without transitions.
  package var explicitAnimations: [ExplicitAnimation] = []
  /// The values of properties that a terminal does not use.
  package var kept = KeptProperties()
  /// The tick until which the layer or a sublayer changes by itself.
  var changesUntil = 0
  /// The geometry and looks of a layer without a view.
  var ownLooks = LayerLooks()

  // MARK: - Border, corners and shadow

  /// The radius of the corners. A value above 0 rounds them; 0 by default.
  open var cornerRadius = 0.0 { didSet { setNeedsDisplay() } }
  /// The width of the border. A value above 0 draws one line; 0 by default.
  open var borderWidth = 0.0 { didSet { setNeedsDisplay() } }
  /// The colour of the border; black by default. nil draws none.
  open var borderColor: Color? = .black { didSet { setNeedsDisplay() } }
  /// The opacity of the shadow, 0 to 1; 0, the default, draws none.
  open var shadowOpacity: Float = 0 { didSet { setNeedsDisplay() } }
  /// The colour of the shadow; black by default. nil draws none.
  open var shadowColor: Color? = .black { didSet { setNeedsDisplay() } }
  /// The direction of the shadow; (0, -3) by default, which is upwards.
  ///
  /// The shadow is the view's rectangle, moved by one cell in the direction of each part that is
  /// not 0.
  open var shadowOffset = Size(width: 0, height: -3) { didSet { setNeedsDisplay() } }
  /// The blur of the shadow; 3 by default. Above 0, a shadow without an offset is on all sides.
  open var shadowRadius = 3.0 { didSet { setNeedsDisplay() } }

  /// The running change of the view's surface; nil draws the view as it is.
  var pictureChange: PictureChange?
  /// The view transitions that wait for the running one, oldest first.
  var waitingTransitions: [() -> Void] = []
  /// Indicates whether a view transition runs on this view.
  var isTransitioning = false
  private var running: (transition: LayerTransition, change: PictureChange)?

  /// Creates a layer without a view, for use as a sublayer.
  public required init() {}

  /// Draws the content of the layer over its background. The base class has no content.
  func drawContents(in bounds: Rect, on canvas: inout Canvas) {}

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
      application.reducesMotion ? .fade : transition.pictureTransition,
      from: .captured(view.picture()), progress: transition.end)
    running = (transition, change)
    let delegate = transition.delegate
    application.atCommit { delegate?.animationDidStart(transition) }
    view.show(
      change, from: transition.start, ticks: transition.ticks,
      curve: transition.timingFunction ?? .linear, spring: transition.spring,
      allowsUserInteraction: true
    ) { [weak self, weak view] finished in
      view?.end(change)
      if self?.running?.change === change { self?.running = nil }
      // A transition that is removed in the turn of its start still reports the start first.
      application.atCommit { delegate?.animationDidStop(transition, finished: finished) }
    }
  }

  /// Returns the running animation with a key; nil if there is none.
  ///
  /// The key of a transition is ``transitionKey``.
  public func animation(forKey key: String) -> LayerAnimation? {
    if key == Self.transitionKey, let running { return running.transition }
    return explicitAnimations.first { $0.key == key }?.animation
  }

  /// Returns the keys of the running animations, the first added first; nil without any.
  ///
  /// An animation block adds a key for each property that it animates: `position`, `bounds.size`,
  /// `transform`, `opacity` or `backgroundColor`.
  public func animationKeys() -> [String]? {
    let block = (view?.animations ?? []).filter { !$0.isExplicit }
    let keys =
      (running == nil ? [] : [Self.transitionKey]) + explicitAnimations.compactMap(\.key)
      + block.compactMap(\.property.layerKey)
    return keys.isEmpty ? nil : keys
  }

  /// Ends the running animation with a key and shows the view as it is.
  ///
  /// The delegate receives `animationDidStop(_:finished:)` with false.
  public func removeAnimation(forKey key: String) {
    for animation in explicitAnimations where animation.key == key { animation.remove() }
    guard key == Self.transitionKey, running != nil, let view else { return }
    view.window?.application?.animations.remove(.pictureProgress, of: view)
  }
}

/// A running animation of a layer's property.
package struct ExplicitAnimation {
  /// The key with which it was added; nil for none.
  package let key: String?
  /// The animation.
  package let animation: LayerAnimation
  /// Ends the animation.
  package let remove: () -> Void

  /// Creates a record of an animation.
  package init(key: String?, animation: LayerAnimation, remove: @escaping () -> Void) {
    (self.key, self.animation, self.remove) = (key, animation, remove)
  }
}

extension View {
  /// The object that runs the view's transitions. It is created on the first use and then stays the
  /// same.
  public var layer: Layer {
    if let storedLayer { return storedLayer }
    let layer = type(of: self).layerClass.init()
    layer.view = self
    storedLayer = layer
    return layer
  }
}
