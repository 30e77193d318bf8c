import CellGraphics
import NavigationKit
import Testing

/// `touchesBegan(_:with:)` and its siblings, beside the methods with one touch.
@Suite struct TouchSetTests {
  private final class Pad: View {
    var log: [String] = []
    override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
      let place = touches.first?.location(in: self) ?? .zero
      log.append("began \(touches.count) \(Int(place.x)) \(event?.allTouches == touches)")
    }
    override func touchesMoved(_ touches: Set<Touch>, with event: InputEvent?) {
      log.append("moved")
    }
    override func touchesEnded(_ touches: Set<Touch>, with event: InputEvent?) {
      log.append("ended")
    }
    override func touchesCancelled(_ touches: Set<Touch>, with event: InputEvent?) {
      log.append("cancelled")
    }
  }

  private let near = Point(x: 2, y: 1)
  private let far = Point(x: 4, y: 1)

  @Test func `a view receives its touch as a set with an event`() {
    let pad = Pad()
    let stage = Stage(columns: 10, rows: 4, filledWith: pad)
    stage.application.touch(.down, at: near)
    stage.application.touch(.move, at: far)
    stage.application.touch(.up, at: far)
    #expect(pad.log == ["began 1 2 true", "moved", "ended"])
    stage.application.touch(.down, at: near)
    stage.application.touch(.cancel, at: near)
    #expect(pad.log.last == "cancelled")
  }

  @Test func `a touch that a view does not handle goes to the next responder's set methods`() {
    let (pad, label) = (Pad(), Label(frame: Rect(x: 0, y: 0, width: 10, height: 4)))
    pad.addSubview(label)
    let stage = Stage(columns: 10, rows: 4, filledWith: pad)
    stage.application.touch(.down, at: near)
    #expect(pad.log == ["began 1 2 true"])
  }

  @Test func `a button whose subclass calls super still sends its action`() {
    final class Shy: Button {
      var touches = 0
      override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
        self.touches += touches.count
        super.touchesBegan(touches, with: event)
      }
    }
    let button = Shy()
    var taps = 0
    button.addAction(for: .touchUpInside) { _ in taps += 1 }
    let stage = Stage(columns: 10, rows: 1, filledWith: button)
    stage.application.touch(.down, at: Point(x: 2, y: 0))
    stage.application.touch(.up, at: Point(x: 2, y: 0))
    #expect(button.touches == 1 && taps == 1)
  }

  @Test func `a recogniser's subclass can recognise at the first touch`() {
    final class Instant: PanGestureRecognizer {
      override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent) {
        super.touchesBegan(touches, with: event)
        state = .began
      }
    }
    let view = View()
    var states: [GestureRecognizer.State] = []
    view.addGestureRecognizer(Instant { states.append($0.state) })
    let stage = Stage(columns: 10, rows: 4, filledWith: view)
    stage.application.touch(.down, at: near)
    #expect(states == [.began])
  }

  @Test func `an event knows the touches of a view, a window and a recogniser`() {
    final class Asking: View {
      var counts: [Int?] = []
      override func touchesBegan(_ touches: Set<Touch>, with event: InputEvent?) {
        counts = [
          event?.touches(for: self)?.count, event?.touches(for: View())?.count,
          window.flatMap { event?.touches(for: $0)?.count },
        ]
      }
    }
    let view = Asking()
    let stage = Stage(columns: 10, rows: 4, filledWith: view)
    stage.application.touch(.down, at: near)
    #expect(view.counts == [1, 0, 1])
  }
}
