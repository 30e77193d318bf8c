/// Rows whose cells move sideways, by inserting and deleting characters.
extension ScreenEncoder {
  /// The number of bytes of a row below which no shift is considered.
  private static let worthShifting = 20
  /// The number of bytes that a shift has to save, because the costs of rows are approximate.
  private static let margin = 4
  /// The approximate number of bytes that move to a shift.
  private static let shiftOverhead = 4

  /// Chooses the shifts of a row, if the row is then shorter.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - cost: The number of bytes of the row without shifts.
  /// - Returns: The number of bytes of the row.
  func chooseShifts(_ row: Int, cost: Int) -> Int {
    guard cost > Self.worthShifting, let delete = capabilities.deleteCharacters,
      shown.uniformBackground(row) == nil, next.uniformBackground(row) == nil
    else { return cost }
    let insert = capabilities.insertCharacters
    let background = capabilities.erasesInColor ? next[row][columns - 1].background : nil
    let isFound = shiftSearch.find(
      shown[row], next[row], row: row, background: background, canInsert: insert != nil)
    guard isFound else { return cost }
    var shiftedCost = plan(row, from: UnsafePointer(shiftSearch.shifted), isRecording: false)
    for shift in shiftSearch.shifts {
      let capability = shift.distance > 0 ? delete : insert
      shiftedCost += Self.shiftOverhead + (capability?.byteCount(abs(shift.distance)) ?? 0)
    }
    guard shiftedCost + Self.margin < cost else { return cost }
    let first = shifts.count
    shifts += shiftSearch.shifts
    rowShifts[row] = first..<shifts.count
    return shiftedCost
  }

  /// Gives a row the shifts of the row above, whose cells are equal before and after.
  func repeatShifts(_ row: Int) {
    let first = shifts.count
    for index in rowShifts[row - 1] {
      var shift = shifts[index]
      shift.row = row
      shifts.append(shift)
    }
    rowShifts[row] = first..<shifts.count
  }

  /// Removes the shifts of rows that a preparation has changed, and of those outside the scrolling
  /// region, where a VT510 inserts and deletes nothing.
  func dropShifts(in prepared: Range<Int>) {
    for index in shifts.indices {
      let row = shifts[index].row
      guard prepared.contains(row) || !pen.region.contains(row) else { continue }
      shifts[index].distance = 0
      rowShifts[row] = 0..<0
    }
  }

  /// Writes all shifts.
  ///
  /// They come before all other operations, row by row or column by column, whichever is shorter.
  func writeShifts() {
    shifts.removeAll { $0.distance == 0 }
    guard !shifts.isEmpty else { return }
    let background = pen.background
    func isBefore(_ a: Shift, _ b: Shift, _ isByColumn: Bool) -> Bool {
      if let a = a.background, let b = b.background, a != b {
        return (a == background) != (b == background) ? a == background : a < b
      }
      let (first, second) = ((a.row, a.column), (b.row, b.column))
      return isByColumn && a.column != b.column ? a.column < b.column : first < second
    }
    writeShorter(
      of: {
        shifts.sort { isBefore($0, $1, false) }
        for shift in shifts { write(shift) }
      },
      {
        shifts.sort { isBefore($0, $1, true) }
        for shift in shifts { write(shift) }
      })
  }

  private func write(_ shift: Shift) {
    move(row: shift.row, column: shift.column)
    if let background = shift.background { setBlankRendition(background) }
    if shift.distance > 0 {
      capabilities.deleteCharacters?.append(shift.distance, to: &bytes)
    } else {
      capabilities.insertCharacters?.append(-shift.distance, to: &bytes)
    }
  }
}
