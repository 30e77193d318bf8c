import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Whole screens of controls, in the two sizes that matter.
@Suite struct ControlScreensTests {
  private static let sizes = [(80, 24), (40, 12)]

  private func label(_ text: String, _ color: Color = .black, isBold: Bool = false) -> Label {
    let label = Label()
    label.text = text
    label.textColor = color
    label.isBold = isBold
    return label
  }

  /// A name in a column of its own, and the control it is for.
  private func row(_ name: String, _ control: View) -> StackView {
    let stack = StackView(arrangedSubviews: [FixedColumns(label(name), columns: 12), control])
    let fills = control is TextField || control.intrinsicContentSize.width < 0
    stack.distribution = fills ? .fill : .equalSpacing
    return stack
  }

  private func show(_ views: [View], _ columns: Int, _ rows: Int, spacing: Double) -> Stage {
    let stack = StackView(arrangedSubviews: views + [View()])
    stack.axis = .vertical
    stack.spacing = spacing
    let margin = columns > 60 ? 8.0 : 2.0
    stack.frame = Rect(
      x: margin, y: 1, width: Double(columns) - 2 * margin, height: Double(rows) - 2)
    return Stage(columns: columns, rows: rows, stack)
  }

  @Test(arguments: sizes)
  func `a settings screen matches its snapshot`(columns: Int, rows: Int) throws {
    let wifi = Switch()
    wifi.isOn = true
    let flight = Switch()
    let locked = Switch()
    locked.isOn = true
    locked.isEnabled = false
    let volume = Slider()
    volume.value = 0.7
    let stepper = Stepper()
    stepper.value = 2
    let size = SegmentedControl(items: ["Small", "Medium", "Large"])
    size.selectedSegmentIndex = 1
    let progress = ProgressView()
    progress.progress = 0.62
    let indicator = ActivityIndicatorView(style: .large)
    indicator.startAnimating()
    let stage = show(
      [
        label("Settings", isBold: true), row("Wi-Fi", wifi), row("Flight mode", flight),
        row("Managed", locked), row("Volume", volume), row("Copies", stepper),
        row("Loading", progress), row("Syncing", indicator), size,
      ], columns, rows, spacing: rows > 20 ? 1 : 0)
    try expectGolden(stage.frame, "controls-settings-\(columns)x\(rows)")
    for name in ["flight", "volume", "stepper", "segments"] {
      repeat { stage.application.moveFocus(.next) } while !isFocused(name)
      if columns < 80 || name == "volume" {
        try expectGolden(stage.frame, "controls-settings-\(name)-\(columns)x\(rows)")
      }
    }
    func isFocused(_ name: String) -> Bool {
      let views: [String: View] = [
        "flight": flight, "volume": volume, "stepper": stepper, "segments": size,
      ]
      return stage.application.turn { views[name]?.isFocused ?? true }
    }
  }

  @Test(arguments: sizes)
  func `a filled form matches its snapshot`(columns: Int, rows: Int) throws {
    let name = TextField()
    name.borderStyle = .roundedRect
    name.placeholder = "Your name"
    let mail = TextField()
    mail.borderStyle = .roundedRect
    mail.placeholder = "you@example.com"
    let password = TextField()
    password.borderStyle = .roundedRect
    password.isSecureTextEntry = true
    password.text = "secret12"
    let locked = TextField()
    locked.borderStyle = .roundedRect
    locked.text = "Basel 日本"
    locked.isEnabled = false
    let notes = TextView()
    notes.backgroundColor = Color(rgb: 0xF2F2F7)
    notes.text = """
      The quick brown fox jumps over the lazy dog. 日本語 stays whole at the edge of a line.

      A second paragraph.
      And a third, so that there is more than can be seen at once in a small window.
      One more.
      And the end of it.
      """
    let send = Button()
    send.title = "Send"
    let stack = StackView(arrangedSubviews: [
      label("New message", isBold: true), row("Name", name), row("Mail", mail),
      row("Password", password), row("City", locked), notes, send,
    ])
    stack.axis = .vertical
    stack.spacing = rows > 20 ? 1 : 0
    let margin = columns > 60 ? 8.0 : 2.0
    stack.frame = Rect(
      x: margin, y: 1, width: Double(columns) - 2 * margin, height: Double(rows) - 2)
    let stage = Stage(columns: columns, rows: rows, stack)
    try expectGolden(stage.frame, "controls-form-\(columns)x\(rows)")
    stage.send(.text("Émilie 日本"))
    stage.send(.arrow(.left))
    try expectGolden(stage.frame, "controls-form-typed-\(columns)x\(rows)")
    stage.tap()
    try expectGolden(stage.frame, "controls-form-entered-\(columns)x\(rows)")
    for _ in 0..<3 { stage.application.moveFocus(.next) }
    stage.tap()
    stage.send([.arrow(.up), .arrow(.up)])
    try expectGolden(stage.frame, "controls-form-notes-\(columns)x\(rows)")
  }

  @Test(arguments: sizes)
  func `the symbols match their snapshot`(columns: Int, rows: Int) throws {
    let names = [
      "star", "heart", "person", "gear", "photo", "house", "bell", "envelope", "folder",
      "magnifyingglass", "checkmark", "xmark", "plus", "arrow.left", "arrow.right", "arrow.up",
      "arrow.down", "cover.jpg",
    ]
    let perRow = columns / 13
    var views: [View] = []
    for (index, name) in names.enumerated() {
      let x = Double(index % perRow * 13 + 2)
      let y = Double(index / perRow * 6 + 1)
      let image = ImageView(image: Image(name: name))
      image.frame = Rect(x: x, y: y, width: 10, height: 4)
      let caption = label(name, Color(rgb: 0x6C6C70))
      caption.textAlignment = .center
      caption.frame = Rect(x: x - 1, y: y + 4, width: 12, height: 1)
      views += [image, caption]
    }
    let box = View(frame: Rect(x: 0, y: 0, width: Double(columns), height: Double(rows)))
    for view in views { box.addSubview(view) }
    try expectGolden(
      Stage(columns: columns, rows: rows, box).frame, "controls-symbols-\(columns)x\(rows)")
  }

  @Test(arguments: sizes)
  func `wrapped and truncated texts match their snapshot`(columns: Int, rows: Int) throws {
    let text = "The quick brown fox jumps over the lazy dog, and 日本語 stays whole."
    var views: [View] = [label("Lines", isBold: true)]
    for (mode, alignment) in zip(
      [LineBreakMode.byWordWrapping, .byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead],
      [TextAlignment.leading, .center, .trailing, .leading])
    {
      let label = label(text)
      label.numberOfLines = mode == .byWordWrapping ? 0 : mode == .byTruncatingTail ? 2 : 1
      label.lineBreakMode = mode
      label.textAlignment = alignment
      label.backgroundColor = Color(rgb: 0xF2F2F7)
      label.isEnabled = mode != .byTruncatingHead
      views.append(label)
    }
    let stage = show(views, columns, rows, spacing: 1)
    try expectGolden(stage.frame, "controls-labels-\(columns)x\(rows)")
  }
}

/// Gives its one view a width of its own.
private final class FixedColumns: View {
  private let columns: Double

  init(_ view: View, columns: Double) {
    self.columns = columns
    super.init(frame: .zero)
    addSubview(view)
  }

  required init?(coder: Coder) { nil }

  override var intrinsicContentSize: Size { Size(width: columns, height: 1) }

  override func layoutSubviews() { subviews.first?.place(in: bounds) }
}
