import NavigationKit
import Testing

/// What ends the program, with UIKit's gist. Numbers are those of the catalogue of its behaviour.
@Suite struct TrapTests {
  private func expect(
    _ gist: String, in result: ExitTest.Result?,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(text.contains(gist), "\(text)", sourceLocation: sourceLocation)
  }

  @Test func `pushing what is on the stack (10.4)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = named("A")
      navigation(a).pushViewController(a, animated: false)
    }
    expect("pushing the same view controller instance more than once", in: result)
  }

  @Test func `a push segue outside of any navigation controller (10.11)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = named("A")
      a.segueTemplates = [
        SegueTemplate(identifier: "push", kind: .forward(makeDestination: { named("B") })) {
          PushSegue(identifier: $0, source: $1, destination: $2)
        }
      ]
      let stage = Stage(root: a)
      stage.turn { a.performSegue(withIdentifier: "push", sender: nil) }
    }
    expect("could not find a navigation controller for segue 'push'", in: result)
  }

  @Test func `an embed segue into a view that holds something (10.13, 4.3.3)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let a = named("A")
      let container = View()
      container.addSubview(View())
      a.segueTemplates = [
        SegueTemplate(
          identifier: "embed",
          kind: .embed(makeDestination: { named("B") }, container: { container })
        ) { StoryboardSegue(identifier: $0, source: $1, destination: $2) }
      ]
      a.loadViewIfNeeded()
    }
    expect("there are unexpected subviews in the container view", in: result)
  }

  @Test(arguments: [true, false])
  func `a child's view among the views of another than its parent (10.17, 1.7.8)`(isRelative: Bool)
    async
  {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [isRelative] in
      let (p, q, c) = (named("P"), named("Q"), named("C"))
      if isRelative { q.addChild(p) }
      p.addChild(c)
      q.view.addSubview(c.view)
    }
    expect("child view controller C should have parent view controller Q but actual", in: result)
  }

  @Test func `a view that another controller has (10.27)`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      let (a, b) = (named("A"), named("B"))
      b.view = a.view
    }
    expect("a view can only be associated with at most one view controller at a time", in: result)
  }

  // There are no nibs, so it is loadView that leaves the view out.
  @Test func `a loadView that sets no view (10.28)`() async {
    await #expect(processExitsWith: .failure) {
      final class Empty: ViewController {
        override func loadView() {}
      }
      Empty().loadViewIfNeeded()
    }
  }
}
