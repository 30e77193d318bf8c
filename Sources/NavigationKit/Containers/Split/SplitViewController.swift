public import CellGraphics

/// Shows up to three controllers side by side, which become one stack in a compact width.
///
/// A new split view controller is expanded. It collapses when it joins a window of compact width.
/// While columns are side by side, the sidebars have compact traits.
///
/// The window's width decides about the columns: below 100 columns one sidebar is beside the
/// secondary by default, from 100 columns two. ``preferredDisplayMode``, ``show(_:)`` and
/// ``hide(_:)`` change that.
///
/// ```swift
/// let split = SplitViewController(style: .doubleColumn)
/// split.setViewController(ViewController(), for: .primary)
/// split.setViewController(ViewController(), for: .secondary)
/// // Each column has a navigation controller of its own.
/// precondition(split.viewControllers.allSatisfy { $0 is NavigationController })
/// precondition(!split.isCollapsed)
/// ```
open class SplitViewController: ViewController {
  /// A column width that the split view controller chooses itself.
  public static let automaticDimension = -Double.greatestFiniteMagnitude

  /// The controller of a column.
  struct ColumnContent {
    /// The controller that the app has set.
    let controller: ViewController
    /// The child: the controller, or a navigation controller around it.
    let child: ViewController
  }

  /// The visible children: columns, or one child while collapsed.
  enum Arrangement {
    case columns
    case single(ViewController)
  }

  /// The object that decides about collapsing, expanding and showing. The reference is weak.
  public weak var delegate: (any SplitViewControllerDelegate)?
  /// The number of columns.
  public let style: Style
  /// Indicates whether one child represents all columns. It becomes true after the delegate was
  /// asked.
  public internal(set) var isCollapsed = false
  /// The current display mode while expanded. It is never `automatic`.
  public internal(set) var displayMode: DisplayMode = .secondaryOnly
  /// The display mode to use if the width allows it. Setting it discards requests by `show(_:)` and
  /// `hide(_:)`.
  public var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      requestedMode = nil
      updateColumns()
    }
  }
  /// The width of the primary in columns; ``automaticDimension`` by default.
  ///
  /// The secondary keeps at least one column.
  public var preferredPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The share of the whole width that the primary has, 0 to 1; ``automaticDimension`` by default.
  ///
  /// It is used while ``preferredPrimaryColumnWidth`` is automatic.
  public var preferredPrimaryColumnWidthFraction = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The width of the supplementary in columns; ``automaticDimension`` by default.
  public var preferredSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Indicates whether swipes show and hide the sidebars. True by default.
  public var presentsWithGesture = true {
    didSet { updateGestures() }
  }

  /// The contents of the columns, by the raw value of the column.
  var contents: [ColumnContent?] = Array(repeating: nil, count: Column.allCases.count)
  var arrangement: Arrangement = .columns
  /// The mode that `show(_:)` and `hide(_:)` request in place of the preferred one.
  var requestedMode: DisplayMode?
  /// The children whose views are in place, from left to right.
  var displayed: [ViewController] = []
  /// True while the controller adds children that are about to appear.
  var isPreparingChildren = false
  /// Indicates whether the columns wait for the end of a transition to adapt to the size.
  var isAdaptationWaiting = false
  let separators = [ColumnSeparator(), ColumnSeparator()]
  /// The view that dims the secondary under an overlay.
  let shade = SplitShade()
  private(set) lazy var showGesture = makeGesture(.right, "sidebar") { $0.showNextColumn() }
  private(set) lazy var hideGesture = makeGesture(.left, "hide sidebar") { $0.hideOverlay() }

  /// Creates a controller in the style ``Style/unspecified``.
  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a controller in the style ``Style/unspecified``, for a subclass's `init?(coder:)`.
  public override init?<Archive>(coder: Archive) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// Creates an expanded controller without contents.
  ///
  /// - Parameter style: The number of columns.
  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The child with the focus; otherwise the child in front.
  open override var frontmostChild: ViewController? {
    let focused = viewIfLoaded?.window?.application?.focus.view
    let holder = displayed.first { child in
      child.viewIfLoaded.map { focused?.isDescendant(of: $0) == true } ?? false
    }
    return holder ?? (displayMode.isOver ? displayed.first : displayed.last)
  }

  override var childrenOnScreen: [ViewController] { displayed }

  open override func loadView() {
    let view = SplitView()
    view.backgroundColor = Theme.current { $0.background }
    shade.backgroundColor = .black
    shade.alpha = 0.25
    for gesture in [showGesture, hideGesture] { view.addGestureRecognizer(gesture) }
    setDefaultView(view)
  }

  /// Returns the size of the child's column in the current display mode.
  open override func size(
    forChildContentContainer container: any ContentContainer,
    withParentContainerSize parentSize: Size
  ) -> Size {
    columnSize(of: container, in: parentSize)
  }

  override func prepareChildrenToAppear() {
    isPreparingChildren = true
    adapt()
    isPreparingChildren = false
  }

  override func placeChildren() { arrangeColumns() }

  override func childrenDidAppear() { adaptWhenIdle() }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if appearanceState == .appeared { adaptWhenIdle() }
  }

  open override func canPerformAction(_ action: ShowAction, withSender sender: Any?) -> Bool {
    true
  }

  open override func show(_ controller: ViewController, sender: Any?) {
    showAsPrimary(controller, sender: sender)
  }

  open override func showDetailViewController(_ controller: ViewController, sender: Any?) {
    showAsSecondary(controller, sender: sender)
  }

  private func makeGesture(
    _ direction: Direction, _ title: String, _ action: @escaping (SplitViewController) -> Void
  ) -> SwipeGestureRecognizer {
    let gesture = SwipeGestureRecognizer { [weak self] _ in
      if let self { action(self) }
    }
    gesture.direction = .init(direction)
    gesture.actionTitle = title
    return gesture
  }
}

extension ViewController {
  /// The nearest split view controller around this controller; nil for none.
  public var splitViewController: SplitViewController? {
    var ancestor = parent
    while let current = ancestor {
      if let split = current as? SplitViewController { return split }
      ancestor = current.parent
    }
    return nil
  }
}

/// Dims the secondary. A tap on it hides the overlay.
final class SplitShade: View {
  override func touchBegan(_ touch: Touch) {}
  override func touchMoved(_ touch: Touch) {}
  override func touchCancelled(_ touch: Touch) {}

  override func touchEnded(_ touch: Touch) {
    guard point(inside: touch.location(in: self), with: nil) else { return }
    (superview?.controller as? SplitViewController)?.hideOverlay()
  }
}

/// The view of a split view controller: the columns and their separators.
final class SplitView: View {
  override var subviewsInFocusOrder: [View] {
    (controller as? SplitViewController)?.displayed.compactMap(\.viewIfLoaded) ?? subviews
  }

  override func layoutSubviews() {
    (controller as? SplitViewController)?.followSize()
  }
}

/// A vertical line at the side of a column.
final class ColumnSeparator: View {
  private static let line = TextLine("│")

  init() {
    super.init(frame: .zero)
    backgroundColor = Theme.current { $0.barBackground }
  }

  required init?(coder: Coder) { nil }

  override func draw(on canvas: inout Canvas) {
    guard bounds.width >= 1 else { return }
    for row in 0..<Int(cells: max(0, bounds.height)) {
      let cell = Rect(x: 0, y: Double(row), width: 1, height: 1)
      canvas.draw(Self.line, in: cell, alignment: .leading, color: themed { $0.barSeparator })
    }
  }
}
