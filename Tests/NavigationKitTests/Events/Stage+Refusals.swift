import CellGraphics
import NavigationKit

extension Stage {
  /// Returns what an input did not do.
  func refusals(of input: () -> Void) -> [Refusal] {
    application.events.beginInput()
    input()
    return application.events.refusals
  }

  /// Returns what a tap at a point did not do.
  func refusals(ofTapAt point: Point) -> [Refusal] {
    refusals {
      application.touch(.down, at: point)
      application.touch(.up, at: point)
    }
  }

  /// Returns what a touch through points did not do, with a tick at each.
  func refusals(ofTouch points: Point...) -> [Refusal] {
    refusals {
      for (index, point) in points.enumerated() {
        application.touch(index == 0 ? .down : .move, at: point)
        advance(to: application.tick + 1)
      }
      application.touch(.up, at: points[points.count - 1])
    }
  }
}

/// A view with an identifier, at the upper left.
func identified<Control: View>(_ name: String, _ view: Control, columns: Double = 10) -> Control {
  view.accessibilityIdentifier = name
  view.frame = Rect(x: 0, y: 0, width: columns, height: 1)
  return view
}
