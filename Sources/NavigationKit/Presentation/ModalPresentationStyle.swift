/// How a presented controller takes the screen. The raw values are UIKit's.
public enum ModalPresentationStyle: Int, Hashable, Sendable, CaseIterable {
  /// What iOS 18 and later take for a plain controller: a form sheet.
  case automatic = -2
  /// An answer about adaptation: as it is. Nothing can be presented so.
  case none = -1
  case fullScreen = 0
  /// A tall sheet over a dimmed presenter, which stays in the window.
  case pageSheet = 1
  /// A smaller sheet in the middle; where the window is narrow, like a page sheet.
  case formSheet = 2
  /// Over the nearest controller that defines a context, in its place.
  case currentContext = 3
  /// As the presentation controller of the transitioning delegate has it.
  case custom = 4
  /// Over everything, which stays in the window beneath.
  case overFullScreen = 5
  /// As `currentContext`, with what lies beneath staying.
  case overCurrentContext = 6
  /// In a bubble that points at where it comes from.
  case popover = 7
}

extension ModalPresentationStyle {
  /// What `automatic` means now.
  var resolved: Self { self == .automatic ? .formSheet : self }

  /// Whether a controller that defines a context is looked for.
  var isContextual: Bool { self == .currentContext || self == .overCurrentContext }

  /// What it becomes under `traits` where nobody else decides; itself where nothing changes.
  func adapted(to traits: TraitCollection) -> Self {
    let isNarrow = traits.horizontalSizeClass == .compact
    let isLow = traits.verticalSizeClass == .compact
    switch self {
    case .pageSheet, .formSheet: return isLow ? .fullScreen : self
    case .popover: return isLow ? .fullScreen : isNarrow ? .formSheet : self
    case .currentContext: return isLow || isNarrow ? .fullScreen : self
    case .automatic, .none, .fullScreen, .custom, .overFullScreen, .overCurrentContext: return self
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
