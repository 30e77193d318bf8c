public import CellGraphics

/// A row of dots, one for each page, of which the current one is filled.
///
/// Left and Right go one page back and forth, Home and End to the first and the last page. A tap before
/// the filled dot goes back, a tap after it forth. After each change by the user the control sends
/// `valueChanged`; it is up to the app to show the page. Where the dots have no room, the control shows
/// the number of the page, such as `3/12`. Unlike UIKit's, it does not follow a finger that moves along
/// the dots.
///
/// ```swift
/// let pages = PageControl()
/// pages.numberOfPages = 3
/// pages.addAction(for: .valueChanged) { _ in print("page \(pages.currentPage + 1)") }
/// pages.currentPage = 7
/// precondition(pages.currentPage == 2)
/// ```
open class PageControl: Control {
  /// The number of pages, 0 at first; a negative number becomes 0.
  ///
  /// A lower number than before moves `currentPage` to the last page.
  public var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = storedPage
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The place of the current page, from 0. A place outside of the pages becomes the nearest page.
  ///
  /// Setting it sends no event.
  public var currentPage: Int {
    get { storedPage }
    set {
      storedPage = max(0, min(newValue, numberOfPages - 1))
      setNeedsDisplay()
    }
  }

  /// Indicates whether the control is invisible while it has one page or none; false at first.
  public var hidesForSinglePage = false { didSet { setNeedsDisplay() } }

  /// The color of the other pages' dots; nil, the default, for that of lines.
  public var pageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }

  /// The color of the current page's dot; nil, the default, for the tint of controls.
  public var currentPageIndicatorTintColor: Color? { didSet { setNeedsDisplay() } }

  private var storedPage = 0

  /// Returns the cells that the dots of a number of pages take, with room for the focus.
  public func size(forNumberOfPages pageCount: Int) -> Size {
    Size(width: Double(PageDotRow(count: pageCount, index: 0).columns + 2), height: 1)
  }

  override var fitsIntrinsicSize: Bool { true }

  open override var intrinsicContentSize: Size { size(forNumberOfPages: numberOfPages) }

  open override var canBecomeFocused: Bool { super.canBecomeFocused && isShown }

  open override var actionTitle: String? { currentPage < numberOfPages - 1 ? "next" : nil }

  open override var keyHints: [KeyHint] {
    let arrows = (currentPage > 0 ? "←" : "") + (currentPage < numberOfPages - 1 ? "→" : "")
    return arrows.isEmpty ? [] : [KeyHint(keys: arrows, meaning: "page")]
  }

  override func takesArrow(_ direction: Direction) -> Bool { !direction.isVertical }

  /// Goes to the next page; the last one stays.
  @discardableResult
  open override func activate() -> Bool {
    turn(to: currentPage + 1)
    return true
  }

  override func tapped(_ touch: Touch) {
    let row = PageDotRow(count: numberOfPages, index: currentPage)
    let columns = bounds.width.rounded()
    if let step = row.step(at: touch.location(in: self).x, width: columns) {
      turn(to: currentPage + step)
    }
  }

  open override func handle(_ input: KeyInput) -> Bool {
    switch input {
    case .arrow(.left): turn(to: currentPage - 1)
    case .arrow(.right): turn(to: currentPage + 1)
    case .home: turn(to: 0)
    case .end: turn(to: numberOfPages - 1)
    case .arrow(.up), .arrow(.down), .text, .deleteBackward, .deleteForward, .pageUp, .pageDown:
      return false
    }
    return true
  }

  open override func draw(on canvas: inout Canvas) {
    guard isShown else { return }
    canvas.inCells(of: bounds) { canvas, columns, rows in
      drawDots(on: &canvas, columns: columns, row: (rows - 1) / 2)
    }
  }
}

extension PageControl {
  private var isShown: Bool { numberOfPages > (hidesForSinglePage ? 1 : 0) }

  private func turn(to page: Int) {
    let old = currentPage
    currentPage = page
    if currentPage != old { sendValueChanged() }
  }

  private func drawDots(on canvas: inout Canvas, columns: Int, row: Int) {
    let dots = PageDotRow(count: numberOfPages, index: currentPage)
    let text = TextLine(dots.text(width: Double(columns))).cut(toColumns: columns)
    let start = (columns - text.columns) / 2
    let hasBrackets = start > 0 && start + text.columns < columns
    let attributes = ControlAppearance.attributes(
      of: self, isFocused && !hasBrackets ? [.bold, .reverse] : [])
    let current = currentPageIndicatorTintColor ?? themed { $0.tint }
    let others = pageIndicatorTintColor ?? themed { $0.controlLine }
    if dots.start(width: Double(columns)) == nil {
      canvas.draw(text, column: start, row: row, color: current, attributes: attributes)
    } else {
      canvas.draw(text, column: start, row: row, color: others, attributes: attributes)
      canvas.draw(
        "●", column: start + currentPage * 2, row: row, color: current,
        attributes: attributes.union(.bold))
    }
    guard isFocused, hasBrackets else { return }
    for (bracket, column) in [("[", start - 1), ("]", start + text.columns)] {
      canvas.draw(bracket, column: column, row: row, color: current, attributes: .bold)
    }
  }
}
