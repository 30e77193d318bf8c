/// A way from one controller to another, made for one use of it.
open class StoryboardSegue {
  /// The name in the storyboard; nil for one without.
  public let identifier: String?
  public let source: ViewController
  public let destination: ViewController
  /// Whether the storyboard asks for animation.
  public var animates = true

  /// What set it off, if that is a view: a transition may grow from it.
  public internal(set) weak var origin: View?
  /// Drives the movement by hand; nil lets it run. To be set before `perform()`.
  public var interaction: PercentDrivenInteractiveTransition?

  private let performHandler: (() -> Void)?

  /// - Parameter performHandler: What `perform()` does unless a subclass says otherwise.
  public init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: (() -> Void)? = nil
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Shows the destination. Called once, after the source has prepared.
  open func perform() {
    performHandler?()
  }

  /// Whether `perform()` has come back but something still moves on the segue's behalf; it is then
  /// released when `end()` is called.
  var isOngoing = false

  /// Says that a segue that went on after `perform()` is over.
  func end() {
    guard isOngoing else { return }
    isOngoing = false
    source.noteRelease(of: self)
  }
}
