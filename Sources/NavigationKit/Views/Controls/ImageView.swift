public import CellGraphics
internal import Motion

/// A view that shows a picture in half blocks, two dots to a cell, or a placeholder with the
/// image's name.
open class ImageView: View {
  /// The image to show; nil shows nothing. Setting it changes the intrinsic size.
  public var image: Image? {
    didSet {
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }

  /// The images of an animation, which are shown in place of ``image`` while it runs; nil by default.
  public var animationImages: [Image]? { didSet { stopAnimating() } }
  /// The length of one pass in seconds; 0, the default, shows 30 images a second.
  public var animationDuration = 0.0
  /// The number of passes; 0, the default, repeats the animation until it is stopped.
  public var animationRepeatCount = 0
  /// The tick of the animation's start; nil while none runs.
  private var animationStart: Int?

  /// A Boolean value that indicates whether the animation runs.
  public var isAnimating: Bool {
    guard let start = animationStart else { return false }
    guard animationRepeatCount > 0, let tick = window?.application?.tick else { return true }
    return tick - start < ticksPerPass * animationRepeatCount
  }

  /// Starts the animation of ``animationImages``. Nothing happens without images.
  public func startAnimating() {
    guard animationImages?.isEmpty == false else { return }
    animationStart = Application.current?.tick ?? window?.application?.tick ?? 0
    setNeedsDisplay()
  }

  /// Stops the animation and shows ``image``.
  public func stopAnimating() {
    animationStart = nil
    setNeedsDisplay()
  }

  private var ticksPerPass: Int {
    let count = animationImages?.count ?? 0
    let seconds = animationDuration > 0 ? animationDuration : Double(count) / 30
    return max(1, Tick.count(seconds: seconds))
  }

  open override var ticksPerFrame: Int? {
    isAnimating ? max(1, ticksPerPass / max(1, animationImages?.count ?? 1)) : nil
  }

  /// The image to draw now.
  private var shownImage: Image? {
    guard isAnimating, let start = animationStart, let images = animationImages, !images.isEmpty,
      let tick = window?.application?.tick
    else { return image }
    let place = max(0, tick - start) % ticksPerPass
    return images[place * images.count / ticksPerPass]
  }

  override var receivesInputByDefault: Bool { false }

  /// The image whose name is not shown, such as a background behind texts; nil by default.
  package var namelessImage: Image? { didSet { setNeedsDisplay() } }

  /// The mode in which the image is drawn.
  // UIKit's default is `scaleToFill`, which distorts a picture of so few dots too much unless it is set.
  var shownContentMode: ContentMode { ownContentMode ?? .scaleAspectFit }

  /// Creates a view with the size of an image; nil creates an empty view of no size.
  public convenience init(image: Image?) {
    self.init()
    self.image = image
    if image != nil { frame = Rect(origin: .zero, size: intrinsicContentSize) }
  }

  override var fitsIntrinsicSize: Bool { true }

  /// 8 columns × 4 rows for a picture, one row for a name, no intrinsic size without an image.
  open override var intrinsicContentSize: Size {
    guard let image else {
      return Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    if image.drawing != nil { return image.cellsOfDrawing }
    if image.name.isEmpty { return .zero }
    guard image.symbol != nil else {
      return Size(width: Double(TextLine(image.name).columns + 2), height: 1)
    }
    return Size(width: Double(ImageSymbol.side), height: Double(ImageSymbol.side / 2))
  }

  open override func draw(on canvas: inout Canvas) {
    guard let image = shownImage else { return }
    if let drawing = image.drawing { return draw(drawing, image.cellsOfDrawing, on: &canvas) }
    canvas.inCells(of: bounds) { canvas, columns, rows in
      if let symbol = image.symbol {
        draw(symbol, on: &canvas, columns: columns, rows: rows)
      } else {
        drawCaption(image.name, on: &canvas, columns: columns, rows: rows)
      }
    }
  }
}

extension ImageView {
  private func draw(_ symbol: ImageSymbol, on canvas: inout Canvas, columns: Int, rows: Int) {
    let multiple = min(columns, rows * 2) / ImageSymbol.side
    guard multiple > 0 else {
      return canvas.draw(
        String(symbol.character), column: (columns - 1) / 2, row: (rows - 1) / 2, color: tintColor)
    }
    let (width, height) = shownContentMode.size(side: ImageSymbol.side, in: columns, rows * 2)
    let column = shownContentMode.start(of: width, in: columns, .columns)
    let row = shownContentMode.start(of: height, in: rows * 2, .rows) / 2
    func hasDot(_ x: Int, _ y: Int) -> Bool {
      symbol.hasDot(
        column: x * ImageSymbol.side / width, row: y * ImageSymbol.side / height)
    }
    for line in 0..<height / 2 {
      let glyphs = (0..<width).map { x -> Glyph in
        switch (hasDot(x, line * 2), hasDot(x, line * 2 + 1)) {
        case (true, true): Glyph("█")
        case (true, false): Glyph("▀")
        case (false, true): Glyph("▄")
        case (false, false): .blank
        }
      }
      canvas.draw(
        TextLine(glyphs: glyphs), column: column, row: row + line, color: tintColor)
    }
  }

  /// The number of columns below which a shortened name is left out.
  private static let captionColumns = 8

  /// Draws the placeholder of an unknown image: its name on the background colour, which is grey by
  /// default.
  private func drawCaption(_ name: String, on canvas: inout Canvas, columns: Int, rows: Int) {
    let textColor = themed { $0.secondaryLabel }
    // The view has drawn its background.
    if backgroundColor == nil {
      canvas.fill(
        column: 0, row: 0, columns: columns, rows: rows,
        with: themed { $0.controlBackground })
    }
    guard image != namelessImage else { return }
    let caption = TextLine("▨ \(name)")
    // Only the sign is drawn: one or two letters of a name would not help.
    let text = caption.columns > columns && columns < Self.captionColumns ? TextLine("▨") : caption
    let row = Rect(x: 0, y: Double((rows - 1) / 2), width: Double(columns), height: 1)
    canvas.draw(
      text, in: row, alignment: .center,
      color: backgroundColor.map { textColor.visible(on: $0) } ?? textColor)
  }
}
