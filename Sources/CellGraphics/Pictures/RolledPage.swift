/// A page that rolls up from its free corner.
///
/// The first part of the page is flat. The next part goes around a cylinder. The last part lies on
/// the page with its back up.
///
/// Lengths are in columns. A row is as high as two columns are wide.
struct RolledPage {
  private let width: Double
  private let height: Double
  private let columns: Int
  private let rows: Int
  /// The direction from the bound side to the free corner, as a vector of length 1.
  private let directionX: Double
  private let directionY: Double
  /// The distance along the direction at which the page leaves the plane.
  private let fold: Double
  /// The radius of the roll.
  private let radius: Double
  /// Indicates whether the edges of the roll are nearer to vertical than to horizontal.
  private let isUpright: Bool

  /// The share of white in the back of the page.
  private static let paleness = 0.6
  /// The share of the light that is missing on the flat part of the back.
  private static let dimness = 0.11
  /// The width of the shadow beside the roll, in radii.
  private static let shadowWidth = 1.3

  /// Creates a page that is bound at one side and rolled up to `progress`.
  init(columns: Int, rows: Int, bound: PictureTransition.Side, progress: Double) {
    // At the end the roll is parallel to the bound side.
    let slant = 0.55 * (1 - progress)
    let (x, y): (Double, Double) =
      switch bound {
      case .left: (1, slant)
      case .right: (-1, slant)
      case .top: (slant, 1)
      case .bottom: (slant, -1)
      }
    self.init(columns: columns, rows: rows, directionX: x, directionY: y, lifted: progress)
  }

  /// Creates a page for a partial curl: it is bound at the top, and a part of it stays flat.
  init(columns: Int, rows: Int, liftedBy progress: Double) {
    self.init(
      columns: columns, rows: rows, directionX: 0.3, directionY: 1, lifted: 0.52 * progress)
  }

  private init(columns: Int, rows: Int, directionX x: Double, directionY y: Double, lifted: Double)
  {
    let length = (x * x + y * y).squareRoot()
    self.columns = columns
    self.rows = rows
    width = Double(columns)
    height = Double(rows) * 2
    directionX = x / length
    directionY = y / length
    radius = min(max(min(width, height) * 0.09, 1), 8)
    isUpright = abs(directionX) >= 2 * abs(directionY)
    let corners = [
      0, width * directionX, height * directionY, width * directionX + height * directionY,
    ]
    let free = corners.reduce(0, max)
    let bound = corners.reduce(0, min) - radius * (1 + Self.shadowWidth)
    fold = free + (bound - free) * lifted
  }

  // MARK: - Geometry

  /// The part that is visible: the front or the back of the page, or the surface beneath.
  private enum Part {
    case front
    case back
    case beneath
  }

  /// The part that is visible at one point, and its position on the page.
  private struct Sample {
    var part: Part
    /// The distance of the point beyond the fold.
    var beyond: Double
    /// The position on the page that the back shows.
    var x: Double
    var y: Double
  }

  /// Returns the part that is visible at a point of the screen.
  private func sample(x: Double, y: Double) -> Sample {
    let beyond = x * directionX + y * directionY - fold
    guard beyond < radius else { return Sample(part: .beneath, beyond: beyond, x: x, y: y) }
    // The length of paper from the fold, around the roll and back to this point.
    let around = beyond <= 0 ? Double.pi * radius - beyond : arcSine(beyond, upper: true)
    let back = shifted(x, y, by: around - beyond)
    var sample = Sample(part: .back, beyond: beyond, x: back.x, y: back.y)
    if contains(back) { return sample }
    if beyond <= 0 {
      sample.part = .front
    } else {
      let rising = shifted(x, y, by: arcSine(beyond, upper: false) - beyond)
      sample.part = contains(rising) ? .front : .beneath
    }
    return sample
  }

  /// Indicates whether the page is visible in the middle of a cell.
  func covers(column: Int, row: Int) -> Bool {
    sample(x: Double(column) + 0.5, y: Double(row) * 2 + 1).part != .beneath
  }

  /// Returns a point moved along the direction of rolling.
  private func shifted(_ x: Double, _ y: Double, by distance: Double) -> (x: Double, y: Double) {
    (x + directionX * distance, y + directionY * distance)
  }

  /// Indicates whether a point is on the page.
  private func contains(_ place: (x: Double, y: Double)) -> Bool {
    place.x >= 0 && place.x <= width && place.y >= 0 && place.y <= height
  }

  /// Returns the length of paper from the fold to the point of the roll above `beyond`.
  ///
  /// The point is on the lower or on the upper half of the roll.
  private func arcSine(_ beyond: Double, upper: Bool) -> Double {
    let angle = Double.pi / 2 - arcCosine(beyond / radius)
    return radius * (upper ? Double.pi - angle : angle)
  }

  /// Returns the share of the light that is missing at a point.
  private func shade(_ sample: Sample) -> Double {
    switch sample.part {
    case .beneath:
      let distance = (sample.beyond - radius) / (radius * Self.shadowWidth)
      return distance >= 1 ? 0 : 0.55 * (1 - max(distance, 0))
    case .front:
      if sample.beyond > 0 { return 0.35 * sample.beyond / radius }
      let outside = max(-sample.x, sample.x - width, -sample.y, sample.y - height)
      let distance = outside / (radius * 0.8)
      return distance >= 1 ? 0 : 0.3 * (1 - max(distance, 0))
    case .back: return 0
    }
  }

  /// Returns the colour of the back: the page shines through, with light and shade of the roll.
  private func backColor(_ sample: Sample, of page: Surface) -> Color {
    let column = min(Int(sample.x), columns - 1)
    let row = min(Int(sample.y / 2), rows - 1)
    let paper = page[column: column, row: row].visibleBackground.whitened(by: Self.paleness)
    // The light comes from the bound side: the ridge is bright, the paper that turns away is dark.
    let height = sample.beyond / radius
    if height <= 0 { return paper.shaded(by: Self.dimness * min(1, -height / 1.6)) }
    let slope = 1 - (1 - min(height * height, 1)).squareRoot()
    return paper.shaded(by: 0.1 * height + 0.5 * slope)
  }

  // MARK: - Drawing

  /// Draws the page over the surface beneath.
  func draw(
    _ page: Surface, over beneath: Surface, isFine: Bool, onto picture: inout Surface
  ) {
    // Half of a cell's extent along the direction of rolling.
    let reach = (abs(directionX) + 2 * abs(directionY)) / 2
    let farthest = radius * (1 + Self.shadowWidth)
    picture.composeRows { row, composer in
      for column in 0..<columns {
        let beyond =
          (Double(column) + 0.5) * directionX + (Double(row) + 0.5) * 2 * directionY - fold
        if beyond - reach > farthest {
          composer.append(beneath[column: column, row: row], part: 2)
        } else {
          append(column, row, page, beneath, isFine, to: &composer)
        }
      }
    }
  }

  /// Returns the cell in the shade.
  ///
  /// An underline below a blank is left out: with few colours, black pieces of it would remain.
  private func shaded(_ cell: Cell, _ sample: Sample) -> Cell {
    let shade = shade(sample)
    guard shade > 0 else { return cell }
    var shaded = cell.shaded(by: shade)
    if cell.glyph == .blank { shaded.attributes.remove(.underline) }
    return shaded
  }

  /// Adds one cell, with an edge if two parts meet in it.
  private func append(
    _ column: Int, _ row: Int, _ page: Surface, _ beneath: Surface, _ isFine: Bool,
    to composer: inout RowComposer
  ) {
    func sample(_ step: Double) -> Sample {
      isUpright
        ? self.sample(x: Double(column) + step, y: Double(row) * 2 + 1)
        : self.sample(x: Double(column) + 0.5, y: (Double(row) + step) * 2)
    }
    func cell(_ sample: Sample) -> Cell {
      switch sample.part {
      case .front: return shaded(page[column: column, row: row], sample)
      case .beneath: return shaded(beneath[column: column, row: row], sample)
      case .back: return Cell(background: backColor(sample, of: page))
      }
    }
    let (first, last) = (sample(1.0 / 16), sample(15.0 / 16))
    guard isFine, first.part != last.part else {
      let middle = sample(0.5)
      return composer.append(cell(middle), part: middle.part == .front ? 1 : 2)
    }
    let eighths = (1..<8).first { sample((Double($0) + 0.5) / 8).part != first.part } ?? 7
    let isFirst = eighths >= 4
    let larger = cell(isFirst ? first : last)
    if larger.hasGlyph {
      return composer.append(larger, part: (isFirst ? first : last).part == .front ? 1 : 2)
    }
    let (a, b) = (cell(first).visibleBackground, cell(last).visibleBackground)
    composer.append(
      isUpright
        ? .edge(left: a, right: b, eighths: eighths)
        : .edge(top: a, bottom: b, eighths: 8 - eighths),
      part: 0)
  }
}
