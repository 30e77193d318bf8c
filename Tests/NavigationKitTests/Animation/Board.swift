import CellGraphics
import NavigationKit

/// A stage with one view of 10 × 10 at the origin, which tests move.
struct Board {
  let stage = Stage(root: named("A"))
  let view = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))

  init() {
    stage.turn { stage.window.rootViewController?.view.addSubview(view) }
  }

  var tick: Int { stage.application.tick }

  func turn(_ body: () -> Void) { stage.turn(body) }

  func advance(to tick: Int) { stage.application.advance(to: tick) }

  /// What `read` says at each of these ticks.
  func seen<Value>(at ticks: Int..., read: (ViewPresentation) -> Value) -> [Value] {
    ticks.map { tick in
      advance(to: tick)
      return read(view.presentation)
    }
  }

  /// Where the view's middle is seen at each of these ticks.
  func places(at ticks: Int...) -> [Double] {
    ticks.map { tick in
      advance(to: tick)
      return view.presentation.center.x
    }
  }

  /// Moves the view's middle within a block of `View.animate` of its own turn.
  func move(
    to x: Double, in seconds: Double, delay: Double = 0, options: AnimationOptions = .curveLinear,
    log: Log? = nil, as name: String = ""
  ) {
    turn {
      View.animate(withDuration: seconds, delay: delay, options: options) {
        view.center.x = x
      } completion: { finished in
        log?.note("\(name) \(finished) at \(tick)")
      }
    }
  }
}

/// What happened, in order.
final class Log {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
