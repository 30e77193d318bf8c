import NavigationKit
import Testing

/// Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct SegueTemplateTests {
  /// A source that remembers what it was asked.
  private final class Source: ViewController {
    var allows = true
    var onPrepare: (StoryboardSegue, Any?) -> Void = { _, _ in }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
      allows
    }

    override func prepare(for segue: StoryboardSegue, sender: Any?) { onPrepare(segue, sender) }
  }

  /// A segue that shows nothing.
  private final class IdleSegue: StoryboardSegue {}

  private func template(
    _ identifier: String = "go",
    to makeDestination: @escaping () -> ViewController = { named("D") },
    by makeSegue: @escaping SegueTemplate.MakeSegue = {
      ShowSegue(identifier: $0, source: $1, destination: $2)
    }
  ) -> SegueTemplate {
    SegueTemplate(
      identifier: identifier, kind: .forward(makeDestination: makeDestination),
      makeSegue: makeSegue)
  }

  private func source(_ templates: SegueTemplate...) -> Source {
    let source = Source()
    source.baseName = "S"
    source.segueTemplates = templates
    return source
  }

  private static let steps: Set<Event.Kind> = [
    .shouldPerformSegue, .destinationCreated, .segueCreated, .prepareForSegue, .performSegue,
    .segueReleased,
  ]

  @Test func `a triggered segue performs its steps in order (4.1.1)`() {
    let source = source(template())
    let stage = Stage(root: navigation(source))
    stage.forget()
    stage.turn { source.trigger(source.segueTemplates[0], sender: nil) }
    #expect(
      stage.happened(Self.steps) == [
        "S shouldPerformSegue go", "S destinationCreated D", "S segueCreated go",
        "S prepareForSegue go", "S performSegue go", "S segueReleased go",
      ])
  }

  @Test
  func `a source that returns false from shouldPerformSegue stops the segue silently (4.1.1)`() {
    let source = source(template())
    source.allows = false
    let stage = Stage(root: navigation(source))
    stage.forget()
    stage.turn { source.trigger(source.segueTemplates[0], sender: nil) }
    #expect(
      stage.happened(Self.steps, [.warning, .push, .present]) == ["S shouldPerformSegue go"])
  }

  @Test func `performSegue does not ask shouldPerformSegue (4.1.2)`() {
    let source = source(template())
    source.allows = false
    let stage = Stage(root: navigation(source))
    stage.forget()
    stage.turn { source.performSegue(withIdentifier: "go", sender: nil) }
    #expect(
      stage.happened(Self.steps) == [
        "S destinationCreated D", "S segueCreated go", "S prepareForSegue go",
        "S performSegue go", "S segueReleased go",
      ])
  }

  @Test func `prepare receives a destination that is unloaded and not yet shown (4.1.4)`() {
    let destination = named("D")
    let source = source(template(to: { destination }))
    let nav = navigation(source)
    let stage = Stage(root: nav)
    var isAsked = false
    source.onPrepare = { segue, sender in
      isAsked = true
      #expect(segue.identifier == "go")
      #expect(segue.source === source)
      #expect(segue.destination === destination)
      #expect(sender as? String == "the sender")
      #expect(!destination.isViewLoaded)
      #expect(destination.parent == nil)
      #expect(names(nav.viewControllers) == ["S"])
    }
    stage.turn { source.performSegue(withIdentifier: "go", sender: "the sender") }
    stage.settle()
    #expect(isAsked)
    #expect(nav.topViewController === destination)
  }

  @Test
  func
    `the destination of a segue to a navigation controller is the navigation controller with its root (4.1.5)`()
  {
    let source = source(
      template(to: { navigation(named("X")) }) {
        PresentModallySegue(identifier: $0, source: $1, destination: $2)
      })
    let stage = Stage(root: source)
    source.onPrepare = { segue, _ in
      let nav = segue.destination as? NavigationController
      #expect(nav?.topViewController?.baseName == "X")
      #expect(nav?.topViewController?.isViewLoaded == false)
    }
    stage.turn { source.performSegue(withIdentifier: "go", sender: nil) }
    stage.settle()
    #expect(stage.application.frontmostViewController?.baseName == "X")
  }

  @Test func `performing an unknown identifier fails and creates no destination (4.1.7)`() {
    var isMade = false
    let source = source(
      template(to: {
        isMade = true
        return named("D")
      }))
    source.onPrepare = { _, _ in Issue.record("prepare was called") }
    #expect(throws: NavigationError.unknownSegue(controller: "S", identifier: "elsewhere")) {
      try source.checkedPerformSegue(withIdentifier: "elsewhere", sender: nil)
    }
    #expect(!isMade)
  }

  @Test func `each use of a segue creates a new destination (4.1.9)`() {
    let source = source(template())
    let nav = navigation(source)
    let stage = Stage(root: nav)
    var destinations: [ViewController] = []
    source.onPrepare = { segue, _ in destinations.append(segue.destination) }
    for _ in 0..<2 {
      stage.turn { source.performSegue(withIdentifier: "go", sender: nil) }
      stage.settle()
      stage.turn { nav.popViewController(animated: false) }
    }
    #expect(destinations.count == 2)
    #expect(destinations[0] !== destinations[1])
  }

  @Test
  func
    `a show segue in a stack adds its destination immediately and does not load its view (4.1.10)`()
  {
    let source = source(template())
    let nav = navigation(source)
    let stage = Stage(root: nav)
    stage.turn {
      source.performSegue(withIdentifier: "go", sender: nil)
      #expect(names(nav.viewControllers) == ["S", "D"])
      #expect(nav.topViewController?.isViewLoaded == false)
    }
  }

  @Test func `a segue with an empty perform shows nothing and releases its destination (4.1.11)`() {
    weak var destination: ViewController?
    let source = source(
      template(by: { IdleSegue(identifier: $0, source: $1, destination: $2) }))
    let nav = navigation(source)
    let stage = Stage(root: nav)
    source.onPrepare = { segue, _ in destination = segue.destination }
    stage.turn {
      source.performSegue(withIdentifier: "go", sender: nil)
      #expect(destination == nil)
    }
    #expect(names(nav.viewControllers) == ["S"])
  }

  @Test func `a segue is deallocated after it was performed (4.1.12)`() {
    weak var segue: StoryboardSegue?
    let source = source(template())
    let stage = Stage(root: navigation(source))
    source.onPrepare = { made, _ in segue = made }
    stage.turn {
      source.performSegue(withIdentifier: "go", sender: nil)
      #expect(segue == nil)
    }
  }

  @Test(arguments: [true, false])
  func `the storyboard creates the destination if a segue action returns nil (4.4.1)`(
    answers: Bool
  ) {
    let made = named("made")
    let source = source(template())
    source.segueTemplates[0].segueAction = "make"
    source.segueActions["make"] = { sender, identifier in
      #expect(sender as? String == "the sender")
      #expect(identifier == "go")
      return answers ? made : nil
    }
    let nav = navigation(source)
    let stage = Stage(root: nav)
    stage.turn { source.performSegue(withIdentifier: "go", sender: "the sender") }
    #expect((nav.topViewController === made) == answers)
    #expect(nav.topViewController?.baseName == (answers ? "made" : "D"))
  }
}
