internal import CellGraphics
internal import Motion

extension View {
  /// Returns the view as it appears now, without its alpha, as a surface of its own.
  func picture() -> Surface {
    let tick = window?.application?.tick ?? 0
    let bounds = presentationBounds(at: tick)
    var limit = CellRect(column: 0, row: 0, columns: 1_000, rows: 1_000)
    if let size = window?.bounds.size {
      limit.columns = Int(cells: size.width.rounded(.up))
      limit.rows = Int(cells: size.height.rounded(.up))
    }
    let size = Rect(origin: .zero, size: bounds.size).snapped.intersection(limit)
    var canvas = Canvas(
      surface: Surface(columns: size.columns, rows: size.rows),
      style: window?.application?.drawingStyle ?? DrawingStyle())
    canvas.transform = AffineTransform(translationX: -bounds.minX, y: -bounds.minY)
    var drawn: [DrawnController] = []
    if let change = storedLayer?.pictureChange {
      change.draw(self, bounds: bounds, on: &canvas, at: tick, drawn: &drawn)
    } else {
      renderContents(bounds: bounds, on: &canvas, at: tick, drawn: &drawn)
    }
    return canvas.surface
  }

  /// Starts `change` and animates it to its final `progress`. A running change ends unfinished.
  ///
  /// - Parameters:
  ///   - change: The change to show.
  ///   - start: The progress at the start, 0 to 1.
  ///   - ticks: The duration, at least 1.
  ///   - delay: Ticks before the start.
  ///   - curve: The timing.
  ///   - spring: The spring in place of the curve; nil to use the curve.
  ///   - allowsUserInteraction: Indicates whether the view receives input meanwhile.
  ///   - completion: Called once, while the view still shows the change. The argument is false if
  ///     the change was removed.
  func show(
    _ change: PictureChange, from start: Double = 0, ticks: Int, delay: Int = 0,
    curve: TimingCurve, spring: TransitionSpring? = nil, allowsUserInteraction: Bool = false,
    completion: @escaping (_ finished: Bool) -> Void
  ) {
    guard let application = window?.application else {
      layer.pictureChange = nil
      return completion(false)
    }
    let group = application.animations.makeGroup(
      start: application.tick, duration: delay + ticks,
      allowsUserInteraction: allowsUserInteraction, completion: completion)
    let timing = spring?.timing(over: ticks, application.springFit) ?? .curve(curve)
    let stops = [
      PropertyAnimation.Stop(time: 0, value: AnimatableVector(start), timing: timing),
      PropertyAnimation.Stop(
        time: max(1, ticks), value: AnimatableVector(change.progress), timing: timing),
    ]
    layer.pictureChange = change
    application.animations.add(
      PropertyAnimation(
        property: .pictureProgress, valuePath: .stops(stops), offset: Double(delay),
        duration: Double(max(1, ticks)), view: self, group: group))
    setNeedsDisplay()
  }

  /// Removes `change`, if the view shows it.
  func end(_ change: PictureChange) {
    guard storedLayer?.pictureChange === change else { return }
    storedLayer?.pictureChange = nil
    setNeedsDisplay()
  }
}
