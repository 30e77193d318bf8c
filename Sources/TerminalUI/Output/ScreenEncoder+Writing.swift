internal import CNcurses

extension ScreenEncoder {
  /// Beyond so many, trying out orders costs more time than it saves bytes.
  private static let fewOperations = 1_024

  /// Writes all operations, in the order of the rows or by colours, whichever is shorter.
  func writeOperations() {
    defer { operations.removeAll(keepingCapacity: true) }
    guard (2...Self.fewOperations).contains(operations.count) else { return writeRowByRow() }
    writeShorter(of: { writeRowByRow() }, { writeByColors() })
  }

  private func writeRowByRow() {
    for operation in operations { write(operation) }
  }

  /// Writes in one of two ways that come to the same; the first if both are as long.
  private func writeShorter(of first: () -> Void, _ second: () -> Void) {
    let (start, pen) = (bytes.count, pen)
    first()
    let (middle, firstPen) = (bytes.count, self.pen)
    self.pen = pen
    second()
    if bytes.count - middle > middle - start {
      bytes.removeSubrange(middle...)
      self.pen = firstPen
    } else {
      bytes.removeSubrange(start..<middle)
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
      if a.hasForeground != b.hasForeground { return !a.hasForeground }
      if a.hasForeground, a.foreground != b.foreground || a.attributes != b.attributes {
        return (a.foreground, a.attributes) < (b.foreground, b.attributes)
      }
      return (a.row, a.column) < (b.row, b.column)
    }
    markPending(true)
    defer { markPending(false) }
    var first = 0
    while first < operations.count {
      groups.removeAll(keepingCapacity: true)
      let background = operations[first].background
      while first < operations.count, operations[first].background == background {
        var end = first + 1
        while end < operations.count, isAlike(operations[end], operations[first]) { end += 1 }
        groups.append(first..<end)
        first = end
      }
      writeGroups()
    }
  }

  /// Operations of the same colours, and how early they are written: the higher the rank.
  struct RankedGroup {
    var group: Range<Int>
    var rank: Int
    var foreground: Int32
  }

  /// Writes the groups of one background: first what is without ink, then what has the ink that is set,
  /// then the ink with the most gaps, over which spaces can go as long as others are still to come.
  private func writeGroups() {
    let pen = pen
    func rank(_ group: Range<Int>) -> Int {
      let operation = operations[group.lowerBound]
      if !operation.hasForeground { return .max }
      if operation.foreground == pen.foreground { return .max - 1 }
      return groups.reduce(0) { sum, other in
        operations[other.lowerBound].foreground == operation.foreground ? sum + other.count : sum
      }
    }
    rankedGroups.removeAll(keepingCapacity: true)
    for group in groups {
      let foreground = operations[group.lowerBound].foreground
      rankedGroups.append(RankedGroup(group: group, rank: rank(group), foreground: foreground))
    }
    rankedGroups.sort { a, b in
      if a.rank != b.rank { return a.rank > b.rank }
      return a.foreground == b.foreground
        ? a.group.lowerBound < b.group.lowerBound : a.foreground < b.foreground
    }
    for entry in rankedGroups { writeGroup(entry.group) }
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
    a.background == b.background && a.hasForeground == b.hasForeground
      && (!a.hasForeground || a.foreground == b.foreground && a.attributes == b.attributes)
  }

  /// Writes operations of the same colours row by row, or column by column where that is shorter.
  private func writeGroup(_ group: Range<Int>) {
    guard group.count > 2, !operations[group.lowerBound].hasForeground else { return write(group) }
    writeShorter(
      of: { write(group) },
      {
        // The order changes which spaces may be written on the way, but these groups need none.
        sortByColumns(group)
        write(group)
      })
  }

  private func write(_ group: Range<Int>) {
    for index in group { write(operations[index]) }
  }

  private func sortByColumns(_ group: Range<Int>) {
    // Not the slice's own sort(), which copies it.
    operations.withUnsafeMutableBufferPointer { operations in
      var part = UnsafeMutableBufferPointer(rebasing: operations[group])
      part.sort { a, b in
        if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
        return a.column == b.column ? a.row < b.row : a.column < b.column
      }
    }
  }

  private func write(_ operation: Operation) {
    move(row: operation.row, column: operation.column)
    if operation.hasForeground {
      setRendition(operation.foreground, operation.attributes, on: operation.background)
    } else {
      setBlankRendition(operation.background)
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
