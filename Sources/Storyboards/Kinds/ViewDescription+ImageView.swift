import NavigationKit

extension ViewDescription {
  /// An image by its name. A terminal shows the names of symbols as characters, and others as a
  /// placeholder with the name in it.
  static let imageView = control(
    "an image view", .imageView("", contentMode: .scaleAspectFit),
    [
      .required(
        "image", \.control.image, .name,
        "The name of a symbol such as star; other names show a placeholder with the name"),
      .value("contentMode", \.control.contentMode, .word(), default: .scaleAspectFit), tint,
      .optional(
        "background", \.control.background, .color,
        "Default clear behind a symbol, grey behind a placeholder"),
    ],
    make: { description, maker in
      let own = maker.makeOwn(description.id)
      // The image takes the place of a view that scene files do not have, such as a picker.
      if let own, !(own is ImageView) { return own }
      let view = own as? ImageView ?? ImageView(image: nil)
      view.image = Image(name: description.image)
      view.contentMode = description.contentMode.viewMode
      if let color = description.color { view.tintColor = color }
      view.backgroundColor = description.background
      return view
    })
}

extension SceneDocument.Control {
  fileprivate var image: String {
    get { if case .imageView(let name, _) = content { name } else { "" } }
    set { content = .imageView(newValue, contentMode: contentMode) }
  }

  fileprivate var contentMode: SceneDocument.ImageContentMode {
    get { if case .imageView(_, let mode) = content { mode } else { .scaleAspectFit } }
    set { content = .imageView(image, contentMode: newValue) }
  }
}

extension SceneDocument {
  /// Ways to fit the picture of an image view, with the names of `UIView.ContentMode`.
  public enum ImageContentMode: Hashable, Sendable, CaseIterable {
    /// The picture fills the view and may be distorted.
    case scaleToFill
    /// The picture has the greatest whole multiple of its size that fits.
    case scaleAspectFit
    /// The picture has its own size and is centred.
    case center

    fileprivate var viewMode: NavigationKit.ImageView.ContentMode {
      switch self {
      case .scaleToFill: .scaleToFill
      case .scaleAspectFit: .scaleAspectFit
      case .center: .center
      }
    }
  }
}
