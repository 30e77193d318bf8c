internal import CellGraphics

extension PageViewController {
  /// Returns the place of the spine that an option asks for.
  static func spine(_ style: TransitionStyle, _ option: Any?) -> SpineLocation {
    guard style == .pageCurl else { return .none }
    guard let option else { return .min }
    // The raw value can be an integer of any type, or a number object.
    let wanted = option as? SpineLocation ?? Int("\(option)").flatMap(SpineLocation.init)
    return wanted == SpineLocation.none ? .min : wanted ?? .min
  }

  /// Adds the views of pages to the content: one page, or two in halves.
  func show(_ pages: [ViewController]) {
    guard !pages.isEmpty else { return }
    displayed = pages
    let views: [View] = pages.map { $0.view }
    guard views.count > 1 else {
      displayedView = views[0]
      return contentView.fill(with: views[0])
    }
    let spread = PageSpreadView(isVertical: navigationOrientation == .vertical)
    displayedView = spread
    contentView.fill(with: spread)
    // A page that was in the old spread moves within the window.
    spread.show(views)
  }

  /// Removes the pages on the screen.
  func hideDisplayed() {
    for page in displayed { page.removeViewFromScreen() }
    displayedView?.removeFromSuperview()
    (displayed, displayedView) = ([], nil)
  }
}

/// Shows two pages: the first in the left or upper half, the second in the other half.
final class PageSpreadView: FillingView {
  private var pages: [View] = []
  private let isVertical: Bool

  init(isVertical: Bool) {
    self.isVertical = isVertical
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { nil }

  func show(_ pages: [View]) {
    self.pages = pages
    for page in pages {
      page.autoresizingMask = []
      addSubview(page)
    }
    layoutSubviews()
  }

  override func layoutSubviews() {
    let first = ((isVertical ? bounds.height : bounds.width) / 2).rounded(.down)
    var (rest, start) = (bounds, bounds)
    if isVertical {
      start.size.height = first
      (rest.origin.y, rest.size.height) = (first, bounds.height - first)
    } else {
      start.size.width = first
      (rest.origin.x, rest.size.width) = (first, bounds.width - first)
    }
    // A page that has moved to another spread is no longer in this view.
    for (page, frame) in zip(pages, [start, rest]) where page.superview === self {
      page.place(in: frame)
    }
  }
}
