import NavigationKit
import Testing

/// Tasks that views and controllers start inherit the application of their turn, and must not use
/// it.
@Suite struct ApplicationConfinementTests {
  private final class Loading: ViewController {
    var task: Task<Void, Never>?

    override func viewDidLoad() {
      super.viewDidLoad()
      task = Task { View.animate(withDuration: 1) {} }
    }
  }

  private static let sentence = "Application.current was used in a Task that a turn had started"

  private func expectSentence(in result: ExitTest.Result?) {
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(Self.sentence), "\(message)")
  }

  @Test func `a controller's task traps with a message when it calls View.animate`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let controller = Loading()
      Application().turn { controller.loadViewIfNeeded() }
      await controller.task?.value
    }
    expectSentence(in: result)
  }

  @Test func `a task that runs after the turn on the turn's thread traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      // The turn and the task both run on the main thread, one after the other.
      await MainActor.run {
        Application().turn { Task { @MainActor in View.setAnimationsEnabled(false) } }
      }.value
    }
    expectSentence(in: result)
  }

  @Test func `a task that is started by a turn's task traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let task = Application().turn {
        Task { await Task { View.animate(withDuration: 1) {} }.value }
      }
      await task.value
    }
    expectSentence(in: result)
  }

  @Test func `a detached task has no current application`() async {
    let isFree = await Application().turn {
      Task.detached { Application.current == nil }
    }.value
    #expect(isFree)
  }

  @Test func `a task can run turns of an application of its own`() async {
    let isCurrent = await Application().turn {
      Task {
        let application = Application()
        return application.turn { Application.current === application }
      }
    }.value
    #expect(isCurrent)
  }

  @Test func `no application is current outside a turn`() {
    #expect(Application.current == nil)
    Application().turn {}
    #expect(Application.current == nil)
  }
}
