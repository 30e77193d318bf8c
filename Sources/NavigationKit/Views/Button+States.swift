public import CellGraphics

/// The contents of a button for its states.
struct ButtonContents {
  var titles = StateValues<String>()
  var colors = StateValues<Color>()
  var images = StateValues<Image>()
  /// Titles that are shown in place of `titles`, with their colours.
  var preferredTitles = StateValues<String>()
  var preferredColors = StateValues<Color>()
}

extension Button {
  /// Sets the title for a state.
  ///
  /// - Parameters:
  ///   - title: The title; nil removes it.
  ///   - state: The state. A state without a title shows that of the normal state.
  public func setTitle(_ title: String?, for state: State) {
    if state == .normal {
      self.title = title ?? ""
    } else {
      change { $0.titles[state] = title }
    }
  }

  /// Returns the title for a state, or that of the normal state; nil for an empty one.
  public func title(for state: State) -> String? {
    let title = contents?.titles[state] ?? self.title
    return title.isEmpty ? nil : title
  }

  /// Sets the title's colour for a state.
  ///
  /// - Parameters:
  ///   - color: The colour; nil for the normal state is the tint colour.
  ///   - state: The state. A state without a colour has that of the normal state.
  public func setTitleColor(_ color: Color?, for state: State) {
    if state == .normal {
      isTinted = color == nil
      if let color { titleColor = color }
    } else {
      change { $0.colors[state] = color }
    }
  }

  /// Returns the title's colour for a state, or that of the normal state.
  public func titleColor(for state: State) -> Color? {
    contents?.colors[state] ?? (isTinted ? tintColor : titleColor)
  }

  /// Sets the image for a state. Its sign is shown before the title.
  ///
  /// - Parameters:
  ///   - image: The image; nil removes it.
  ///   - state: The state. A state without an image shows that of the normal state.
  public func setImage(_ image: Image?, for state: State) {
    change { $0.images[state] = image }
  }

  /// Returns the image for a state, or that of the normal state; nil without one.
  public func image(for state: State) -> Image? { contents?.images.value(for: state) }

  /// Sets a title for a state that is shown in place of that of ``setTitle(_:for:)``.
  ///
  /// - Parameters:
  ///   - title: The title; nil shows the other title again.
  ///   - color: The colour of the title; nil for that of the other title.
  ///   - state: The state. A state without such a title has that of the normal state.
  package func setPreferredTitle(_ title: String?, color: Color?, for state: State) {
    change {
      $0.preferredTitles[state] = title
      $0.preferredColors[state] = title == nil ? nil : color
    }
  }

  /// The title of ``setTitle(_:for:)`` for the present state; nil for an empty one.
  public var currentTitle: String? {
    let title = contents?.titles.value(for: state) ?? title
    return title.isEmpty ? nil : title
  }
  /// The colour of the title that is shown now.
  public var currentTitleColor: Color { shownColor }
  /// The image that is shown now; nil without one.
  public var currentImage: Image? { image(for: state) }

  /// A label with the title and its looks. It is not drawn itself.
  ///
  /// Setting ``Label/isBold`` or ``Label/textAlignment`` changes the button. Other changes have no
  /// effect.
  public var titleLabel: Label? {
    let label = storedTitleLabel ?? ButtonTitleLabel(of: self)
    storedTitleLabel = label
    label.copyTitle()
    return label
  }

  private func change(_ body: (inout ButtonContents) -> Void) {
    var contents = contents ?? ButtonContents()
    body(&contents)
    self.contents = contents
  }
}

/// The label of a button's title, which passes changes of its looks on to the button.
final class ButtonTitleLabel: Label {
  private weak var button: Button?
  private var isCopying = false

  init(of button: Button) {
    self.button = button
    super.init(frame: .zero)
  }

  required init?(coder: Coder) { nil }

  override var isBold: Bool { didSet { if !isCopying { button?.isBold = isBold } } }

  override var textAlignment: TextAlignment {
    didSet { if !isCopying { button?.titleAlignment = textAlignment } }
  }

  func copyTitle() {
    guard let button else { return }
    isCopying = true
    text = button.shownTitle.isEmpty ? nil : button.shownTitle
    textColor = button.currentTitleColor
    isBold = button.isBold
    textAlignment = button.titleAlignment
    isCopying = false
  }
}
