public import CellGraphics
public import NavigationKit

// Properties that a terminal has no use for. Code that sets them compiles and reads them back.

extension Responder {
  /// A name for the restoration of state. It is kept and has no effect.
  public var restorationIdentifier: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether the object is an accessibility element. It is kept and has no effect.
  public var isAccessibilityElement: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// A name for assistive technologies. It is kept and has no effect.
  public var accessibilityLabel: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// A hint for assistive technologies. It is kept and has no effect.
  public var accessibilityHint: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// A value for assistive technologies. It is kept and has no effect.
  public var accessibilityValue: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Traits for assistive technologies. They are kept and have no effect.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { kept[default: .none] }
    set { kept[default: .none] = newValue }
  }

  /// Indicates whether the elements within are hidden. It is kept and has no effect.
  public var accessibilityElementsHidden: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether the elements around are hidden. It is kept and has no effect.
  public var accessibilityViewIsModal: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether children are one group. It is kept and has no effect.
  public var shouldGroupAccessibilityChildren: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The accessibility elements within. They are kept and have no effect.
  public var accessibilityElements: [Any]? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }
}

/// Traits of an accessibility element, with UIKit's bits. They have no effect.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits, as in UIKit.
  public let rawValue: UInt64

  /// Creates a set of traits from UIKit's bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// The element is a button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The element is a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The element is an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The element plays a sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The element is a text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element does not react.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The element changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The element is a field for a search.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The element can be adjusted.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element is a header.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

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

  /// Indicates whether subviews follow a resize. It is kept and has no effect.
  public var autoresizesSubviews: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether margins count from the safe area. It is kept and has no effect.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether the superview's margins apply. It is kept and has no effect.
  public var preservesSuperviewLayoutMargins: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
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
  case playback, spatial, forceLeftToRight, forceRightToLeft
}

/// Distances from the edges of a rectangle, by leading and trailing sides, in cells.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The number of rows at the top.
  public var top = 0.0
  /// The number of columns at the left.
  public var leading = 0.0
  /// The number of rows at the bottom.
  public var bottom = 0.0
  /// The number of columns at the right.
  public var trailing = 0.0

  /// Insets of zero on all sides.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero on all sides.
  public init() {}

  /// Creates insets from four distances in cells.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  init(_ insets: EdgeInsets) {
    self.init(
      top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
  }
}

extension EdgeInsets {
  /// Creates insets of zero on all sides.
  public init() { self = .zero }

  init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
}

extension Rect {
  /// Returns the rectangle inside `insets`.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top, width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom)
  }
}

/// A distance by which something is moved, in cells.
public struct UIOffset: Hashable, Sendable {
  /// The number of columns.
  public var horizontal = 0.0
  /// The number of rows.
  public var vertical = 0.0

  /// No distance.
  public static let zero = UIOffset()

  /// Creates a distance of zero.
  public init() {}

  /// Creates a distance.
  public init(horizontal: Double, vertical: Double) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
}

extension Label {
  /// Indicates whether letters shrink to the width. It is kept and has no effect.
  public var adjustsFontSizeToFitWidth: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The least scale of letters. It is kept and has no effect.
  public var minimumScaleFactor: Double {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }

  /// Indicates whether letters move closer. It is kept and has no effect.
  public var allowsDefaultTighteningForTruncation: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The place of shrunk letters. It is kept and has no effect.
  public var baselineAdjustment: UIBaselineAdjustment {
    get { kept[default: .alignBaselines] }
    set { kept[default: .alignBaselines] = newValue }
  }

  /// The colour of the letters' shadow. It is kept and has no effect.
  public var shadowColor: Color? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The place of the letters' shadow. It is kept and has no effect.
  public var shadowOffset: Size {
    get { kept[default: Size(width: 0, height: -1)] }
    set { kept[default: Size(width: 0, height: -1)] = newValue }
  }

  /// The colour of a highlighted text. It is kept and has no effect.
  public var highlightedTextColor: Color? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether the text is highlighted. It is kept and has no effect.
  public var isHighlighted: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }
}

/// Places of shrunk letters, with UIKit's raw values. They have no effect.
public enum UIBaselineAdjustment: Int, Sendable {
  /// On the baseline, in the middle, or none.
  case alignBaselines = 0
  case alignCenters, none
}

extension Control {
  /// The vertical place of the content. It is kept and has no effect.
  public var contentVerticalAlignment: ContentVerticalAlignment {
    get { kept[default: .center] }
    set { kept[default: .center] = newValue }
  }

  /// The horizontal place of the content. It moves the title of a button.
  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    get { kept[default: .center] }
    set {
      kept[default: .center] = newValue
      guard let button = self as? Button else { return }
      switch newValue {
      case .left, .leading: button.titleAlignment = .leading
      case .right, .trailing: button.titleAlignment = .trailing
      case .center, .fill: button.titleAlignment = .center
      }
    }
  }

  /// Horizontal places of a control's content, with UIKit's raw values.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at a side, or over the whole width.
    case center = 0
    case left, right, fill, leading, trailing
  }

  /// Vertical places of a control's content, with UIKit's raw values.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at an edge, or over the whole height.
    case center = 0
    case top, bottom, fill
  }
}

extension ImageView {
  /// The image of a highlighted view. It is kept and has no effect.
  public var highlightedImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether the view is highlighted. It is kept and has no effect.
  public var isHighlighted: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The looks of a symbol. It is kept and has no effect.
  public var preferredSymbolConfiguration: Image.SymbolConfiguration? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The images of an animation. It is kept and has no effect.
  public var animationImages: [Image]? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The duration of an animation in seconds. It is kept and has no effect.
  public var animationDuration: Double {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }
}

extension ScrollView {
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

  /// The insets for the safe area. It is kept and has no effect.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { kept[default: .automatic] }
    set { kept[default: .automatic] = newValue }
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

  /// Insets for the safe area, with UIKit's raw values. They have no effect.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// By the bars, by the axes, never, or always.
    case automatic = 0
    case scrollableAxes, never, always
  }

  /// Drags that hide a keyboard, with UIKit's raw values. They have no effect.
  public enum KeyboardDismissMode: Int, Sendable {
    /// None, each drag, or a drag into the keyboard.
    case none = 0
    case onDrag, interactive
  }

  /// Colours of an indicator, with UIKit's raw values. They have no effect.
  public enum IndicatorStyle: Int, Sendable {
    /// For any background, a light one, or a dark one.
    case `default` = 0
    case black, white
  }
}

extension Layer {
  /// A name. It is kept and has no effect.
  public var name: String? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The place in front or behind. It is kept and has no effect.
  public var zPosition: Double {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }

  /// The point that `position` places. It is kept and has no effect.
  public var anchorPoint: Point {
    get { kept[default: Point(x: 0.5, y: 0.5)] }
    set { kept[default: Point(x: 0.5, y: 0.5)] = newValue }
  }

  /// A layer whose alpha hides parts. It is kept and has no effect.
  public var mask: Layer? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The corners that `cornerRadius` rounds: all four are rounded. It is kept and has no effect.
  public var maskedCorners: CACornerMask {
    get { kept[default: .all] }
    set { kept[default: .all] = newValue }
  }

  /// The shape of corners. It is kept and has no effect.
  public var cornerCurve: CALayerCornerCurve {
    get { kept[default: .circular] }
    set { kept[default: .circular] = newValue }
  }

  /// The picture of the layer. It is kept and has no effect.
  public var contents: Any? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The number of dots for a point. It is kept and has no effect.
  public var contentsScale: Double {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }

  /// Indicates whether the layer is drawn once. It is kept and has no effect.
  public var shouldRasterize: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The number of dots for a point. It is kept and has no effect.
  public var rasterizationScale: Double {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }

  /// The speed of animations. It is kept and has no effect.
  public var speed: Float {
    get { kept[default: 1] }
    set { kept[default: 1] = newValue }
  }

  /// Indicates whether edges are smooth. It is kept and has no effect.
  public var allowsEdgeAntialiasing: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether sublayers fade as a group. It is kept and has no effect.
  public var allowsGroupOpacity: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether the back is visible. It is kept and has no effect.
  public var isDoubleSided: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether the layer is opaque. It is kept and has no effect.
  public var isOpaque: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether a resize draws again. It is kept and has no effect.
  public var needsDisplayOnBoundsChange: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Removes the running transition.
  public func removeAllAnimations() { removeAnimation(forKey: Layer.transitionKey) }
}

/// A set of corners of a layer, with Core Animation's bits. It has no effect.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the corners, as in Core Animation.
  public let rawValue: UInt

  /// Creates a set of corners from Core Animation's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

  static let all = CACornerMask(rawValue: 0b1111)
}

/// Shapes of corners. They have no effect.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name of the shape.
  public let rawValue: String

  /// Creates a shape.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A smooth shape.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Core Animation's name for `GradientLayer`. Each cell has one colour.
public typealias CAGradientLayer = GradientLayer
/// Core Graphics' name for `Color`.
public typealias CGColor = Color

extension Color {
  /// The same colour, as layers take it.
  public var cgColor: CGColor { self }

  /// Creates the same colour.
  public init(cgColor: CGColor) { self = cgColor }
}
