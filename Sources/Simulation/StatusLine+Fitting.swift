internal import CellGraphics

extension StatusLine {
  /// The sizes of the parts in one attempt at a layout.
  private struct Sizes {
    var gap = StatusLine.gap
    /// The columns that the last scene's name keeps; 0 for no path.
    var name = StatusLine.wantedNameColumns
    /// Indicates whether the path keeps all scenes and their whole names.
    var isPathWhole = false
    /// Indicates whether the path keeps the sign of the last scene's arrival.
    var hasSign = false
    /// The most columns of a hint's meaning; nil for all of it.
    var meaning: Int?
    var isHelpShort = false
    /// Indicates whether words of the program stay, and only names become shorter.
    var keepsWords = true
  }

  /// The columns that the last scene's name keeps while hints are left out.
  static let shortNameColumns = 6

  /// Returns the first layout of the second look that fits, from all hints down to the way out.
  ///
  /// The hint for the palette goes first, then that for the focus. Names are then shortened before a hint is left out: hints
  /// that lead nowhere, then those for quitting and help, then those for navigation, the last one
  /// first. Words of the program are never cut: they are left out before the keys. The way out stays.
  func secondLayout(_ layout: (Step) -> Layout?) -> Layout? {
    var left = hints
    func first(_ sizes: [Sizes]) -> Layout? {
      sizes.lazy.compactMap { step(left, $0) }.compactMap(layout).first
    }
    if let found = first([Sizes(isPathWhole: true)]) { return found }
    left.removeAll { $0.need == .palette }
    if left.contains(where: { $0.need == .focus }) {
      if let found = first([Sizes(isPathWhole: true)]) { return found }
      left.removeAll { $0.need == .focus }
    }
    if let found = first(Self.comfortable(for: left)) { return found }
    for need in [Hint.Need.other, .quit] {
      while let index = left.lastIndex(where: { $0.need == need }) {
        left.remove(at: index)
        if let found = first(Self.comfortable(for: left)) { return found }
      }
    }
    if let found = first(Self.tight) { return found }
    for need in [Hint.Need.help, .navigation, .exit] {
      while let index = left.lastIndex(where: { $0.need == need }) {
        if let found = first(Self.keysOnly) { return found }
        left.remove(at: index)
      }
    }
    return nil
  }

  /// The sizes in which all meanings can be read: the hints move closer together, then the name becomes
  /// shorter, then the meanings.
  private static func comfortable(for hints: [Hint]) -> [Sizes] {
    let longest = hints.map { TextLine($0.meaning).columns }.max() ?? 0
    return [Sizes(hasSign: true)]
      + stride(from: wantedNameColumns, through: shortNameColumns, by: -1).map {
        Sizes(gap: 2, name: $0, hasSign: true)
      }
      + stride(from: longest - 1, through: wantedMeaningColumns, by: -1).map {
        Sizes(gap: 2, name: shortNameColumns, hasSign: true, meaning: $0)
      }
      + [Sizes(gap: 2, name: shortNameColumns, meaning: wantedMeaningColumns)]
  }

  /// The sizes for a narrow line, down to keys without meanings.
  private static let tight =
    [true, false].map {
      Sizes(gap: 2, meaning: wantedMeaningColumns, isHelpShort: true, keepsWords: $0)
    }
    + stride(from: wantedMeaningColumns, through: 3, by: -1).map {
      Sizes(
        gap: 2, name: fewestNameColumns, meaning: $0, isHelpShort: true, keepsWords: false)
    }
    + [
      Sizes(gap: 1, name: fewestNameColumns, meaning: 0, isHelpShort: true, keepsWords: false)
    ]

  private static let keysOnly = [
    Sizes(gap: 1, name: fewestNameColumns, meaning: 0, keepsWords: false),
    Sizes(gap: 1, name: 0, meaning: 0, keepsWords: false),
  ]

  /// Returns an attempt with these sizes; nil without hints.
  private func step(_ hints: [Hint], _ sizes: Sizes) -> Step? {
    guard !hints.isEmpty else { return nil }
    let texts = hints.map { hint in
      let isShort = hint.need == .help && sizes.isHelpShort
      let canShorten = hint.need == .navigation || hint.need == .exit
      let isCut = canShorten && !(hint.isWord && sizes.keepsWords)
      return HintText(hint, meaningColumns: isShort ? 0 : isCut ? sizes.meaning : nil)
    }
    let pathColumns = sizes.name > 0 ? pathColumns(sizes) : 0
    return Step(hints: texts, gap: sizes.gap, pathColumns: pathColumns)
  }

  /// Returns the fewest columns of the path.
  private func pathColumns(_ sizes: Sizes) -> Int {
    guard let last = path.last else { return 0 }
    if sizes.isPathWhole {
      return path.reduce(0) { columns, crumb in
        let sign = TextLine(crumb.arrival.sign).columns
        return columns + 1 + TextLine(crumb.name).columns + (sign > 0 ? sign + 1 : 0)
      }
    }
    let columns = 1 + min(sizes.name, TextLine(last.name).columns)
    // The columns of "… ›", which show that there are earlier scenes.
    let hasSign = path.count > 1 && sizes.hasSign
    return columns + (hasSign ? 3 + TextLine(last.arrival.sign).columns : 0)
  }
}
