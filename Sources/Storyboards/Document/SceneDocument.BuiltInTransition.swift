public import CellGraphics
import Motion
public import NavigationKit

extension SceneDocument {
  /// The transitions that every file can name, or define again with other parameters.
  ///
  /// The raw values are the names in a scene file. The kinds from `slide` to `uncover` move the
  /// scenes' views by keyframes. The kinds from `moveIn` to `uncurl` are picture transitions: they
  /// combine a picture of each scene.
  ///
  /// ```swift
  /// let slow = SceneDocument.BuiltInTransition.Parameters(from: .left, duration: 120)
  /// // A push that takes a second and enters from the left.
  /// let movement = SceneDocument.BuiltInTransition.push.movement(slow)
  /// precondition(movement != SceneDocument.BuiltInTransition.push.movement)
  /// precondition(SceneDocument.BuiltInTransition(rawValue: "fade")?.usualDuration == 36)
  /// ```
  public enum BuiltInTransition: String, Equatable, Sendable, CaseIterable {
    /// Source and destination move up together, without a gap.
    case slide
    /// The destination appears over the source.
    case fade
    /// The source shrinks to nothing, then the destination grows from nothing.
    case zoom
    /// The destination slides over the source.
    case cover
    /// The source slides away and uncovers the destination.
    case uncover
    /// The picture of the destination slides in over that of the source.
    case moveIn
    /// The picture of the destination pushes that of the source out.
    case push
    /// The picture of the source slides away and reveals that of the destination.
    case reveal
    /// Source and destination are the two faces of a card that turns.
    case flip
    /// The source rolls up like a page.
    case curl
    /// The destination unrolls over the source like a page.
    case uncurl
    /// The destination grows from the tapped object.
    case grow
    /// No animation: the destination appears at once.
    case none

    /// The parameters of a transition in a file; nil for the default of its kind.
    ///
    /// A tick is 1/120 second. A value that the kind does not use is ignored and is not an error
    /// here; a scene file with such a key is an error.
    public struct Parameters: Equatable, Sendable {
      /// The side where the movement starts. Kinds without a side ignore it.
      public var from: PictureTransition.Side?
      /// The duration in ticks.
      public var duration: Int?
      /// The timing curve or the spring.
      public var curve: Curve?
      /// The colour behind a card that is turned. Other kinds ignore it.
      public var backdrop: Color?

      /// Makes parameters with the usual values of a kind, unless a value says otherwise.
      public init(
        from: PictureTransition.Side? = nil, duration: Int? = nil, curve: Curve? = nil,
        backdrop: Color? = nil
      ) {
        self.from = from
        self.duration = duration
        self.curve = curve
        self.backdrop = backdrop
      }
    }
  }
}

extension SceneDocument.BuiltInTransition {
  /// The movement without parameters.
  ///
  /// Each parameter has its usual value: ``usualSide``, ``usualDuration`` and the curve
  /// `easeInOut`.
  public var movement: SegueTransition { movement(Parameters()) }

  /// The keys that a transition of this kind takes besides its kind.
  var keys: [String] {
    switch self {
    case .none: []
    case .fade, .zoom, .grow: ["duration", "curve"]
    case .flip: ["from", "duration", "curve", "backdrop"]
    case .slide, .cover, .uncover, .moveIn, .push, .reveal, .curl, .uncurl:
      ["from", "duration", "curve"]
    }
  }

  /// Returns the movement with these parameters.
  ///
  /// A picture transition without a backdrop has a black one.
  public func movement(_ parameters: Parameters) -> SegueTransition {
    let side = parameters.from ?? usualSide
    let duration = parameters.duration ?? usualDuration
    let curve = parameters.curve?.timingCurve ?? .easeInOut
    let spring = parameters.curve?.transitionSpring
    func picture(_ transition: PictureTransition) -> SegueTransition {
      .picture(
        transition, duration: duration, curve: curve, backdrop: parameters.backdrop ?? .black,
        spring: spring)
    }
    func keyframes(_ transition: KeyframedTransition) -> SegueTransition {
      guard spring != nil else { return .keyframes(transition) }
      return .keyframes(transition.changed(duration: nil, curve: parameters.curve))
    }
    switch self {
    case .none: return .still
    case .slide: return keyframes(.slide(from: side, duration: duration, curve: curve))
    case .fade: return keyframes(.fade(duration: duration, curve: curve))
    case .zoom: return keyframes(.zoom(duration: duration, curve: curve))
    case .cover: return keyframes(.cover(from: side, duration: duration, curve: curve))
    case .uncover: return keyframes(.uncover(to: side, duration: duration, curve: curve))
    case .moveIn: return picture(.moveIn(from: side))
    case .push: return picture(.push(from: side))
    case .reveal: return picture(.reveal(from: side))
    case .flip: return picture(.flip(from: side))
    case .curl: return picture(.curl(bound: side))
    case .uncurl: return picture(.uncurl(bound: side))
    case .grow: return .grow(duration: duration, curve: curve, spring: spring)
    }
  }

  /// A Boolean value that indicates whether a transition of this kind starts at a side.
  public var takesSide: Bool { keys.contains("from") }

  /// The side if the file names none. It has no meaning for a kind without a side.
  public var usualSide: PictureTransition.Side {
    switch self {
    case .slide, .cover, .uncover: .bottom
    case .moveIn, .push, .reveal, .flip: .right
    case .curl, .uncurl: .left
    case .fade, .zoom, .grow, .none: .left
    }
  }

  /// The duration in ticks if the file names none.
  ///
  /// `none` has no duration. 36 ticks are 0.3 seconds, 48 are 0.4, 90 are 0.75 and 120 are one
  /// second.
  public var usualDuration: Int {
    switch self {
    case .slide, .cover, .uncover, .moveIn, .push, .reveal, .curl, .uncurl: 48
    case .fade, .grow: 36
    case .zoom: 120
    case .flip: 90
    case .none: 0
    }
  }

  /// A sentence for the page that shows every transition.
  package var meaning: String {
    switch self {
    case .slide: "Both scenes move up, the new one below the old one."
    case .fade: "The new scene fades in over the old one."
    case .zoom: "Over a black background, the old scene shrinks to nothing, then the new one grows."
    case .cover: "The new scene slides over the old one."
    case .uncover: "The old scene slides off the new one."
    case .moveIn: "An image of the new scene slides in over an image of the old scene."
    case .push: "The new scene pushes the old one out."
    case .reveal: "An image of the old scene slides off an image of the new scene."
    case .flip: "A card turns over a black background; the scenes are its faces."
    case .curl: "The old scene is a page that rolls up."
    case .uncurl: "The new scene is a page that unrolls over the old one."
    case .grow: "The new scene grows from the tapped view, here `[+]`."
    case .none: "No animation."
    }
  }
}
