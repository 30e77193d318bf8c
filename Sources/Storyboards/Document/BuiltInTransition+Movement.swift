public import CellGraphics
public import Motion
public import NavigationKit

extension SceneDocument.BuiltInTransition {
  /// What a file may say of a transition of this kind.
  struct Parameters {
    var from: PictureTransition.Side?
    /// In ticks.
    var duration: Int?
    var curve: TimingCurve?
    var backdrop: Color?
  }

  /// The movement without parameters.
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

  /// The movement with parameters of one's own.
  ///
  /// - Parameters:
  ///   - side: Not regarded by a kind that takes none; nil for the usual one.
  ///   - duration: In ticks; nil for the usual one.
  public func movement(
    from side: PictureTransition.Side?, duration: Int?, curve: TimingCurve
  ) -> SegueTransition {
    movement(Parameters(from: side, duration: duration, curve: curve))
  }

  /// Whether a transition of this kind comes from a side.
  public var takesSide: Bool { keys.contains("from") }

  /// The side where a file names none.
  public var usualSide: PictureTransition.Side {
    switch self {
    case .slide, .cover, .uncover: .bottom
    case .moveIn, .push, .reveal, .flip: .right
    case .curl, .uncurl: .left
    case .fade, .zoom, .grow, .none: .left
    }
  }

  /// Where a file names none, in ticks.
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
  /// The same as a transition of a layer; nil for what a layer does not know.
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
  /// The direction that is seen to start at this side: the vertical ones are named the other way round.
  fileprivate var direction: LayerTransition.Direction {
    switch self {
    case .left: .fromLeft
    case .right: .fromRight
    case .top: .fromBottom
    case .bottom: .fromTop
    }
  }
}
