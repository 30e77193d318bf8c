internal import CellGraphics
internal import InterfaceBuilder
internal import NavigationKit
internal import Storyboards
internal import TextFormats

/// Connects the objects of a scene to the properties and methods of its controller.
///
/// It does for one scene what UIKit's nib loading does: outlets are set by name, actions become
/// closures, and `awakeFromNib()` is called. The closures hold the controller weakly.
///
/// An object without a place on the terminal, such as a map, is made as well and is not shown. Code
/// that sets its properties then still runs.
final class SceneConnections {
  let scene: InterfaceBuilderDocument.Scene
  let names: ObjectNames
  let classes: StoryboardClasses
  let colors: InterfaceBuilderColors
  unowned let controller: ViewController
  unowned let contents: SceneContents
  /// The objects that are not among the views of the scene, by their object ids.
  private var others: [String: AnyObject] = [:]

  init(
    scene: InterfaceBuilderDocument.Scene, board: StoryboardApp.Board, classes: StoryboardClasses,
    controller: ViewController, contents: SceneContents
  ) {
    self.scene = scene
    names = board.names
    colors = board.colors
    self.classes = classes
    self.controller = controller
    self.contents = contents
  }

  /// Makes all connections. Call it once, when the views are made.
  ///
  /// Gesture recognisers are made first, because outlets can lead to them. The outlets follow, then
  /// the actions, and at last `awakeFromNib()` is called on each view.
  func connect() {
    contents.retained.append(self)
    fillGroups()
    setBehavior()
    setTags()
    setImages()
    setStates()
    setAttributes()
    connectTables()
    connectCollections()
    connectRecognizers()
    for outlet in scene.outlets where outlet.owner === scene.controller {
      guard outlet.property != "view", let value = object(outlet.destination) else { continue }
      set(outlet.property, of: controller, to: value, class: scene.controller?["customClass"])
    }
    connectViews()
    connectActions()
    for id in scene.objects.keys.sorted() { contents.view(names.object(id))?.awakeFromNib() }
  }

  /// Sets an outlet; one that the class or its superclasses do not have is ignored.
  func set(_ outlet: String, of owner: AnyObject, to value: AnyObject, class name: String?) {
    for connections in classes.connections(of: name) {
      if connections.outlets[outlet]?(owner, value) == true { return }
    }
  }

  // MARK: - Objects

  /// The object with an object id: the controller, a view, a bar item or a gesture recogniser; a
  /// view that is not shown for one that the scene has no place for.
  func object(_ id: String) -> AnyObject? {
    guard let element = element(id) else { return nil }
    if element === scene.controller { return controller }
    if scene.controller?.children.contains(where: { $0 === element }) == true,
      ["view", "tableView", "collectionView"].contains(element["key"])
    {
      return contents.root
    }
    let name = names.object(id)
    if let found: AnyObject = contents.view(name) ?? contents.barItem(name) ?? others[id] {
      return found
    }
    // A view with subviews is imported as a box behind them. An outlet to any other element needs
    // an object of another class.
    let holders = ["view", "stackView", "scrollView", "visualEffectView"]
    if holders.contains(element.name), let box = contents.view("\(name) background") {
      box.isUserInteractionEnabled = element.bool("userInteractionEnabled") ?? true
      return box
    }
    let made = Self.view(of: element, classes)
    others[id] = made
    return made
  }

  /// An object that is not on the screen, so that code can set it; nil for one of another kind. A
  /// constraint has the constant of the storyboard and places nothing.
  static func standIn(for element: XMLElement) -> AnyObject? {
    switch element.name {
    case "label": Label(frame: .zero)
    case "button": Button(frame: .zero)
    case "imageView": ImageView(frame: .zero)
    case "textField": TextField(frame: .zero)
    case "textView": TextView(frame: .zero)
    case "switch": Switch(frame: .zero)
    case "slider": Slider(frame: .zero)
    case "stepper": Stepper(frame: .zero)
    case "segmentedControl": SegmentedControl(frame: .zero)
    case "pageControl": PageControl(frame: .zero)
    case "progressView": ProgressView(frame: .zero)
    case "activityIndicatorView": ActivityIndicatorView(frame: .zero)
    case "pickerView": PickerView(frame: .zero)
    case "datePicker": DatePicker(frame: .zero)
    case "stackView": StackView(frame: .zero)
    case "scrollView": ScrollView(frame: .zero)
    case "tableView": TableView(frame: .zero)
    case "toolbar": Toolbar(frame: .zero)
    case "tableViewCell": TableViewCell(style: .subtitle, reuseIdentifier: nil)
    case "barButtonItem": BarButtonItem(title: element["title"])
    case "constraint": constraint(element)
    case let name where name.hasSuffix("iew"): View(frame: .zero)
    default: nil
    }
  }

  /// Returns the element with an object id. The objects of a scene do not include constraints, so
  /// these are searched.
  func element(_ id: String) -> XMLElement? {
    scene.objects[id] ?? scene.controller.flatMap { Self.constraint(id, in: $0) }
  }

  private static func constraint(_ id: String, in element: XMLElement) -> XMLElement? {
    if element.name == "constraint", element["id"] == id { return element }
    return element.children.lazy.compactMap { constraint(id, in: $0) }.first
  }

  private static func constraint(_ element: XMLElement) -> LayoutConstraint {
    let constraint = LayoutConstraint()
    constraint.constant = element.number("constant") ?? 0
    constraint.identifier = element["identifier"]
    return constraint
  }

  /// Sets the tags of views and bar items, by which code finds them or tells senders apart.
  private func setTags() {
    for (id, element) in scene.objects {
      guard let tag = Self.tag(of: element), let object = object(id) else { continue }
      if let view = object as? View {
        view.tag = tag
      } else if let item = object as? BarButtonItem {
        item.tag = tag
      }
    }
  }

  /// Returns the tag of a view or bar item; nil for none.
  static func tag(of element: XMLElement?) -> Int? { element?["tag"].flatMap { Int($0) } }

  // MARK: - Actions

  /// An action of a control is called for the event that the storyboard names. A bar button item
  /// first performs its segues and then calls its action.
  private func connectActions() {
    for id in scene.objects.keys.sorted() {
      guard let element = scene.objects[id], !element.name.hasSuffix("GestureRecognizer"),
        !element.name.hasSuffix("Controller")
      else { continue }
      for action in Self.actions(of: element) {
        guard let call = call(of: action), let sender = object(id) else { continue }
        if let item = sender as? BarButtonItem {
          let segues = item.action
          item.action = { item in
            segues?(item)
            call(item)
          }
        } else if let control = sender as? Control {
          control.addAction(for: Self.event(action["eventType"])) { call($0) }
        }
      }
    }
  }

  private static func actions(of element: XMLElement) -> [XMLElement] {
    (element.child("connections")?.children ?? []).filter { $0.name == "action" }
  }

  /// Connects the actions of a control in a cell, to methods of the cell and of the controller.
  func connectActions(
    of control: Control, _ element: XMLElement, in cell: View, _ owner: XMLElement
  ) {
    for action in Self.actions(of: element) {
      guard let call = call(of: action) ?? call(of: action, to: cell, owner) else { continue }
      control.addAction(for: Self.event(action["eventType"])) { call($0) }
    }
  }

  /// Returns what calls the method of an action; nil if the controller does not have it.
  private func call(of action: XMLElement) -> ((Any) -> Void)? {
    scene.controller.flatMap { call(of: action, to: controller, $0) }
  }

  /// Returns what calls the method of an action of an owner; nil if the owner does not have it.
  private func call(
    of action: XMLElement, to owner: AnyObject, _ element: XMLElement
  ) -> ((Any) -> Void)? {
    guard let selector = action["selector"], action["destination"] == element["id"] else {
      return nil
    }
    let found = classes.connections(of: element["customClass"]).lazy
      .compactMap { $0.actions[selector] }.first
    guard let found else { return nil }
    return { [weak owner] sender in
      if let owner { found(owner, sender) }
    }
  }

  /// `touchUpInside` is Interface Builder's usual event. It stands also for events that a terminal
  /// does not have.
  private static func event(_ name: String?) -> Control.Event {
    switch name {
    case "valueChanged": .valueChanged
    case "editingChanged": .editingChanged
    case "editingDidEndOnExit": .editingDidEndOnExit
    case "primaryActionTriggered": .primaryActionTriggered
    case "touchDown": .touchDown
    default: .touchUpInside
    }
  }

  // MARK: - Gestures

  /// Adds a recogniser to its view for each one in the storyboard that has an action. A recogniser
  /// with a segue alone is part of the scene already.
  private func connectRecognizers() {
    for element in scene.recognizers {
      guard let id = element["id"],
        let action = element.child("connections")?.child("action"), let call = call(of: action),
        let recognizer = recognizer(element, call),
        let watched = scene.outlets.first(where: {
          $0.destination == id && $0.property == "gestureRecognizers"
        }), let owner = watched.owner["id"], let view = object(owner) as? View
      else { continue }
      view.isUserInteractionEnabled = true
      view.addGestureRecognizer(recognizer)
      others[id] = recognizer
    }
  }

  /// Returns a recogniser that calls an action; nil for a kind that a terminal does not have, such
  /// as a pinch.
  private func recognizer(
    _ element: XMLElement, _ call: @escaping (Any) -> Void
  ) -> GestureRecognizer? {
    switch element.name {
    case "tapGestureRecognizer": return TapGestureRecognizer { call($0) }
    case "longPressGestureRecognizer", "pongPressGestureRecognizer":
      return LongPressGestureRecognizer { call($0) }
    case "panGestureRecognizer": return PanGestureRecognizer { call($0) }
    case "swipeGestureRecognizer":
      let swipe = SwipeGestureRecognizer { call($0) }
      let direction = element.child("swipeGestureRecognizerDirection")
      let directions: [(String, SwipeGestureRecognizer.Direction)] = [
        ("right", .right), ("left", .left), ("up", .up), ("down", .down),
      ]
      let named = directions.filter { direction?.bool($0.0) == true }.map(\.1)
      if !named.isEmpty { swipe.direction = SwipeGestureRecognizer.Direction(named) }
      return swipe
    default: return nil
    }
  }
}
