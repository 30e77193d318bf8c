public import CellGraphics

/// The content of a row: an image, a text and a secondary text.
///
/// ```swift
/// var content = ListContentConfiguration.subtitleCell()
/// content.text = "Lima"
/// content.secondaryText = "Peru"
/// let view = content.makeContentView()
/// precondition(view.sizeThatFits(Size(width: 20, height: 0)).height == 2)
/// ```
public struct ListContentConfiguration: ContentConfiguration, Hashable, Sendable {
  /// The looks of a text.
  public struct TextProperties: Hashable, Sendable {
    /// The colour of the text.
    public var color: Color
    /// The horizontal position of the rows; leading by default.
    public var alignment = TextAlignment.leading
    /// The greatest number of rows; 0, the default, sets no limit.
    public var numberOfLines = 0
    /// The way to shorten a text that does not fit.
    public var lineBreakMode = LineBreakMode.byTruncatingTail
    /// A Boolean value that indicates whether the text is bold.
    public var isBold = false
  }

  /// The looks of an image.
  public struct ImageProperties: Hashable, Sendable {
    /// The colour of the image's sign; nil for the tint colour.
    public var tintColor: Color?
    /// The greatest size in cells; zero, the default, is one row.
    public var maximumSize = Size.zero
    /// The radius of the image's corners. It is kept and not drawn.
    public var cornerRadius = 0.0
  }

  /// The image at the left, as its sign of one cell; nil for none.
  public var image: Image?
  /// The text; nil for none.
  public var text: String?
  /// The second text; nil for none.
  public var secondaryText: String?
  /// The looks of ``text``.
  public var textProperties = TextProperties(color: Theme.current { $0.rowLabel })
  /// The looks of ``secondaryText``.
  public var secondaryTextProperties = TextProperties(color: Theme.current { $0.secondaryLabel })
  /// The looks of ``image``.
  public var imageProperties = ImageProperties()
  /// A Boolean value that indicates whether the texts stand side by side if they fit; false by
  /// default.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The columns between texts that stand side by side; 2 by default.
  public var textToSecondaryTextHorizontalPadding = 2.0
  /// The rows between texts that stand one above the other; 0 by default.
  public var textToSecondaryTextVerticalPadding = 0.0
  /// The columns between the image and the texts; 1 by default.
  public var imageToTextPadding = 1.0
  /// The margins around the content; 2 columns on both sides by default.
  public var directionalLayoutMargins = DirectionalEdgeInsets(
    top: 0, leading: TableAppearance.margin, bottom: 0, trailing: TableAppearance.margin)

  /// Returns the content of a row with one text.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }
  /// Returns the content of a row with a text above a secondary text.
  public static func subtitleCell() -> ListContentConfiguration { ListContentConfiguration() }
  /// Returns the content of a row with a text at the left and a value at the right.
  public static func valueCell() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }
  /// Returns the content of a header in a plain list.
  public static func plainHeader() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.textProperties.isBold = true
    return content
  }
  /// Returns the content of a footer in a plain list.
  public static func plainFooter() -> ListContentConfiguration {
    var content = ListContentConfiguration()
    content.textProperties.color = Theme.current { $0.secondaryLabel }
    return content
  }
  /// Returns the content of a header in a grouped list.
  public static func groupedHeader() -> ListContentConfiguration { plainFooter() }
  /// Returns the content of a footer in a grouped list.
  public static func groupedFooter() -> ListContentConfiguration { plainFooter() }
  /// Returns the content of a row in a sidebar.
  public static func sidebarCell() -> ListContentConfiguration { cell() }
  /// Returns the content of a header in a sidebar.
  public static func sidebarHeader() -> ListContentConfiguration { plainHeader() }

  /// Creates a view that shows the content.
  public func makeContentView() -> any View & ContentView {
    ListContentView(configuration: self)
  }

  /// Returns the same content: it looks the same in all states.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }
}

/// A view that shows a ``ListContentConfiguration``.
open class ListContentView: View, ContentView {
  /// The content, which must be a ``ListContentConfiguration``; other values are ignored.
  open var configuration: any ContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? ListContentConfiguration else { return }
      content = new
      show()
    }
  }
  private var content: ListContentConfiguration
  private let (image, text, detail) = (Label(), Label(), Label())

  /// Creates a view that shows a content.
  public init(configuration: ListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    for label in [image, text, detail] { addSubview(label) }
    show()
  }

  /// Creates a view without content. Nothing is decoded.
  public required init?(coder: Coder) {
    content = ListContentConfiguration()
    super.init(coder: coder)
  }

  private func show() {
    image.text = content.image.map { $0.character.map(String.init) ?? "▨" }
    image.textColor = content.imageProperties.tintColor ?? Theme.current { $0.tint }
    for (label, string, looks) in [
      (text, content.text, content.textProperties),
      (detail, content.secondaryText, content.secondaryTextProperties),
    ] {
      label.text = string
      label.textColor = looks.color
      label.textAlignment = looks.alignment
      label.numberOfLines = looks.numberOfLines
      label.lineBreakMode = looks.lineBreakMode
      label.isBold = looks.isBold
    }
    setNeedsLayout()
  }

  open override func sizeThatFits(_ size: Size) -> Size {
    let places = places(width: size.width)
    let bottom = max(places.image.maxY, places.text.maxY, places.detail.maxY)
    return Size(width: size.width, height: max(1, bottom + content.directionalLayoutMargins.bottom))
  }

  open override func layoutSubviews() {
    let places = places(width: bounds.width)
    let fitting = sizeThatFits(bounds.size).height
    let y = max(0, ((bounds.height - fitting) / 2).rounded(.down))
    for (label, rect) in [
      (image, places.image), (text, places.text), (detail, places.detail),
    ] { label.place(in: rect.offsetBy(dx: 0, dy: y)) }
  }

  private func places(width: Double) -> (image: Rect, text: Rect, detail: Rect) {
    let margins = content.directionalLayoutMargins
    var left = margins.leading
    var imageRect = Rect(x: left, y: margins.top, width: 0, height: 0)
    if let sign = image.text {
      imageRect.size = Size(width: Double(TextLine(sign).columns), height: 1)
      left += imageRect.width + content.imageToTextPadding
    }
    let room = max(0, width - left - margins.trailing)
    func size(_ label: Label) -> Size {
      label.text?.isEmpty ?? true
        ? .zero : label.sizeThatFits(Size(width: max(1, room), height: 0))
    }
    let (first, second) = (size(text), size(detail))
    let gap = content.textToSecondaryTextHorizontalPadding
    let fitsBeside =
      first.width + gap + second.width <= room && max(first.height, second.height) <= 1
    if content.prefersSideBySideTextAndSecondaryText, fitsBeside, second.width > 0 {
      return (
        imageRect, Rect(x: left, y: margins.top, width: room - second.width - gap, height: 1),
        Rect(x: left + room - second.width, y: margins.top, width: second.width, height: 1)
      )
    }
    let below = first.height > 0 ? content.textToSecondaryTextVerticalPadding : 0
    return (
      imageRect, Rect(x: left, y: margins.top, width: room, height: first.height),
      Rect(x: left, y: margins.top + first.height + below, width: room, height: second.height)
    )
  }
}
