/// What a navigation bar shows for one controller on the stack.
public final class NavigationItem {
  /// The middle of the bar; set by `ViewController.title`, not the other way round.
  public var title: String? { didSet { owner?.navigationController?.updateBar() } }
  /// What the back button of the controller pushed onto this one says; nil takes the title.
  public var backButtonTitle: String? { didSet { owner?.navigationController?.updateBar() } }
  /// True leaves out the back button while this controller is on top.
  public var hidesBackButton = false { didSet { owner?.navigationController?.updateBar() } }

  private weak var owner: ViewController?

  init(title: String?, owner: ViewController) {
    self.title = title
    self.owner = owner
  }
}

extension ViewController {
  /// What a navigation bar shows while this controller is on top; made when first asked for.
  public var navigationItem: NavigationItem {
    if let item = storedNavigationItem { return item }
    let item = NavigationItem(title: title, owner: self)
    storedNavigationItem = item
    return item
  }
}
