import UIKitNames

// A navigation controller, a table of a hundred items and a detail, and two ways to fade from one to
// the other: a custom segue, and an animator of the navigation controller's delegate.

final class TDTableViewController: UITableViewController {
  var tableViewDataSource: [String]?
  private var dataItem: String?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Items"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    createDataSource()
  }

  private func createDataSource() {
    guard tableViewDataSource == nil else { return }
    tableViewDataSource = (0..<100).map { "item :- [\($0)]" }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    tableViewDataSource?.count ?? 0
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
    cell.textLabel?.text = tableViewDataSource?[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    dataItem = tableViewDataSource![indexPath.row]
    performSegue(withIdentifier: "TDViewController", sender: nil)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "TDViewController" else { return }
    let destination = segue.destination as! TDViewController
    destination.singleData = dataItem!
  }
}

final class TDViewController: UIViewController {
  weak var dataLabel: UILabel!
  var singleData: String!

  // What is drawn in Interface Builder: a label under the top of the view.
  override func loadView() {
    let view = UIView()
    view.backgroundColor = .white
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 2),
    ])
    self.view = view
    dataLabel = label
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    dataLabel.text = singleData
  }
}

final class FadingAppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let prepare: (UIApplication) -> Void

  init(prepare: @escaping (UIApplication) -> Void) {
    self.prepare = prepare
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    prepare(application)
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController =
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
    window?.makeKeyAndVisible()
    return true
  }
}

/// Lays the detail's view over the list's and lets it fade in; no stack and no bar know of it.
final class DetailStoryboardSegue: UIStoryboardSegue {
  override func perform() {
    let sourceView: UIView = source.view
    let destinationView: UIView = destination.view
    let window = (UIApplication.shared.delegate as! FadingAppDelegate).window
    destinationView.frame = window!.bounds
    window?.insertSubview(destinationView, aboveSubview: sourceView)
    destinationView.alpha = 0.0
    UIView.animate(withDuration: 0.3) {
      destinationView.alpha = 1.0
    }
  }
}

final class DetailTransitioningAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let durationTimeInterval: TimeInterval
  private(set) var endings: [Bool] = []

  init(duration: TimeInterval) {
    durationTimeInterval = duration
  }

  func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
    -> TimeInterval
  {
    durationTimeInterval
  }

  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    let destination = transitionContext.viewController(forKey: .to)!
    transitionContext.containerView.addSubview(destination.view)
    destination.view.alpha = 0.0
    UIView.animate(withDuration: durationTimeInterval) {
      destination.view.alpha = 1.0
    } completion: { _ in
      let cancelled = transitionContext.transitionWasCancelled
      destination.view.alpha = 1.0
      transitionContext.completeTransition(!cancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    endings.append(transitionCompleted)
  }
}

final class FadingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  let animator = DetailTransitioningAnimator(duration: 0.3)
  private(set) var operations: [UINavigationController.Operation] = []
  var interaction: UIPercentDrivenInteractiveTransition?

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? {
    operations.append(operation)
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? {
    interaction
  }
}

/// Shows a controller of another storyboard, which no segue between two scenes of one can name.
final class AnotherStoryboardSegue: UIStoryboardSegue {
  override func perform() {
    let another = UIStoryboard(name: "Another", bundle: nil)
    let controller = another.instantiateViewController(withIdentifier: "particular")
    source.navigationController?.pushViewController(controller, animated: false)
  }
}
