internal import CellGraphics

extension AnimationOptions {
  /// The transition among the options; nil if the options contain no transition.
  var pictureTransition: PictureTransition? {
    switch rawValue >> 20 & 7 {
    case 1: .flip(from: .left)
    case 2: .flip(from: .right)
    case 3: .curl(bound: .top)
    case 4: .uncurl(bound: .top)
    case 5: .fade
    case 6: .flip(from: .top)
    case 7: .flip(from: .bottom)
    default: nil
    }
  }
}
