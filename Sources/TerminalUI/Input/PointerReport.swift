internal import NavigationKit
internal import Simulation

extension PointerInput {
  /// Creates the input for one mouse report; nil if the bytes are not a supported report.
  ///
  /// Both forms of xterm's "Mouse Tracking" are supported: `ESC [ < b ; x ; y M` with `m` for a
  /// release, and the older `ESC [ M` with three bytes.
  init?(report: [UInt8]) {
    guard report.count > 3, report[0] == 0x1B, report[1] == 0x5B else { return nil }
    if report[2] == 0x4D {
      guard report.count == 6, report[3...].allSatisfy({ $0 >= 32 }) else { return nil }
      let numbers = report[3...].map { Int($0) - 32 }
      // In this form a release has no button number.
      let isRelease = numbers[0] & 0b1110_0011 == 3
      self.init(numbers: isRelease ? [0] + numbers[1...] : numbers, isRelease: isRelease)
    } else {
      guard report[2] == 0x3C, let last = report.last, last == 0x4D || last == 0x6D else {
        return nil
      }
      let fields = report[3..<report.count - 1].split(
        separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      let numbers = fields.compactMap(Self.number)
      guard fields.count == 3, numbers.count == 3 else { return nil }
      self.init(numbers: numbers, isRelease: last == 0x6D)
    }
  }

  /// Returns the value of one to five digits; nil for anything else.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...5).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return digits.reduce(0) { $0 * 10 + Int($1) - 0x30 }
  }

  /// Creates the input for the numbers of a report.
  ///
  /// - Parameters:
  ///   - numbers: The code of button and modifiers, the column and the row. Columns and rows count
  ///     from 1.
  ///   - isRelease: True if the button is released.
  private init?(numbers: [Int], isRelease: Bool) {
    let (code, column, row) = (numbers[0], numbers[1] - 1, numbers[2] - 1)
    guard (0..<10_000).contains(column), (0..<10_000).contains(row), code < 128 else { return nil }
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    if code & 64 != 0 {
      guard !isRelease, code & 32 == 0 else { return nil }
      let direction = [Direction.up, .down, .left, .right][code & 3]
      self.init(.wheel(direction), modifiers: modifiers, column: column, row: row)
    } else {
      // Motion without a button is not reported.
      guard code & 3 < 3 else { return nil }
      let button = [Button.left, .middle, .right][code & 3]
      let action: Action = isRelease ? .release : code & 32 != 0 ? .drag : .press
      self.init(action, button: button, modifiers: modifiers, column: column, row: row)
    }
  }
}

extension PointerInput {
  /// Returns the report with its position in the used part of the screen.
  ///
  /// - Returns: The report; nil for a press or the wheel outside of the used part. A drag or a
  ///   release outside is moved to the edge.
  func clamped(columns: Int, rows: Int) -> PointerInput? {
    var placed = self
    (placed.column, placed.row) = (min(column, columns - 1), min(row, rows - 1))
    if (placed.column, placed.row) == (column, row) { return self }
    switch action {
    case .press, .wheel: return nil
    case .drag, .release, .cancel: return placed
    }
  }
}
