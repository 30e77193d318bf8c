import AllocationCount
import CellGraphics
import NavigationKit

/// Views in a window of 80 × 24 cells, all on their way: by blocks, springs, keyframes and an animator
/// each, for longer than anybody measures.
final class AnimatedViews {
  private let application = Application()
  private let window: Window
  private let views: [View]

  init(count: Int) {
    window = Window(application: application, size: Size(width: 80, height: 24))
    views = (0..<count).map { index in
      View(frame: Rect(x: Double(index % 70), y: Double(index % 20), width: 10, height: 4))
    }
    application.turn { [window, views] in
      let controller = ViewController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      for view in views { controller.view.addSubview(view) }
      for (index, view) in views.enumerated() { Self.animate(view, index % 4) }
    }
    _ = application.events.take()
  }

  private static func animate(_ view: View, _ kind: Int) {
    let hours = 3_600.0 * 20
    switch kind {
    case 0:
      View.animate(withDuration: hours) { change(view) }
    case 1:
      View.animate(
        withDuration: hours, delay: 0, usingSpringWithDamping: 0.1, initialSpringVelocity: 0,
        options: [.repeat, .autoreverse]
      ) { change(view) }
    case 2:
      View.animateKeyframes(
        withDuration: 1, options: [.repeat, .autoreverse, .calculationModeCubicPaced]
      ) {
        View.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.4) { change(view) }
        View.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x += 9 }
      }
    default:
      ViewPropertyAnimator.runningPropertyAnimator(withDuration: hours, delay: 0) { change(view) }
    }
  }

  private static func change(_ view: View) {
    view.center.x += 20
    view.bounds.size.width += 5
    view.transform = AffineTransform(translationX: 3, y: 1)
    view.alpha = 0.5
    view.backgroundColor = .white
  }

  /// Advances by one tick and asks each view where it is seen; returns a sum over the answers.
  func tick() -> Double {
    application.advance(to: application.tick + 1)
    var sum = 0.0
    for view in views { sum += view.presentation.center.x + view.presentation.alpha }
    return sum
  }

  /// A tick and its picture.
  func tickAndDraw() {
    application.advance(to: application.tick + 1)
    var canvas = Canvas(surface: Surface(columns: 80, rows: 24))
    _ = window.draw(onto: &canvas)
  }
}

/// Returns the number of allocations in `count` runs of `body`, after one run that warms up.
func allocations(in count: Int, _ body: () -> Void) -> Int {
  body()
  let before = allocationCount()
  for _ in 0..<count { body() }
  return allocationCount() - before
}
