internal import CNcurses

extension ScreenEncoder {
  /// The number of operations above which comparing orders takes more time than it saves bytes. Only
  /// gradients have more, which are shorter in the order of colours.
  private static let fewOperations = 1_024

  /// Writes all operations, in the order of rows or of colours, whichever is shorter.
  ///
  /// In the order of rows the cursor moves less; in the order of colours there are fewer colour
  /// sequences. Neither is always shorter, so both are written and the longer one is removed.
  func writeOperations() {
    defer { operations.removeAll(keepingCapacity: true) }
    guard operations.count > 1 else { return writeRowByRow() }
    guard operations.count <= Self.fewOperations else { return writeByColors() }
    writeShorter(of: { writeRowByRow() }, { writeByColors() })
  }

  /// Writes the operations in the order of rows.
  private func writeRowByRow() {
    for operation in operations { write(operation) }
  }

  /// Performs the shorter of two methods with the same result, or the first one if both have the
  /// same length.
  ///
  /// Both write to the same buffer, one after the other, from the same state of the terminal. The
  /// kept one decides the state afterwards.
  func writeShorter(of first: () -> Void, _ second: () -> Void) {
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

  /// Writes the operations in the order of colours, beginning with those that are set.
  ///
  /// While text is waiting, its cells count as free: the cursor can cross them with spaces in any
  /// colour.
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

  /// Operations of the same colours with a rank. Higher ranks are written first.
  struct RankedGroup {
    var group: Range<Int>
    var rank: Int
    var foreground: Int32
  }

  /// Writes the groups of one background.
  ///
  /// First come the groups without a foreground, then those with the present foreground. Then comes
  /// the foreground with the most gaps: spaces can be written over cells of groups that come later.
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

  /// Marks the cells of text that is still to be written. Spaces can be written over them.
  private func markPending(_ isPending: Bool) {
    for operation in operations where operation.kind == .text {
      markPending(operation, isPending)
    }
  }

  /// Sets for each cell of an operation whether its text is still to be written.
  private func markPending(_ operation: Operation, _ isPending: Bool) {
    let first = pending + operation.row * columns + operation.column
    first.update(repeating: isPending, count: operation.length)
  }

  /// Indicates whether two operations have the same colours.
  private func isAlike(_ a: Operation, _ b: Operation) -> Bool {
    a.background == b.background && a.hasForeground == b.hasForeground
      && (!a.hasForeground || a.foreground == b.foreground && a.attributes == b.attributes)
  }

  /// Writes operations of the same colours row by row, or column by column if that is shorter.
  private func writeGroup(_ group: Range<Int>) {
    guard group.count > 2, !operations[group.lowerBound].hasForeground else { return write(group) }
    writeShorter(
      of: { write(group) },
      {
        // The order of groups decides over which cells spaces can be written. These groups need no
        // such spaces.
        sortByColumns(group)
        write(group)
      })
  }

  /// Writes a group of operations in their order.
  private func write(_ group: Range<Int>) {
    for index in group { write(operations[index]) }
  }

  /// Sorts a group by kind and column.
  private func sortByColumns(_ group: Range<Int>) {
    // The slice's own sort() is not used, because it copies the slice.
    operations.withUnsafeMutableBufferPointer { operations in
      var part = UnsafeMutableBufferPointer(rebasing: operations[group])
      part.sort { a, b in
        if a.kind != b.kind { return a.kind.rawValue < b.kind.rawValue }
        return a.column == b.column ? a.row < b.row : a.column < b.column
      }
    }
  }

  /// Writes one operation.
  private func write(_ operation: Operation) {
    move(row: operation.row, column: operation.column)
    if operation.hasForeground {
      setRendition(operation.foreground, operation.attributes, on: operation.background)
    } else {
      setBlankRendition(operation.background)
    }
    guard operation.kind == .text else { return erase(operation.kind, operation.length) }
    if operation.erasure == .eraseToStart { erase(.eraseToStart, 1) }
    let stretch = operation.column..<operation.column + operation.length
    writeText(next[operation.row], stretch)
    markPending(operation, false)
    if let erasure = operation.erasure, erasure != .eraseToStart {
      erase(erasure, operation.erasedLength)
    }
  }

  /// Erases at the cursor in the present background.
  private func erase(_ kind: Operation.Kind, _ length: Int) {
    switch kind {
    case .text: break
    case .erase: capabilities.erase?.append(length, to: &bytes)
    case .eraseToEnd: bytes += capabilities.eraseToEnd ?? []
    case .eraseToStart: bytes += capabilities.eraseToStart ?? []
    }
  }
}
