internal import CellGraphics
internal import Simulation
import TextFormats

/// The cells of the screens of a log, each row of them once.
struct RecordedScreens: Hashable, Sendable {
  private var rows: [RecordedRow] = []
  /// The rows of each screen, by its digest.
  private var screens: [String: [Int]] = [:]

  /// As many as a terminal in a log has at most.
  private static let mostCells = 4_000_000

  /// Takes the cells of a screen: rows, and the numbers of rows that have been before.
  ///
  /// - Returns: False where there is anything else.
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

  /// The screen with this digest; nil where its cells are not held, or do not give that digest.
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

/// Writes the cells of screens, each row once.
struct RecordedScreensWriter {
  /// The numbers of the rows written so far, by their fingerprints.
  private var numbers: [StableDigest: Int] = [:]
  private var count = 0
  private var row = RecordedRowWriter()

  /// Writes a member with the cells; none where a row would not be read back as it is.
  ///
  /// - Parameter digests: Those of the rows.
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
