import CellGraphics
import NavigationKit
import Testing
import WalkSupport

/// Whatever a hand does with a transition, it ends once, in one of two ways, both known before.
@Suite struct TransitionWalkTests {
  /// What moves the views.
  enum Mover: CaseIterable {
    case blocks
    case propertyAnimator
    case keyframes
    case curl

    func make() -> any ViewControllerAnimatedTransitioning {
      switch self {
      case .blocks: SlideIn()
      case .propertyAnimator: SmoothSlideIn()
      case .keyframes: KeyframeAnimator(.zoom)
      case .curl: PictureAnimator(.curl(bound: .left), duration: 0.4)
      }
    }
  }

  enum Step: CustomStringConvertible {
    /// In hundredths.
    case update(Int)
    case pause
    case finish
    case cancel
    case wait(Int)

    var description: String {
      switch self {
      case .update(let progress): "update \(progress)"
      case .pause: "pause"
      case .finish: "finish"
      case .cancel: "cancel"
      case .wait(let ticks): "wait \(ticks)"
      }
    }
  }

  /// How one walk is set up; the steps come beside it, so that they can be shrunk.
  struct Setting {
    var change: TransitionCast.Change
    var mover: Mover
    var startsInHand: Bool
    var speed: Double
    var curve: View.AnimationCurve

    init(using random: inout SeededRandom) {
      change = TransitionCast.Change.allCases.randomElement(using: &random) ?? .push
      mover = Mover.allCases.randomElement(using: &random) ?? .blocks
      startsInHand = !random.isOne(in: 4)
      speed = [0.5, 1, 3].randomElement(using: &random) ?? 1
      curve = View.AnimationCurve.allCases.randomElement(using: &random) ?? .linear
    }
  }

  private func steps(using random: inout SeededRandom) -> [Step] {
    (0..<Int.random(in: 1...12, using: &random)).map { _ in
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2: .update(Int.random(in: -10...110, using: &random))
      case 3: .pause
      case 4: .finish
      case 5: .cancel
      default: .wait(Int.random(in: 1...50, using: &random))
      }
    }
  }

  /// Where `setting` ends if nobody interferes.
  private func uninterrupted(_ setting: Setting) -> [String] {
    let cast = TransitionCast(setting.change)
    cast.director.animator = setting.mover.make()
    cast.go()
    cast.stage.settle()
    return cast.state
  }

  /// What is wrong with what `steps` lead to; nil for nothing.
  private func fault(of steps: [Step], in setting: Setting, after: [String]) -> String? {
    let cast = TransitionCast(setting.change)
    let before = cast.state
    let interaction = PercentDrivenInteractiveTransition()
    interaction.wantsInteractiveStart = setting.startsInHand
    interaction.completionSpeed = setting.speed
    interaction.completionCurve = setting.curve
    cast.director.animator = setting.mover.make()
    cast.director.interaction = interaction
    cast.go()
    var isCancelled = false
    for step in steps {
      guard cast.stage.application.isTransitioning else { break }
      let isInHand = cast.to.transitionCoordinator?.isInteractive == true
      let (from, to) = (cast.from.view.presentation, cast.to.view.presentation)
      switch step {
      case .update(let progress): cast.stage.turn { interaction.update(Double(progress) / 100) }
      case .pause:
        cast.stage.turn { interaction.pause() }
        if !isInHand { isCancelled = false }
      case .finish: cast.stage.turn { interaction.finish() }
      case .cancel:
        cast.stage.turn { interaction.cancel() }
        if isInHand { isCancelled = true }
      case .wait(let ticks):
        cast.stage.application.advance(to: cast.stage.application.tick + ticks)
        continue
      }
      // Whoever takes it in hand, or lets go of it, does not move it.
      if case .update = step, isInHand { continue }
      guard cast.from.view.presentation.looksAs(from), cast.to.view.presentation.looksAs(to) else {
        return "it jumps at \(step)"
      }
    }
    if cast.to.transitionCoordinator?.isInteractive == true {
      cast.stage.turn { interaction.finish() }
    }
    cast.stage.settle()
    let ends = cast.ends
    guard ends.count == 1 else { return "it ends \(ends.count) times" }
    guard ends == [isCancelled ? "cancelled" : "completed"] else { return "it is \(ends[0])" }
    let wanted = isCancelled ? before : after
    let state = cast.state
    guard state == wanted else {
      let differences = zip(state, wanted).filter { $0 != $1 }
      return "\(ends[0]), but \(differences)"
    }
    return nil
  }

  @Test func `any sequence of catches, drags and releases ends once at the start or the end`() {
    for seed in 1...400 as ClosedRange<UInt64> {
      var random = SeededRandom(seed: seed)
      let setting = Setting(using: &random)
      let steps = steps(using: &random)
      let after = uninterrupted(setting)
      guard fault(of: steps, in: setting, after: after) != nil else { continue }
      let few = shrunk(steps) { fault(of: $0, in: setting, after: after) != nil }
      Issue.record(
        "seed \(seed), \(setting), \(few): \(fault(of: few, in: setting, after: after) ?? "")")
      return
    }
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `a transition finished at any progress ends like an automatic one`(
    change: TransitionCast.Change
  ) {
    check(change, ending: .finish)
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `a transition cancelled at any progress restores everything`(change: TransitionCast.Change) {
    check(change, ending: .cancel)
  }

  private func check(_ change: TransitionCast.Change, ending: Step) {
    var random = SeededRandom(seed: 1)
    for mover in Mover.allCases {
      var setting = Setting(using: &random)
      (setting.change, setting.mover, setting.startsInHand) = (change, mover, true)
      let after = uninterrupted(setting)
      for progress in [0, 1, 33, 50, 99, 100] {
        let fault = fault(of: [.update(progress), ending], in: setting, after: after)
        #expect(fault == nil, "\(mover) at \(progress)")
      }
    }
  }

  // MARK: - Speeds

  /// What happens in a change that runs by itself, and its ticks.
  private func events(
    _ change: TransitionCast.Change, _ mover: Mover, advancing advance: (Application) -> Void
  ) -> [Event] {
    let cast = TransitionCast(change)
    cast.director.animator = mover.make()
    let start = cast.stage.application.tick
    cast.go()
    advance(cast.stage.application)
    return cast.stage.application.events.take().map { event in
      var event = event
      event.tick -= start
      return event
    }
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `events happen on the same ticks for any size of time steps`(
    change: TransitionCast.Change
  ) {
    for mover in Mover.allCases {
      // A frame of a session that is slowed to a tenth, at its speed, and at eight times that.
      let runs = [1, 2, 16].map { step in
        events(change, mover) { application in
          let start = application.tick
          while application.tick < start + 400 { application.advance(to: application.tick + step) }
        }
      }
      #expect(runs[0] == runs[1])
      #expect(runs[0] == runs[2])
      #expect(runs[0].contains { $0.kind == .transitionEnded })
    }
  }

  @Test(arguments: TransitionCast.Change.allCases)
  func `disabling animations keeps the events and their order`(change: TransitionCast.Change) {
    func timeless(_ events: [Event]) -> [String] { events.map(\.description) }
    for mover in Mover.allCases {
      let moving = events(change, mover) { $0.advance(to: $0.tick + 400) }
      let cast = TransitionCast(change)
      cast.director.animator = mover.make()
      cast.stage.turn { View.setAnimationsEnabled(false) }
      cast.go()
      cast.stage.settle()
      #expect(timeless(moving) == timeless(cast.stage.application.events.take()))
    }
  }
}

extension ViewPresentation {
  /// Equal but for what rounding progress to 1/65,536 loses.
  fileprivate func looksAs(_ other: ViewPresentation) -> Bool {
    abs(center.x - other.center.x) < 0.01 && abs(center.y - other.center.y) < 0.01
      && abs(bounds.width - other.bounds.width) < 0.01 && abs(alpha - other.alpha) < 0.001
      && abs(transform.tx - other.transform.tx) < 0.01
      && abs(transform.a - other.transform.a) < 0.001
  }
}
