/// A transition between two scenes, created for one use.
///
/// Subclass it and override ``perform()`` for a custom segue. A storyboard, or a ``SegueTemplate``,
/// creates the object for each use.
///
/// ```swift
/// final class SwapSegue: StoryboardSegue {
///   override func perform() {
///     source.navigationController?.setViewControllers([destination], animated: false)
///   }
/// }
/// // Perform a segue directly.
/// let (old, new) = (ViewController(), ViewController())
/// let navigation = NavigationController(rootViewController: old)
/// SwapSegue(identifier: nil, source: old, destination: new).perform()
/// precondition(navigation.topViewController === new)
/// ```
open class StoryboardSegue {
  /// The name in the storyboard; nil for none.
  public let identifier: String?
  /// The controller at which the segue starts.
  public let source: ViewController
  /// The controller that the segue shows. For an unwind it is the controller that it returns to.
  public let destination: ViewController
  /// Indicates whether the segue is animated. `perform()` reads it.
  public var animates = true

  private var performHandler: (() -> Void)?
  /// The action of `perform()` without a handler or subclass.
  var kind = Kind.custom
  /// The view that triggered the segue, from which a transition can grow; nil for any other
  /// trigger.
  public internal(set) weak var origin: View?
  /// The interactive driver of the animation; nil lets it run by itself. Set it before `perform()`.
  public var interaction: PercentDrivenInteractiveTransition?

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: The name in the storyboard; nil for none.
  ///   - source: The controller at which the segue starts.
  ///   - destination: The controller to show.
  public init(identifier: String?, source: ViewController, destination: ViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
  }

  /// Creates a segue with a handler.
  ///
  /// - Parameters:
  ///   - identifier: The name in the storyboard; nil for none.
  ///   - source: The controller at which the segue starts.
  ///   - destination: The controller to show.
  ///   - performHandler: The action of `perform()`, unless a subclass overrides it.
  public convenience init(
    identifier: String?, source: ViewController, destination: ViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination. It is called once, after `prepare(for:sender:)` of the source.
  open func perform() {
    if let performHandler { performHandler() } else { performKind() }
  }

  /// Indicates whether a transition or presentation of the segue continues after `perform()`.
  ///
  /// The segue is released when `end()` is called.
  var isOngoing = false

  /// Records that the segue is released. A transition or presentation calls it at its end.
  ///
  /// A segue whose transition or presentation continues after ``perform()`` is released only then;
  /// other segues are released directly after ``perform()``. Further calls have no effect.
  func end() {
    guard isOngoing else { return }
    isOngoing = false
    source.recordRelease(of: self)
  }
}

extension StoryboardSegue {
  /// The action with which a storyboard's segue shows its destination.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// No action: a subclass implements it.
    case custom
    /// Shows the destination in the nearest container: ``ViewController/show(_:sender:)``.
    case show
    /// Shows the destination as a detail: ``ViewController/showDetailViewController(_:sender:)``.
    case showDetail
    /// Presents the destination in its style. The segue is retained until the dismissal.
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
