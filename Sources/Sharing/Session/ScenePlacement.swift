internal import CellGraphics
internal import NavigationKit
internal import Simulation

/// The place of a controller's view on the screen at one moment of a transition.
struct ScenePlacement: Hashable, Sendable {
  /// The controller's identity.
  var identity: String
  /// The identity of the next controller's view around it; nil for an outermost one.
  var parent: String?
  /// The visible rectangle in cells. It can be outside of the screen.
  var rect: Rect
  /// The visible opacity, 0 to 1.
  var alpha: Double
}

/// The place of a view whose whole surface slides.
struct SlidePlacement: Hashable, Sendable {
  /// The rectangle of the view in cells.
  var rect: Rect
  var slide: RunningSlide
}

/// A shade that dims what is behind a sheet or an alert.
struct Shade: Hashable, Sendable {
  /// The rectangle in cells.
  var rect: Rect
  /// The opacity of its black, 0 to 1.
  var opacity: Double
}

/// The places of all controllers' views at a tick, back to front.
struct SceneMoment: Hashable, Sendable {
  /// The tick of the session.
  var tick: Int
  var placements: [ScenePlacement]
  /// The views whose surfaces slide, which is no movement of a controller's view.
  var slides: [SlidePlacement] = []
  /// The shades behind sheets and alerts.
  var shades: [Shade] = []
  /// Indicates whether a view is turned, which a rectangle cannot say.
  var isTurned = false
  /// Indicates whether the transition has ended.
  var isAfterEnd: Bool

  /// The placement of a controller's view; nil if it is not on the screen.
  subscript(identity: String) -> ScenePlacement? {
    placements.last { $0.identity == identity }
  }
}

/// The moments of the running transition.
struct SceneMoments {
  private var moments: [SceneMoment] = []
  /// The cells of the app when the transition began.
  private var room = CellRect(column: 0, row: 0, columns: 0, rows: 0)
  private var wasRunning = false
  /// The longest distance in ticks of two moments of one transition.
  private static let longestStep = 4

  /// Takes the present tick, if a transition runs or has just ended.
  ///
  /// - Returns: The transition that this tick ends, as layers; nil if none ends or it has no layers.
  mutating func take(_ simulator: Simulator) -> DrawnTransition? {
    let tick = simulator.tick
    let moment =
      simulator.isAnimating || simulator.isTransitioning
      ? SceneMoment(simulator.application, isAfterEnd: false) : nil
    // A layer's slide is no transition of controllers.
    let isRunning = simulator.isTransitioning || moment?.slides.isEmpty == false
    defer { wasRunning = isRunning }
    guard let moment, isRunning else {
      guard wasRunning, let last = moments.last, last.tick != tick else { return nil }
      let isNear = tick - last.tick <= Self.longestStep
      if isNear { moments.append(SceneMoment(simulator.application, isAfterEnd: true)) }
      return end()
    }
    let isLater = moments.last.map { tick - $0.tick > Self.longestStep } ?? false
    let ended = isLater ? end() : nil
    if moments.isEmpty {
      room = CellRect(
        column: 0, row: 0, columns: simulator.columns, rows: max(1, simulator.rows - 1))
    }
    moments.append(moment)
    return ended
  }

  /// Ends the transition and returns its layers; nil if it has none.
  mutating func end() -> DrawnTransition? {
    defer { moments = [] }
    return moments.contains { !$0.slides.isEmpty }
      ? DrawnTransition(sliding: moments, room: room) : DrawnTransition(moments, room: room)
  }
}

extension SceneMoment {
  /// Creates the places of the present tick of an app.
  init(_ application: Application, isAfterEnd: Bool) {
    (tick, placements, self.isAfterEnd) = (application.tick, [], isAfterEnd)
    if let window = application.window { add(window, .identity, alpha: 1, parent: nil, sheet: nil) }
  }

  /// Adds the places of a view and its subviews.
  ///
  /// - Parameter sheet: The visible rectangle of the sheet around the view, whose border moves with
  ///   the controller's view; nil for none.
  private mutating func add(
    _ view: View, _ outer: AffineTransform, alpha outerAlpha: Double, parent: String?, sheet: Rect?
  ) {
    let seen = view.presentation
    let alpha = outerAlpha * seen.alpha
    guard !view.isHidden else { return }
    let transform = AffineTransform(translationX: -seen.bounds.midX, y: -seen.bounds.midY)
      .concatenating(seen.transform)
      .concatenating(AffineTransform(translationX: seen.center.x, y: seen.center.y))
      .concatenating(outer)
    if transform.b != 0 || transform.c != 0 { isTurned = true }
    if let slide = view.runningSlide {
      slides.append(SlidePlacement(rect: seen.bounds.applying(transform), slide: slide))
    }
    if let opacity = view.dimmingOpacity {
      shades.append(
        Shade(rect: seen.bounds.applying(transform), opacity: opacity * outerAlpha))
    }
    var (parent, sheet) = (parent, view.sheetOutline?.applying(transform) ?? sheet)
    if let controller = view.next as? ViewController {
      placements.append(
        ScenePlacement(
          identity: controller.identity, parent: parent,
          rect: sheet ?? seen.bounds.applying(transform), alpha: alpha))
      (parent, sheet) = (controller.identity, nil)
    }
    for subview in view.subviews {
      add(subview, transform, alpha: alpha, parent: parent, sheet: sheet)
    }
  }
}
