internal import CellGraphics
internal import Simulation
import TextFormats

/// The cells of a log's screens. Each distinct row is stored once.
struct RecordedScreens: Hashable, Sendable {
  private var rows: [RecordedRow] = []
  /// The row indexes of each screen, by the screen's digest.
  private var screens: [String: [Int]] = [:]

  /// The largest number of cells of a terminal in a log.
  private static let mostCells = 4_000_000

  /// Adds the cells of a screen: rows, and indexes of earlier rows. The first screen with a digest
  /// is kept.
  ///
  /// - Returns: False if the value has another form.
  mutating func add(_ node: JSONNode, digest: String) -> Bool {
    guard let elements = node.elements else { return false }
    var screen: [Int] = []
    for element in elements {
      if let number = element.integer {
        guard rows.indices.contains(number) else { return false }
        screen.append(number)
      } else {
        guard let row = RecordedRow(element) else { return false }
        screen.append(rows.count)
        rows.append(row)
      }
    }
    if screens[digest] == nil { screens[digest] = screen }
    return true
  }

  /// Returns the screen with this digest.
  ///
  /// Takes time proportional to the screen's cells. Returns nil if the log has no cells for the
  /// digest, or if the cells give another digest.
  func frame(_ digest: String) -> Frame? {
    guard let screen = screens[digest], let first = screen.first,
      let columns = rows[first].columns(upTo: Self.mostCells / screen.count)
    else { return nil }
    var surface = Surface(columns: columns, rows: screen.count)
    for (row, number) in screen.enumerated() {
      guard rows[number].draw(onto: &surface, row: row) else { return nil }
    }
    let frame = Frame(surface: surface, panels: [])
    return frame.digest.text == digest ? frame : nil
  }
}

/// Writes the cells of screens, each distinct row once.
struct RecordedScreensWriter {
  /// The indexes of the rows written so far, by digest.
  private var numbers: [StableDigest: Int] = [:]
  private var count = 0
  private var row = RecordedRowWriter()

  /// Writes a `cells` member. Writes nothing if a row would not be read back with the same glyphs.
  ///
  /// - Parameter digests: The digests of the frame's rows.
  mutating func write(_ frame: Frame, _ digests: [StableDigest], to json: inout JSONWriter) {
    let surface = frame.surface
    for (index, digest) in digests.enumerated() where numbers[digest] == nil {
      guard row.roundTrips(surface.row(index)) else { return }
    }
    json.member("cells") { json in
      json.array { json in
        for (index, digest) in digests.enumerated() {
          if let number = numbers[digest] {
            json.write(number)
          } else {
            row.write(surface.row(index), to: &json)
            if numbers.count < SessionRecordWriter.maxRemembered { numbers[digest] = count }
            count += 1
          }
        }
      }
    }
  }
}
