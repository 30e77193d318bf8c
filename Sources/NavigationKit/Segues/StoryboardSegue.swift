/// A way from one controller to another, made for one use of it.
open class StoryboardSegue {
  /// The name in the storyboard; nil for one without.
  public let identifier: String?
  public let source: ViewController
  public let destination: ViewController
  /// Whether the storyboard asks for animation.
  public var animates = true

  private var performHandler: (() -> Void)?
  /// What it does unless a handler or a subclass says otherwise.
  var kind = Kind.custom
  /// What set it off, if that is a view: a transition may grow from it.
  public internal(set) weak var origin: View?
  /// Drives the movement by hand; nil lets it run. To be set before `perform()`.
  public var interaction: PercentDrivenInteractiveTransition?

  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// - Parameter performHandler: What `perform()` does unless a subclass says otherwise.
  public convenience init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination. Called once, after the source has prepared.
  open func perform() {
    if let performHandler { performHandler() } else { performKind() }
  }

  /// Whether `perform()` has come back but something still moves on the segue's behalf; it is then
  /// released when `end()` is called.
  var isOngoing = false

  /// Says that a segue that went on after `perform()` is over.
  func end() {
    guard isOngoing else { return }
    isOngoing = false
    source.recordRelease(of: self)
  }
}

extension StoryboardSegue {
  /// How a storyboard has a segue show its destination.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Not at all: a subclass does.
    case custom
    /// As the nearest container sees fit.
    case show
    /// As the detail of what is shown.
    case showDetail
    /// Over what is shown, as the destination's style says. The segue stays until it is gone.
    case presentModally
  }

  private func performKind() {
    switch kind {
    case .custom: break
    case .show: source.show(destination, sender: self)
    case .showDetail: source.showDetailViewController(destination, sender: self)
    case .presentModally:
      isOngoing = true
      source.request(
        PresentationRequest(controller: destination, animated: animates, segue: self))
    }
  }
}
