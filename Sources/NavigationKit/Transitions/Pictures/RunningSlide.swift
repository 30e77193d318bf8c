package import CellGraphics

/// A push, a move in or a reveal that a view shows, for a reader.
package struct RunningSlide: Hashable, Sendable {
  /// The side where the new surface enters.
  package var side: PictureTransition.Side
  /// Indicates whether the old surface moves.
  package var movesOld: Bool
  /// Indicates whether the new surface moves.
  package var movesNew: Bool
  /// The share of the way that is done, 0 to 1.
  package var progress: Double
}

extension View {
  /// The slide that the view shows now.
  ///
  /// It is nil if the view shows none, or one in which nothing moves into or out of sight as a whole.
  package var runningSlide: RunningSlide? {
    guard let change = storedLayer?.pictureChange, let tick = window?.application?.tick else {
      return nil
    }
    let progress = presentationPictureProgress(at: tick)
    func slide(_ side: PictureTransition.Side, old: Bool, new: Bool) -> RunningSlide? {
      let (movesOld, movesNew) = (old && !change.old.isNothing, new && !change.new.isNothing)
      guard movesOld || movesNew else { return nil }
      return RunningSlide(side: side, movesOld: movesOld, movesNew: movesNew, progress: progress)
    }
    return switch change.transition {
    case .push(let side): slide(side, old: true, new: true)
    case .moveIn(let side): slide(side, old: false, new: true)
    case .reveal(let side): slide(side, old: true, new: false)
    case .fade, .flip, .curl, .uncurl, .partialCurl: nil
    }
  }
}

extension PictureChange.Side {
  /// Indicates whether nothing is drawn on this side, so that the views beneath are visible.
  fileprivate var isNothing: Bool {
    if case .captured(let surface) = self { surface.bounds.isEmpty } else { false }
  }
}
