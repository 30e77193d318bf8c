internal import CellGraphics

extension StatusLine {
  /// The parts of the status line that fit into its columns. Columns count from the left edge of
  /// the line.
  struct Layout {
    var path = TextLine.empty
    var hints: [HintText] = []
    var notice = TextLine.empty
    var hintColumn = 0
    /// The number of blanks between two hints.
    var gap = 0
    var badge = TextLine.empty
  }

  /// A hint cut to the available columns.
  struct HintText {
    var key: TextLine
    /// The meaning with a blank before it; empty if only the key fits.
    var meaning: TextLine

    /// Cuts the meaning of a hint.
    ///
    /// - Parameter meaningColumns: The most columns of the meaning; nil for all of it. A word of the
    ///   program that is longer is left out.
    init(_ hint: Hint, meaningColumns: Int?) {
      key = TextLine(hint.key)
      let whole = TextLine(hint.meaning)
      let isTooLong = meaningColumns.map { whole.columns > $0 } ?? false
      let line = hint.isWord && isTooLong ? .empty : whole
      let cut = meaningColumns.map { line.cut(toColumns: $0) } ?? line
      meaning = cut.columns > 0 ? TextLine(glyphs: [.blank] + cut.glyphs) : .empty
    }

    var columns: Int { key.columns + meaning.columns }
  }

  /// One attempt at a layout: the hints that are left, the gap between them, and the columns that
  /// the path needs.
  struct Step {
    var hints: [HintText]
    var gap: Int
    var pathColumns: Int

    var hintColumns: Int {
      hints.reduce(0) { $0 + $1.columns } + gap * max(0, hints.count - 1)
    }
  }

  /// The usual number of blanks between two hints.
  static let gap = 3
  /// The columns that the last scene's name keeps while hints are left out or shortened.
  static let wantedNameColumns = 12
  /// The columns that the last scene's name always keeps.
  static let fewestNameColumns = 4
  /// The columns that the meanings of navigation hints keep until the meaning of the help hint is
  /// removed.
  static let wantedMeaningColumns = 8

  /// Returns the parts that fit into a number of columns.
  ///
  /// If there is too little room, parts become shorter in this order:
  ///
  /// 1. The path: scenes in the middle, then those before the last, then the last scene's name. 2.
  /// Hints that lead nowhere are removed, then the hint for quitting. 3. The meanings of navigation
  /// hints are shortened. 4. The meaning of the help hint is removed. 5. The name of the last scene
  /// is shortened, and the meanings further. 6. Only keys remain. The help hint is removed, then
  /// the path, then the navigation hints.
  ///
  /// A notice replaces all hints.
  func layout(columns: Int) -> Layout {
    let badge = TextLine(badge.isEmpty ? "" : " \(badge) ")
    if let notice { return layout(notice: TextLine(notice), badge, columns: columns) }
    // A long badge can leave no room for a key.
    let half = badge.cut(toColumns: columns / 2)
    for badge in [badge, half] {
      let room = columns - badge.columns
      let fit = { layout($0, columns: room) }
      if var layout = chrome == .first ? firstLayout(fit) : secondLayout(fit) {
        layout.badge = badge
        return layout
      }
    }
    return Layout(path: path(columns: columns - half.columns), badge: half)
  }

  /// Returns the layout of one attempt; nil if its parts do not fit.
  private func layout(_ step: Step, columns: Int) -> Layout? {
    let gap = step.pathColumns > 0 ? step.gap : 1
    let room = columns - step.hintColumns - gap
    guard room >= step.pathColumns else { return nil }
    let path = step.pathColumns > 0 ? path(columns: room) : .empty
    return Layout(path: path, hints: step.hints, hintColumn: path.columns + gap, gap: step.gap)
  }

  /// Returns the layout with a notice in place of the hints. The path gives way to the notice, down
  /// to ``wantedNameColumns`` of its last name.
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

  /// Returns the first layout of the first look that fits, from all hints down to a single key.
  private func firstLayout(_ layout: (Step) -> Layout?) -> Layout? {
    var left = hints
    func attempt(
      gap: Int = Self.gap, name: Int = Self.wantedNameColumns, meaning: Int? = nil,
      isHelpShort: Bool = false
    ) -> Layout? {
      guard !left.isEmpty else { return nil }
      let texts = left.map { hint in
        let isShort = hint.need == .help && isHelpShort
        let columns = hint.need == .navigation ? meaning : nil
        return HintText(hint, meaningColumns: isShort ? 0 : columns)
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
    let meanings = left.filter { $0.need == .navigation }.map { TextLine($0.meaning).columns }
    let longest = meanings.max() ?? 0
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
      ?? removeEach(.navigation) { attempt(gap: 1, name: 0, meaning: 0) }
  }

  // MARK: - Path

  /// Returns the path in at most `columns` columns.
  ///
  /// The first of these that fits is returned: the whole path, the path without the scenes in the
  /// middle, the last scene, a part of its name.
  private func path(columns: Int) -> TextLine {
    guard columns > 1, let first = path.first, let last = path.last else { return .empty }
    let start = TextLine(" \(first.name)")
    let others = path.dropFirst().map { TextLine(" \($0.arrival.sign) \($0.name)") }
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
    // "… ›" is omitted if the name needs its columns.
    let name = TextLine(last.name)
    let sign = path.count > 1 ? Self.omission.glyphs + TextLine(" \(last.arrival.sign)").glyphs : []
    let signed = TextLine(glyphs: sign + [.blank])
    let wanted = chrome == .first ? Self.wantedNameColumns : Self.shortNameColumns
    let isRoom = columns - signed.columns >= min(wanted, name.columns)
    let beginning = isRoom ? signed : TextLine(glyphs: [.blank])
    let part = name.cut(toColumns: columns - beginning.columns)
    return TextLine(glyphs: beginning.glyphs + part.glyphs)
  }

  static let omission = TextLine(" …")

  /// Returns the fewest columns of the path if the last scene's name keeps `name` columns.
  func fewestPathColumns(name: Int) -> Int {
    guard let last = path.last else { return 0 }
    let columns = 1 + min(name, TextLine(last.name).columns)
    guard path.count > 1, name >= Self.wantedNameColumns else { return columns }
    // "… ›" shows that there are earlier scenes. It is omitted if the hints need its columns.
    return columns + 2 + TextLine(last.arrival.sign).columns + 1
  }
}
