/// A terminal that knows three sequences only: the cursor's position, renditions with both colours,
/// and a hidden cursor. It refuses all others.
struct PlainScreen {
  struct Cell: Equatable {
    var text = " "
    var foreground = ""
    var background = ""
    var attributes = ""
  }

  struct UnknownSequence: Error {
    var text: String
  }

  private(set) var cells: [[Cell]]
  private var row = 0
  private var column = 0
  private var pen = Cell()

  init(columns: Int, rows: Int) {
    cells = Array(repeating: Array(repeating: Cell(), count: columns), count: rows)
  }

  mutating func feed(_ text: String) throws {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\u{1B}" else {
        cells[row][column] = pen
        cells[row][column].text = String(scalar)
        column += 1
        continue
      }
      let end = rest.firstIndex { ("a"..."z").contains($0) || ("A"..."Z").contains($0) }!
      let sequence = String(rest[...end])
      rest = rest[rest.index(after: end)...]
      try perform(sequence)
    }
  }

  private mutating func perform(_ sequence: String) throws {
    let numbers = sequence.dropFirst().dropLast().split(separator: ";").compactMap { Int($0) }
    switch sequence.last {
    case "H" where numbers.count == 2: (row, column) = (numbers[0] - 1, numbers[1] - 1)
    case "m" where numbers.first == 0:
      pen = Cell()
      var rest = numbers.dropFirst()
      while let number = rest.popFirst() {
        switch number {
        case 1...4: pen.attributes += "\(number)"
        case 38: pen.foreground = color(&rest)
        case 48: pen.background = color(&rest)
        default: throw UnknownSequence(text: sequence)
        }
      }
    case "l" where sequence == "[?25l": break
    default: throw UnknownSequence(text: sequence)
    }
  }

  private func color(_ rest: inout ArraySlice<Int>) -> String {
    let numbers = rest.prefix(4).map(String.init)
    rest = rest.dropFirst(4)
    return numbers.dropFirst().joined(separator: ",")
  }
}
