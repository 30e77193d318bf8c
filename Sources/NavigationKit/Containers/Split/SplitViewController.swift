internal import CellGraphics

/// Up to three controllers side by side, which become one where the width is compact.
///
/// A new one is expanded; it collapses on joining a window that is compact across. While columns are
/// side by side, those beside the secondary see a compact width.
open class SplitViewController: ViewController {
  /// A column's width that the split view controller chooses itself.
  public static let automaticDimension = -Double.greatestFiniteMagnitude

  /// A controller in its column.
  struct ColumnContent {
    /// As it was set.
    let controller: ViewController
    /// As it is shown: within a navigation controller.
    let child: ViewController
  }

  /// Which children are to be seen.
  enum Arrangement {
    case columns
    case single(ViewController)
  }

  public weak var delegate: (any SplitViewControllerDelegate)?
  public let style: Style
  /// Whether one controller stands for all. True only once the delegate has been asked how.
  public internal(set) var isCollapsed = false
  /// What is to be seen while it is expanded; never automatic.
  public internal(set) var displayMode: DisplayMode = .secondaryOnly
  /// What is wanted where there is room for it.
  public var preferredDisplayMode: DisplayMode = .automatic {
    didSet {
      requestedMode = nil
      updateColumns()
    }
  }
  /// Columns that the primary is to have; the secondary keeps one at least.
  public var preferredPrimaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// As `preferredPrimaryColumnWidth`.
  public var preferredSupplementaryColumnWidth = SplitViewController.automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether swipes bring columns in and take away those that lie over the secondary.
  public var presentsWithGesture = true {
    didSet { updateGestures() }
  }

  /// By the raw value of the column.
  var contents: [ColumnContent?] = Array(repeating: nil, count: Column.allCases.count)
  var arrangement: Arrangement = .columns
  /// The mode that `show` and `hide` ask for in place of the preferred one.
  var requestedMode: DisplayMode?
  /// The children whose views are in place, from left to right.
  var displayed: [ViewController] = []
  /// True while the children are put in place that will be told to appear.
  var isPreparingChildren = false
  /// True while the columns wait for a transition's end to follow the size.
  var isAdaptationWaiting = false
  let separators = [ColumnSeparator(), ColumnSeparator()]
  /// Lies over the secondary and under what lies over that.
  let shade = SplitShade()
  private(set) lazy var showGesture = makeGesture(.right, "sidebar") { $0.showNextColumn() }
  private(set) lazy var hideGesture = makeGesture(.left, "hide sidebar") { $0.hideOverlay() }

  public override init(nibName: String? = nil, bundle: Bundle? = nil) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  public override init?<Archive>(coder: Archive) {
    style = .unspecified
    super.init(coder: coder)
  }

  public init(style: Style) {
    self.style = style
    super.init()
  }

  /// The column that has the focus; without one the column in front.
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
    view.backgroundColor = SystemColor.background.current
    shade.backgroundColor = .black
    shade.alpha = 0.25
    for gesture in [showGesture, hideGesture] { view.addGestureRecognizer(gesture) }
    self.view = view
  }

  override func prepareChildrenToAppear() {
    isPreparingChildren = true
    adapt()
    isPreparingChildren = false
  }

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
    gesture.direction = direction
    gesture.actionTitle = title
    return gesture
  }
}

extension ViewController {
  /// The nearest split view controller around this one.
  public var splitViewController: SplitViewController? {
    var ancestor = parent
    while let current = ancestor {
      if let split = current as? SplitViewController { return split }
      ancestor = current.parent
    }
    return nil
  }
}

/// Darkens the secondary; a tap on it takes away what lies over it.
final class SplitShade: View {
  override func touchBegan(_ touch: Touch) {}
  override func touchMoved(_ touch: Touch) {}
  override func touchCancelled(_ touch: Touch) {}

  override func touchEnded(_ touch: Touch) {
    guard point(inside: touch.location(in: self), with: touch) else { return }
    (superview?.controller as? SplitViewController)?.hideOverlay()
  }
}

/// The view of a split view controller: the columns and the lines between them.
final class SplitView: View {
  override var subviewsInFocusOrder: [View] {
    (controller as? SplitViewController)?.displayed.compactMap(\.viewIfLoaded) ?? subviews
  }

  override func layoutSubviews() {
    (controller as? SplitViewController)?.followSize()
  }
}

/// A line down the side of a column.
final class ColumnSeparator: View {
  private static let line = TextLine("│")

  init() {
    super.init(frame: .zero)
    backgroundColor = BarColors.background.current
  }

  required init?(coder: Coder) { nil }

  override func draw(on canvas: inout Canvas) {
    guard bounds.width >= 1 else { return }
    for row in 0..<Int(cells: max(0, bounds.height)) {
      let cell = Rect(x: 0, y: Double(row), width: 1, height: 1)
      canvas.draw(Self.line, in: cell, alignment: .leading, color: BarColors.separator(in: self))
    }
  }
}
