internal import CNcurses
internal import Glibc

extension ScreenEncoder {
  /// A part of one row that is written at once.
  struct Operation {
    /// The kind of an operation.
    enum Kind: UInt8 {
      case text
      case erase
      case eraseToEnd
      case eraseToStart
    }

    var row: Int
    var column: Int
    /// The number of cells; 1 if the kind determines it.
    var length: Int
    var kind: Kind
    var background: Int32
    /// Indicates whether the foreground matters. It is false for erasing and for text of spaces
    /// only.
    var hasForeground = false
    var foreground: Int32 = -1
    var attributes: attr_t = 0
    /// The erasure at the cursor before or after the text; nil for none.
    var erasure: Kind?
    /// The number of cells of the erasure.
    var erasedLength = 0
  }

  /// Indicates whether erasing leaves this background.
  func canErase(_ background: Int32) -> Bool { capabilities.erasesInColor || background == -1 }

  /// The contents of a row before it changes.
  enum Source {
    /// The contents of a row of the screen that is shown.
    case shown(Int)
    /// Spaces on one background.
    case blank(Int32)
  }

  /// Finds the operations that turn the old contents into the row of `next`.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - old: The contents before.
  ///   - isRecording: True to add the operations to ``operations``.
  /// - Returns: The approximate number of bytes; 0 if the contents are equal.
  ///
  /// The search for preparations calls it for rows that are never written, so it can compute the
  /// cost without recording.
  func plan(_ row: Int, from old: Source, isRecording: Bool) -> Int {
    let background =
      switch old {
      case .shown(let source): shown.uniformBackground(source)
      case .blank(let background): Optional(background)
      }
    if let background, let new = next.uniformBackground(row) {
      if new == background { return 0 }
      if capabilities.eraseToEnd != nil, canErase(new), columns > RowPlan.shortestErasure {
        return planErasure(row, new, isRecording: isRecording)
      }
    }
    switch old {
    case .shown(let source): return plan(row, from: shown[source], isRecording: isRecording)
    case .blank(let background):
      fillUniform(background)
      return plan(row, from: uniform, isRecording: isRecording)
    }
  }

  /// Returns the number of bytes that change a row from spaces on one background.
  func blankRowCost(_ row: Int, _ background: Int32) -> Int {
    let isLikeLast =
      lastCost.background == background && lastCost.row >= 0 && abs(lastCost.row - row) == 1
      && next.isSame(row, as: lastCost.row, of: next)
    if !isLikeLast {
      lastCost.cost = plan(row, from: .blank(background), isRecording: false)
      lastCost.background = background
    }
    lastCost.row = row
    return lastCost.cost
  }

  /// Finds the operations that turn a row of cells into the row of `next`.
  func plan(
    _ row: Int, from old: UnsafePointer<ScreenCell>, isRecording: Bool
  ) -> Int {
    let new = next[row]
    if memcmp(old, new, columns * MemoryLayout<ScreenCell>.stride) == 0 { return 0 }
    let first = operations.count
    var plan = RowPlan(encoder: self, row: row, old: old, new: new, isRecording: isRecording)
    plan.findEnds()
    plan.takeSuffix()
    plan.takePrefix()
    while plan.takeStretch() {}
    if operations.count > first + 1 { joinErasures(from: first) }
    return plan.cost
  }

  /// Makes erasures a part of the text beside them, which saves moving the cursor to them.
  ///
  /// Erasing after a text starts where the text leaves the cursor. Erasing before it also erases the
  /// cell of the cursor, which the text then writes.
  ///
  /// - Parameter first: The first operation of the row.
  private func joinErasures(from first: Int) {
    for index in operations.indices[first...].reversed() where operations[index].kind != .text {
      let erasure = operations[index]
      let neighbor = operations.indices[first...].first { other in
        let text = operations[other]
        guard text.kind == .text, text.erasure == nil, text.background == erasure.background,
          text.attributes & ScreenCell.marksSpaces == 0
        else { return false }
        return erasure.kind == .eraseToStart
          ? text.column == erasure.column + 1 : text.column + text.length == erasure.column
      }
      guard let neighbor else { continue }
      operations[neighbor].erasure = erasure.kind
      operations[neighbor].erasedLength = erasure.length
      operations.remove(at: index)
    }
  }

  /// Plans a row that becomes another colour.
  private func planErasure(_ row: Int, _ background: Int32, isRecording: Bool) -> Int {
    if isRecording {
      operations.append(
        Operation(row: row, column: 0, length: 1, kind: .eraseToEnd, background: background))
    }
    return RowPlan.overhead + RowPlan.erasureBytes
  }

  /// Makes `uniform` a row of spaces on one background.
  private func fillUniform(_ background: Int32) {
    guard uniform[0].background != background else { return }
    uniform.update(repeating: .blank(background), count: columns)
  }
}

/// The plan for one row, which adds to the encoder's operations.
private struct RowPlan {
  typealias Operation = ScreenEncoder.Operation

  let encoder: ScreenEncoder
  let row: Int
  let old: UnsafePointer<ScreenCell>
  let new: UnsafePointer<ScreenCell>
  let isRecording: Bool
  /// The cells that are still to be planned.
  var start = 0
  var end = 0
  var cost = 0

  /// The average number of bytes that move to the start of an operation and set its colours.
  static let overhead = 6
  /// The number of bytes that erase to the end of a row.
  static let erasureBytes = 3
  /// The number of spaces up to which writing them is shorter than erasing.
  static let shortestErasure = 3
  /// The number of unchanged cells up to which writing them again is shorter than skipping them.
  private static let gap = 4

  /// Finds the first and the last cell that change.
  mutating func findEnds() {
    while old[start] == new[start] { start += 1 }
    end = encoder.columns
    while old[end - 1] == new[end - 1] { end -= 1 }
    // Both halves of a wide glyph are included.
    if start > 0, new[start].isContinuation { start -= 1 }
    if end < encoder.columns, new[end].isContinuation { end += 1 }
  }

  /// Plans to erase spaces of one colour at the end of the row.
  mutating func takeSuffix() {
    let last = new[encoder.columns - 1]
    guard encoder.capabilities.eraseToEnd != nil, last.isBlank,
      encoder.canErase(last.background)
    else { return }
    var column = encoder.columns - 1
    while column > start, new[column - 1] == last { column -= 1 }
    while column < end, old[column] == new[column] { column += 1 }
    guard end - column > Self.shortestErasure else { return }
    record(.eraseToEnd, column, 1, last.background, bytes: Self.erasureBytes)
    end = column
  }

  /// Plans an erase sequence for the spaces of one colour at the start of the row.
  mutating func takePrefix() {
    guard end > start, new[0].isBlank, encoder.canErase(new[0].background) else { return }
    var column = 0
    while column + 1 < end, new[column + 1] == new[0] { column += 1 }
    guard column >= start else { return }
    while column > start, old[column] == new[column] { column -= 1 }
    let length = column - start + 1
    guard length > 4 else { return }
    if length >= 10, encoder.capabilities.eraseToStart != nil {
      record(.eraseToStart, column, 1, new[0].background, bytes: 4)
    } else if encoder.capabilities.erase != nil {
      record(.erase, start, length, new[0].background, bytes: 3 + digits(length))
    } else {
      return
    }
    start = column + 1
  }

  /// Plans the next cells with the same background and foreground.
  ///
  /// - Returns: False if the row is complete.
  mutating func takeStretch() -> Bool {
    while start < end, old[start] == new[start] { start += 1 }
    guard start < end else { return false }
    if start > 0, new[start].isContinuation { start -= 1 }
    let first = start
    let background = new[first].background
    var style: ScreenCell?
    var hasBlank = false
    var last = first
    var column = first
    while column < end {
      let cell = new[column]
      guard cell.background == background else { break }
      if cell.isBlank {
        // Spaces would be underlined or reversed too.
        if let style, style.attributes & ScreenCell.marksSpaces != 0 { break }
        hasBlank = true
      } else if !cell.isContinuation {
        if let style {
          guard cell.foreground == style.foreground, cell.attributes == style.attributes else {
            break
          }
        } else {
          guard !hasBlank || cell.attributes & ScreenCell.marksSpaces == 0 else { break }
          style = cell
        }
      }
      if old[column] != cell { last = column } else if column - last > Self.gap { break }
      column += 1
    }
    start = last + 1
    while start < encoder.columns, new[start].isContinuation { start += 1 }
    write(first..<start, background, style)
    return true
  }

  /// Plans text, with long runs of spaces erased.
  private mutating func write(_ stretch: Range<Int>, _ background: Int32, _ style: ScreenCell?) {
    var first = stretch.lowerBound
    guard encoder.capabilities.erase != nil, encoder.canErase(background) else {
      return writeText(first..<stretch.upperBound, background, style)
    }
    var column = first
    while column < stretch.upperBound {
      guard new[column].isBlank else {
        column += 1
        continue
      }
      var blankEnd = column
      while blankEnd < stretch.upperBound, new[blankEnd].isBlank { blankEnd += 1 }
      let length = blankEnd - column
      // Erasing does not move the cursor.
      let bytes = 3 + digits(length) + (blankEnd < stretch.upperBound ? 3 + digits(length) : 0)
      if length > bytes {
        writeText(first..<column, background, style)
        record(.erase, column, length, background, bytes: 3 + digits(length))
        first = blankEnd
      }
      column = blankEnd
    }
    writeText(first..<stretch.upperBound, background, style)
  }

  /// Adds an operation that writes text.
  private mutating func writeText(_ stretch: Range<Int>, _ background: Int32, _ style: ScreenCell?)
  {
    guard !stretch.isEmpty else { return }
    cost += Self.overhead + encoder.textByteCount(new, stretch)
    guard isRecording else { return }
    let hasForeground = stretch.contains { !new[$0].isBlank }
    encoder.operations.append(
      Operation(
        row: row, column: stretch.lowerBound, length: stretch.count, kind: .text,
        background: background, hasForeground: hasForeground, foreground: style?.foreground ?? -1,
        attributes: style?.attributes ?? 0))
  }

  /// Adds an operation that erases.
  private mutating func record(
    _ kind: Operation.Kind, _ column: Int, _ length: Int, _ background: Int32, bytes: Int
  ) {
    cost += Self.overhead + bytes
    guard isRecording else { return }
    encoder.operations.append(
      Operation(row: row, column: column, length: length, kind: kind, background: background))
  }
}
