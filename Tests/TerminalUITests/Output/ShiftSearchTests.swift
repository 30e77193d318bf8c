internal import Testing

@testable internal import TerminalUI

@Suite struct ShiftSearchTests {
  private static let columns = 40

  /// Returns the cells of a text, with `界` in two columns, filled with spaces up to the width.
  private func cells(_ text: String, background: Int32 = 1) -> [ScreenCell] {
    var cells: [ScreenCell] = []
    for scalar in text.unicodeScalars {
      let isWide = scalar == "界"
      let glyph = UInt64(scalar.value) | (isWide ? ScreenCell.wideBit : 0)
      let cell = ScreenCell(glyph: glyph, foreground: 2, background: background, attributes: 0)
      cells.append(cell)
      guard isWide else { continue }
      cells.append(
        ScreenCell(glyph: 0, foreground: 2, background: background, attributes: 0))
    }
    let rest = max(0, Self.columns - cells.count)
    return Array(
      (cells + Array(repeating: .blank(background), count: rest)).prefix(Self.columns))
  }

  /// Returns the columns and distances that turn one row into another; nil for none.
  private func shifts(
    _ old: [ScreenCell], _ new: [ScreenCell], background: Int32? = 1, canInsert: Bool = true
  ) -> [[Int]]? {
    var search = ShiftSearch(columns: Self.columns)
    defer { search.deallocate() }
    search.begin()
    let isFound = search.find(old, new, row: 0, background: background, canInsert: canInsert)
    return isFound ? search.shifts.map { [$0.column, $0.distance] } : nil
  }

  /// Applies shifts as a terminal does, one character after the other.
  private func apply(
    _ shifts: [Shift], to row: [ScreenCell], filler: ScreenCell
  ) -> [ScreenCell] {
    var row = row
    for shift in shifts {
      for _ in 0..<max(0, shift.distance) {
        row.remove(at: shift.column)
        row.append(filler)
      }
      for _ in 0..<max(0, -shift.distance) {
        row.insert(.unknown, at: shift.column)
        row.removeLast()
      }
    }
    return row
  }

  @Test func `a text that moves left is deleted before`() {
    #expect(shifts(cells("    hello world"), cells("  hello world")) == [[2, 2]])
  }

  @Test func `a text that moves right is inserted before`() {
    let found = shifts(cells("ab  hello world"), cells("ab    hello world"))
    #expect(found?.count == 1)
    // The two spaces can be inserted before, between or after the two that are there.
    #expect((2...4).contains(found?[0][0] ?? -1))
    #expect(found?[0][1] == -2)
  }

  @Test func `a text at the left margin moves right`() {
    #expect(shifts(cells("hello world"), cells("    hello world")) == [[0, -4]])
  }

  @Test func `a terminal that cannot insert gets no insertions`() {
    let (left, right) = (cells("  hello world"), cells("    hello world"))
    #expect(shifts(left, right, canInsert: false) == nil)
    #expect(shifts(right, left, canInsert: false) == [[2, 2]])
  }

  @Test func `two pages move by their own distances`() throws {
    let old = cells("first page of text |     second page")
    let new = cells("irst page of | second page")
    let found = try #require(shifts(old, new))
    #expect(found.map { $0[1] } == [1, 9])
  }

  @Test func `a text that stays or that is new has no shifts`() {
    #expect(shifts(cells("hello world"), cells("hello there")) == nil)
    #expect(shifts(cells("hello world"), cells("something else")) == nil)
  }

  @Test func `a shift never cuts a wide character`() {
    let search = ShiftSearch(columns: Self.columns)
    defer { search.deallocate() }
    let row = cells("a界b" + String(repeating: " ", count: 34) + "界")
    func canApply(_ column: Int, _ distance: Int) -> Bool {
      search.apply([Shift(row: 0, column: column, distance: distance, background: 1)], to: row)
    }
    #expect(!canApply(0, 2))  // deletes the first half
    #expect(!canApply(2, 1))  // deletes the second half
    #expect(canApply(1, 2))
    #expect(!canApply(2, -1))  // inserts between the halves
    #expect(!canApply(0, -1))  // moves the second half out of the row
    #expect(canApply(0, -2))
  }

  @Test(arguments: [Int32?.some(1), nil])
  func `the row after random shifts is that of a terminal`(background: Int32?) {
    var state: UInt64 = 7
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let letters = ["a", "b", " ", "  ", "界", "word", "sliding"]
    var search = ShiftSearch(columns: Self.columns)
    defer { search.deallocate() }
    let filler = background.map { ScreenCell.blank($0) } ?? .unknown
    var found = 0
    for _ in 0..<2_000 {
      let text = (0..<16).map { _ in letters[random(letters.count)] }.joined()
      let old = cells(text)
      let moved = random(9)
      let new =
        random(2) == 0
        ? cells(String(text.dropFirst(moved)))
        : cells(String(repeating: " ", count: moved) + text)
      search.begin()
      guard search.find(old, new, row: 3, background: background, canInsert: true) else { continue }
      found += 1
      let row = (0..<Self.columns).map { search.shifted[$0] }
      let wanted = apply(search.shifts, to: old, filler: filler)
      #expect(row.elementsEqual(wanted) { $0 == $1 })
      #expect(search.shifts.allSatisfy { $0.row == 3 && $0.background == background })
    }
    #expect(found > 200)
  }
}
