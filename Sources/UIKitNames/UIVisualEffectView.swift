internal import CellGraphics
public import NavigationKit

/// An effect on what is behind a view.
open class UIVisualEffect {
  /// Creates an effect that does nothing.
  public init() {}

  /// The translucent colour in place of the effect; nil for none.
  var color: Color? { nil }
}

/// A blur. It is drawn as a translucent colour: a terminal cannot blur text.
public final class UIBlurEffect: UIVisualEffect {
  /// Styles of a blur, with UIKit's raw values.
  public enum Style: Int, Sendable {
    /// Styles by their brightness.
    case extraLight = 0
    /// Light or dark.
    case light, dark
    /// Styles by their strength.
    case regular = 4
    /// Prominent.
    case prominent
    /// Styles of materials.
    case systemUltraThinMaterial = 6
    /// System thin material, system material or system thick material.
    case systemThinMaterial, systemMaterial, systemThickMaterial
    /// Styles of chrome.
    case systemChromeMaterial = 10
    /// Styles of materials in dark appearance.
    case systemUltraThinMaterialDark = 16
    /// System thin material dark or system material dark.
    case systemThinMaterialDark, systemMaterialDark
  }

  private let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }

  override var color: Color? {
    switch style {
    case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark:
      Color(white: 0, alpha: 0.7)
    default: Color(white: 1, alpha: 0.7)
    }
  }
}

/// An effect on content over a blur. It does nothing.
public final class UIVibrancyEffect: UIVisualEffect {
  /// Creates an effect over a blur.
  public init(blurEffect: UIBlurEffect) {}
}

/// A view with an effect on what is behind it: a translucent colour for a blur.
open class UIVisualEffectView: View {
  /// The view for subviews. It has the size of the effect view.
  public let contentView = View()

  /// The effect; nil for none.
  open var effect: UIVisualEffect? { didSet { backgroundColor = effect?.color } }

  /// Creates a view with an effect; nil for none.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    addContent()
    self.effect = effect
    backgroundColor = effect?.color
  }

  /// Creates a view without an effect.
  public required init?(coder: Coder) {
    super.init(coder: coder)
    addContent()
  }

  private func addContent() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
