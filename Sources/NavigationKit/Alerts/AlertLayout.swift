/// Distributes the available rows to the parts of an alert.
///
/// When there is too little room, blank rows are dropped first, then lines, then the separate box
/// of a cancel action. After that, texts and actions scroll.
struct AlertLayout: Equatable {
  /// The amount of decoration, from much room to little.
  enum Density: Int, CaseIterable, Comparable {
    /// Blank rows around the texts, lines between the actions.
    case roomy
    /// Lines between the actions, no blank rows.
    case plain
    /// No lines between actions in a column.
    case close
    /// No line between texts and actions.
    case lineless
    /// The cancel action has no box of its own. It is last in the list of actions.
    case joined
    /// No border.
    case borderless

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// The contents to show, in rows.
  struct Contents: Equatable {
    /// The number of rows of texts and text fields.
    var header: Int
    /// The number of rows of actions, without lines.
    var actions: Int
    /// Indicates whether the cancel action is separate and not counted in `actions`.
    var hasCancelApart = false
    var hasBorder = true
  }

  private(set) var density: Density
  /// The number of rows for texts and text fields.
  private(set) var header: Int
  /// The number of rows for actions.
  private(set) var list: Int
  /// The number of rows that all texts and fields need.
  private(set) var wholeHeader: Int
  /// The number of rows that all actions need.
  private(set) var wholeList: Int
  private(set) var hasLine: Bool
  private(set) var isCancelApart: Bool
  /// The width of the border on each side: 1 or 0.
  private(set) var border: Int

  /// The number of rows of the box with texts and actions; 0 for an empty box.
  var mainRows: Int {
    let rows = header + (hasLine ? 1 : 0) + list
    return rows == 0 ? 0 : rows + 2 * border
  }

  var cancelRows: Int { isCancelApart ? 1 + 2 * border : 0 }

  var rows: Int { mainRows + cancelRows }

  /// The number of rows from one action to the next.
  var actionStep: Int { density <= .plain ? 2 : 1 }

  /// The numbers of rows of texts and of actions that must fit. Decoration is dropped until they
  /// do.
  private static let (fewestTexts, fewestActions) = (3, 4)

  init(_ contents: Contents, rows: Int) {
    let whole = Density.allCases.lazy.map { Self(contents, $0) }.first { $0.rows <= rows }
    if let whole, whole.density < .borderless || !contents.hasBorder {
      self = whole
      return
    }
    let least = Contents(
      header: min(contents.header, Self.fewestTexts),
      actions: min(contents.actions, Self.fewestActions),
      hasCancelApart: contents.hasCancelApart, hasBorder: contents.hasBorder)
    let density =
      Density.allCases.first { $0 > .roomy && Self(least, $0).rows <= rows } ?? .borderless
    self.init(contents, density)
    let room = max(0, rows - (self.rows - header - list))
    header = min(header, max(room / 2, room - list))
    list = min(list, room - header)
    hasLine = hasLine && header > 0 && list > 0
  }

  private init(_ contents: Contents, _ density: Density) {
    self.density = density
    isCancelApart = contents.hasCancelApart && density < .joined
    let actions = contents.actions + (contents.hasCancelApart && !isCancelApart ? 1 : 0)
    header = contents.header == 0 ? 0 : contents.header + (density == .roomy ? 2 : 0)
    list = density <= .plain ? max(0, 2 * actions - 1) : actions
    (wholeHeader, wholeList) = (header, list)
    hasLine = header > 0 && list > 0 && density < .lineless
    border = contents.hasBorder && density < .borderless ? 1 : 0
  }
}
