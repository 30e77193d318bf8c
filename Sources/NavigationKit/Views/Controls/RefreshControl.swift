public import CellGraphics

/// A control above the content of a scroll view that asks for new content: the counterpart of
/// `UIRefreshControl`.
///
/// The user pulls the content down by three rows, turns the wheel up at the top, or presses
/// Page Up at the top. The control then shows a rotating ring in a row above the content and sends
/// ``Control/Event/valueChanged``. Call ``endRefreshing()`` when the new content is there.
///
/// ```swift
/// let (list, control) = (ScrollView(frame: Rect(x: 0, y: 0, width: 20, height: 5)), RefreshControl())
/// list.refreshControl = control
/// var count = 0
/// control.addAction(for: .valueChanged) { _ in count += 1 }
/// _ = list.handle(.pageUp)
/// precondition(control.isRefreshing && count == 1)
/// control.endRefreshing()
/// precondition(!control.isRefreshing && list.contentInset == .zero)
/// ```
open class RefreshControl: Control {
  /// A Boolean value that indicates whether the control waits for new content.
  public private(set) var isRefreshing = false
  /// A text beside the ring; nil, the default, for none.
  package var title: String? { didSet { setNeedsDisplay() } }
  private let ring = ActivityIndicatorView(style: .medium)
  private var scrollView: ScrollView? { superview as? ScrollView }

  /// Creates a control that does not refresh.
  public override init(frame: Rect) {
    super.init(frame: frame)
    isHidden = true
    addSubview(ring)
  }

  /// Creates a control that does not refresh.
  public required init?(coder: Coder) {
    super.init(coder: coder)
    isHidden = true
    addSubview(ring)
  }

  open override var canBecomeFocused: Bool { false }

  /// Shows the ring and moves the content down by a row. It sends no event, as in UIKit.
  open func beginRefreshing() {
    guard !isRefreshing else { return }
    isRefreshing = true
    isHidden = false
    ring.startAnimating()
    guard let scrollView else { return }
    let isAtTop = scrollView.contentOffset.y <= -scrollView.adjustedContentInset.top
    scrollView.contentInset.top += 1
    if isAtTop { scrollView.contentOffset.y -= 1 }
    placeAboveContent()
  }

  /// Hides the ring and moves the content back.
  open func endRefreshing() {
    guard isRefreshing else { return }
    isRefreshing = false
    isHidden = true
    ring.stopAnimating()
    guard let scrollView else { return }
    scrollView.contentInset.top -= 1
    let top = -scrollView.adjustedContentInset.top
    if scrollView.contentOffset.y < top { scrollView.contentOffset.y = top }
  }

  /// Starts to refresh for the user. Nothing happens while the control refreshes or is disabled.
  func refresh() {
    guard !isRefreshing, isEnabled else { return }
    beginRefreshing()
    sendActions(for: .valueChanged)
  }

  func placeAboveContent() {
    guard let scrollView else { return }
    place(in: Rect(x: 0, y: -1, width: scrollView.bounds.width, height: 1))
    let columns = title.map { Double(TextLine($0).columns + 2) } ?? 1
    let column = max(0, ((bounds.width - columns) / 2).rounded(.down))
    ring.place(in: Rect(x: column, y: 0, width: 1, height: 1))
  }

  open override func draw(on canvas: inout Canvas) {
    guard let title, isRefreshing else { return }
    let box = Rect(
      x: ring.frame.maxX + 1, y: 0, width: max(0, bounds.width - ring.frame.maxX - 1), height: 1)
    canvas.draw(
      TextLine(title), in: box, alignment: .leading,
      color: themed { $0.secondaryLabel })
  }
}

extension RefreshControl: ContentRefresher {
  var canRefresh: Bool { isEnabled && !isRefreshing }
}

extension ScrollView {
  /// The control above the content; nil, the default, for none.
  public var refreshControl: RefreshControl? {
    get { refresher as? RefreshControl }
    set {
      refreshControl?.endRefreshing()
      refreshControl?.removeFromSuperview()
      refresher = newValue
      guard let newValue else { return }
      insertSubview(newValue, at: 0)
      newValue.placeAboveContent()
    }
  }
}
