/// Styles of a status bar, which a terminal does not have. The raw values are UIKit's.
public enum StatusBarStyle: Int, Hashable, Sendable {
  /// The style for the appearance.
  case `default` = 0
  /// Light text.
  case lightContent = 1
  /// Dark text.
  case darkContent = 3
}

/// Animations of a status bar, which a terminal does not have. The raw values are UIKit's.
public enum StatusBarAnimation: Int, Hashable, Sendable {
  /// No animation, a fade or a slide.
  case none = 0
  /// Fade or slide.
  case fade, slide
}

/// Orientations of an interface. A terminal has none of them. The raw values are UIKit's.
public enum InterfaceOrientation: Int, Hashable, Sendable {
  /// The orientation is not known.
  case unknown = 0
  /// Upright, or upside down.
  case portrait, portraitUpsideDown
  /// Turned to a side, named by the side of the home button.
  case landscapeRight, landscapeLeft

  /// Indicates whether the orientation is one of the two upright ones.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Indicates whether the orientation is one of the two turned ones.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// A set of orientations, with UIKit's bits. It has no effect.
public struct InterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits of the orientations, as in UIKit.
  public let rawValue: UInt

  /// Creates a set from UIKit's bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = InterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned, with the home button on the right.
  public static let landscapeRight = InterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned, with the home button on the left.
  public static let landscapeLeft = InterfaceOrientationMask(rawValue: 1 << 4)
  /// Both turned orientations.
  public static let landscape: InterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All four orientations.
  public static let all: InterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
  /// All orientations except upside down.
  public static let allButUpsideDown: InterfaceOrientationMask = [.landscape, .portrait]
}
