/// Paints the pictures of an animation one after the other and finds the areas that change.
struct PictureReel {
  private let session: SharedSession
  private var painter: PicturePainter
  /// The present picture.
  private(set) var picture: Picture
  /// The picture before it; nil at the start.
  private(set) var previous: Picture?
  /// The index of the frame that the picture shows; nil before the first.
  private var frame: Int?

  /// Creates a reel before its first picture. All pictures have the size of the largest frame.
  init(_ session: SharedSession, _ font: PictureFont) {
    self.session = session
    painter = PicturePainter(font)
    let size = session.largestScreen
    picture = Picture(columns: size.columns, rows: size.rows)
  }

  /// Paints a frame over the present picture.
  ///
  /// - Returns: The area that differs from the previous picture: everything for the first, and one
  ///   pixel for an equal picture.
  mutating func show(_ index: Int) -> PictureArea {
    let new = session.frames[index]
    let old = frame.map { session.frames[$0] }
    previous = frame == nil ? nil : picture
    frame = index
    if old?.columns != new.columns || old?.rows.count != new.rows.count {
      picture.fill(x: 0, y: 0, width: picture.width, height: picture.height, 0)
    }
    let changes = new.changes(since: old)
    for (row, index) in changes {
      painter.paint(session.rows[index], number: row, onto: &picture)
    }
    guard let previous, let old else {
      return PictureArea(x: 0, y: 0, width: picture.width, height: picture.height)
    }
    let height = PictureGlyph.cellHeight
    let isSameSize = old.columns == new.columns && old.rows.count == new.rows.count
    let lines =
      isSameSize
      ? (changes.first.map { $0.row * height } ?? 0)..<(changes.last.map { ($0.row + 1) * height }
        ?? 0)
      : 0..<picture.height
    return picture.areaOfChanges(from: previous, in: lines)
      ?? PictureArea(x: 0, y: 0, width: 1, height: 1)
  }
}

extension SharedSession {
  /// The size that holds every frame.
  var largestScreen: SharedSize {
    SharedSize(
      columns: frames.map(\.columns).max() ?? 1, rows: frames.map(\.rows.count).max() ?? 1)
  }

  /// The colours of all pictures, in order of their values.
  var pictureColors: [UInt32] {
    var colors: Set<UInt32> = []
    for row in rowsOfFrames {
      for run in rows[row].runs {
        colors.insert(run.background)
        if !run.isBlank { colors.insert(run.pictureForeground) }
      }
    }
    // The space beside a screen that is smaller than the largest one.
    if Set(frames.map { SharedSize(columns: $0.columns, rows: $0.rows.count) }).count > 1 {
      colors.insert(0)
    }
    return colors.sorted()
  }
}
