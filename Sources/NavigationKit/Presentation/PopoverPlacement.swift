internal import CellGraphics

/// The frame of a popover and the place of its arrow.
struct PopoverPlacement: Equatable {
  var frame: Rect
  /// The direction of the arrow; unknown for no arrow.
  var direction: PopoverArrowDirection
  /// The distance of the arrow from the first corner of its edge, in cells.
  var offset: Double

  /// Computes the placement.
  ///
  /// - Parameters:
  ///   - size: The preferred size with the border. The popover becomes smaller if there is less
  ///     room.
  ///   - anchor: The source in the container's coordinates; nil centres the popover.
  ///   - permitted: The directions that the arrow may have.
  ///   - bounds: The bounds of the container.
  init(size: Size, anchor: Rect?, permitted: PopoverArrowDirection, in bounds: Rect) {
    let largest = Size(
      width: min(size.width, bounds.width), height: min(size.height, bounds.height))
    // For a source outside the bounds, the arrow points at the nearest place inside.
    let anchor = anchor.map { Self.visible($0, in: bounds) }
    guard let anchor, let side = Self.side(for: size, anchor, permitted, bounds) else {
      frame = Rect(
        x: ((bounds.width - largest.width) / 2).rounded(.down),
        y: ((bounds.height - largest.height) / 2).rounded(.down),
        width: largest.width, height: largest.height)
      (direction, offset) = (.unknown, 0)
      return
    }
    let room = Self.room(side, anchor, bounds)
    let width = min(largest.width, room.width)
    let height = min(largest.height, room.height)
    let x =
      switch side {
      case .left: anchor.maxX
      case .right: anchor.minX - width
      default: Self.centered(width, on: anchor.midX, within: bounds.width)
      }
    let y =
      switch side {
      case .up: anchor.maxY
      case .down: anchor.minY - height
      default: Self.centered(height, on: anchor.midY, within: bounds.height)
      }
    frame = Rect(x: x.rounded(), y: y.rounded(), width: width, height: height)
    direction = side
    let isAcross = side == .up || side == .down
    let (wanted, length) =
      isAcross ? (anchor.midX - frame.minX, width) : (anchor.midY - frame.minY, height)
    // The arrow must not be in a corner.
    offset = max(min(1, length - 1), min(wanted.rounded(.down), length - 2))
  }

  /// Returns the first direction in which the whole popover fits. If it fits in no direction,
  /// returns the direction that shows most of it.
  private static func side(
    for size: Size, _ anchor: Rect, _ permitted: PopoverArrowDirection, _ bounds: Rect
  ) -> PopoverArrowDirection? {
    let sides = [PopoverArrowDirection.up, .down, .left, .right].filter(permitted.contains)
    let rooms = sides.map { (side: $0, room: room($0, anchor, bounds)) }
    func area(_ room: Size) -> Double {
      max(0, min(size.width, room.width)) * max(0, min(size.height, room.height))
    }
    let fitting = rooms.first { $0.room.width >= size.width && $0.room.height >= size.height }
    guard let best = fitting ?? rooms.max(by: { area($0.room) < area($1.room) }),
      best.room.width >= 3, best.room.height >= 3
    else { return nil }
    return best.side
  }

  private static func room(_ side: PopoverArrowDirection, _ anchor: Rect, _ bounds: Rect) -> Size {
    switch side {
    case .up: Size(width: bounds.width, height: bounds.height - anchor.maxY)
    case .down: Size(width: bounds.width, height: anchor.minY)
    case .left: Size(width: bounds.width - anchor.maxX, height: bounds.height)
    default: Size(width: anchor.minX, height: bounds.height)
    }
  }

  private static func visible(_ anchor: Rect, in bounds: Rect) -> Rect {
    let left = min(max(anchor.minX, 0), bounds.width)
    let top = min(max(anchor.minY, 0), bounds.height)
    return Rect(
      x: left, y: top, width: min(max(anchor.maxX, left), bounds.width) - left,
      height: min(max(anchor.maxY, top), bounds.height) - top)
  }

  private static func centered(_ length: Double, on middle: Double, within room: Double) -> Double {
    max(0, min((middle - length / 2).rounded(.down), room - length))
  }
}

extension View {
  /// Returns `rect` in the window's coordinates, from model values, without running animations.
  func windowRect(of rect: Rect) -> Rect {
    var (view, rect) = (self, rect)
    while view !== window, let superview = view.superview {
      rect =
        rect.offsetBy(dx: -view.bounds.midX, dy: -view.bounds.midY).applying(view.transform)
        .offsetBy(dx: view.center.x, dy: view.center.y)
      view = superview
    }
    return rect
  }
}
