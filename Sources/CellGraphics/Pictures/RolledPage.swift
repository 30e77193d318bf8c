/// A page that is rolled up from its free corner: flat, then around a cylinder, then lying on itself
/// with its back up.
///
/// Lengths are in columns; a row is as high as two.
struct RolledPage {
  private let width: Double
  private let height: Double
  private let columns: Int
  private let rows: Int
  /// The way from the bound side to the free corner, of length 1.
  private let wayX: Double
  private let wayY: Double
  /// How far along the way the page leaves the ground.
  private let fold: Double
  private let radius: Double
  /// Whether its edges are nearer to upright than to level on the screen.
  private let isUpright: Bool

  /// How much of white the back of the page has, and how much less light than the front.
  private static let paleness = 0.6
  private static let dimness = 0.11
  /// How wide the shadow is that the roll throws on what it lays bare, in radii.
  private static let shadowWidth = 1.3

  init(columns: Int, rows: Int, bound: PictureTransition.Side, progress: Double) {
    // It comes down square on the side where it is bound.
    let slant = 0.55 * (1 - progress)
    let (x, y): (Double, Double) =
      switch bound {
      case .left: (1, slant)
      case .right: (-1, slant)
      case .top: (slant, 1)
      case .bottom: (slant, -1)
      }
    self.init(columns: columns, rows: rows, wayX: x, wayY: y, lifted: progress)
  }

  /// A page bound at the top, of which a part stays down for good.
  init(columns: Int, rows: Int, liftedBy progress: Double) {
    self.init(
      columns: columns, rows: rows, wayX: 0.3, wayY: 1, lifted: 0.52 * progress)
  }

  private init(columns: Int, rows: Int, wayX x: Double, wayY y: Double, lifted: Double) {
    let length = (x * x + y * y).squareRoot()
    self.columns = columns
    self.rows = rows
    width = Double(columns)
    height = Double(rows) * 2
    wayX = x / length
    wayY = y / length
    radius = min(max(min(width, height) * 0.09, 1), 8)
    isUpright = abs(wayX) >= 2 * abs(wayY)
    let corners = [0, width * wayX, height * wayY, width * wayX + height * wayY]
    let free = corners.reduce(0, max)
    let bound = corners.reduce(0, min) - radius * (1 + Self.shadowWidth)
    fold = free + (bound - free) * lifted
  }

  // MARK: - What is where

  private enum Part {
    case front
    case back
    case beneath
  }

  /// What is seen at a place, and where on the page that is.
  private struct Sight {
    var part: Part
    /// How far the place lies beyond the fold.
    var beyond: Double
    /// The place on the page that the back would show.
    var x: Double
    var y: Double
  }

  private func sight(x: Double, y: Double) -> Sight {
    let beyond = x * wayX + y * wayY - fold
    guard beyond < radius else { return Sight(part: .beneath, beyond: beyond, x: x, y: y) }
    // The way on the paper around the roll, and then back.
    let around = beyond <= 0 ? Double.pi * radius - beyond : arcSine(beyond, upper: true)
    let back = shifted(x, y, by: around - beyond)
    var sight = Sight(part: .back, beyond: beyond, x: back.x, y: back.y)
    if holds(back) { return sight }
    if beyond <= 0 {
      sight.part = .front
    } else {
      let rising = shifted(x, y, by: arcSine(beyond, upper: false) - beyond)
      sight.part = holds(rising) ? .front : .beneath
    }
    return sight
  }

  /// Whether the page is what is seen in the middle of a cell.
  func covers(column: Int, row: Int) -> Bool {
    sight(x: Double(column) + 0.5, y: Double(row) * 2 + 1).part != .beneath
  }

  private func shifted(_ x: Double, _ y: Double, by way: Double) -> (x: Double, y: Double) {
    (x + wayX * way, y + wayY * way)
  }

  private func holds(_ place: (x: Double, y: Double)) -> Bool {
    place.x >= 0 && place.x <= width && place.y >= 0 && place.y <= height
  }

  /// How far along the paper the roll stands above `beyond`, on its lower or its upper half.
  private func arcSine(_ beyond: Double, upper: Bool) -> Double {
    let angle = Double.pi / 2 - arcCosine(beyond / radius)
    return radius * (upper ? Double.pi - angle : angle)
  }

  /// How much light is gone from what lies beneath, or from the front.
  private func shade(_ sight: Sight) -> Double {
    switch sight.part {
    case .beneath:
      let distance = (sight.beyond - radius) / (radius * Self.shadowWidth)
      return distance >= 1 ? 0 : 0.55 * (1 - max(distance, 0))
    case .front:
      if sight.beyond > 0 { return 0.35 * sight.beyond / radius }
      let outside = max(-sight.x, sight.x - width, -sight.y, sight.y - height)
      let distance = outside / (radius * 0.8)
      return distance >= 1 ? 0 : 0.3 * (1 - max(distance, 0))
    case .back: return 0
    }
  }

  /// The colour of the back: that of the page shining through, with the light on the roll.
  private func backColor(_ sight: Sight, of page: Surface) -> Color {
    let column = min(Int(sight.x), columns - 1)
    let row = min(Int(sight.y / 2), rows - 1)
    let paper = page[column: column, row: row].ground.whitened(by: Self.paleness)
    // Lit from the side of the spine: a bright ridge, dark where the paper turns away.
    let height = sight.beyond / radius
    if height <= 0 { return paper.shaded(by: Self.dimness * min(1, -height / 1.6)) }
    let slope = 1 - (1 - min(height * height, 1)).squareRoot()
    return paper.shaded(by: 0.1 * height + 0.5 * slope)
  }

  // MARK: - Drawing

  func draw(
    _ page: Surface, over beneath: Surface, isFine: Bool, onto picture: inout Surface
  ) {
    // Half of the way across a cell.
    let reach = (abs(wayX) + 2 * abs(wayY)) / 2
    let farthest = radius * (1 + Self.shadowWidth)
    picture.composeRows { row, composer in
      for column in 0..<columns {
        let beyond =
          (Double(column) + 0.5) * wayX + (Double(row) + 0.5) * 2 * wayY - fold
        if beyond - reach > farthest {
          composer.append(beneath[column: column, row: row], part: 2)
        } else {
          append(column, row, page, beneath, isFine, to: &composer)
        }
      }
    }
  }

  /// A line below blanks is left out in the shade, where few colours leave black pieces of it.
  private func shaded(_ cell: Cell, _ sight: Sight) -> Cell {
    let shade = shade(sight)
    guard shade > 0 else { return cell }
    var shaded = cell.shaded(by: shade)
    if cell.glyph == .blank { shaded.attributes.remove(.underline) }
    return shaded
  }

  private func append(
    _ column: Int, _ row: Int, _ page: Surface, _ beneath: Surface, _ isFine: Bool,
    to composer: inout RowComposer
  ) {
    func sight(_ step: Double) -> Sight {
      isUpright
        ? self.sight(x: Double(column) + step, y: Double(row) * 2 + 1)
        : self.sight(x: Double(column) + 0.5, y: (Double(row) + step) * 2)
    }
    func cell(_ sight: Sight) -> Cell {
      switch sight.part {
      case .front: return shaded(page[column: column, row: row], sight)
      case .beneath: return shaded(beneath[column: column, row: row], sight)
      case .back: return Cell(background: backColor(sight, of: page))
      }
    }
    let (first, last) = (sight(1.0 / 16), sight(15.0 / 16))
    guard isFine, first.part != last.part else {
      let middle = sight(0.5)
      return composer.append(cell(middle), part: middle.part == .front ? 1 : 2)
    }
    let eighths = (1..<8).first { sight((Double($0) + 0.5) / 8).part != first.part } ?? 7
    let isFirst = eighths >= 4
    let larger = cell(isFirst ? first : last)
    if larger.hasGlyph {
      return composer.append(larger, part: (isFirst ? first : last).part == .front ? 1 : 2)
    }
    let (a, b) = (cell(first).ground, cell(last).ground)
    composer.append(
      isUpright
        ? .edge(left: a, right: b, eighths: eighths)
        : .edge(top: a, bottom: b, eighths: 8 - eighths),
      part: 0)
  }
}
