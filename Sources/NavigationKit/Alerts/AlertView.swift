internal import CellGraphics

/// The contents of an alert, in one box or two.
final class AlertView: FillingView {
  /// The form of the alert on the screen.
  enum Arrangement {
    /// A box as large as its contents.
    case alert
    /// As wide as possible, with the cancel action in a box of its own.
    case sheet
    /// In the bubble of a popover, which has a border. The cancel action is not shown.
    case popover
  }

  /// The range of columns between the borders of an alert.
  private static let columns = 26...42

  var arrangement = Arrangement.alert {
    didSet { if arrangement != oldValue { setNeedsLayout() } }
  }

  private weak var alert: AlertController?
  private let box = SheetView()
  private let group = AlertGroupView()
  private let cancelBox = SheetView()
  private let cancelGroup = AlertGroupView()
  private var actionViews: [AlertActionView] = []

  override init(frame: Rect) {
    super.init(frame: frame)
    (box.isAlert, cancelBox.isAlert) = (true, true)
    box.setContentView(group)
    cancelBox.setContentView(cancelGroup)
    addSubview(box)
    addSubview(cancelBox)
  }

  required init?(coder: Coder) { nil }

  /// Shows the current contents of `alert`.
  func show(_ alert: AlertController) {
    self.alert = alert
    group.titleLabel.text = alert.title
    group.messageLabel.text = alert.message
    let isSheet = alert.preferredStyle == .actionSheet
    for label in [group.titleLabel, group.messageLabel] {
      label.textColor =
        isSheet ? Theme.current { $0.secondaryLabel } : Theme.current { $0.label }
    }
    group.show(fields: alert.fields)
    actionViews = alert.actions.map { action in
      actionViews.first { $0.action === action } ?? AlertActionView(action)
    }
    updateActions()
    arrange()
    setNeedsLayout()
  }

  func updateActions() {
    for view in actionViews {
      view.isEnabled = view.action.isEnabled
      view.isEmphasized = view.action === alert?.emphasizedAction
    }
  }

  /// The visible actions in their order.
  var shownActions: [AlertAction] { arrangedViews(columns: Int(cells: bounds.width)).map(\.action) }

  /// The views that can have the focus, in rows from top to bottom.
  var focusRows: [[View]] {
    let columns = Int(cells: group.bounds.width)
    let views = arrangedViews(columns: columns)
    let actions = areSideBySide(views, columns: columns) ? [views] : views.map { [$0] }
    let rows: [[View]] = [[group.header]] + group.fields.map { [$0] } + actions
    return rows.map { $0.filter(\.canBecomeFocused) }.filter { !$0.isEmpty }
  }

  func view(for action: AlertAction) -> AlertActionView? {
    actionViews.first { $0.action === action }
  }

  // MARK: - Keys

  override func handle(_ input: KeyInput) -> Bool {
    switch input {
    case .arrow(let direction): moveFocus(direction)
    case .pageUp, .pageDown, .home, .end: group.header.handle(input)
    case .text, .deleteBackward, .deleteForward: false
    }
  }

  /// Indicates whether Esc chooses the cancel action.
  var cancelsByEscape: Bool {
    arrangement != .popover && alert?.cancelAction?.isEnabled == true
  }

  /// Returns true: arrows move between the actions only.
  override func keepsArrow(_ direction: Direction) -> Bool { true }

  override func handleCancel() -> Bool {
    guard arrangement != .popover, let alert else { return false }
    if alert.cancel() { return true }
    alert.refuse(.noCancelAction(alert.identity))
    return false
  }

  override var keyHints: [KeyHint] {
    guard arrangement != .popover, let cancel = alert?.cancelAction, cancel.isEnabled else {
      return directionHints
    }
    return directionHints + [KeyHint(keys: "Esc", meaning: cancel.title ?? "")]
  }

  // MARK: - Layout

  var sizeInPopover: Size {
    let columns = innerColumns(atMost: Self.columns.upperBound)
    let contents = contents(columns: columns, hasBorder: false, isCancelApart: false)
    return Size(
      width: Double(columns), height: Double(AlertLayout(contents, rows: .max).rows))
  }

  /// Returns the size of the alert in the available room.
  func size(in room: Size) -> Size {
    let layout = layout(in: room)
    let width =
      arrangement == .alert
      ? Double(innerColumns(atMost: Int(cells: room.width) - 2 * layout.border) + 2 * layout.border)
      : room.width
    return Size(width: min(width, room.width), height: min(Double(layout.rows), room.height))
  }

  override func layoutSubviews() { arrange() }

  /// Sets the frames of all parts. Invisible parts get frames too, so that the focus can reach
  /// them.
  private func arrange() {
    let layout = layout(in: bounds.size)
    let edges: SheetView.Edges = layout.border > 0 ? .allAround : .none
    (box.edges, cancelBox.edges) = (edges, edges)
    let columns = Int(cells: bounds.width) - 2 * layout.border
    let views = arrangedViews(columns: columns)
    let apart = layout.isCancelApart ? views.last : nil
    let others = apart == nil ? views : views.dropLast()
    group.show(others, layout, areSideBySide: areSideBySide(others, columns: columns))
    cancelGroup.show(
      apart.map { [$0] } ?? [],
      AlertLayout(AlertLayout.Contents(header: 0, actions: 1, hasBorder: false), rows: 1),
      areSideBySide: false)
    // A popover may be higher than its contents.
    let rows = arrangement == .popover ? bounds.height : Double(layout.mainRows)
    box.place(in: Rect(x: 0, y: 0, width: bounds.width, height: rows))
    cancelBox.place(
      in: Rect(x: 0, y: rows, width: bounds.width, height: Double(layout.cancelRows)))
    // Views without room yet must exist for the focus.
    box.isHidden = others.isEmpty && layout.wholeHeader == 0
    cancelBox.isHidden = apart == nil
  }

  private func layout(in room: Size) -> AlertLayout {
    // A border must not take half of the room.
    let hasBorder = arrangement != .popover && room.width >= 8
    let inner = Int(cells: room.width) - (hasBorder ? 2 : 0)
    let columns = arrangement == .alert ? innerColumns(atMost: inner) : inner
    return AlertLayout(
      contents(
        columns: columns, hasBorder: hasBorder,
        isCancelApart: arrangement == .sheet && alert?.cancelAction != nil),
      rows: Int(cells: room.height))
  }

  private func contents(columns: Int, hasBorder: Bool, isCancelApart: Bool) -> AlertLayout.Contents
  {
    let views = arrangedViews(columns: columns)
    return AlertLayout.Contents(
      header: group.headerRows(columns: columns),
      actions: areSideBySide(views, columns: columns) ? 1 : views.count - (isCancelApart ? 1 : 0),
      hasCancelApart: isCancelApart, hasBorder: hasBorder)
  }

  /// Returns the number of columns between the borders of an alert or in a popover.
  private func innerColumns(atMost limit: Int) -> Int {
    let titles = actionViews.map(Self.columns)
    let widest = titles.max() ?? 0
    let beside = arrangement == .alert && titles.count == 2 ? 2 * widest + 1 : 0
    let wanted = max(
      group.widestLine, beside <= Self.columns.upperBound ? max(beside, widest) : widest)
    let fitting = min(max(wanted, Self.columns.lowerBound), Self.columns.upperBound)
    return max(0, min(fitting, limit))
  }

  /// Returns the number of columns that an action needs, with margins.
  private static func columns(of view: AlertActionView) -> Int {
    TextLine(view.action.title ?? "").columns + 4
  }

  /// Returns whether `views`, which are all actions, fit side by side. Only two actions can be side
  /// by side.
  private func areSideBySide(_ views: [AlertActionView], columns: Int) -> Bool {
    guard arrangement == .alert, views.count == 2 else { return false }
    // When there is little room, the margins may be used.
    return views.allSatisfy { 2 * (Self.columns(of: $0) - 2) + 1 <= columns }
  }

  /// Returns the actions in their order. The cancel action is on the left of two actions side by
  /// side, otherwise last.
  private func arrangedViews(columns: Int) -> [AlertActionView] {
    let others = actionViews.filter { $0.action.style != .cancel }
    guard arrangement != .popover,
      let cancel = actionViews.first(where: { $0.action.style == .cancel })
    else { return others }
    return areSideBySide(actionViews, columns: columns) ? [cancel] + others : others + [cancel]
  }
}
