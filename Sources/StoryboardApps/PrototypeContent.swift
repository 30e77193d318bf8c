internal import CellGraphics
internal import InterfaceBuilder
internal import NavigationKit
internal import TextFormats

/// The views of a collection cell's prototype, at their places in proportion to the cell.
///
/// Positions and widths scale to the cell; text does not. A label or button of one line takes the
/// row in the middle of its frame.
final class PrototypeContent: View {
  /// The views by their object ids.
  private(set) var views: [String: View] = [:]
  /// The views with their frames in points, from the top left of the cell.
  private var frames: [(view: View, frame: Rect)] = []
  private let size: Size
  private let colors: InterfaceBuilderColors
  private let make: (XMLElement) -> AnyObject?

  /// Creates the views of a cell.
  ///
  /// - Parameters:
  ///   - cell: The element of the cell.
  ///   - size: The size of the cell in points.
  ///   - colors: The colours of the storyboard.
  ///   - make: Makes the view of an element.
  init(
    _ cell: XMLElement, size: Size, colors: InterfaceBuilderColors,
    make: @escaping (XMLElement) -> AnyObject?
  ) {
    (self.size, self.colors, self.make) = (size, colors, make)
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let content = cell.children.first { $0["key"] == "contentView" }
    add(subviewsOf: content ?? cell, at: content?.writtenFrame?.origin ?? .zero)
  }

  required init?(coder: Coder) { nil }

  /// Adds the subviews of an element, also those inside plain views, stack views and effect views.
  ///
  /// A hidden subview is made too, because code can show it. If it has subviews, it is left out with
  /// them.
  ///
  /// - Parameter origin: The place of the element in the cell, in points.
  private func add(subviewsOf element: XMLElement, at origin: Point) {
    for child in element.child("subviews")?.children ?? [] {
      let isHidden = child.bool("hidden") == true
      guard !isHidden || child.child("subviews") == nil else { continue }
      var frame = child.writtenFrame ?? Rect(origin: .zero, size: size)
      frame.origin = Point(x: frame.minX + origin.x, y: frame.minY + origin.y)
      if let view = make(child) as? View {
        add(view, child, frame)
        view.isHidden = isHidden
      }
      switch child.name {
      case "view", "stackView": add(subviewsOf: child, at: frame.origin)
      case "visualEffectView":
        let content = child.children.first { $0["key"] == "contentView" }
        add(subviewsOf: content ?? child, at: frame.origin)
      default: break
      }
    }
  }

  private func add(_ view: View, _ element: XMLElement, _ frame: Rect) {
    fill(view, element)
    if let id = element["id"] { views[id] = view }
    frames.append((view, frame))
    addSubview(view)
  }

  /// Sets the texts, images and colours that the storyboard has.
  private func fill(_ view: View, _ element: XMLElement) {
    view.tag = element["tag"].flatMap { Int($0) } ?? 0
    if let color = color("backgroundColor", of: element) { view.backgroundColor = color }
    let state = element.children.first { $0.name == "state" && $0["key"] == "normal" }
    switch view {
    case let label as Label:
      label.text = element["text"]
      label.textAlignment = Self.alignment(element["textAlignment"])
      label.numberOfLines = element["numberOfLines"].flatMap { Int($0) } ?? 1
      if let color = color("textColor", of: element) { label.textColor = color }
    case let button as Button:
      button.setTitle(state?["title"], for: .normal)
      button.setImage(state.flatMap(SceneConnections.image), for: .normal)
      SceneConnections.setStates(of: button, element, colors)
    case let image as ImageView: image.image = element["image"].flatMap { Image(named: $0) }
    default: break
    }
  }

  private func color(_ key: String, of element: XMLElement) -> Color? {
    element.children.first { $0["key"] == key }.flatMap(colors.color)
  }

  private static func alignment(_ name: String?) -> TextAlignment {
    switch name {
    case "center": .center
    case "right": .trailing
    default: .leading
    }
  }

  /// Scales each frame to the cell and rounds its edges to whole cells.
  ///
  /// Rounding the edges instead of the sizes keeps views together that touch in the storyboard. A
  /// view has at least one column and one row. A plain view of less than half a row or column, such
  /// as a line that strikes a text out, is not shown.
  override func layoutSubviews() {
    guard size.width > 0, size.height > 0 else { return }
    let (x, y) = (bounds.width / size.width, bounds.height / size.height)
    for (view, frame) in frames {
      let (left, top) = ((frame.minX * x).rounded(), (frame.minY * y).rounded())
      let width = max(1, (frame.maxX * x).rounded() - left)
      let height = max(1, (frame.maxY * y).rounded() - top)
      if Self.isOneRow(view) {
        let row = min(max(0, (frame.midY * y).rounded(.down)), bounds.height - 1)
        view.frame = Rect(x: left, y: row, width: width, height: 1)
      } else if Self.isPlain(view), frame.width * x < 0.5 || frame.height * y < 0.5 {
        view.frame = Rect(x: left, y: top, width: 0, height: 0)
      } else {
        view.frame = Rect(x: left, y: top, width: width, height: height)
      }
    }
  }

  /// Indicates whether a view shows only its background.
  private static func isPlain(_ view: View) -> Bool { type(of: view) == View.self }

  /// Indicates whether a view is one row high: a label of one line, or a control.
  private static func isOneRow(_ view: View) -> Bool {
    (view as? Label).map { $0.numberOfLines == 1 } ?? (view is Control)
  }
}

/// A flow layout whose sizes are in points of the storyboard, in proportion to the collection view.
///
/// A size that code sets is in cells, and stays.
final class PrototypeFlowLayout: CollectionViewFlowLayout {
  private let canvas: Size
  /// The sizes in points. Missing ones are UIKit's: items of 50 × 50 points, and spacings of 10.
  private let points: (item: Size, line: Double, between: Double, inset: EdgeInsets)
  private let references: (header: Size, footer: Size)
  private var laidOut: Size?

  /// Reads a layout.
  ///
  /// - Parameters:
  ///   - element: The element of the layout.
  ///   - canvas: The size of the collection view in points.
  init(_ element: XMLElement, canvas: Size) {
    self.canvas = canvas
    func part(_ key: String) -> XMLElement? { element.children.first { $0["key"] == key } }
    func size(_ key: String) -> Size {
      Size(
        width: part(key)?.number("width") ?? 0, height: part(key)?.number("height") ?? 0)
    }
    let inset = part("sectionInset")
    points = (
      item: part("itemSize") == nil ? Size(width: 50, height: 50) : size("itemSize"),
      line: element.number("minimumLineSpacing") ?? 10,
      between: element.number("minimumInteritemSpacing") ?? 10,
      inset: EdgeInsets(
        top: inset?.number("minY") ?? 0, left: inset?.number("minX") ?? 0,
        bottom: inset?.number("maxY") ?? 0, right: inset?.number("maxX") ?? 0)
    )
    references = (size("headerReferenceSize"), size("footerReferenceSize"))
    super.init()
    if element["scrollDirection"] == "horizontal" { scrollDirection = .horizontal }
  }

  required init?(coder: Coder) { nil }

  override func prepare() {
    if let size = collectionView?.bounds.size, size != laidOut, canvas.width > 0, canvas.height > 0
    {
      laidOut = size
      scale(x: size.width / canvas.width, y: size.height / canvas.height)
    }
    super.prepare()
  }

  /// The item size that the last scaling has set; nil before the first. A different size is the
  /// app's.
  private var scaled: Size?

  /// Sets the sizes in cells, unless the app has changed the item size since the last scaling. An
  /// item has at least two columns and one row.
  private func scale(x: Double, y: Double) {
    // Code has set sizes of its own.
    guard scaled == nil || scaled == itemSize else { return }
    itemSize = Size(
      width: max(2, (points.item.width * x).rounded()),
      height: max(1, (points.item.height * y).rounded()))
    scaled = itemSize
    let isVertical = scrollDirection == .vertical
    minimumLineSpacing = (points.line * (isVertical ? y : x)).rounded()
    minimumInteritemSpacing = (points.between * (isVertical ? x : y)).rounded()
    sectionInset = EdgeInsets(
      top: (points.inset.top * y).rounded(), left: (points.inset.left * x).rounded(),
      bottom: (points.inset.bottom * y).rounded(), right: (points.inset.right * x).rounded())
    headerReferenceSize = Self.reference(references.header, x, y)
    footerReferenceSize = Self.reference(references.footer, x, y)
  }

  /// The size of a header or footer, at least one cell if it has a size at all.
  private static func reference(_ size: Size, _ x: Double, _ y: Double) -> Size {
    Size(
      width: size.width > 0 ? max(1, (size.width * x).rounded()) : 0,
      height: size.height > 0 ? max(1, (size.height * y).rounded()) : 0)
  }
}
