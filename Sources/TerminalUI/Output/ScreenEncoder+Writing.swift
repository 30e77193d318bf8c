internal import CNcurses

extension ScreenEncoder {
  /// Beyond so many, trying out orders costs more time than it saves bytes.
  private static let fewOperations = 1_024

  /// Writes all operations, in the order of the rows or by colours, whichever is shorter.
  func writeOperations() {
    defer { operations.removeAll(keepingCapacity: true) }
    let start = bytes.count
    let pen = pen
    for operation in operations { write(operation) }
    guard (2...Self.fewOperations).contains(operations.count) else { return }
    let rowByRow = (bytes: Array(bytes[start...]), pen: self.pen)
    bytes.removeSubrange(start...)
    self.pen = pen
    writeByColors()
    if bytes.count - start > rowByRow.bytes.count {
      bytes.replaceSubrange(start..., with: rowByRow.bytes)
      self.pen = rowByRow.pen
    }
  }

  /// Beginning with the colours that are set already.
  private func writeByColors() {
    let pen = pen
    operations.sort { a, b in
      if a.background != b.background {
        if (a.background == pen.background) != (b.background == pen.background) {
          return a.background == pen.background
        }
        return a.background < b.background
      }
      if a.hasInk != b.hasInk { return !a.hasInk }
      if a.hasInk, a.foreground != b.foreground || a.attributes != b.attributes {
        return (a.foreground, a.attributes) < (b.foreground, b.attributes)
      }
      return (a.row, a.column) < (b.row, b.column)
    }
    markPending(true)
    defer { markPending(false) }
    var first = 0
    while first < operations.count {
      var groups: [Range<Int>] = []
      let background = operations[first].background
      while first < operations.count, operations[first].background == background {
        var end = first + 1
        while end < operations.count, isAlike(operations[end], operations[first]) { end += 1 }
        groups.append(first..<end)
        first = end
      }
      writeGroups(groups)
    }
  }

  /// Writes groups of one background: first what is without ink, then what has the ink that is set,
  /// then the ink with the most gaps, over which spaces can go as long as others are still to come.
  private func writeGroups(_ groups: [Range<Int>]) {
    let pen = pen
    func rank(_ group: Range<Int>) -> Int {
      let operation = operations[group.lowerBound]
      if !operation.hasInk { return .max }
      if operation.foreground == pen.foreground { return .max - 1 }
      return groups.reduce(0) { sum, other in
        operations[other.lowerBound].foreground == operation.foreground ? sum + other.count : sum
      }
    }
    let ranked = groups.map {
      (group: $0, rank: rank($0), ink: operations[$0.lowerBound].foreground)
    }
    .sorted { a, b in
      if a.rank != b.rank { return a.rank > b.rank }
      return a.ink == b.ink ? a.group.lowerBound < b.group.lowerBound : a.ink < b.ink
    }
    for entry in ranked { writeGroup(entry.group) }
  }

  /// Marks the cells that are still to be written, over which spaces do no harm.
  private func markPending(_ isPending: Bool) {
    for operation in operations where operation.kind == .text {
      markPending(operation, isPending)
    }
  }

  private func markPending(_ operation: Operation, _ isPending: Bool) {
    let first = pending + operation.row * columns + operation.column
    first.update(repeating: isPending, count: operation.length)
  }

  private func isAlike(_ a: Operation, _ b: Operation) -> Bool {
    a.background == b.background && a.hasInk == b.hasInk
      && (!a.hasInk || a.foreground == b.foreground && a.attributes == b.attributes)
  }

  /// Writes operations of the same colours row by row, or column by column where that is shorter.
  private func writeGroup(_ group: Range<Int>) {
    let start = bytes.count
    let pen = pen
    for index in group { write(operations[index]) }
    guard group.count > 2, !operations[group.lowerBound].hasInk else { return }
    let rowByRow = (bytes: Array(bytes[start...]), pen: self.pen)
    bytes.removeSubrange(start...)
    self.pen = pen
    // The order changes which spaces may be written on the way, but these groups need none.
    operations[group].sort { a, b in
      if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
      return a.column == b.column ? a.row < b.row : a.column < b.column
    }
    for index in group { write(operations[index]) }
    if bytes.count - start > rowByRow.bytes.count {
      bytes.replaceSubrange(start..., with: rowByRow.bytes)
      self.pen = rowByRow.pen
    }
  }

  private func write(_ operation: Operation) {
    move(row: operation.row, column: operation.column)
    if operation.hasInk {
      setInk(operation.foreground, operation.attributes, on: operation.background)
    } else {
      setGround(operation.background)
    }
    switch operation.kind {
    case .text:
      let stretch = operation.column..<operation.column + operation.length
      writeText(next[operation.row], stretch)
      markPending(operation, false)
    case .erase: capabilities.erase?.append(operation.length, to: &bytes)
    case .eraseToEnd: bytes += capabilities.eraseToEnd ?? []
    case .eraseToStart: bytes += capabilities.eraseToStart ?? []
    }
  }
}
