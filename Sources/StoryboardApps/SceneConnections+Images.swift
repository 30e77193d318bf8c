internal import CellGraphics
internal import InterfaceBuilder
internal import NavigationKit
internal import Storyboards
internal import TextFormats

/// The signs and names by which an import shows images.
extension SceneConnections {
  /// Makes an image of the text with which an import shows a button that has only an image. An
  /// image that code sets then takes its place. The sign of an empty button stays until code sets a
  /// title or an image.
  func setImages() {
    for (id, element) in scene.objects {
      switch (element.name, contents.view(names.object(id))) {
      case ("button", let button as Button): setImage(of: button, element)
      case ("imageView", let view as ImageView) where isBackground(element):
        view.namelessImage = view.image
      default: break
      }
    }
  }

  private func setImage(of button: Button, _ element: XMLElement) {
    guard let text = button.title(for: .normal), !Self.hasTitle(element) else { return }
    button.setTitle(nil, for: .normal)
    if Self.hasImage(element) {
      button.setImage(Image(name: text), for: .normal)
    } else {
      button.placeholder = text
    }
  }

  /// Returns the elements with the title and image of a button: its configuration and normal state.
  private static func contents(of button: XMLElement) -> [XMLElement] {
    button.children.filter {
      $0.name == "buttonConfiguration" || $0.name == "state" && $0["key"] == "normal"
    }
  }

  private static func hasImage(_ button: XMLElement) -> Bool {
    contents(of: button).contains { $0["image"]?.isEmpty == false }
  }

  private static func hasTitle(_ button: XMLElement) -> Bool {
    contents(of: button).contains { content in
      content["title"]?.isEmpty == false
        || content.children.contains { ["title", "attributedTitle"].contains($0["key"]) }
    }
  }

  /// The share of the scene that an image covers at least if it is a background.
  private static let backgroundShare = 0.8

  /// Indicates whether an image view is a background: it has an image and covers most of a scene
  /// that shows other views too. Its name would touch their texts.
  private func isBackground(_ element: XMLElement) -> Bool {
    guard element["image"] != nil, let size = element.writtenFrame?.size else { return false }
    let others = contents.scene.views.count { view in
      if case .box = view { false } else { true }
    }
    let (canvas, area) = (contents.canvas, size.width * size.height)
    return others > 1 && area >= canvas.width * canvas.height * Self.backgroundShare
  }
}
