import CellGraphics
import NavigationKit

/// A leaf of the tree: a title, a text and things to put the focus on, on a ground of its own colour.
final class Content: ViewController {
  let ground: Color
  private let scrolls: Bool
  private let pages: Bool

  /// - Parameter number: Gives the colour, which no other content has.
  init(number: Int) {
    ground = Color(rgb: 0x100000 + UInt32(number % 0xE00000))
    scrolls = number.isMultiple(of: 5)
    pages = number.isMultiple(of: 10)
    super.init()
    baseName = "content"
    title = "Content \(number)"
    hidesBottomBarWhenPushed = number.isMultiple(of: 3)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ground
    let label = Label(frame: Rect(x: 2, y: 1, width: 30, height: 1))
    label.text = title
    let field = TextField(frame: Rect(x: 2, y: 3, width: 16, height: 1))
    let button = Button(frame: Rect(x: 2, y: 5, width: 10, height: 1))
    button.title = "Press"
    let place = scrolls ? addScrollView() : view
    for view in [label, field, button] as [View] { place?.addSubview(view) }
  }

  /// Long content, with a button every few rows.
  private func addScrollView() -> ScrollView {
    let scrollView = ScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = Size(width: 32, height: 60)
    scrollView.isPagingEnabled = pages
    for row in stride(from: 9, to: 60, by: 10) {
      let button = Button(frame: Rect(x: 2, y: Double(row), width: 10, height: 1))
      button.title = "Row \(row)"
      scrollView.addSubview(button)
    }
    view.addSubview(scrollView)
    return scrollView
  }
}

/// A list of many rows.
final class List: TableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(forCellReuseIdentifier: "row") { TableViewCell(style: .value1) }
  }

  override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 100 }

  override func tableView(_ tableView: TableView, cellForRowAt indexPath: IndexPath)
    -> TableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

/// Some pages, one after another.
final class Book: PageViewControllerDataSource {
  let pages: PageViewController
  let contents: [Content]

  init(_ style: PageViewController.TransitionStyle, _ contents: [Content]) {
    pages = PageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    self.contents = contents
    pages.dataSource = self
    pages.setViewControllers([contents[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pages: PageViewController, viewControllerBefore controller: ViewController
  ) -> ViewController? { neighbour(of: controller, by: -1) }

  func pageViewController(
    _ pages: PageViewController, viewControllerAfter controller: ViewController
  ) -> ViewController? { neighbour(of: controller, by: 1) }

  private func neighbour(of controller: ViewController, by step: Int) -> ViewController? {
    guard let index = contents.firstIndex(where: { $0 === controller }) else { return nil }
    let other = index + step
    return contents.indices.contains(other) ? contents[other] : nil
  }
}

/// Lets a selected tab fade in, which takes time.
final class TabFader: TabBarControllerDelegate {
  func tabBarController(
    _ tabs: TabBarController, animationControllerForTransitionFrom from: ViewController,
    to: ViewController
  ) -> (any ViewControllerAnimatedTransitioning)? { KeyframeAnimator(.fade) }
}

/// Has a say in what the user dismisses and in how a presentation follows the size of the window.
final class PresentationJudge: AdaptivePresentationControllerDelegate {
  private let allows: Bool
  private let style: ModalPresentationStyle

  init(allows: Bool, style: ModalPresentationStyle) {
    self.allows = allows
    self.style = style
  }

  func adaptivePresentationStyle(
    for controller: PresentationController, traitCollection traits: TraitCollection
  ) -> ModalPresentationStyle { style }

  func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool { allows }
}
