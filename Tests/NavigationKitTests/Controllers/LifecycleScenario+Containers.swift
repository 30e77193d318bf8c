import NavigationKit

extension LifecycleScenario {
  // MARK: - Tabs

  static let tabs: [String: Self] = [
    "Selecting another tab": Self { recording in
      let tabs = TabBarController()
      tabs.viewControllers = [recording.controller("Old"), recording.controller("New")]
      recording.begin(with: tabs)
      let delegate = TabDelegate(recording)
      tabs.delegate = delegate
      recording.stage.application.selectTab(2)
      recording.settle()
      recording.kept.append(delegate)
    },
    "Tapping the selected tab": Self { recording in
      let tabs = TabBarController()
      let nav = recording.navigation(recording.controller("Root"), recording.controller("Top"))
      tabs.viewControllers = [nav]
      recording.begin(with: tabs)
      let delegate = TabDelegate(recording)
      tabs.delegate = delegate
      recording.stage.application.selectTab(1)
      recording.settle()
      recording.kept.append(delegate)
    },
  ]

  private final class TabDelegate: TabBarControllerDelegate {
    private unowned let recording: Recording

    init(_ recording: Recording) { self.recording = recording }

    func tabBarController(_ tabs: TabBarController, shouldSelect controller: ViewController)
      -> Bool
    {
      recording.mark("delegate", "shouldSelect \(controller.identity): true")
      return true
    }

    func tabBarController(_ tabs: TabBarController, didSelect controller: ViewController) {
      recording.mark("delegate", "didSelect \(controller.identity)")
    }
  }

  // MARK: - Pages

  static let pages: [String: Self] = [
    "Scrolling to the next page": Self { turn(.scroll, $0) },
    "A scroll that is cancelled": Self { cancelTurn(.scroll, $0) },
    "Curling to the next page": Self { turn(.pageCurl, $0) },
    "A curl that is cancelled": Self { cancelTurn(.pageCurl, $0) },
  ]

  private static func turn(_ style: PageViewController.TransitionStyle, _ recording: Recording) {
    open(style, recording)
    recording.stage.application.swipe(.left)
    recording.settle()
  }

  private static func cancelTurn(
    _ style: PageViewController.TransitionStyle, _ recording: Recording
  ) {
    open(style, recording)
    recording.mark("finger", "drags")
    recording.stage.application.drag(.left)
    recording.mark("finger", "lets go, taking it back")
    recording.stage.application.endDrag(cancelled: true)
    recording.settle()
  }

  private static func open(_ style: PageViewController.TransitionStyle, _ recording: Recording) {
    let pages = PageViewController(transitionStyle: style)
    let book = Pages(recording.controller("Cur"), recording.controller("New"))
    pages.dataSource = book
    recording.kept.append(book)
    pages.setViewControllers([book.first], direction: .forward, animated: false)
    recording.begin(with: pages)
  }

  private final class Pages: PageViewControllerDataSource {
    let first: ViewController
    private let second: ViewController

    init(_ first: ViewController, _ second: ViewController) {
      (self.first, self.second) = (first, second)
    }

    func pageViewController(
      _ pages: PageViewController, viewControllerBefore controller: ViewController
    ) -> ViewController? { controller === second ? first : nil }

    func pageViewController(
      _ pages: PageViewController, viewControllerAfter controller: ViewController
    ) -> ViewController? { controller === first ? second : nil }
  }
}
