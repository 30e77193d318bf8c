internal import CellGraphics
public import NavigationKit

/// The terminal as a device.
public final class UIDevice: Sendable {
  /// The device.
  public static let current = UIDevice()

  /// Orientations of a device, with UIKit's raw values.
  public enum Orientation: Int, Sendable {
    /// The orientation is not known.
    case unknown = 0
    /// Upright, or upside down.
    case portrait, portraitUpsideDown
    /// Turned to a side, named by the side to which the top points.
    case landscapeLeft, landscapeRight
    /// On its back, or on its face.
    case faceUp, faceDown

    /// Indicates whether the orientation is one of the two upright ones.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Indicates whether the orientation is one of the two turned ones.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Indicates whether the device lies.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
  }

  /// States of a battery, with UIKit's raw values.
  public enum BatteryState: Int, Sendable {
    /// Not known, in use, in charge, or full.
    case unknown = 0
    /// Unplugged, charging or full.
    case unplugged, charging, full
  }

  /// The kind of device, by the width of the screen: pad if the width is regular, otherwise phone.
  ///
  /// Outside of turns it is that of the terminal's application, on its thread; phone without one.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    Application.current?.screenTraits.userInterfaceIdiom ?? .phone
  }
  /// The orientation: portrait, because a terminal does not rotate.
  public var orientation: Orientation { .portrait }
  /// The name of the device: Terminal.
  public var name: String { "Terminal" }
  /// The model: Terminal.
  public var model: String { "Terminal" }
  /// The model in the user's language: Terminal.
  public var localizedModel: String { "Terminal" }
  /// The name of the system: Segue.
  public var systemName: String { "Segue" }
  /// The version of the system whose behaviour is shown: 18.0.
  public var systemVersion: String { "18.0" }
  /// A name of the device for the vendor: nil, since it would differ between two runs.
  public var identifierForVendor: UUID? { nil }
  /// Indicates whether several tasks are possible: true.
  public var isMultitaskingSupported: Bool { true }
  /// The charge of the battery: -1, which is not known.
  public var batteryLevel: Float { -1 }
  /// The state of the battery: not known.
  public var batteryState: BatteryState { .unknown }
  /// Indicates whether orientations are reported: false.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Does nothing: a terminal does not rotate.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: a terminal does not rotate.
  public func endGeneratingDeviceOrientationNotifications() {}
}

/// UIKit's name for `UIDevice.Orientation`.
public typealias UIDeviceOrientation = UIDevice.Orientation

/// Kinds of devices, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// The kind is not known.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet, a television, or the screen of a car.
  case pad, tv, carPlay
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// Directions of an interface, with UIKit's raw values.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft
}

/// Sizes of letters that a user prefers. A terminal has one size.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name of the size.
  public let rawValue: String

  /// Creates a size from its name in UIKit.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No size.
  public static let unspecified = UIContentSizeCategory(
    rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// A small size.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// A medium size.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The usual size.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A larger size.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// An even larger size.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size that is not for accessibility.
  public static let extraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryXXXL")

  /// Indicates whether the size is one for accessibility: false.
  public var isAccessibilityCategory: Bool { false }
  /// The name of the notification of a change, which is never posted.
  public static let didChangeNotification = NSNotification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension Application {
  /// The traits of the window on the screen, or of the screen's size without one.
  var screenTraits: TraitCollection {
    window?.traitCollection ?? TraitCollection(size: screenBounds.size)
  }
}

private enum CurrentTraits {
  /// The traits of the innermost call of `performAsCurrent(_:)`; nil outside of such calls.
  @TaskLocal static var value: TraitCollection?
}

extension TraitCollection {
  /// The kind of device: pad if the width is regular, otherwise phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    horizontalSizeClass == .regular ? .pad : .phone
  }
  /// The light or dark appearance of the running application; light without one.
  ///
  /// Outside of turns it is that of the terminal's application, on its thread.
  public var userInterfaceStyle: UserInterfaceStyle {
    Application.current?.userInterfaceStyle == .dark ? .dark : .light
  }
  /// The number of dots for a point: 1.
  public var displayScale: Double { 1 }
  /// The size of letters that the user prefers: a terminal has one.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of the interface: from left to right.
  public var layoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// The traits of the running application's window; unspecified without an application. Within
  /// ``performAsCurrent(_:)`` those of the call.
  ///
  /// Outside of turns they are those of the terminal's application, on its thread.
  public static var current: TraitCollection {
    CurrentTraits.value ?? Application.current?.screenTraits ?? TraitCollection()
  }

  /// Calls a closure in which ``current`` returns these traits.
  public func performAsCurrent(_ actions: () -> Void) {
    CurrentTraits.$value.withValue(self) { actions() }
  }

  /// Creates traits from several: the later ones win where they are specified.
  public init(traitsFrom collections: [TraitCollection]) {
    self.init()
    for traits in collections {
      if traits.horizontalSizeClass != .unspecified {
        horizontalSizeClass = traits.horizontalSizeClass
      }
      if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
    }
  }

  /// Returns whether all traits that `traits` specifies have the same values here.
  public func containsTraits(in traits: TraitCollection?) -> Bool {
    guard let traits else { return true }
    return TraitCollection(traitsFrom: [self, traits]) == self
  }

  /// Returns whether the appearance differs from that of other traits: false, since it never
  /// changes while an app runs.
  public func hasDifferentColorAppearance(comparedTo other: TraitCollection?) -> Bool { false }
}
