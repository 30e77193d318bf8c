internal import CellGraphics

/// One row: the way back on the left, the title in the middle.
public final class NavigationBar: View {
  static let rows = 1.0

  let titleLabel = Label()
  let backButton = Button()

  init() {
    super.init()
    backgroundColor = Color(rgb: 0xF2F2F7)
    titleLabel.isBold = true
    titleLabel.textAlignment = .center
    backButton.titleColor = Color(rgb: 0x0055CC)
    backButton.titleAlignment = .leading
    backButton.accessibilityIdentifier = "back"
    addSubview(titleLabel)
    addSubview(backButton)
  }

  /// Shows the item of the controller on top.
  ///
  /// - Parameter previous: The one below it; nil at the root, where there is no way back.
  func show(_ item: NavigationItem?, previous: NavigationItem?) {
    titleLabel.text = item?.title
    let hasBack = previous != nil && item?.hidesBackButton == false
    backButton.isHidden = !hasBack
    backTitles = [previous?.backButtonTitle ?? previous?.title, "Back"].compactMap(\.self)
    setNeedsLayout()
  }

  /// What the back button may say, the best first.
  private var backTitles: [String] = []

  public override func layoutSubviews() {
    let width = bounds.width
    let side = (width / 3).rounded(.down)
    titleLabel.frame = Rect(x: side, y: 0, width: max(0, width - 2 * side), height: Self.rows)
    let fitting = backTitles.map { "‹ \($0)" }.first { Double(TextLine($0).columns + 2) <= side }
    backButton.title = fitting ?? "‹"
    let columns = Double(TextLine(backButton.title).columns + 2)
    backButton.frame = Rect(x: 0, y: 0, width: min(width, columns), height: Self.rows)
  }
}
