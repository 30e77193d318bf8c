import NavigationKit
import Simulation
import Testing

/// A tab bar around everything else, driven at random.
@Suite struct ContainerWalkTests {
  @Test(arguments: 1...40)
  func `whatever comes, the containers agree with the screen`(seed: Int) {
    var dice = Dice(seed: UInt64(seed))
    let world = World()
    // Every other walk fades from tab to tab, which takes time.
    if seed.isMultiple(of: 2) { world.tabs.delegate = world.fader }
    let stage = Stage(world.tabs)
    var states = AppearanceStates()
    var trail: [String] = []
    for _ in 0..<250 {
      let step = Step.allCases[dice.roll(Step.allCases.count)]
      trail.append("\(step)")
      world.perform(step, on: stage, &dice)
      // Every third step is taken in the middle of what the last one began.
      if dice.roll(3) > 0 {
        stage.application.endDrag(cancelled: dice.roll(2) == 0)
        stage.settle()
        _ = stage.simulator.frame()
        expectInvariants(world.tabs)
      }
      states.follow(stage.simulator.takeEvents() + stage.application.events.take())
      guard states.illegal.isEmpty else { break }
    }
    #expect(states.illegal == [], "after \(trail.suffix(12).joined(separator: ", "))")
  }

  private enum Step: CaseIterable {
    case selectTab, selectByCode, swipe, drag, tap, moveFocus, resize, push, pop, turnByCode
    case showColumn, hideColumn, setColumn, setMode, showDetail, changeTabs, present, dismiss
  }

  /// Where each controller is, as its callbacks say.
  private struct AppearanceStates {
    private var states: [String: Event.Kind] = [:]
    private(set) var illegal: [String] = []

    mutating func follow(_ events: [Event]) {
      for event in events {
        let before = states[event.subject] ?? .viewDidDisappear
        let legal: [Event.Kind]
        switch event.kind {
        case .viewWillAppear: legal = [.viewDidDisappear, .viewWillDisappear]
        case .viewDidAppear: legal = [.viewWillAppear]
        case .viewWillDisappear: legal = [.viewDidAppear, .viewWillAppear]
        case .viewDidDisappear: legal = [.viewWillDisappear]
        default: continue
        }
        if !legal.contains(before) {
          illegal.append("\(event.subject): \(event.kind) after \(before)")
        }
        states[event.subject] = event.kind
      }
    }
  }

  private final class Fader: TabBarControllerDelegate {
    func tabBarController(
      _ tabs: TabBarController, animationControllerForTransitionFrom from: ViewController,
      to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { KeyframeAnimator(.fade) }
  }

  /// Tabs: a split view controller, a book, a navigation controller, and plain ones.
  private final class World {
    let tabs: TabBarController
    let fader = Fader()
    let split = SplitViewController(style: .tripleColumn)
    let classicSplit = classic(navigation("Master", Content("M")), Content("D"))
    let book = Book(.scroll, ["P1", "P2", "P3"], dots: true)
    let curled = Book(.pageCurl, ["C1", "C2"])
    let nav: NavigationController
    let all: [ViewController]

    init() {
      split.baseName = "Columns"
      curled.pages.baseName = "Curled"
      nav = navigation("Nav", Content("Root"), curled.pages)
      for (name, column) in [
        ("S1", SplitViewController.Column.primary), ("S2", .supplementary), ("S3", .secondary),
      ] { split.setViewController(Content(name), for: column) }
      all = [split, book.pages, nav, classicSplit, Content("X"), Content("Y")]
      tabs = tabBar(all)
    }

    func perform(_ step: Step, on stage: Stage, _ dice: inout Dice) {
      let column = SplitViewController.Column.allCases[dice.roll(3)]
      switch step {
      case .selectTab: stage.perform(.selectTab(1 + dice.roll(6)))
      case .selectByCode:
        let index = dice.roll(tabs.viewControllers?.count ?? 1)
        stage.turn { tabs.selectedIndex = index }
      case .swipe: stage.perform(.swipe(Direction.allCases[dice.roll(4)]))
      case .drag: stage.perform(.drag(Direction.allCases[dice.roll(2)]))
      case .tap: stage.perform(.tap)
      case .moveFocus: stage.perform(.moveFocus(.next))
      case .resize:
        let widths = [1, 30, 59, 60, 80, 100, 130]
        stage.resize(columns: widths[dice.roll(widths.count)], rows: 1 + dice.roll(30))
      case .push:
        let content = Content("N")
        content.hidesBottomBarWhenPushed = dice.roll(3) == 0
        let animated = dice.roll(2) == 0
        stage.turn { nav.pushViewController(content, animated: animated) }
      case .pop: stage.turn { _ = nav.popViewController(animated: dice.roll(2) == 0) }
      case .turnByCode:
        let page = book.contents[dice.roll(3)]
        let animated = dice.roll(2) == 0
        stage.turn {
          book.pages.setViewControllers([page], direction: .reverse, animated: animated)
        }
      case .showColumn: stage.turn { split.show(column) }
      case .hideColumn: stage.turn { split.hide(column) }
      case .setColumn:
        let isEmpty = dice.roll(4) == 0
        stage.turn { split.setViewController(isEmpty ? nil : Content("Set"), for: column) }
      case .setMode:
        let modes = SplitViewController.DisplayMode.allCases
        let mode = modes[dice.roll(modes.count)]
        stage.turn { split.preferredDisplayMode = mode }
      case .showDetail:
        let target = dice.roll(2) == 0 ? split : classicSplit
        let isStack = dice.roll(2) == 0
        // Made within the turn, or its name would not be its alone.
        stage.turn {
          let detail = isStack ? navigation("Details", Content("Detail")) : Content("Detail")
          target.showDetailViewController(detail, sender: nil)
        }
      case .changeTabs:
        let count = 3 + dice.roll(4)
        stage.turn { tabs.viewControllers = Array(all.prefix(count)) }
      case .present:
        let animated = dice.roll(2) == 0
        stage.turn { tabs.present(Content("Modal"), animated: animated) }
      case .dismiss: stage.turn { tabs.dismiss(animated: dice.roll(2) == 0) }
      }
    }
  }

  /// Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
  private struct Dice {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func roll(_ sides: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      return Int((mixed ^ mixed >> 31) % UInt64(sides))
    }
  }
}
