import NavigationKit
import Testing

/// Segues. Numbers in comments are those of the catalogue of UIKit's behaviour.
@Suite struct StoryboardSegueTests {
  /// A in Nav on the screen, with the segue `show` to a new controller each time.
  private func show() -> (stage: Stage, nav: NavigationController, a: Probe) {
    let a = Probe("A")
    a.segueTemplates = [
      SegueTemplate(identifier: "show", kind: .forward(makeDestination: { named("B") })) {
        ShowSegue(identifier: $0, source: $1, destination: $2)
      }
    ]
    let nav = navigation(a)
    return (Stage(root: nav), nav, a)
  }

  // 1.1.6, 4.1.4
  @Test func `in prepare the destination has no view, no parent and no place on the stack`() {
    let (stage, nav, a) = show()
    var prepared: ViewController?
    a.prepare = { segue in
      prepared = segue.destination
      #expect(segue.source === a)
      #expect(!segue.destination.isViewLoaded)
      #expect(segue.destination.parent == nil)
      #expect(names(nav.viewControllers) == ["A"])
    }
    stage.turn { a.performSegue(withIdentifier: "show", sender: nil) }
    #expect(prepared != nil)
    #expect(nav.topViewController === prepared)
  }

  // 4.1.4
  @Test func `the sender comes through as it is`() {
    final class Source: ViewController {
      var senders: [Any?] = []
      override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        senders.append(sender)
        return true
      }
      override func prepare(for segue: StoryboardSegue, sender: Any?) { senders.append(sender) }
    }
    let source = Source()
    let stage = Stage(root: source)
    let template = SegueTemplate(
      identifier: nil, kind: .forward(makeDestination: { named("B") })
    ) { StoryboardSegue(identifier: $0, source: $1, destination: $2) }
    let sender = Button()
    stage.turn { source.trigger(template, sender: sender) }
    #expect(source.senders.count == 2)
    #expect(source.senders.allSatisfy { $0 as? Button === sender })
  }

  // 4.1.9
  @Test func `each use makes a new destination`() {
    let (stage, nav, a) = show()
    for _ in 0..<2 {
      stage.turn { a.performSegue(withIdentifier: "show", sender: nil) }
      stage.settle()
    }
    #expect(names(nav.viewControllers) == ["A", "B", "B"])
    #expect(nav.viewControllers[1] !== nav.viewControllers[2])
  }

  // 4.1.10
  @Test func `a show segue returns with the stack changed and the destination unloaded`() {
    let (stage, nav, a) = show()
    stage.turn {
      a.performSegue(withIdentifier: "show", sender: nil)
      #expect(nav.viewControllers.count == 2)
      #expect(nav.topViewController?.isViewLoaded == false)
    }
  }

  // 4.1.11
  @Test func `a segue whose perform does nothing moves nothing, and its destination is freed`() {
    let (stage, nav, a) = show()
    weak var destination: ViewController?
    a.segueTemplates = [
      SegueTemplate(identifier: "none", kind: .forward(makeDestination: { named("B") })) {
        StoryboardSegue(identifier: $0, source: $1, destination: $2)
      }
    ]
    a.prepare = { destination = $0.destination }
    stage.turn { a.performSegue(withIdentifier: "none", sender: nil) }
    #expect(names(nav.viewControllers) == ["A"])
    #expect(destination == nil)
  }

  // 4.4.1
  @Test(arguments: [true, false])
  func `a segue action that answers nil leaves the destination to the storyboard`(answers: Bool) {
    let (stage, nav, a) = show()
    let made = named("made")
    a.segueTemplates[0].segueAction = "make"
    a.segueActions["make"] = { _, identifier in
      #expect(identifier == "show")
      return answers ? made : nil
    }
    stage.turn { a.performSegue(withIdentifier: "show", sender: nil) }
    #expect((nav.topViewController === made) == answers)
    #expect(nav.topViewController?.baseName == (answers ? "made" : "B"))
  }

  // MARK: - Embedding

  /// P with an embed segue to C.
  private func parent(telling told: @escaping (Event.Kind, String) -> Void = { _, _ in }) -> Probe {
    let parent = Probe("P", told: told)
    parent.segueTemplates = [
      SegueTemplate(
        identifier: "embed",
        kind: .embed(
          makeDestination: { named("C") },
          container: { [unowned parent] in
            let container = View()
            parent.view.addSubview(container)
            return container
          })
      ) { StoryboardSegue(identifier: $0, source: $1, destination: $2) }
    ]
    return parent
  }

  // 4.3.1
  @Test func `in viewDidLoad the embedded child is there, its view in the container`() {
    var children: [String] = []
    let parent = parent()
    parent.told = { [unowned parent] kind, _ in
      if kind == .viewDidLoad { children = names(parent.children) }
    }
    let stage = Stage(root: parent)
    #expect(children == ["C"])
    #expect(parent.children[0].view.superview?.superview === parent.view)
    #expect(parent.children[0].view.window === stage.window)
  }

  // 4.3.4
  @Test func `shouldPerformSegue can keep an embed segue from firing`() {
    let parent = parent()
    parent.allowsSegues = false
    parent.loadViewIfNeeded()
    #expect(parent.children.isEmpty)
  }
}
