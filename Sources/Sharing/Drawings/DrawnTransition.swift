internal import CellGraphics

/// A transition as layers: pictures of scenes that move over a background.
struct DrawnTransition {
  /// The picture beneath the layers.
  enum Base {
    /// The screen before the transition.
    case before
    /// The screen after the transition.
    case after
    /// The screen before it, with black where the scenes were that move away.
    case emptied(CellRect)
  }

  /// A scene that moves.
  struct Layer {
    /// Indicates whether the scene is shown as it is after the transition.
    var isArriving: Bool
    /// The rectangle of the scene at rest, in cells. A sheet can have parts of cells.
    var rest: Rect
    /// The places over time.
    var places: [(tick: Int, rect: Rect, alpha: Double)]
    /// Indicates whether this is a black shade, which takes the opacity of its places, and no scene.
    var isShade = false
    /// The side on which the scene throws a shadow; nil for none.
    var shadow: PictureTransition.Side?
  }

  var start: Int
  var end: Int
  var base: Base
  /// The layers from back to front.
  var layers: [Layer]
  /// The cells outside of which the layers are not visible; nil for those of the app.
  var limit: CellRect?

  /// Finds the layers of a transition.
  ///
  /// - Parameters:
  ///   - moments: The places of the scenes at each frame, the last one after the end.
  ///   - room: The cells of the app.
  /// - Returns: nil if nothing moves as a rectangle does.
  init?(_ moments: [SceneMoment], room: CellRect) {
    guard let first = moments.first, let last = moments.last, moments.count > 2,
      !moments.contains(where: \.isTurned)
    else { return nil }
    (start, end, layers) = (first.tick, last.tick, [])
    let running = moments.dropLast()
    func moves(_ identity: String) -> Bool {
      let places = running.compactMap { $0[identity] }
      guard let first = places.first else { return false }
      return places.contains { $0.rect != first.rect || $0.alpha != first.alpha }
    }
    var moving: Set<String> = []
    let order = running.last?.placements ?? []
    for placement in order where moves(placement.identity) {
      if let parent = placement.parent, moving.contains(parent) {
        moving.insert(placement.identity)
        continue
      }
      moving.insert(placement.identity)
      // A scene that is gone afterwards, or that ends outside of the screen, was there before.
      let isArriving =
        Self.isVisible(last[placement.identity], in: room)
        && !(Self.isVisible(first[placement.identity], in: room)
          && !Self.isVisible(running.last?[placement.identity], in: room))
      var places = moments.compactMap { moment in
        moment[placement.identity].map { (tick: moment.tick, rect: $0.rect, alpha: $0.alpha) }
      }
      if !isArriving { Self.completeLeaving(&places, at: last.tick) }
      guard let rest = isArriving ? last[placement.identity] : first[placement.identity],
        rest.rect.size.width > 0, rest.rect.size.height > 0
      else { return nil }
      guard !rest.rect.snapped.isEmpty else { return nil }
      layers.append(Layer(isArriving: isArriving, rest: rest.rect, places: places))
    }
    guard !layers.isEmpty, layers.count <= 6 else { return nil }
    let leaving = layers.first { !$0.isArriving }
    if let leaving {
      base =
        layers.contains(where: \.isArriving)
        ? .emptied(leaving.rest.snapped.intersection(room)) : .after
    } else {
      base = .before
    }
    if let shade = Self.shade(moments, room: room) { layers.insert(shade, at: 0) }
  }

  /// Returns the topmost shade, if its opacity changes; nil otherwise. The shade of an earlier sheet is
  /// part of the screens at rest.
  private static func shade(_ moments: [SceneMoment], room: CellRect) -> Layer? {
    guard let end = moments.last, let top = moments.dropLast().last?.shades.last else { return nil }
    let count = moments.map(\.shades.count).max() ?? 0
    let places = moments.map { moment in
      let opacity = moment.shades.count == count ? moment.shades.last?.opacity : 0
      return (tick: moment.tick, rect: top.rect, alpha: opacity ?? 0)
    }
    guard places.contains(where: { abs($0.alpha - places[0].alpha) > 0.01 }), !top.rect.isEmpty
    else { return nil }
    return Layer(
      isArriving: end.shades.count == count, rest: top.rect, places: places, isShade: true)
  }

  /// Replaces the last place of a scene that leaves. After the end it is gone or back where it was,
  /// so its movement is continued from the three places before, as a
  /// parabola.
  private static func completeLeaving(
    _ places: inout [(tick: Int, rect: Rect, alpha: Double)], at end: Int
  ) {
    if places.last?.tick == end { places.removeLast() }
    guard places.count > 2 else { return }
    let (a, b, c) = (places[places.count - 3], places[places.count - 2], places[places.count - 1])
    func next(_ path: (Rect) -> Double) -> Double {
      let (first, second, third) = (path(a.rect), path(b.rect), path(c.rect))
      let end = 3 * third - 3 * second + first
      // Most movements end at whole cells, and those of sheets at halves.
      let near = (2 * end).rounded() / 2
      return abs(end - near) < 0.1 ? near : end
    }
    places.append(
      (
        tick: end,
        rect: Rect(
          x: next(\.minX), y: next(\.minY), width: max(0, next(\.size.width)),
          height: max(0, next(\.size.height))),
        alpha: min(max(3 * c.alpha - 3 * b.alpha + a.alpha, 0), 1)
      ))
  }

  private static func isVisible(_ placement: ScenePlacement?, in room: CellRect) -> Bool {
    guard let placement, placement.alpha > 0.01 else { return false }
    let rect = placement.rect
    return rect.size.width >= 1 && rect.size.height >= 1 && !rect.snapped.intersection(room).isEmpty
  }
}
