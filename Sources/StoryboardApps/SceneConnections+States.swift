internal import InterfaceBuilder
internal import NavigationKit
internal import Storyboards
internal import TextFormats

/// The looks of buttons in states that only code brings about.
extension SceneConnections {
  /// Gives buttons the titles, colours and images of their other states.
  ///
  /// A scene file has those of the normal state. Code changes the state, as by `isSelected`.
  func setStates() {
    for (id, element) in scene.objects where element.name == "button" {
      guard let button = contents.view(names.object(id)) as? Button else { continue }
      Self.setStates(of: button, element, colors)
    }
  }

  /// Gives a button the titles, images and colours of its states other than the normal one.
  static func setStates(
    of button: Button, _ element: XMLElement, _ colors: InterfaceBuilderColors
  ) {
    for content in element.children where content.name == "state" {
      guard let state = content["key"].flatMap(state) else { continue }
      if let title = content["title"] { button.setTitle(title, for: state) }
      if let image = image(of: content) { button.setImage(image, for: state) }
      let color = content.children.first { $0["key"] == "titleColor" }
      if let color = color.flatMap(colors.color) { button.setTitleColor(color, for: state) }
    }
  }

  /// Returns the image of a state; nil for none. A system image is its sign, if there is one.
  static func image(of state: XMLElement) -> Image? {
    guard let name = state["image"] else { return nil }
    return Image(name: state["catalog"] == "system" ? ImageNames(name).sign ?? name : name)
  }

  private static func state(_ key: String) -> Control.State? {
    switch key {
    case "highlighted": .highlighted
    case "selected": .selected
    case "disabled": .disabled
    default: nil
    }
  }
}
