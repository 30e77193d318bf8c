import CellGraphics
import Motion
import NavigationKit

extension SegueTransition {
  /// The movement as a transition of a layer; nil if a layer cannot show it.
  ///
  /// A layer transition has the names of Core Animation's `CATransition`. Movements by keyframes,
  /// and those that turn or roll, have no counterpart there.
  var layerTransition: LayerTransition? {
    let layer = LayerTransition()
    switch self {
    case .picture(let transition, let duration, let curve, _, let spring):
      switch transition {
      case .fade: layer.type = .fade
      case .moveIn(let side): (layer.type, layer.subtype) = (.moveIn, side.direction)
      case .push(let side): (layer.type, layer.subtype) = (.push, side.direction)
      case .reveal(let side): (layer.type, layer.subtype) = (.reveal, side.direction)
      case .flip, .curl, .uncurl, .partialCurl: return nil
      }
      layer.duration = Double(duration) / Double(Tick.perSecond)
      layer.timingFunction = curve
      layer.spring = spring
    case .keyframes, .grow: return nil
    }
    return layer
  }
}

extension PictureTransition.Side {
  /// The direction for a movement that visibly starts at this side. Layers name vertical directions
  /// the other way round.
  fileprivate var direction: LayerTransition.Direction {
    switch self {
    case .left: .fromLeft
    case .right: .fromRight
    case .top: .fromBottom
    case .bottom: .fromTop
    }
  }
}
