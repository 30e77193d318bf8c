public import CellGraphics
public import NavigationKit

extension Button {
  /// Types of buttons, with UIKit's raw values.
  public enum ButtonType: Int, Sendable {
    /// A button of the app's own design.
    case custom = 0
    /// A button of the system's design: its title has the tint colour.
    case system = 1
    /// A button that shows details. It has no sign of its own here; set a title.
    case detailDisclosure = 2
    /// A button that shows information on a light or a dark background.
    case infoLight = 3
    /// Info dark.
    case infoDark = 4
    /// A button that adds a contact.
    case contactAdd = 5
    /// A button that closes something.
    case close = 7
  }

  /// Creates a button.
  ///
  /// - Parameter type: The type. The title of each type but `custom` has the tint colour.
  public convenience init(type: ButtonType) {
    self.init()
    setType(type)
  }

  func setType(_ type: ButtonType) {
    kept[default: ButtonType.custom, of: "buttonType"] = type
    isTinted = type != .custom
  }

  /// The type with which the button was created; `custom` for another initialiser.
  public var buttonType: ButtonType { kept[default: .custom] }

  /// Sets a title with attributes, which is shown in place of the plain title of the state; nil shows
  /// the plain title again. The colour of its first character applies to the whole title.
  public func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    let title = title.map { NSAttributedString(attributedString: $0) }
    let run = title?.runs.first
    setPreferredTitle(title?.string, color: run?.color, for: state)
    if state == .normal { isBold = run?.attributes.contains(.bold) == true }
    kept[default: NSAttributedString?.none, of: "attributedTitle \(state.rawValue)"] = title
  }

  /// Returns the title with attributes of a state; nil without one.
  public func attributedTitle(for state: State) -> NSAttributedString? {
    kept[default: nil, of: "attributedTitle \(state.rawValue)"]
  }

  /// The title with attributes of the present state, or that of the normal state; nil without one.
  public var currentAttributedTitle: NSAttributedString? {
    attributedTitle(for: state) ?? attributedTitle(for: .normal)
  }

  /// Keeps an image for the background, which is not drawn.
  public func setBackgroundImage(_ image: Image?, for state: State) {
    kept[default: Image?.none, of: "backgroundImage \(state.rawValue)"] = image
  }

  /// Returns the image for the background, which is not drawn.
  public func backgroundImage(for state: State) -> Image? {
    kept[default: nil, of: "backgroundImage \(state.rawValue)"]
  }

  /// Keeps a colour for the title's shadow, which is not drawn.
  public func setTitleShadowColor(_ color: Color?, for state: State) {
    kept[default: Color?.none, of: "titleShadowColor \(state.rawValue)"] = color
  }

  /// A view with the current image. It is not drawn itself, and changes of it have no effect.
  public var imageView: ImageView? {
    let view = kept[default: ImageView()]
    kept[default: view] = view
    view.image = currentImage
    return view
  }

  /// Insets of the content. They are kept and have no effect.
  public var contentEdgeInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// Insets of the title. They are kept and have no effect.
  public var titleEdgeInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// Insets of the image. They are kept and have no effect.
  public var imageEdgeInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// Indicates whether a pressed button's image is darker. It is kept and has no effect.
  public var adjustsImageWhenHighlighted: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether a disabled button's image is darker. It is kept and has no effect.
  public var adjustsImageWhenDisabled: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether a touch glows. It is kept and has no effect.
  public var showsTouchWhenHighlighted: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The looks of the button in one value; nil, the default, leaves them to the other properties.
  ///
  /// Setting it sets the title, the image, the title's colour and the background.
  public var configuration: Configuration? {
    get { kept[default: nil] }
    set {
      kept[default: nil] = newValue
      if let newValue { apply(newValue) }
      let isUsed = newValue != nil || configurationUpdateHandler != nil
      if isUsed, !usesConfiguration { setNeedsUpdateConfiguration() }
      usesConfiguration = isUsed
    }
  }

  /// Changes the looks for the button's state: before the first layout, and before the next one
  /// after a change of the state; nil by default.
  public var configurationUpdateHandler: ((_ button: Button) -> Void)? {
    get { configurationUpdate }
    set {
      configurationUpdate = newValue
      usesConfiguration = newValue != nil || configuration != nil
      setNeedsUpdateConfiguration()
    }
  }

  private func apply(_ configuration: Configuration) {
    if let title = configuration.title { setTitle(title, for: .normal) }
    if let image = configuration.image { setImage(image, for: .normal) }
    switch configuration.style {
    case .plain, .borderless:
      setTitleColor(configuration.baseForegroundColor, for: .normal)
      if let color = configuration.baseBackgroundColor { backgroundColor = color }
    case .filled:
      setTitleColor(configuration.baseForegroundColor ?? .white, for: .normal)
      backgroundColor = configuration.baseBackgroundColor ?? tintColor
    case .tinted, .gray, .bordered:
      setTitleColor(configuration.baseForegroundColor, for: .normal)
      backgroundColor = configuration.baseBackgroundColor ?? .systemGray5
    }
    if let color = configuration.background.backgroundColor { backgroundColor = color }
  }

  /// The looks of a button. Sizes, paddings and corners are kept and have no effect.
  public struct Configuration {
    enum Style { case plain, borderless, filled, tinted, gray, bordered }

    /// Sizes of a button, which have no effect.
    public enum Size: Sendable { case medium, small, mini, large }
    /// Corners of a button, which have no effect.
    public enum CornerStyle: Sendable { case fixed, dynamic, small, medium, large, capsule }
    /// Alignments of title and second title, which have no effect.
    public enum TitleAlignment: Sendable { case automatic, leading, center, trailing }

    let style: Style
    /// The title; nil keeps the button's.
    public var title: String?
    /// The title with attributes, which are not drawn; nil without a title.
    public var attributedTitle: AttributedString? {
      get { title.map { AttributedString($0) } }
      set { title = newValue.map { String($0.characters) } }
    }
    /// A second title, which is not drawn.
    public var subtitle: String?
    /// The image; nil keeps the button's.
    public var image: Image?
    /// The colour of the title; nil for that of the style.
    public var baseForegroundColor: Color?
    /// The colour of the background; nil for that of the style.
    public var baseBackgroundColor: Color?
    /// The background, of which the colour is shown in place of ``baseBackgroundColor``.
    public var background = UIBackgroundConfiguration.clear()
    /// The side of the image, which has no effect: an image is before the title.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// The distance between title and second title, which has no effect.
    public var titlePadding = 0.0
    /// The alignment of title and second title, which has no effect.
    public var titleAlignment: TitleAlignment = .automatic
    /// The looks of a symbol, which have no effect.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The distance between image and title, which has no effect.
    public var imagePadding = 0.0
    /// The insets of the content, which have no effect.
    public var contentInsets: NSDirectionalEdgeInsets = .zero
    /// The size of the button, which has no effect.
    public var buttonSize: Size = .medium
    /// The corners of the button, which have no effect.
    public var cornerStyle: CornerStyle = .dynamic
    /// Indicates whether an activity indicator is shown. It has no effect.
    public var showsActivityIndicator = false

    init(_ style: Style) { self.style = style }

    /// Returns the looks of a button without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns the looks of a button without a border.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns the looks of a button with the tint colour as its background and a white title.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns the looks of a button with a grey background and a title in the tint colour.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns the looks of a button with a grey background and a title in the tint colour.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns the looks of a button with a grey background and a title in the tint colour.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// Returns the looks of a button with the tint colour as its background and a white title.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }
    /// Returns the looks of a button with a grey background and a title in the tint colour.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
  }
}
