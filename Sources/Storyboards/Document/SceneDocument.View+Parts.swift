import CellGraphics

/// The properties that every kind of view has.
///
/// ``SceneDocument/View`` is an enumeration, so its common properties need a way through all cases.
/// This protocol and `Common` are that way, in place of a switch for each property.
protocol ViewPart {
  var id: String { get set }
  var frame: Rect { get set }
  var alpha: Double { get set }
  var accessibility: SceneDocument.Accessibility { get set }
  var offset: Int { get set }
}

extension SceneDocument.Label: ViewPart {}
extension SceneDocument.Button: ViewPart {}
extension SceneDocument.Container: ViewPart {}
extension SceneDocument.Control: ViewPart {}
extension SceneDocument.Group: ViewPart {}
extension SceneDocument.Box: ViewPart {}
extension SceneDocument.TableView: ViewPart {}

extension SceneDocument.View {
  /// The values of the properties that every kind of view has.
  struct Common {
    var id: String
    var frame: Rect
    var alpha: Double
    var accessibility: SceneDocument.Accessibility
    var offset: Int

    fileprivate init(_ part: some ViewPart) {
      (id, frame, alpha, offset) = (part.id, part.frame, part.alpha, part.offset)
      accessibility = part.accessibility
    }

    fileprivate func set<Part: ViewPart>(in part: Part) -> Part {
      /// The properties that every kind of view has.
      var part = part
      (part.id, part.frame, part.alpha, part.offset) = (id, frame, alpha, offset)
      part.accessibility = accessibility
      return part
    }
  }

  var part: Common {
    get {
      switch self {
      case .label(let label): Common(label)
      case .button(let button): Common(button)
      case .container(let container): Common(container)
      case .control(let control): Common(control)
      case .group(let group): Common(group)
      case .box(let box): Common(box)
      case .table(let table): Common(table)
      }
    }
    set {
      switch self {
      case .label(let label): self = .label(newValue.set(in: label))
      case .button(let button): self = .button(newValue.set(in: button))
      case .container(let container): self = .container(newValue.set(in: container))
      case .control(let control): self = .control(newValue.set(in: control))
      case .group(let group): self = .group(newValue.set(in: group))
      case .box(let box): self = .box(newValue.set(in: box))
      case .table(let table): self = .table(newValue.set(in: table))
      }
    }
  }
}

/// The view as one kind, for the format's table. The table's cases know the kind of each view; a
/// view of another kind traps.
extension SceneDocument.View {
  var label: SceneDocument.Label {
    get {
      guard case .label(let label) = self else { preconditionFailure("\(id) is no label") }
      return label
    }
    set { self = .label(newValue) }
  }

  var button: SceneDocument.Button {
    get {
      guard case .button(let button) = self else { preconditionFailure("\(id) is no button") }
      return button
    }
    set { self = .button(newValue) }
  }

  var control: SceneDocument.Control {
    get {
      guard case .control(let control) = self else { preconditionFailure("\(id) is no control") }
      return control
    }
    set { self = .control(newValue) }
  }

  var group: SceneDocument.Group {
    get {
      guard case .group(let group) = self else { preconditionFailure("\(id) is no group") }
      return group
    }
    set { self = .group(newValue) }
  }

  var box: SceneDocument.Box {
    get {
      guard case .box(let box) = self else { preconditionFailure("\(id) is no box") }
      return box
    }
    set { self = .box(newValue) }
  }

  var table: SceneDocument.TableView {
    get {
      guard case .table(let table) = self else { preconditionFailure("\(id) is no table") }
      return table
    }
    set { self = .table(newValue) }
  }
}
