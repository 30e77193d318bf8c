import CellGraphics
import Motion
import NavigationKit
import Testing

/// Transitions as data.
@Suite struct SegueTransitionTests {
  /// A presentation by `transition`, in a window of 80 × 24, with a button at (10, 4).
  private func present(_ transition: SegueTransition) -> (
    stage: Stage, p: ViewController, m: ViewController
  ) {
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    let button = Button(frame: Rect(x: 10, y: 4, width: 8, height: 1))
    stage.turn { p.view.addSubview(button) }
    p.segueTemplates = [
      SegueTemplate(identifier: "go", kind: .forward { m }) { identifier, source, destination in
        let segue = PresentModallySegue(
          identifier: identifier, source: source, destination: destination)
        segue.transition = transition
        return segue
      }
    ]
    stage.turn { p.performSegue(withIdentifier: "go", sender: button) }
    return (stage, p, m)
  }

  @Test func `a growing destination starts at the frame of the sender`() {
    let (stage, _, m) = present(.grow(duration: 40, curve: .linear))
    #expect(m.view.presentationFrame == Rect(x: 10, y: 4, width: 8, height: 1))
    stage.application.advance(to: 20)
    #expect(m.view.presentationFrame == Rect(x: 5, y: 2, width: 44, height: 12.5))
    #expect(m.view.clipsToBounds)
    stage.application.advance(to: 40)
    #expect(m.view.frame == Rect(x: 0, y: 0, width: 80, height: 24))
    #expect(!m.view.clipsToBounds)
    #expect(m.appearanceState == .appeared)
  }

  @Test func `a spring grows the destination beyond its frame`() {
    let spring = TransitionSpring(damping: 0.5)
    let (stage, _, m) = present(.grow(duration: 40, spring: spring))
    // The frequency is 12.717 per duration: 0.5774 · exp(-12.717 / 2) is a thousandth. After a
    // quarter, 1 - exp(-1.5896) · (cos 2.7533 + 0.5774 · sin 2.7533) = 1.1443 of the way is done.
    stage.application.advance(to: 10)
    let frame = m.view.presentationFrame
    #expect(abs(frame.width - (8 + 72 * 1.1443)) < 0.1)
    #expect(abs(frame.minX - 10 * (1 - 1.1443)) < 0.1)
    stage.application.advance(to: 40)
    #expect(m.view.presentationFrame == Rect(x: 0, y: 0, width: 80, height: 24))
    #expect(m.appearanceState == .appeared)
  }

  @Test func `a spring moves the image of the destination`() {
    let (stage, p, m) = present(
      .picture(.moveIn(from: .right), duration: 40, spring: TransitionSpring(damping: 1)))
    p.view.backgroundColor = .white
    m.view.backgroundColor = Color(rgb: 0x112233)
    // 1 - (1 + x)·exp(-x) is 0.9445 at half of x = 9.2334, where (1 + x)·exp(-x) is a thousandth. The
    // image begins after 80 · (1 - 0.9445) = 4.4 columns. By the curve it would be in the middle. The
    // white before it is in its shadow.
    stage.application.advance(to: 20)
    let beside = stage.surface[column: 3, row: 20].background
    #expect(beside.red == beside.green && beside.green == beside.blue && beside.red > 200)
    #expect(stage.surface[column: 6, row: 20].background == Color(rgb: 0x112233))
    stage.application.advance(to: 40)
    #expect(m.appearanceState == .appeared)
  }

  @Test func `a spring beyond the end of an image shows the end`() {
    let (stage, p, m) = present(
      .picture(.push(from: .right), duration: 40, spring: TransitionSpring(damping: 0.5)))
    p.view.backgroundColor = .white
    m.view.backgroundColor = Color(rgb: 0x112233)
    // 1.1443 of the way.
    stage.application.advance(to: 10)
    for column in [0, 40, 79] {
      #expect(stage.surface[column: column, row: 20].background == Color(rgb: 0x112233))
    }
    #expect(m.appearanceState == .appearing)
  }

  @Test func `a card flips over its backdrop`() {
    let (stage, _, m) = present(
      .picture(.flip(from: .right), duration: 40, backdrop: Color(rgb: 0x0000FF)))
    stage.application.advance(to: 20)
    // On edge nothing is seen of it.
    #expect(stage.surface[column: 2, row: 2].background == Color(rgb: 0x0000FF))
    stage.application.advance(to: 40)
    #expect(m.appearanceState == .appeared)
  }

  @Test func `a source in front slides away over the presented destination`() {
    let (stage, p, m) = present(.keyframes(.uncover(to: .left, duration: 40, curve: .linear)))
    m.view.backgroundColor = Color(rgb: 0x112233)
    p.view.backgroundColor = .white
    stage.application.advance(to: 20)
    #expect(stage.surface[column: 39, row: 2].background == .white)
    #expect(stage.surface[column: 41, row: 2].background == Color(rgb: 0x112233))
    stage.application.advance(to: 40)
    #expect(p.view.window == nil)
    #expect(p.view.transform == .identity)
  }

  @Test func `keyframes change a colour and restore the original colour`() {
    let transition = KeyframedTransition(
      front: .destination, source: [],
      destination: [
        TransitionKeyframe(time: 0, color: Color(red: 0, green: 0, blue: 0)),
        TransitionKeyframe(time: 40, color: Color(red: 200, green: 100, blue: 0), curve: .linear),
      ])
    let (p, m) = (named("P"), named("M"))
    m.view.backgroundColor = .white
    let stage = Stage(root: p)
    stage.turn {
      KeyframedSegue(
        identifier: nil, source: p, destination: m, transition: .keyframes(transition)
      ).perform()
    }
    stage.application.advance(to: 20)
    #expect(m.view.presentation.backgroundColor == Color(red: 100, green: 50, blue: 0))
    stage.application.advance(to: 40)
    #expect(m.view.backgroundColor == .white)
    #expect(m.appearanceState == .appeared)
  }

  @Test func `a spring overshoots its keyframe's position and arrives in time`() {
    let transition = KeyframedTransition(
      front: .destination, source: [],
      destination: [
        TransitionKeyframe(time: 0, x: 1), TransitionKeyframe(time: 120, spring: 0.3),
      ])
    let (p, m) = (named("P"), named("M"))
    let stage = Stage(root: p)
    stage.turn {
      KeyframedSegue(
        identifier: nil, source: p, destination: m, transition: .keyframes(transition)
      ).perform()
    }
    let spring = Spring(settlingIn: 1, dampingRatio: 0.3)
    var lowest = 80.0
    for tick in stride(from: 0, to: 120, by: 5) {
      stage.application.advance(to: tick)
      let x = m.view.presentation.transform.tx
      #expect(abs(x - 80 * (1 - spring.progress(at: Double(tick) / 120))) < 0.01)
      lowest = min(lowest, x)
    }
    #expect(lowest < 0)
    stage.application.advance(to: 120)
    #expect(m.appearanceState == .appeared)
  }

  @Test(arguments: [true, false])
  func `an interactive driver can drive a segue with any transition`(isFinished: Bool) {
    let transitions: [SegueTransition] = [
      .fade, .zoom, .keyframes(.cover(from: .top)), .grow(duration: 30),
      .picture(.curl(bound: .top), duration: 50), .picture(.push(from: .left), duration: 50),
    ]
    for transition in transitions {
      let (p, m) = (named("P"), named("M"))
      let stage = Stage(root: p)
      let interaction = PercentDrivenInteractiveTransition()
      stage.turn {
        let segue = KeyframedSegue(
          identifier: nil, source: p, destination: m, transition: transition)
        segue.interaction = interaction
        segue.perform()
      }
      stage.turn { interaction.update(0.4) }
      stage.application.advance(to: 300)
      #expect(stage.application.isTransitioning)
      stage.turn { isFinished ? interaction.finish() : interaction.cancel() }
      stage.settle()
      #expect(p.presentedViewController === (isFinished ? m : nil))
      #expect(stage.window.subviews.count == 1)
      #expect(p.view.alpha == 1 && p.view.transform == .identity)
    }
  }
}
