public import CellGraphics

extension Layer {
  /// Puts `new` in the place of `old` among the layers that were added to this one. Nothing happens
  /// if `old` is none of them.
  public func replaceSublayer(_ old: Layer, with new: Layer) {
    guard old !== new, addedSublayers?.contains(where: { $0 === old }) == true else { return }
    insertSublayer(new, below: old)
    old.removeFromSuperlayer()
  }

  /// Returns the frontmost layer in this layer's tree that contains a point, or this layer; nil for none.
  ///
  /// Hidden layers are left out, with their sublayers.
  ///
  /// - Parameter point: A point in the coordinates of the layer around this one.
  public func hitTest(_ point: Point) -> Layer? {
    guard !isHidden else { return nil }
    let origin = frame.origin
    let inside = Point(x: point.x - origin.x + bounds.minX, y: point.y - origin.y + bounds.minY)
    let isWithin = contains(inside)
    if masksToBounds, !isWithin { return nil }
    for layer in (sublayers ?? []).reversed() {
      if let found = layer.hitTest(inside) { return found }
    }
    return isWithin ? self : nil
  }

  /// Returns whether a point in the layer's coordinates is within its bounds.
  public func contains(_ point: Point) -> Bool { bounds.contains(point) }

  /// Returns a point of another layer's coordinates in those of this one. Both layers are in one tree.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of `layer`.
  ///   - layer: The other layer; nil for the coordinates around the outermost layer.
  public func convert(_ point: Point, from layer: Layer?) -> Point {
    inner(layer?.outer(point) ?? point)
  }

  /// Returns a point of this layer's coordinates in those of another one. Both layers are in one tree.
  ///
  /// - Parameters:
  ///   - point: A point in the coordinates of this layer.
  ///   - layer: The other layer; nil for the coordinates around the outermost layer.
  public func convert(_ point: Point, to layer: Layer?) -> Point {
    let place = outer(point)
    return layer?.inner(place) ?? place
  }

  /// Returns the smallest rectangle of this layer's coordinates around one of another layer's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of `layer`.
  ///   - layer: The other layer; nil for the coordinates around the outermost layer.
  public func convert(_ rect: Rect, from layer: Layer?) -> Rect {
    Rect(
      from: convert(rect.origin, from: layer),
      to: convert(Point(x: rect.maxX, y: rect.maxY), from: layer))
  }

  /// Returns the smallest rectangle of another layer's coordinates around one of this layer's.
  ///
  /// - Parameters:
  ///   - rect: A rectangle in the coordinates of this layer.
  ///   - layer: The other layer; nil for the coordinates around the outermost layer.
  public func convert(_ rect: Rect, to layer: Layer?) -> Rect {
    Rect(
      from: convert(rect.origin, to: layer),
      to: convert(Point(x: rect.maxX, y: rect.maxY), to: layer))
  }

  /// Returns a point of this layer's coordinates in those around the outermost layer.
  private func outer(_ point: Point) -> Point {
    if let view { return view.convert(point, to: nil) }
    let place = point + ownLooks.frame.origin
    return addedSuperlayer?.outer(place) ?? place
  }

  /// Returns a point of the coordinates around the outermost layer in those of this one.
  private func inner(_ point: Point) -> Point {
    if let view { return view.convert(point, from: nil) }
    return (addedSuperlayer?.inner(point) ?? point) - ownLooks.frame.origin
  }
}

extension Rect {
  /// Creates the rectangle between two opposite corners.
  fileprivate init(from one: Point, to two: Point) {
    self.init(
      x: min(one.x, two.x), y: min(one.y, two.y), width: abs(two.x - one.x),
      height: abs(two.y - one.y))
  }
}
