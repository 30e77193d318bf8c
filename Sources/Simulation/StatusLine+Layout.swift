internal import CellGraphics

extension StatusLine {
  /// What there is room for.
  struct Layout {
    var path = TextLine.empty
    var hints: [HintText] = []
    var notice = TextLine.empty
    var hintColumn = 0
    /// The blanks between two hints.
    var gap = 0
    var badge = TextLine.empty
  }

  struct HintText {
    var key: TextLine
    /// With the blank before it; empty where only the key has room.
    var meaning: TextLine

    /// - Parameter meaningColumns: How long the meaning may be; nil for all of it.
    init(_ hint: Hint, meaningColumns: Int?) {
      key = TextLine(hint.key)
      let line = TextLine(hint.meaning)
      let cut = meaningColumns.map { line.cut(toColumns: $0) } ?? line
      meaning = cut.columns > 0 ? TextLine(glyphs: [.blank] + cut.glyphs) : .empty
    }

    var columns: Int { key.columns + meaning.columns }
  }

  /// What one choice of hints takes, and how many columns of the path it leaves at least.
  private struct Step {
    var hints: [HintText]
    var gap: Int
    var pathColumns: Int

    var hintColumns: Int {
      hints.reduce(0) { $0 + $1.columns } + gap * max(0, hints.count - 1)
    }
  }

  private static let gap = 3
  /// The columns that the last scene's name keeps while hints are left out or shortened.
  private static let wantedNameColumns = 12
  /// The columns that it keeps in any case.
  private static let fewestNameColumns = 4
  /// The meanings of ways are not cut to fewer columns before the word of the help goes.
  private static let wantedMeaningColumns = 8

  /// Shortens the path first: the scenes in the middle, then the others, then the last one's name. Then
  /// hints go in the reverse order of need. What leads on or back is shortened to its keys and goes last.
  func layout(columns: Int) -> Layout {
    let badge = TextLine(badge.isEmpty ? "" : " \(badge) ")
    if let notice { return layout(notice: TextLine(notice), badge, columns: columns) }
    // A long badge may leave no room for any key.
    let half = badge.cut(toColumns: columns / 2)
    for badge in [badge, half] {
      let room = columns - badge.columns
      if var layout = firstLayout({ layout($0, columns: room) }) {
        layout.badge = badge
        return layout
      }
    }
    return Layout(path: path(columns: columns - half.columns), badge: half)
  }

  private func layout(_ step: Step, columns: Int) -> Layout? {
    let gap = step.pathColumns > 0 ? step.gap : 1
    let room = columns - step.hintColumns - gap
    guard room >= step.pathColumns else { return nil }
    let path = step.pathColumns > 0 ? path(columns: room) : .empty
    return Layout(path: path, hints: step.hints, hintColumn: path.columns + gap, gap: step.gap)
  }

  private func layout(notice: TextLine, _ badge: TextLine, columns: Int) -> Layout {
    let badge = badge.cut(toColumns: columns / 2)
    let room = columns - badge.columns
    let wanted = max(
      fewestPathColumns(name: Self.wantedNameColumns), room - notice.columns - Self.gap)
    let path = path(columns: min(wanted, room))
    let column = path.columns + Self.gap
    return Layout(
      path: path, notice: notice.cut(toColumns: max(0, room - column)), hintColumn: column,
      badge: badge)
  }

  // MARK: - Hints

  /// The first layout that there is room for, from all hints to a single key.
  private func firstLayout(_ layout: (Step) -> Layout?) -> Layout? {
    var left = hints
    func attempt(
      gap: Int = Self.gap, name: Int = Self.wantedNameColumns, meaning: Int? = nil,
      isHelpShort: Bool = false
    ) -> Layout? {
      guard !left.isEmpty else { return nil }
      let texts = left.map { hint in
        let isShort = hint.need == .help && isHelpShort
        return HintText(hint, meaningColumns: isShort ? 0 : hint.need == .way ? meaning : nil)
      }
      let pathColumns = name > 0 ? fewestPathColumns(name: name) : 0
      return layout(Step(hints: texts, gap: gap, pathColumns: pathColumns))
    }
    func removeEach(_ need: Hint.Need, _ attempt: () -> Layout?) -> Layout? {
      while let index = left.lastIndex(where: { $0.need == need }) {
        left.remove(at: index)
        if let found = attempt() { return found }
      }
      return nil
    }
    if let found = attempt() ?? removeEach(.other, { attempt() })
      ?? removeEach(.quit, { attempt() })
    {
      return found
    }
    let longest = left.filter { $0.need == .way }.map { TextLine($0.meaning).columns }.max() ?? 0
    for columns in stride(from: longest - 1, through: Self.wantedMeaningColumns, by: -1) {
      if let found = attempt(meaning: columns) { return found }
    }
    let (few, wanted) = (Self.fewestNameColumns, Self.wantedMeaningColumns)
    if let found = attempt(gap: 2, meaning: wanted, isHelpShort: true) { return found }
    for columns in stride(from: wanted, through: 3, by: -1) {
      if let found = attempt(gap: 2, name: few, meaning: columns, isHelpShort: true) {
        return found
      }
    }
    return attempt(gap: 1, name: few, meaning: 0, isHelpShort: true)
      ?? removeEach(.help) { attempt(gap: 1, name: few, meaning: 0) }
      ?? attempt(gap: 1, name: 0, meaning: 0)
      ?? removeEach(.way) { attempt(gap: 1, name: 0, meaning: 0) }
  }

  // MARK: - Path

  /// Returns the path in at most `columns` columns: all of it, else without scenes in the middle, from the second
  /// on, else without the first, else with a part of the last one's name.
  private func path(columns: Int) -> TextLine {
    guard columns > 1, let first = path.first, let last = path.last else { return .empty }
    let start = TextLine(" \(first.name)")
    let others = path.dropFirst().map { TextLine(" \($0.way.sign) \($0.name)") }
    if others.reduce(start.columns, { $0 + $1.columns }) <= columns {
      return TextLine(glyphs: start.glyphs + others.flatMap(\.glyphs))
    }
    var room = columns - start.columns - Self.omission.columns
    let kept = others.reversed().prefix { line in
      room -= line.columns
      return room >= 0
    }
    if !kept.isEmpty {
      let end = kept.reversed().flatMap(\.glyphs)
      return TextLine(glyphs: start.glyphs + Self.omission.glyphs + end)
    }
    // "… ›" is left out where it would take a name's place.
    let name = TextLine(last.name)
    let sign = path.count > 1 ? Self.omission.glyphs + TextLine(" \(last.way.sign)").glyphs : []
    let signed = TextLine(glyphs: sign + [.blank])
    let isRoom = columns - signed.columns >= min(Self.wantedNameColumns, name.columns)
    let beginning = isRoom ? signed : TextLine(glyphs: [.blank])
    let part = name.cut(toColumns: columns - beginning.columns)
    return TextLine(glyphs: beginning.glyphs + part.glyphs)
  }

  private static let omission = TextLine(" …")

  /// - Parameter name: What the last scene's name keeps.
  private func fewestPathColumns(name: Int) -> Int {
    guard let last = path.last else { return 0 }
    let columns = 1 + min(name, TextLine(last.name).columns)
    guard path.count > 1, name >= Self.wantedNameColumns else { return columns }
    // That something came before is seen as long as there is room for hints beside.
    return columns + 2 + TextLine(last.way.sign).columns + 1
  }
}
