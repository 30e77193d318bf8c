internal import CellGraphics
internal import InterfaceBuilder
internal import NavigationKit
internal import Storyboards
internal import TextFormats

/// Views with classes of the app, and what the storyboard sets on them by name.
extension SceneConnections {
  /// Makes the view of an element: of its class, otherwise one that is not on the screen.
  static func view(of element: XMLElement, _ classes: StoryboardClasses) -> AnyObject? {
    classes.make(element["customClass"], coder: Coder()) as? View
      ?? picker(element, classes) ?? searchBar(element)
      ?? classes.makeView(ofKind: element.name) ?? standIn(for: element)
  }

  /// Makes a search bar, which scene files do not have; nil for another element.
  static func searchBar(_ element: XMLElement) -> View? {
    guard element.name == "searchBar" else { return nil }
    let bar = SearchBar(frame: .zero)
    bar.placeholder = element["placeholder"]
    bar.text = element["text"] ?? ""
    bar.showsCancelButton = element.bool("showsCancelButton") == true
    bar.showsScopeBar = element.bool("showsScopeBar") == true
    let titles = element.child("scopeButtonTitles")?.children ?? []
    if !titles.isEmpty { bar.scopeButtonTitles = titles.map(\.text) }
    return bar
  }

  /// Makes the view of a picker, which scene files do not have; nil for another element.
  static func picker(_ element: XMLElement, _ classes: StoryboardClasses) -> View? {
    guard ["pickerView", "datePicker"].contains(element.name) else { return nil }
    let view = classes.makeView(ofKind: element.name) ?? standIn(for: element) as? View
    if let picker = view as? DatePicker {
      let modes: [String: DatePicker.Mode] = [
        "time": .time, "date": .date, "countDownTimer": .countDownTimer,
        "yearAndMonth": .yearAndMonth,
      ]
      picker.datePickerMode = modes[element["datePickerMode"] ?? ""] ?? .dateAndTime
      picker.minuteInterval = element["minuteInterval"].flatMap { Int($0) } ?? 1
    }
    return view
  }

  /// Sets the outlets of views, such as the delegate of a text field.
  func connectViews() {
    let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]
    for outlet in scene.outlets {
      let owner = outlet.owner
      guard owner !== scene.controller, !cells.contains(owner.name), let id = owner["id"],
        let view = object(id) as? View, let value = object(outlet.destination)
      else { continue }
      setStandard(outlet.property, of: view, to: value)
      classes.setStandard(outlet.property, of: view, to: value)
      set(outlet.property, of: view, to: value, class: owner["customClass"])
    }
  }

  /// Sets the data source of a table, collection or picker view, or the delegate of a scroll view or
  /// picker view or search bar. An object without the protocol is ignored.
  private func setStandard(_ outlet: String, of view: View, to value: AnyObject) {
    switch (outlet, view) {
    case ("dataSource", let table as TableView):
      table.dataSource = value as? any TableViewDataSource ?? table.dataSource
    case ("dataSource", let collection as CollectionView):
      collection.dataSource = value as? any CollectionViewDataSource ?? collection.dataSource
    case ("dataSource", let picker as PickerView):
      picker.dataSource = value as? any PickerViewDataSource ?? picker.dataSource
    case ("delegate", let picker as PickerView):
      picker.delegate = value as? any PickerViewDelegate ?? picker.delegate
    case ("delegate", let bar as SearchBar):
      bar.delegate = value as? any SearchBarDelegate ?? bar.delegate
    case ("delegate", let scrollView as ScrollView):
      scrollView.delegate = value as? any ScrollViewDelegate ?? scrollView.delegate
    default: break
    }
  }

  /// Sets the values that the storyboard has for properties of classes, such as those with
  /// `@IBInspectable`.
  func setAttributes() {
    for id in scene.objects.keys.sorted() {
      guard let element = scene.objects[id],
        let attributes = element.child("userDefinedRuntimeAttributes")?.children,
        let owner = object(id)
      else { continue }
      for attribute in attributes {
        guard let path = attribute["keyPath"] else { continue }
        set(path, of: owner, to: values(of: attribute), class: element["customClass"])
      }
    }
  }

  private func set(_ path: String, of owner: AnyObject, to values: [Any], class name: String?) {
    if let view = owner as? View, path.hasPrefix("layer.") {
      return Self.set(path, of: view.layer, to: values)
    }
    for connections in classes.connections(of: name) {
      for value in values where connections.attributes[path]?(owner, value) == true { return }
    }
  }

  private static func set(_ path: String, of layer: Layer, to values: [Any]) {
    let number = values.lazy.compactMap { $0 as? Double }.first
    switch path {
    case "layer.cornerRadius": layer.cornerRadius = number ?? layer.cornerRadius
    case "layer.borderWidth": layer.borderWidth = number ?? layer.borderWidth
    case "layer.masksToBounds":
      layer.masksToBounds = values.lazy.compactMap { $0 as? Bool }.first ?? layer.masksToBounds
    default: break
    }
  }

  /// The value of an attribute, as each type that a property for it can have.
  ///
  /// A number is offered as `Int`, `Double` and `Float`. An unreadable one gives an empty array.
  private func values(of attribute: XMLElement) -> [Any] {
    let value = attribute.children.first { $0["key"] == "value" }
    let text = attribute["value"] ?? value?["value"]
    switch attribute["type"] {
    case "boolean": return [text == "YES"]
    case "number":
      guard let number = text.flatMap({ Double($0) }) else { return [] }
      let whole: [Any] = Int(exactly: number).map { [$0] } ?? []
      return whole + [number, Float(number)]
    case "color": return value.flatMap(colors.color).map { [$0] } ?? []
    case "image": return text.flatMap { Image(named: $0) }.map { [$0] } ?? []
    case "size":
      return [Size(width: value?.number("width") ?? 0, height: value?.number("height") ?? 0)]
    case "point": return [Point(x: value?.number("x") ?? 0, y: value?.number("y") ?? 0)]
    default: return text.map { [$0] } ?? []
    }
  }
}
