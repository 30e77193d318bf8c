public import CellGraphics

/// A view whose cells and keys belong to other code.
///
/// The content draws into a surface of the view's cells and takes keys while the view has the focus.
/// The view moves, fades and is covered in transitions as any other. A controller hosts it as its view
/// or as a part of it. An input that the content uses draws the view again.
///
/// ```swift
/// final class Counter: HostedContent {
///   var count = 0
///   func draw(on surface: inout Surface) {
///     surface.draw(
///       TextLine("Count \(count)"), column: 0, row: 0, color: .black, clip: surface.bounds)
///   }
///   func handle(_ input: HostedInput) -> Bool {
///     guard input == .activate else { return false }
///     count += 1
///     return true
///   }
/// }
/// let counter = Counter()
/// let hosted = HostedSurface(counter)
/// precondition(hosted.activate() && counter.count == 1)
/// precondition(!hosted.handle(.home))
/// ```
open class HostedSurface: View {
  /// The content, which the view keeps.
  public var content: any HostedContent { didSet { setNeedsDisplay() } }

  /// A Boolean value that indicates whether typed characters go to the content; false by default.
  ///
  /// While it is true and the view has the focus, letters are no commands of the program.
  public var takesText = false

  /// The number of ticks between two drawings of content that changes by itself; nil, the default, for
  /// content that changes by input and `setNeedsDisplay()` only.
  public var redrawInterval: Int? {
    willSet {
      if let newValue { precondition(newValue > 0, "redrawInterval must be at least 1 tick") }
    }
    didSet { setNeedsDisplay() }
  }

  /// The number of cells of the last drawing, for the places of touches.
  private var drawn: (columns: Int, rows: Int)?

  /// Creates a view of `content` with a frame.
  public init(_ content: any HostedContent, frame: Rect = .zero) {
    self.content = content
    super.init(frame: frame)
  }

  /// Returns nil: the content cannot be decoded.
  public required init?(coder: Coder) { nil }

  open override var canBecomeFocused: Bool { true }

  open override var isEditingText: Bool { takesText && isFocused }

  open override var ticksPerFrame: Int? { redrawInterval }

  open override var keyHints: [KeyHint] { content.keyHints }

  open override func draw(on canvas: inout Canvas) {
    super.draw(on: &canvas)
    canvas.inCells(of: bounds) { canvas, columns, rows in
      drawn = (columns, rows)
      var cells = Surface(columns: columns, rows: rows)
      content.draw(on: &cells)
      canvas.draw(cells, column: 0, row: 0)
    }
  }

  // MARK: - Input

  open override func handle(_ input: KeyInput) -> Bool {
    if case .text = input, !takesText { return false }
    return send(.key(input))
  }

  open override func activate() -> Bool { send(.activate) }

  open override func handleCancel() -> Bool { send(.cancel) }

  open override func paste(_ text: String) -> Bool { send(.paste(text)) }

  open override func handleWheel(_ direction: Direction) -> Bool { send(.wheel(direction)) }

  open override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
    guard let touch = touches.first, let drawn, bounds.width > 0, bounds.height > 0 else { return }
    let place = touch.location(in: self)
    let column = Int((place.x - bounds.minX) * Double(drawn.columns) / bounds.width)
    let row = Int((place.y - bounds.minY) * Double(drawn.rows) / bounds.height)
    guard (0..<drawn.columns).contains(column), (0..<drawn.rows).contains(row),
      send(.tap(column: column, row: row))
    else { return super.touchesEnded(touches, with: event) }
  }

  private func send(_ input: HostedInput) -> Bool {
    guard content.handle(input) else { return false }
    setNeedsDisplay()
    return true
  }
}
