internal import CellGraphics
internal import Simulation

extension ProbeScene {
  /// The probe scenes that change from one surface to another in `transitionSteps` steps.
  public static var transitions: [ProbeScene] {
    [
      .push, .cover, .reveal, .sideways, .fade, .flip, .curl, .zoom, .scroll, .blocks, .shade,
      .dissolve, .whole, .rising, .passing, .shrinking, .sliding,
    ]
  }
  public static let transitionSteps = 12

  private var transition: PictureTransition? {
    switch self {
    case .push: .push(from: .bottom)
    case .cover: .moveIn(from: .bottom)
    case .reveal: .reveal(from: .top)
    case .sideways: .push(from: .right)
    case .fade, .shade, .dissolve: .fade
    case .whole: .curl(bound: .left)
    case .flip: .flip(from: .right)
    case .curl: .curl(bound: .top)
    default: nil
    }
  }

  private var style: DrawingStyle {
    switch self {
    case .shade: DrawingStyle(fading: .shade)
    case .dissolve: DrawingStyle(fading: .dissolve)
    case .whole: DrawingStyle(smoothness: .cells)
    default: DrawingStyle()
    }
  }

  /// From where the page rests to where it is seen.
  private func movement(_ progress: Double, _ size: CellRect) -> AffineTransform? {
    let (width, height) = (Double(size.columns), Double(size.rows))
    let rest = 1 - progress
    switch self {
    case .rising: return AffineTransform(translationX: 0, y: height * rest)
    case .passing: return AffineTransform(translationX: width * rest, y: 0)
    case .shrinking:
      let scale = max(rest, 0.001)
      return AffineTransform(
        a: scale, b: 0, c: 0, d: scale, tx: width / 2 * progress, ty: height / 2 * progress)
    default: return nil
    }
  }

  /// The second page on top of the first one, moved.
  private static func move(
    _ title: String, _ ground: Color, _ ink: Color, _ movement: AffineTransform,
    onto picture: inout Surface
  ) {
    let bounds = Rect(
      x: 0, y: 0, width: Double(picture.columns), height: Double(picture.rows))
    var canvas = Canvas(surface: picture)
    canvas.transform = movement
    canvas.beginMoving(from: .identity, bounds: bounds, isExact: false)
    canvas.fill(bounds, with: ground)
    let card = Rect(x: 4, y: 2, width: bounds.width / 2, height: 3)
    canvas.fill(card, with: grey)
    for (row, text) in [title, "x 界面 y", "界面界面界面"].enumerated() {
      let place = Rect(x: 1, y: Double(1 + 2 * row), width: bounds.width - 2, height: 1)
      canvas.draw(line(text), in: place, alignment: .leading, color: ink)
    }
    picture = canvas.surface
  }

  /// Returns a moment of a transition above a row that stands still.
  func transitionFrame(step: Int, columns: Int, rows: Int) -> Frame {
    let progress = Double(min(step, Self.transitionSteps)) / Double(Self.transitionSteps)
    let height = max(1, rows - 1)
    let old = Self.page("one 界", Self.red, .white, columns: columns, rows: height)
    let new = Self.page("the other 面", Self.green, .black, columns: columns, rows: height)
    var picture = Surface(columns: columns, rows: height, filledWith: Cell(background: .black))
    if let transition {
      transition.draw(
        from: old, to: new, at: progress, backdrop: .black, style: style, onto: &picture)
    } else if let movement = movement(progress, picture.bounds) {
      picture = old
      Self.move("the other 面", Self.green, .black, movement, onto: &picture)
    } else if self == .zoom {
      Self.shrink(new, progress, onto: &picture)
    } else if self == .sliding {
      Self.slidePages(step, onto: &picture)
    } else if self == .scroll {
      Self.scroll(step, onto: &picture)
    } else {
      Self.blocks(step, onto: &picture)
    }
    var surface = Surface(columns: columns, rows: rows, filledWith: Cell(background: Self.blue))
    surface.composite(picture, column: 0, row: 0)
    var frame = Frame(
      surface: surface, panels: [Frame.Panel(id: "picture", rect: picture.bounds)])
    if rows > 1 {
      let rect = CellRect(column: 0, row: rows - 1, columns: columns, rows: 1)
      frame.surface.fill(rect, with: Self.grey)
      frame.surface.draw(
        Self.line("stands still"), column: 0, row: rows - 1, color: .white, attributes: [.bold],
        clip: rect)
      frame.panels.append(Frame.Panel(id: "status", rect: rect))
    }
    return frame
  }

  /// Returns a plain ground with text in some rows, of which one is full of wide glyphs.
  private static func page(
    _ title: String, _ ground: Color, _ ink: Color, columns: Int, rows: Int
  ) -> Surface {
    var page = Surface(columns: columns, rows: rows, filledWith: Cell(background: ground))
    func write(_ text: String, _ row: Int, _ attributes: TextAttributes) {
      page.draw(
        line(text), column: 2, row: row, color: ink, attributes: attributes, clip: page.bounds)
    }
    write(title, 1, [.bold])
    write("underlined  with  gaps", rows / 3, [.underline])
    write(String(repeating: "界面", count: columns / 4), rows / 2, [])
    write("reversed", rows - 2, [.reverse, .italic])
    return page
  }

  private static func shrink(_ page: Surface, _ progress: Double, onto picture: inout Surface) {
    let columns = Int(Double(picture.columns) * (1 - progress))
    let rows = Int(Double(picture.rows) * (1 - progress))
    let rect = CellRect(
      column: (picture.columns - columns) / 2, row: (picture.rows - rows) / 2, columns: columns,
      rows: rows)
    picture.composite(page, column: rect.column, row: rect.row, clip: rect)
  }

  /// Two pages of words of any length, with wide characters. The second one covers the
  /// first at three times its speed, and leaves it again.
  private static func slidePages(_ step: Int, onto picture: inout Surface) {
    let half = transitionSteps / 2
    let moved = (step <= half ? step : transitionSteps - step) * picture.columns / half
    let words = ["a", "word", "界面", "🚀", "longer", "sliding sideways", "  "]
    func page(_ ground: Color, _ ink: Color, _ seed: Int) -> Surface {
      var page = Surface(
        columns: picture.columns, rows: picture.rows, filledWith: Cell(background: ground))
      for row in 0..<page.rows {
        let text = (0..<(row * seed) % 24).map { words[(row * 7 + $0 * $0 * seed) % words.count] }
        page.draw(
          line(text.joined(separator: " ")), column: row % 4, row: row, color: ink,
          attributes: row % 5 == 4 ? .underline : [], clip: page.bounds)
      }
      return page
    }
    picture.composite(page(red, .white, 5), column: -moved / 3, row: 0)
    picture.composite(page(green, .black, 11), column: picture.columns - moved, row: 0)
  }

  /// Rows of text that go up, then down by twos.
  private static func scroll(_ step: Int, onto picture: inout Surface) {
    let half = transitionSteps / 2
    let offset = step <= half ? step : half - 2 * (step - half)
    for row in 0..<picture.rows {
      let number = row + offset + 2 * half
      picture.draw(
        line("row \(number) 界 \(number * number)"), column: number % 5, row: row,
        color: colors[1 + number % 5], attributes: number % 3 == 0 ? .bold : [],
        clip: picture.bounds)
    }
  }

  /// Rectangles in places that follow no order, over text.
  private static func blocks(_ step: Int, onto picture: inout Surface) {
    scroll(3, onto: &picture)
    for block in 0..<8 {
      let seed = (step * 8 + block) &* 2_654_435_761
      let rect = CellRect(
        column: seed >> 3 % picture.columns, row: seed >> 9 % picture.rows,
        columns: 1 + seed >> 5 % 30, rows: 1 + seed >> 7 % 8)
      picture.fill(rect.intersection(picture.bounds), with: colors[seed >> 11 % 6])
    }
  }
}
