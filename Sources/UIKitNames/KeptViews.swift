internal import CellGraphics
public import NavigationKit

extension View {
  /// Indicates whether touches elsewhere are blocked; there is one touch at a time. It is kept and has no effect.
  public var isExclusiveTouch: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether the view receives several touches; there is one at a time. It is kept and has no effect.
  public var isMultipleTouchEnabled: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether the view is opaque. It is kept and has no effect.
  public var isOpaque: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether the view is cleared first. It is kept and has no effect.
  public var clearsContextBeforeDrawing: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// The number of dots for a point. It is kept and has no effect.
  public var contentScaleFactor: Double {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }

  /// The direction of the content. It is kept and has no effect.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { kept[default: .unspecified] }
    set { kept[default: .unspecified] = newValue }
  }

  /// The light or dark appearance of the view. It is kept and has no effect.
  public var overrideUserInterfaceStyle: UserInterfaceStyle {
    get { kept[default: .unspecified] }
    set { kept[default: .unspecified] = newValue }
  }

  /// A view whose alpha hides parts. It is kept and has no effect.
  public var mask: View? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether fonts follow the user's size. It is kept and has no effect.
  public var adjustsFontForContentSizeCategory: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The margins of the view, by leading and trailing sides: ``layoutMargins`` with other names.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = EdgeInsets(newValue) }
  }
}

/// Directions of a view's content, with UIKit's raw values. They have no effect.
public enum UISemanticContentAttribute: Int, Sendable {
  /// The direction of the language, of playback, of space, or a forced one.
  case unspecified = 0
  /// Playback, spatial, force left to right or force right to left.
  case playback, spatial, forceLeftToRight, forceRightToLeft
}

extension ScrollView {
  /// Indicates whether a touch that can scroll the content is on the view.
  public var isTracking: Bool { panGestureRecognizer.isFollowingTouch }

  /// Indicates whether a horizontal indicator shows. It is kept and has no effect.
  public var showsHorizontalScrollIndicator: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Does nothing: the indicator is visible while there is more content than fits.
  public func flashScrollIndicators() {}

  /// The scale of the content. It is kept and has no effect.
  public var zoomScale: Double {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }

  /// The space around the indicators. It is kept and has no effect.
  public var scrollIndicatorInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// The space around the vertical indicator. It is kept and has no effect.
  public var verticalScrollIndicatorInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// The space around the horizontal indicator. It is kept and has no effect.
  public var horizontalScrollIndicatorInsets: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }

  /// Indicates whether the content bounces at its ends. It is kept and has no effect.
  public var bounces: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether short content bounces. It is kept and has no effect.
  public var alwaysBounceVertical: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether narrow content bounces. It is kept and has no effect.
  public var alwaysBounceHorizontal: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The least scale of the content. It is kept and has no effect.
  public var minimumZoomScale: Double {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }

  /// The greatest scale of the content. It is kept and has no effect.
  public var maximumZoomScale: Double {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }

  /// Indicates whether zooming bounces. It is kept and has no effect.
  public var bouncesZoom: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether touches of the content wait. It is kept and has no effect.
  public var delaysContentTouches: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether a drag cancels touches. It is kept and has no effect.
  public var canCancelContentTouches: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether a drag keeps its direction. It is kept and has no effect.
  public var isDirectionalLockEnabled: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The drag that hides a keyboard. It is kept and has no effect.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { kept[default: .none] }
    set { kept[default: .none] = newValue }
  }

  /// The colour of the indicator. It is kept and has no effect.
  public var indicatorStyle: IndicatorStyle {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// Indicates whether the status bar scrolls to the top. It is kept and has no effect.
  public var scrollsToTop: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Drags that hide a keyboard, with UIKit's raw values. They have no effect.
  public enum KeyboardDismissMode: Int, Sendable {
    /// None, each drag, or a drag into the keyboard.
    case none = 0
    /// On drag or interactive.
    case onDrag, interactive
  }

  /// Colours of an indicator, with UIKit's raw values. They have no effect.
  public enum IndicatorStyle: Int, Sendable {
    /// For any background, a light one, or a dark one.
    case `default` = 0
    /// Black or white.
    case black, white
  }
}

extension StackView {
  /// Indicates whether spacing counts between baselines. It is kept and has no effect.
  public var isBaselineRelativeArrangement: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }
}

extension TextField {
  /// Indicates whether the field has a text.
  public var hasText: Bool { !(text ?? "").isEmpty }
}

extension TextView {
  /// Indicates whether the view has a text.
  public var hasText: Bool { !text.isEmpty }
}
