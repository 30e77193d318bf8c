internal import CellGraphics
internal import NavigationKit

extension DrawnTransition {
  /// Finds the layers of a transition in which one view changes its surface by a slide: the old
  /// surface, the new one, or both.
  ///
  /// - Parameters:
  ///   - moments: The places at each frame, the last one after the end.
  ///   - room: The cells of the app.
  /// - Returns: nil if anything else moves, or if the view is not within the room.
  init?(sliding moments: [SceneMoment], room: CellRect) {
    let running = moments.dropLast()
    guard let end = moments.last, let first = running.first, let place = first.slides.first else {
      return nil
    }
    let (rect, slide) = (place.rect, place.slide)
    let isOne = running.allSatisfy { moment in
      moment.slides.count == 1 && moment.slides[0].rect == rect
        && moment.slides[0].slide.isSame(as: slide) && moment.placements == first.placements
    }
    let cells = rect.snapped
    guard isOne, Rect(cells) == rect, !cells.isEmpty, cells.intersection(room) == cells else {
      return nil
    }
    let progress = running.map { (tick: $0.tick, part: $0.slides[0].slide.progress) }
    let steps = progress + [(tick: end.tick, part: 1)]
    var layers: [Layer] = []
    func add(isArriving: Bool, shadow: PictureTransition.Side?, _ part: (Double) -> Double) {
      let places = steps.map { step in
        (tick: step.tick, rect: rect.moved(part(step.part), towards: slide.side), alpha: 1.0)
      }
      layers.append(Layer(isArriving: isArriving, rest: rect, places: places, shadow: shadow))
    }
    let movesBoth = slide.movesOld && slide.movesNew
    if slide.movesOld {
      add(isArriving: false, shadow: movesBoth ? nil : slide.side) { -$0 }
    }
    if slide.movesNew {
      add(isArriving: true, shadow: movesBoth ? nil : slide.side.opposite) { 1 - $0 }
    }
    (self.start, self.end, self.layers, limit) = (first.tick, end.tick, layers, cells)
    base = movesBoth ? .emptied(cells) : slide.movesNew ? .before : .after
  }
}

extension DrawnTransition.Layer {
  /// The darkness of the shadow by the distance from its edge: three columns or two rows, as on the
  /// screen.
  private static let (columnShadow, rowShadow) = ([0.24, 0.13, 0.05], [0.15, 0.05])

  /// The strips of the shadow in cells, with the scene at rest.
  var shadowStrips: [(rect: Rect, darkness: Double)] {
    guard let shadow else { return [] }
    let isAcross = shadow == .left || shadow == .right
    return (isAcross ? Self.columnShadow : Self.rowShadow).enumerated().map { index, darkness in
      let (near, far) = (Double(index), Double(index + 1))
      var strip = rest
      if isAcross { strip.size.width = 1 } else { strip.size.height = 1 }
      switch shadow {
      case .left: strip.origin.x = rest.minX - far
      case .right: strip.origin.x = rest.maxX + near
      case .top: strip.origin.y = rest.minY - far
      case .bottom: strip.origin.y = rest.maxY + near
      }
      return (strip, darkness)
    }
  }

  /// The ticks at which the shadow begins, is whole, begins to vanish, and is gone. It is weaker within
  /// two cells of both ends of the way.
  var shadowTicks: [Int] {
    guard let first = places.first, let last = places.last else { return [] }
    func isFar(_ place: Rect) -> Bool {
      [first.rect, last.rect].allSatisfy {
        abs(place.minX - $0.minX) + abs(place.minY - $0.minY) >= 2
      }
    }
    let far = places.filter { isFar($0.rect) }
    guard let begin = far.first, let end = far.last else { return [] }
    return [first.tick, begin.tick, end.tick, last.tick]
  }
}

extension RunningSlide {
  /// Returns whether another one differs only in its progress.
  fileprivate func isSame(as other: RunningSlide) -> Bool {
    (side, movesOld, movesNew) == (other.side, other.movesOld, other.movesNew)
  }
}

extension Rect {
  /// Returns the rectangle at another place.
  ///
  /// - Parameters:
  ///   - part: The distance as a multiple of the width or height.
  ///   - side: The side towards which it is moved.
  fileprivate func moved(_ part: Double, towards side: PictureTransition.Side) -> Rect {
    switch side {
    case .left: offsetBy(dx: -part * size.width, dy: 0)
    case .right: offsetBy(dx: part * size.width, dy: 0)
    case .top: offsetBy(dx: 0, dy: -part * size.height)
    case .bottom: offsetBy(dx: 0, dy: part * size.height)
    }
  }
}
