internal import CellGraphics

/// A stack of controllers of which the top one shows, under a bar that leads back.
///
/// The stack changes at once in each call; loading, callbacks and the transition follow when the turn
/// is committed. A request made while a transition runs waits for its end.
open class NavigationController: ViewController {
  /// The direction of a change of the top. The raw values are UIKit's.
  public enum Operation: Int, Sendable {
    case none
    case push
    case pop
  }

  public weak var delegate: (any NavigationControllerDelegate)?
  public let navigationBar = NavigationBar()

  /// Holds the top controller's view, under the bar.
  let contentView = FillingView()
  /// The controller whose view is in `contentView`, which follows the stack at the end of a turn.
  var displayed: ViewController?
  /// The change that waits for the commit of this turn.
  var pendingChange: StackChange?
  /// Animates the next change in place of the delegate's choice.
  var nextAnimator: (any ViewControllerAnimatedTransitioning)?
  /// Drives the next change by hand.
  var nextInteraction: (any ViewControllerInteractiveTransitioning)?
  /// Drives the pop that a finger drags.
  var popInteraction: PercentDrivenInteractiveTransition?

  /// Drags the top controller away from the left edge.
  public private(set) lazy var interactivePopGestureRecognizer =
    ScreenEdgePanGestureRecognizer { [weak self] recognizer in
      guard let recognizer = recognizer as? ScreenEdgePanGestureRecognizer else { return }
      self?.followInteractivePop(recognizer)
    }

  public override init() {
    super.init()
  }

  /// A navigation controller with `root` at the bottom of its stack.
  public init(rootViewController root: ViewController) {
    super.init()
    pushViewController(root, animated: false)
  }

  /// The controller on the screen: the last of the stack.
  public var topViewController: ViewController? { children.last }

  open override var frontmostChild: ViewController? { topViewController }

  override var childrenOnScreen: [ViewController] { displayed.map { [$0] } ?? [] }

  open override func loadView() {
    let view = NavigationView(bar: navigationBar, content: contentView)
    view.backgroundColor = .white
    self.view = view
    navigationBar.backButton.addAction { [weak self] _ in
      _ = self?.popViewController(animated: true)
    }
    addInteractivePop(to: view)
    updateBar()
  }

  override func prepareChildrenToAppear() {
    displayTop()
  }

  open override func allowedChildrenForUnwinding(from source: UnwindSegueSource)
    -> [ViewController]
  {
    super.allowedChildrenForUnwinding(from: source).reversed()
  }

  open override func unwind(for segue: StoryboardSegue, towards controller: ViewController) {
    guard children.contains(where: { $0 === controller }) else { return }
    popToViewController(controller, animated: segue.animates)
  }

  open override func show(_ controller: ViewController, sender: Any?) {
    pushViewController(controller, animated: true)
  }
}

/// The view of a navigation controller: a bar above, the content below.
final class NavigationView: View {
  private let bar: NavigationBar
  private let content: View

  init(bar: NavigationBar, content: View) {
    self.bar = bar
    self.content = content
    super.init()
    addSubview(content)
    addSubview(bar)
    content.autoresizingMask = []
  }

  override func layoutSubviews() {
    let barRows = bar.isHidden ? 0 : min(NavigationBar.rows, bounds.height)
    bar.frame = Rect(x: 0, y: 0, width: bounds.width, height: barRows)
    content.frame = Rect(
      x: 0, y: barRows, width: bounds.width, height: bounds.height - barRows)
  }
}
