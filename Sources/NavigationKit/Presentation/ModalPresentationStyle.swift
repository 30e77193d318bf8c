/// The place that a presented controller takes on the screen. The raw values are UIKit's.
///
/// ``ViewController/modalPresentationStyle`` holds the style. In a window that is compact in one
/// direction a style can adapt to another one; ``AdaptivePresentationControllerDelegate`` can
/// decide.
///
/// ```swift
/// let controller = ViewController()
/// controller.modalPresentationStyle = .pageSheet
/// precondition(controller.sheetPresentationController != nil)
/// // A form sheet is the automatic style.
/// let other = ViewController()
/// precondition(other.modalPresentationStyle == .automatic)
/// precondition(other.presentationController?.presentationStyle == .formSheet)
/// ```
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// The default: a form sheet, as on iOS 18 and later.
  case automatic = -2
  /// Keeps the style, as the result of a delegate method about adaptation. Presenting a controller
  /// with this style traps.
  case none = -1
  /// Covers the window. The presenter's view leaves the window, so the presenter disappears.
  case fullScreen = 0
  /// A tall sheet over a dimmed presenter, which stays in the window. Full screen in a low window.
  case pageSheet = 1
  /// A smaller sheet in the middle. In a narrow window it looks like a page sheet; in a low one it
  /// covers the screen.
  case formSheet = 2
  /// Takes the place of the nearest controller with `definesPresentationContext`. Full screen in a
  /// compact window.
  case currentContext = 3
  /// Uses the presentation controller that the ``ViewController/transitioningDelegate`` returns.
  case custom = 4
  /// Covers the window. The views beneath stay in the window and show through.
  case overFullScreen = 5
  /// Like ``currentContext``, but the views beneath stay and show through.
  case overCurrentContext = 6
  /// A bubble that points at its source. A form sheet in a narrow window, full screen in a low one.
  case popover = 7
}

extension ModalPresentationStyle {
  /// The style to use: ``formSheet`` for ``automatic``, otherwise the style itself.
  var resolved: Self { self == .automatic ? .formSheet : self }

  /// Indicates whether the presentation takes the place of a controller that defines a context.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// Returns the style under `traits` if no delegate decides; the style itself if it needs no
  /// adaptation.
  func adapted(to traits: TraitCollection) -> Self {
    let isNarrow = traits.horizontalSizeClass == .compact
    let isLow = traits.verticalSizeClass == .compact
    switch self {
    case .pageSheet, .formSheet: return isLow ? .fullScreen : self
    case .popover: return isLow ? .fullScreen : isNarrow ? .formSheet : self
    case .automatic, .none, .fullScreen, .currentContext, .custom, .overFullScreen,
      .overCurrentContext:
      return self
    }
  }
}

extension ModalPresentationStyle: CustomStringConvertible {
  public var description: String {
    switch self {
    case .automatic: "automatic"
    case .none: "none"
    case .fullScreen: "fullScreen"
    case .pageSheet: "pageSheet"
    case .formSheet: "formSheet"
    case .currentContext: "currentContext"
    case .custom: "custom"
    case .overFullScreen: "overFullScreen"
    case .overCurrentContext: "overCurrentContext"
    case .popover: "popover"
    }
  }
}
