internal import CellGraphics
internal import NavigationKit

/// Makes the views that a scene describes and keeps them by their ids.
final class SceneViewMaker {
  /// Called for an action of the user on a view, such as a tap.
  let notify: (SceneDocument.Segue.Trigger, _ sender: View?) -> Void
  private(set) var views: [String: View] = [:]
  /// The contents of tables that are views among others; a table view does not keep its own.
  private var tables: [String: SceneTable] = [:]

  init(notify: @escaping (SceneDocument.Segue.Trigger, _ sender: View?) -> Void) {
    self.notify = notify
  }

  func make(_ description: SceneDocument.View) -> View {
    let view =
      switch description {
      case .label(let description): make(description)
      case .button(let description): make(description)
      case .container: ContainerView()
      case .control(let description): make(description)
      case .group(let description): make(description)
      case .box(let description): make(description)
      case .table(let description): make(description)
      }
    view.accessibilityIdentifier = description.id
    view.alpha = description.alpha
    views[description.id] = view
    return view
  }

  /// Sets the alpha of a view, and the look of a label or button, for a size class. Texts stay
  /// unchanged.
  func setAppearance(of view: View, _ description: SceneDocument.View) {
    view.alpha = description.alpha
    switch (view, description) {
    case (let label as Label, .label(let description)): setAppearance(of: label, description)
    case (let button as Button, .button(let description)): setAppearance(of: button, description)
    default: break
    }
  }

  private func setAppearance(of label: Label, _ description: SceneDocument.Label) {
    label.textColor = description.color
    label.textAlignment = description.alignment
    label.isBold = description.isBold
    label.numberOfLines = description.lines
    label.backgroundColor = description.background
  }

  private func setAppearance(of button: Button, _ description: SceneDocument.Button) {
    button.titleColor = description.color
    button.isBold = description.isBold
    button.titleAlignment = description.alignment
    button.backgroundColor = description.background
  }

  private func make(_ description: SceneDocument.Label) -> View {
    let label = Label()
    label.text = description.text
    setAppearance(of: label, description)
    return label
  }

  private func make(_ description: SceneDocument.Box) -> View {
    let box = View()
    box.backgroundColor = description.background
    box.isUserInteractionEnabled = false
    return box
  }

  private func make(_ description: SceneDocument.TableView) -> View {
    let table = makeTable(description.table)
    tables[description.id] = table
    return table.makeView()
  }

  /// Returns a table that reports the actions of the user on its rows.
  func makeTable(_ description: SceneDocument.Table) -> SceneTable {
    let notify = notify
    return SceneTable(
      description, makeControl: { [unowned self] in make(.control($0)) },
      act: { action, row, cell in
        // A row without an id triggers nothing; that is said.
        let id = row.id ?? ""
        switch action {
        case .select: notify(.tap(button: id), cell)
        case .accessory: notify(.accessory(row: id), cell)
        }
      })
  }

  private func make(_ description: SceneDocument.Button) -> View {
    let button = Button()
    button.title = description.title
    button.isEnabled = description.isEnabled
    setAppearance(of: button, description)
    let notify = notify
    button.addAction { notify(.tap(button: description.id), $0) }
    return button
  }

  private func make(_ description: SceneDocument.Group) -> View {
    let stack = StackView()
    stack.spacing = Double(description.spacing)
    for member in description.members {
      let view = make(member.view)
      let isSized = member.width != nil || member.height != nil
      stack.addArrangedSubview(
        isSized ? SizedView(view, width: member.width, height: member.height) : view)
    }
    switch description.arrangement {
    case .stack(let axis, let distribution, let alignment):
      stack.axis = axis
      stack.distribution = distribution
      stack.alignment = alignment
      return stack
    case .scroll:
      stack.axis = .vertical
      return StackScrollView(stack)
    }
  }

  // MARK: - Controls

  private func make(_ description: SceneDocument.Control) -> View {
    let view = makeContent(description)
    guard let control = view as? Control else { return view }
    control.isEnabled = description.isEnabled
    let notify = notify
    let events: Control.Event = control is TextField ? .editingChanged : .valueChanged
    control.addAction(for: events) { notify(.change(control: description.id), $0) }
    if control is TextField {
      control.addAction(for: .editingDidEndOnExit) {
        notify(.return(textField: description.id), $0)
      }
    }
    return view
  }

  private func makeContent(_ description: SceneDocument.Control) -> View {
    let color = description.color
    switch description.content {
    case .imageView(let name, let contentMode):
      let view = ImageView(image: Image(named: name))
      view.contentMode = contentMode
      if let color { view.tintColor = color }
      view.backgroundColor = description.background
      return view
    case .textField(let description): return make(description, color: color)
    case .textView(let text, let isEditable):
      let view = TextView()
      view.text = text
      view.isEditable = isEditable
      if let color { view.textColor = color }
      let notify = notify
      view.onChange = { notify(.change(control: description.id), $0) }
      return view
    case .switch(let isOn):
      let view = Switch()
      view.isOn = isOn
      if let color { view.onTintColor = color }
      return view
    case .slider(let value, let range):
      let view = Slider()
      view.minimumValue = range.lowerBound
      view.maximumValue = range.upperBound
      view.value = value
      if let color { view.minimumTrackTintColor = color }
      return view
    case .segmentedControl(let titles, let selected):
      let view = SegmentedControl(items: titles)
      view.selectedSegmentIndex = selected
      return view
    case .stepper(let description): return make(description)
    case .progressView(let progress):
      let view = ProgressView()
      view.progress = progress
      if let color { view.progressTintColor = color }
      return view
    case .activityIndicatorView(let style, let isAnimating):
      let view = ActivityIndicatorView(style: style)
      if let color { view.color = color }
      view.hidesWhenStopped = false
      if isAnimating { view.startAnimating() }
      return view
    }
  }

  private func make(_ description: SceneDocument.TextField, color: Color?) -> View {
    let field = TextField()
    field.text = description.text
    field.placeholder = description.placeholder
    field.borderStyle = description.border
    field.textAlignment = description.alignment
    field.isSecureTextEntry = description.isSecure
    if let color { field.textColor = color }
    return field
  }

  private func make(_ description: SceneDocument.Stepper) -> View {
    let stepper = NavigationKit.Stepper()
    stepper.minimumValue = description.range.lowerBound
    stepper.maximumValue = description.range.upperBound
    stepper.value = description.value
    stepper.stepValue = description.step
    stepper.wraps = description.wraps
    return stepper
  }
}
