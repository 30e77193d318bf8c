import NavigationKit
import UIKitNames

/// Shows a folder in columns: each has the items of the folder that is chosen in the one before. A
/// file is shown in the last column.
final class ColumnsController: UIViewController {
  static let width = 20.0
  /// The items that the columns show.
  var path: [Item] = []
  private var columns: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    let swipe = UISwipeGestureRecognizer(target: self, action: ColumnsController.close)
    swipe.direction = .left
    view.addGestureRecognizer(swipe)
    for item in path { add(item) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    arrange()
  }

  /// Shows an item beside the column at `index`, in place of what is there.
  private func open(_ item: Item, beside index: Int) {
    while columns.count > index + 1 { removeLast() }
    path.append(item)
    add(item)
    let new = columns[index + 1].view
    new?.alpha = 0
    UIView.animate(withDuration: 0.2) {
      new?.alpha = 1
      self.arrange()
    }
    new?.becomeFirstResponder()
  }

  /// Closes the last column: the key ←.
  private func close() {
    guard columns.count > 1 else { return }
    removeLast()
    UIView.animate(withDuration: 0.2) { self.arrange() }
    columns.last?.view?.becomeFirstResponder()
  }

  private func add(_ item: Item) {
    let column: UIViewController
    let index = columns.count
    if let items = item.items {
      let list = ListController()
      list.items = items
      list.choose = { [unowned self] in open($0, beside: index) }
      column = list
    } else {
      column = UIViewController()
      column.view = HostedSurface(Pager(item.lines))
      column.view.backgroundColor = UIColor(white: 0.95, alpha: 1)
    }
    addChild(column)
    view.addSubview(column.view)
    column.didMove(toParent: self)
    columns.append(column)
    arrange()
  }

  private func removeLast() {
    let column = columns.removeLast()
    path.removeLast()
    column.willMove(toParent: nil)
    column.view.removeFromSuperview()
    column.removeFromParent()
  }

  /// Places the columns so that the last one is visible. A file has the rest of the window, but at
  /// least two columns.
  private func arrange() {
    title = path.map(\.name).joined(separator: " › ")
    let area = view.bounds
    let before = Double(columns.count - 1) * Self.width
    let isList = columns.last is ListController
    let last = isList ? Self.width - 1 : max(2 * Self.width, area.width - before)
    let shift = max(0, before + last - area.width)
    for (index, column) in columns.enumerated() {
      column.view.frame = CGRect(
        x: Double(index) * Self.width - shift, y: 0,
        width: index == columns.count - 1 ? last : Self.width - 1, height: area.height)
    }
  }
}
