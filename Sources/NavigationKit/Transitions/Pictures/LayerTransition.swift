internal import CellGraphics
public import Motion

/// A change of a layer's whole picture: `CATransition`.
public final class LayerTransition {
  /// The raw values are Core Animation's; another one fades.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new picture appears as the old one fades.
    public static let fade = Kind(rawValue: "fade")
    /// The new picture slides in over the old one.
    public static let moveIn = Kind(rawValue: "moveIn")
    /// The new picture slides in and shoves the old one out.
    public static let push = Kind(rawValue: "push")
    /// The old picture slides away off the new one.
    public static let reveal = Kind(rawValue: "reveal")
  }

  /// Where it starts. The raw values are Core Animation's.
  ///
  /// The names of the vertical ones are those of a screen whose rows count upwards, so they are seen
  /// as on a phone: `fromTop` comes in at the bottom and moves up, `fromBottom` comes down.
  public struct Direction: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let fromLeft = Direction(rawValue: "fromLeft")
    public static let fromRight = Direction(rawValue: "fromRight")
    public static let fromTop = Direction(rawValue: "fromTop")
    public static let fromBottom = Direction(rawValue: "fromBottom")
  }

  public var type: Kind = .fade
  /// nil is from the left. A fade has no direction.
  public var subtype: Direction?
  /// Where on the way it begins, 0 to 1.
  public var startProgress = 0.0
  /// Where on the way it ends, `startProgress` to 1; the new picture follows at once.
  public var endProgress = 1.0
  /// Seconds; 0 stands for 0.25.
  public var duration = 0.0
  /// nil is linear.
  public var timingFunction: TimingCurve?
  /// Kept until the transition is over, as Core Animation does.
  public var delegate: (any LayerAnimationDelegate)?

  public init() {}

  func copy() -> LayerTransition {
    let copy = LayerTransition()
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.duration = duration
    copy.timingFunction = timingFunction
    copy.delegate = delegate
    return copy
  }
}

/// Hears of the beginning and the end of a layer's transition: `CAAnimationDelegate`.
public protocol LayerAnimationDelegate: AnyObject {
  /// Called at the commit of the turn in which it was added.
  func animationDidStart(_ animation: LayerTransition)

  /// - Parameter finished: False for one that was taken away, by another or with the view.
  func animationDidStop(_ animation: LayerTransition, finished: Bool)
}

extension LayerAnimationDelegate {
  public func animationDidStart(_ animation: LayerTransition) {}
  public func animationDidStop(_ animation: LayerTransition, finished: Bool) {}
}

extension LayerTransition {
  var start: Double { min(max(startProgress, 0), 1) }
  var end: Double { min(max(endProgress, start), 1) }
  var ticks: Int { max(1, Tick.count(seconds: duration > 0 ? duration : 0.25)) }

  var pictureTransition: PictureTransition {
    switch type {
    case .moveIn: .moveIn(from: side)
    case .push: .push(from: side)
    case .reveal: .reveal(from: side)
    default: .fade
    }
  }

  private var side: PictureTransition.Side {
    switch subtype {
    case .fromRight: .right
    case .fromTop: .bottom
    case .fromBottom: .top
    default: .left
    }
  }
}
