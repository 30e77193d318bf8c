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
    let views: [View] = pages.map { $0.view }
    let view =
      views.count == 1
      ? views[0] : PageSpreadView(views, isVertical: navigationOrientation == .vertical)
    if displayedView is PageSpreadView, displayed.elementsEqual(pages, by: ===) {
      displayedView?.removeFromSuperview()
    }
    (displayed, displayedView) = (pages, view)
    contentView.fill(with: view)
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
  private let pages: [View]
  private let isVertical: Bool

  init(_ pages: [View], isVertical: Bool) {
    self.pages = pages
    self.isVertical = isVertical
    super.init(frame: .zero)
    for page in pages {
      page.autoresizingMask = []
      addSubview(page)
    }
  }

  required init?(coder: Coder) { nil }

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
