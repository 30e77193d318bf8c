internal import CellGraphics
internal import Motion

/// A transition of a view's whole surface, as `CATransition` in Core Animation.
///
/// Add it with ``Layer/add(_:forKey:)``, then change the view in the same turn.
///
/// ```swift
/// let transition = LayerTransition()
/// transition.type = .moveIn
/// transition.subtype = .fromTop  // On the screen: from the bottom upwards.
/// transition.duration = 0.5
/// precondition(transition.endProgress == 1)
/// ```
public final class LayerTransition: LayerAnimation {
  /// The kind of transition. The raw values are Core Animation's; an unknown value fades.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation, such as `push`.
    public let rawValue: String

    /// Creates a kind from Core Animation's name. An unknown name fades.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The new surface fades in over the old one.
    public static let fade = Kind(rawValue: "fade")
    /// The new surface slides in over the old one.
    public static let moveIn = Kind(rawValue: "moveIn")
    /// The new surface slides in and pushes the old one out.
    public static let push = Kind(rawValue: "push")
    /// The old surface slides away and reveals the new one.
    public static let reveal = Kind(rawValue: "reveal")
  }

  /// The direction in which a transition starts. The raw values are Core Animation's.
  ///
  /// The names of the vertical directions belong to a coordinate system whose rows count upwards.
  /// On the screen, `fromTop` comes in at the bottom and moves up, and `fromBottom` comes down, as
  /// on a phone.
  public struct Direction: RawRepresentable, Hashable, Sendable {
    /// The name in Core Animation, such as `fromLeft`.
    public let rawValue: String

    /// Creates a direction from Core Animation's name. An unknown name counts as `fromLeft`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Comes in at the left edge and moves right.
    public static let fromLeft = Direction(rawValue: "fromLeft")
    /// Comes in at the right edge and moves left.
    public static let fromRight = Direction(rawValue: "fromRight")
    /// Comes in at the bottom edge and moves up.
    public static let fromTop = Direction(rawValue: "fromTop")
    /// Comes in at the top edge and moves down.
    public static let fromBottom = Direction(rawValue: "fromBottom")
  }

  /// The kind of transition.
  public var type: Kind = .fade
  /// The direction; nil counts as `fromLeft`. A fade has no direction.
  public var subtype: Direction?
  /// The progress at which the transition starts, 0 to 1.
  public var startProgress = 0.0
  /// The progress at which the transition ends, from `startProgress` to 1. The new surface follows
  /// at once.
  public var endProgress = 1.0
  /// The spring of a scene file in place of the timing function; nil to use that function.
  package var spring: TransitionSpring?
  /// Creates a fade of 0.25 s.
  public override init() { super.init() }

  func copy() -> LayerTransition {
    let copy = LayerTransition()
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    copy.duration = duration
    copy.timingFunction = timingFunction
    copy.spring = spring
    copy.delegate = delegate
    return copy
  }
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
