/// How the rows there are go to the parts of an alert.
///
/// Where they are few, first the blanks go, then the lines, then the box of a cancel action that stands
/// apart; where even that does not do, texts and actions scroll.
struct AlertLayout: Equatable {
  /// From much room to little.
  enum Density: Int, CaseIterable, Comparable {
    /// Blanks around the texts, lines between the actions.
    case roomy
    case plain
    /// No lines between actions that stand one above the other.
    case close
    /// No line between texts and actions.
    case lineless
    /// The cancel action is the last of the others.
    case joined
    /// No edges.
    case borderless

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  }

  /// What there is to show, in rows.
  struct Contents: Equatable {
    /// Of the texts and text fields.
    var header: Int
    /// Of actions, lines left out.
    var actions: Int
    /// Whether the cancel action, which does not count among the others, stands apart.
    var hasCancelApart = false
    var hasBorder = true
  }

  private(set) var density: Density
  /// Rows for texts and text fields, and for actions.
  private(set) var header: Int
  private(set) var list: Int
  /// Rows that all of them take.
  private(set) var wholeHeader: Int
  private(set) var wholeList: Int
  private(set) var hasLine: Bool
  private(set) var isCancelApart: Bool
  /// 1 on each side, or 0.
  private(set) var border: Int

  /// Rows of the box with texts and actions; 0 where there are none.
  var mainRows: Int {
    let rows = header + (hasLine ? 1 : 0) + list
    return rows == 0 ? 0 : rows + 2 * border
  }

  var cancelRows: Int { isCancelApart ? 1 + 2 * border : 0 }

  var rows: Int { mainRows + cancelRows }

  /// Rows from one action to the one below it.
  var actionStep: Int { density <= .plain ? 2 : 1 }

  /// So many rows of the texts and of the actions are seen before anything else gives way to them.
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
