import Testing
import UIKitNames

/// Probes of touches, the responder chain and the first responder.
@Suite struct ResponderDocumentedProbes {
  final class Pad: UIView {
    let log = ProbeLog()
    var begins = true
    var first: UITouch?
    private func note(_ name: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      if name == "moved", log.calls.last == "moved" { return }
      first = touch
      log.add(name)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("cancelled", touches)
    }
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      begins
    }
  }

  private static func pad(_ frame: CGRect = CGRect(x: 0, y: 0, width: 40, height: 20)) -> (
    ViewStage, Pad
  ) {
    let stage = ViewStage()
    let pad = Pad(frame: frame)
    stage.add(pad)
    return (stage, pad)
  }

  /// UIResponder `next` ("Using responders and the responder chain"): a view's superview, or its
  /// controller if it is a controller's view; from the window on to the application.
  @Test func `the responder chain leads to the application`() {
    let (stage, pad) = Self.pad()
    let inner = UIView()
    stage.turn { pad.addSubview(inner) }
    #expect(
      inner.next === pad && pad.next === stage.root.view && stage.root.view.next === stage.root)
    var chain: [UIResponder] = []
    var responder: UIResponder? = inner
    while let next = responder?.next, chain.count < 20 {
      chain.append(next)
      responder = next
    }
    let window = chain.firstIndex { $0 === pad.window }
    let application = chain.firstIndex { $0 === stage.screen.application }
    #expect(window != nil && application != nil && (window ?? 9) < (application ?? 0))
    #expect(UIView().next == nil)
  }

  /// UIResponder `touchesBegan(_:with:)`: "the default implementation forwards the message up the
  /// responder chain"; the touch keeps the view that was hit.
  @Test func `touches go up to the superview`() {
    let (stage, pad) = Self.pad()
    let inner = UIView(frame: CGRect(x: 4, y: 2, width: 10, height: 6))
    stage.turn { pad.addSubview(inner) }
    stage.screen.simulator.perform(.pointer(.down, column: 6, row: 5))
    #expect(pad.log.take() == ["began"] && pad.first?.view === inner && pad.first?.phase == .began)
    let (outer, own) = (pad.first?.location(in: pad), pad.first?.location(in: inner))
    #expect((outer?.x ?? 0) - (own?.x ?? 0) == 4 && (outer?.y ?? 0) - (own?.y ?? 0) == 2)
    stage.screen.simulator.perform(.pointer(.up, column: 6, row: 5))
    stage.screen.settle()
    #expect(pad.log.take() == ["ended"])
  }

  /// UITouch `view`: the view in which the touch began, also when the finger leaves it; `phase`,
  /// `previousLocation(in:)` and `tapCount` describe it.
  @Test func `a touch stays with its view`() {
    let (stage, pad) = Self.pad(CGRect(x: 0, y: 0, width: 10, height: 5))
    let simulator = stage.screen.simulator
    simulator.perform(.pointer(.down, column: 3, row: 2))
    simulator.perform(.pointer(.move, column: 30, row: 15))
    #expect(pad.first?.phase == .moved && pad.first?.view === pad && pad.first?.tapCount ?? 9 <= 1)
    let (now, before) = (pad.first?.location(in: pad), pad.first?.previousLocation(in: pad))
    #expect((now?.x ?? 0) - (before?.x ?? 0) == 27 && (now?.y ?? 0) - (before?.y ?? 0) == 13)
    simulator.perform(.pointer(.up, column: 30, row: 15))
    stage.screen.settle()
    #expect(pad.log.take() == ["began", "moved", "ended"] && pad.first?.phase == .ended)
    stage.screen.click(3, 2)
    stage.screen.click(3, 2)
    #expect(pad.first?.tapCount == 2)
  }

  final class Stop: UIView {
    var leaves = true
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { leaves }
  }

  /// UIResponder `becomeFirstResponder()`: a view that returns true from `canBecomeFirstResponder` (false by
  /// default) becomes it; the old one resigns, unless `canResignFirstResponder` is false.
  @Test func `one view is the first responder`() {
    let stage = ViewStage()
    let (a, b, plain) = (Stop(), Stop(), UIView())
    for view in [a, b, plain] {
      view.frame = CGRect(x: 0, y: 0, width: 5, height: 2)
      stage.add(view)
    }
    var results: [Bool] = []
    stage.turn { results.append(plain.becomeFirstResponder()) }
    stage.turn { results.append(a.becomeFirstResponder()) }
    #expect(results == [false, true] && a.isFirstResponder && !plain.canBecomeFirstResponder)
    stage.turn { results.append(b.becomeFirstResponder()) }
    #expect(results.last == true && b.isFirstResponder && !a.isFirstResponder)
    b.leaves = false
    stage.turn { results.append(a.becomeFirstResponder()) }
    #expect(results.last == false && b.isFirstResponder)
    b.leaves = true
    stage.turn { results.append(b.resignFirstResponder()) }
    #expect(results.last == true && !b.isFirstResponder && !a.isFirstResponder)
  }
}
