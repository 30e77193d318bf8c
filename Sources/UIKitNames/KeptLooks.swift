public import CellGraphics
public import Foundation
public import NavigationKit

// Looks of controls that a terminal does not have. They are kept and have no effect.

extension SegmentedControl {
  /// The colour of the selected segment. It is kept and has no effect.
  public var selectedSegmentTintColor: Color? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether segments are as wide as their titles. It is kept and has no effect.
  public var apportionsSegmentWidthsByContent: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Keeps the attributes of titles, which are not drawn.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: State
  ) {
    kept[default: [NSAttributedString.Key: Any]?.none, of: "titleText \(state.rawValue)"] =
      attributes
  }

  /// Returns the attributes of titles, which are not drawn.
  public func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? {
    kept[default: nil, of: "titleText \(state.rawValue)"]
  }

  /// Keeps the width of a segment, which has no effect.
  public func setWidth(_ width: Double, forSegmentAt segment: Int) {
    kept[default: 0.0, of: "width \(segment)"] = width
  }

  /// Returns the width that was set; 0 without one.
  public func widthForSegment(at segment: Int) -> Double {
    kept[default: 0, of: "width \(segment)"]
  }

  /// Does nothing: a segmented control has no images behind it.
  public func setBackgroundImage(
    _ backgroundImage: Image?, for state: State, barMetrics: UIBarMetrics
  ) {}

  /// Does nothing: the lines between segments are characters.
  public func setDividerImage(
    _ dividerImage: Image?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {}
}

extension Slider {
  /// The image beside the least value. It is kept and has no effect.
  public var minimumValueImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The image beside the greatest value. It is kept and has no effect.
  public var maximumValueImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Keeps the image of the thumb, which is not drawn.
  public func setThumbImage(_ image: Image?, for state: State) {
    kept[default: Image?.none, of: "thumb \(state.rawValue)"] = image
  }

  /// Returns the image of the thumb, which is not drawn.
  public func thumbImage(for state: State) -> Image? {
    kept[default: nil, of: "thumb \(state.rawValue)"]
  }

  /// Keeps the image of the lower part of the track, which is not drawn.
  public func setMinimumTrackImage(_ image: Image?, for state: State) {
    kept[default: Image?.none, of: "minimumTrack \(state.rawValue)"] = image
  }

  /// Keeps the image of the upper part of the track, which is not drawn.
  public func setMaximumTrackImage(_ image: Image?, for state: State) {
    kept[default: Image?.none, of: "maximumTrack \(state.rawValue)"] = image
  }
}

extension Switch {
  /// The colour of the thumb. It is kept and has no effect.
  public var thumbTintColor: Color? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }
}

extension Stepper {
  /// Keeps the image of the plus half, which is not drawn.
  public func setIncrementImage(_ image: Image?, for state: State) {
    kept[default: Image?.none, of: "increment \(state.rawValue)"] = image
  }

  /// Keeps the image of the minus half, which is not drawn.
  public func setDecrementImage(_ image: Image?, for state: State) {
    kept[default: Image?.none, of: "decrement \(state.rawValue)"] = image
  }
}

extension ProgressView {
  /// The style. It is kept and has no effect.
  public var progressViewStyle: Style {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// The image of the completed part. It is kept and has no effect.
  public var progressImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The image of the remaining part. It is kept and has no effect.
  public var trackImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }
}

extension PageControl {
  /// Backgrounds of the dots, with UIKit's raw values. They have no effect.
  public enum BackgroundStyle: Int, Sendable {
    /// As the interaction requires, always, or only a little.
    case automatic = 0
    /// Prominent or minimal.
    case prominent, minimal
  }

  /// The background of the dots. It is kept and has no effect.
  public var backgroundStyle: BackgroundStyle {
    get { kept[default: .automatic] }
    set { kept[default: .automatic] = newValue }
  }

  /// Indicates whether a drag along the dots changes the page. It is kept and has no effect.
  public var allowsContinuousInteraction: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// The image in place of a dot. It is kept and has no effect.
  public var preferredIndicatorImage: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Keeps the image of a page's dot, which is not drawn.
  public func setIndicatorImage(_ image: Image?, forPage page: Int) {
    kept[default: Image?.none, of: "indicator \(page)"] = image
  }
}

extension ScrollView {
  /// Indicates whether the content is being zoomed: never.
  public var isZooming: Bool { false }

  /// Keeps the scale of the content, which has no effect.
  public func setZoomScale(_ scale: Double, animated: Bool) { zoomScale = scale }

  /// Indicates whether indicators follow the safe area. It is kept and has no effect.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }
}

/// The lines of a text view's text, of which a terminal knows none but the text's own.
public final class NSTextContainer {
  /// The space at the ends of lines. It is kept and has no effect.
  public var lineFragmentPadding = 0.0
  /// The greatest number of lines. It is kept and has no effect.
  public var maximumNumberOfLines = 0
  /// The way to shorten lines. It is kept and has no effect.
  public var lineBreakMode: LineBreakMode = .byWordWrapping
}

extension TextView {
  /// The lines of the text. Changes of it are kept and have no effect.
  public var textContainer: NSTextContainer {
    let container = kept[default: NSTextContainer()]
    kept[default: container] = container
    return container
  }

  /// The attributes of links. They are kept and not drawn.
  public var linkTextAttributes: [NSAttributedString.Key: Any]! {
    get { kept[default: [:]] }
    set { kept[default: [:]] = newValue ?? [:] }
  }

  /// Indicates whether the first typed character replaces the text. It is kept and has no effect.
  public var clearsOnInsertion: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether the user can change attributes. It is kept and has no effect.
  public var allowsEditingTextAttributes: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// Indicates whether a vertical indicator shows. It is kept and has no effect.
  public var showsVerticalScrollIndicator: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// Indicates whether short content bounces. It is kept and has no effect.
  public var alwaysBounceVertical: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The drag that hides a keyboard. It is kept and has no effect.
  public var keyboardDismissMode: ScrollView.KeyboardDismissMode {
    get { kept[default: .none] }
    set { kept[default: .none] = newValue }
  }
}

extension TextField {
  /// Indicates whether the user can change attributes. It is kept and has no effect.
  public var allowsEditingTextAttributes: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }
}

extension GestureRecognizer {
  /// The kinds of touches to recognise. They are kept and have no effect.
  public var allowedTouchTypes: [NSNumber] {
    get { kept[default: []] }
    set { kept[default: []] = newValue }
  }

  /// The kinds of presses to recognise. They are kept and have no effect.
  public var allowedPressTypes: [NSNumber] {
    get { kept[default: []] }
    set { kept[default: []] = newValue }
  }
}

extension View {
  /// The guide of the margins, because a line of text is at most as long as the screen is wide.
  public var readableContentGuide: LayoutGuide { layoutMarginsGuide }

  /// The actions that spoken mode could offer. They are kept and have no effect.
  public var accessibilityCustomActions: [Any]? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether constraints leave the place of the view open. Always false.
  public var hasAmbiguousLayout: Bool { false }
}

extension UIFont {
  /// The height of letters above their line, in cells.
  public var ascender: Double { 1 }
  /// The depth of letters below their line: none.
  public var descender: Double { 0 }
  /// The height of capital letters, in cells.
  public var capHeight: Double { 1 }
  /// The height of small letters, in cells.
  public var xHeight: Double { 1 }
  /// The space between lines: none.
  public var leading: Double { 0 }
}

extension Image {
  /// Returns the image.
  public func imageFlippedForRightToLeftLayoutDirection() -> Image { self }
  /// Returns the image. Insets have no effect.
  public func withAlignmentRectInsets(_ insets: EdgeInsets) -> Image { self }
  /// Returns the image. The looks of a symbol have no effect.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> Image? { self }
  /// Returns the first image, because an image does not move. Use `animationImages` of an image view.
  public static func animatedImage(with images: [Image], duration: Double) -> Image? {
    images.first
  }
}

extension UIAccessibility {
  /// Names of changes that apps report. Segue reads the screen after each of them anyway.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The number of the name.
    public let rawValue: UInt32

    /// Creates a name.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The layout has changed.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// The screen has changed.
    public static let screenChanged = Notification(rawValue: 1000)
    /// A text to speak.
    public static let announcement = Notification(rawValue: 1008)
    /// The content was scrolled by a page.
    public static let pageScrolled = Notification(rawValue: 1009)
  }

  /// Does nothing: spoken mode reads what is on the screen.
  public static func post(notification: Notification, argument: Any?) {}
}

/// An image in a text.
///
/// A label shows the sign of the image in its place.
open class NSTextAttachment {
  /// The image; nil shows nothing.
  open var image: UIImage?
  /// The rectangle of the image. It is kept and has no effect.
  open var bounds: Rect = .zero

  /// Creates a place without an image.
  public init() {}

  /// Creates a place with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }
}

extension NSAttributedString {
  /// Creates a text of one character, which stands for an image.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }
}
