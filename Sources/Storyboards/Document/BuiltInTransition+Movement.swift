public import CellGraphics
public import Motion
public import NavigationKit

extension SceneDocument.BuiltInTransition {
  /// The values that a file can set for a built-in transition; nil selects the default of the kind.
  struct Parameters {
    var from: PictureTransition.Side?
    /// The duration in ticks of 1/120 second.
    var duration: Int?
    var curve: TimingCurve?
    var backdrop: Color?
  }

  /// The transition with the default side, duration and curve.
  ///
  /// ```swift
  /// let fade = SceneDocument.BuiltInTransition.fade
  /// precondition(fade.movement == fade.movement(from: nil, duration: nil, curve: .easeInOut))
  /// precondition(SceneDocument.BuiltInTransition.none.movement == .still)
  /// ```
  public var movement: SegueTransition { movement(Parameters()) }

  /// The keys of a scene file that this kind accepts in addition to `kind`.
  var keys: [String] {
    switch self {
    case .none: []
    case .fade, .zoom, .grow: ["duration", "curve"]
    case .flip: ["from", "duration", "curve", "backdrop"]
    case .slide, .cover, .uncover, .moveIn, .push, .reveal, .curl, .uncurl:
      ["from", "duration", "curve"]
    }
  }

  /// Returns the transition with the given values, and with defaults where they are nil.
  func movement(_ parameters: Parameters) -> SegueTransition {
    let side = parameters.from ?? usualSide
    let duration = parameters.duration ?? usualDuration
    let curve = parameters.curve ?? .easeInOut
    func picture(_ transition: PictureTransition) -> SegueTransition {
      .picture(
        transition, duration: duration, curve: curve, backdrop: parameters.backdrop ?? .black)
    }
    switch self {
    case .none: return .still
    case .slide: return .keyframes(.slide(from: side, duration: duration, curve: curve))
    case .fade: return .keyframes(.fade(duration: duration, curve: curve))
    case .zoom: return .keyframes(.zoom(duration: duration, curve: curve))
    case .cover: return .keyframes(.cover(from: side, duration: duration, curve: curve))
    case .uncover: return .keyframes(.uncover(to: side, duration: duration, curve: curve))
    case .moveIn: return picture(.moveIn(from: side))
    case .push: return picture(.push(from: side))
    case .reveal: return picture(.reveal(from: side))
    case .flip: return picture(.flip(from: side))
    case .curl: return picture(.curl(bound: side))
    case .uncurl: return picture(.uncurl(bound: side))
    case .grow: return .grow(duration: duration, curve: curve)
    }
  }

  /// Returns the transition with other values than the defaults.
  ///
  /// - Parameters:
  ///   - side: The side where the transition starts; nil for ``usualSide``. A kind without sides
  ///     ignores it.
  ///   - duration: The duration in ticks of 1/120 second; nil for ``usualDuration``.
  ///   - curve: The timing curve.
  /// - Returns: A transition that a ``SceneDocument/Segue`` or a container can use.
  public func movement(
    from side: PictureTransition.Side?, duration: Int?, curve: TimingCurve
  ) -> SegueTransition {
    movement(Parameters(from: side, duration: duration, curve: curve))
  }

  /// A Boolean value that indicates whether a file can name the side where the transition starts.
  public var takesSide: Bool { keys.contains("from") }

  /// The side where the transition starts if the file names none. It has no effect if ``takesSide``
  /// is false.
  public var usualSide: PictureTransition.Side {
    switch self {
    case .slide, .cover, .uncover: .bottom
    case .moveIn, .push, .reveal, .flip: .right
    case .curl, .uncurl: .left
    case .fade, .zoom, .grow, .none: .left
    }
  }

  /// The duration, in ticks of 1/120 second, if the file names none.
  public var usualDuration: Int {
    switch self {
    case .slide, .cover, .uncover, .moveIn, .push, .reveal, .curl, .uncurl: 48
    case .fade, .grow: 36
    case .zoom: 120
    case .flip: 90
    case .none: 0
    }
  }
}

extension SegueTransition {
  /// The same transition for a layer; nil for a transition that layers do not have.
  var layerTransition: LayerTransition? {
    let layer = LayerTransition()
    switch self {
    case .picture(let transition, let duration, let curve, _):
      switch transition {
      case .fade: layer.type = .fade
      case .moveIn(let side): (layer.type, layer.subtype) = (.moveIn, side.direction)
      case .push(let side): (layer.type, layer.subtype) = (.push, side.direction)
      case .reveal(let side): (layer.type, layer.subtype) = (.reveal, side.direction)
      case .flip, .curl, .uncurl, .partialCurl: return nil
      }
      layer.duration = Double(duration) / Double(Tick.perSecond)
      layer.timingFunction = curve
    case .keyframes, .grow: return nil
    }
    return layer
  }
}

extension PictureTransition.Side {
  /// The direction of a layer transition that starts at this side. UIKit names the vertical
  /// directions in reverse.
  fileprivate var direction: LayerTransition.Direction {
    switch self {
    case .left: .fromLeft
    case .right: .fromRight
    case .top: .fromBottom
    case .bottom: .fromTop
    }
  }
}
