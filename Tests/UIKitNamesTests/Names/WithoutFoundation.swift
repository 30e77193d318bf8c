import UIKitNames

// Code as it is written for UIKit, in a file that imports nothing else. That it compiles is the test.

class CardView: UIView {
  let inset: CGFloat = 2

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  convenience init(color: UIColor) {
    self.init(frame: .zero)
    backgroundColor = color
  }

  private func setUp() {
    backgroundColor = .systemBlue
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    subviews.first?.frame = bounds.insetBy(dx: inset, dy: 1)
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 12, height: UIView.noIntrinsicMetric) }
}

class ItemCell: UITableViewCell {
  static let identifier = "ItemCell"
  private let badge = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .value1, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    badge.text = nil
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
  }
}

class ItemController: UIViewController {
  let item: String
  private lazy var label: UILabel = {
    let label = UILabel()
    label.text = item
    label.font = .boldSystemFont(ofSize: 17)
    label.textAlignment = .center
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    return label
  }()

  init(item: String) {
    self.item = item
    super.init(nibName: nil, bundle: nil)
    title = item
    modalPresentationStyle = .formSheet
  }

  init?(coder: NSCoder, item: String) {
    self.item = item
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    item = ""
    super.init(coder: coder)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 1),
      label.widthAnchor.constraint(lessThanOrEqualTo: view.widthAnchor, multiplier: 0.5),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.backBarButtonItem = UIBarButtonItem(
      title: "Items", style: .plain, target: nil, action: nil)
    toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(
        barButtonSystemItem: .trash, target: self, action: ItemController.deleteItem),
    ]
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
    transitionCoordinator?.animate(alongsideTransition: { _ in self.label.alpha = 1 })
  }

  func deleteItem() {
    navigationController?.popViewController(animated: true)
  }

  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag, completion: completion)
  }
}

class BareController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError()
  }
}

class NibController: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

class StackController: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    isNavigationBarHidden = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }

  override func popToViewController(_ viewController: UIViewController, animated: Bool)
    -> [UIViewController]?
  {
    super.popToViewController(viewController, animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
}

final class PagesSource: NSObject, UIPageViewControllerDataSource {
  let pages: [UIViewController] = [UIViewController(), UIViewController()]

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else {
      return nil
    }
    return pages[index + 1]
  }
}

/// Every form of a call that UIKit code is full of.
func callEverything(in controller: UIViewController) {
  let view: UIView = controller.view
  let card = CardView()
  card.frame = CGRect(x: 1, y: 2, width: 30, height: 4)
  card.center = CGPoint(x: 4, y: 4.5)
  card.transform = CGAffineTransform(scaleX: 2, y: 1).translatedBy(x: 1, y: 0)
  view.addSubview(card)
  UIView.animate(withDuration: 0.3) { card.alpha = 0 }
  // swift-format-ignore: OnlyOneTrailingClosureArgument
  UIView.animate(withDuration: 0.3, animations: { card.alpha = 1 }) { finished in _ = finished }
  UIView.animate(
    withDuration: 0.3, delay: 0.1, options: [.curveEaseOut, .allowUserInteraction],
    animations: { card.transform = .identity }, completion: nil)
  UIView.animate(
    withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 1,
    options: [], animations: {})
  UIView.animateKeyframes(withDuration: 1, delay: 0, options: .calculationModeCubic) {
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { card.alpha = 0.5 }
  }
  UIView.transition(with: card, duration: 0.2, options: .transitionCrossDissolve) {}
  UIView.performWithoutAnimation { card.isHidden = true }

  let animator = UIViewPropertyAnimator(duration: 0.4, curve: .easeInOut) { card.alpha = 0 }
  animator.addCompletion { position in _ = position == .end }
  animator.startAnimation()
  animator.pauseAnimation()
  animator.fractionComplete = 0.5
  animator.isReversed = true
  animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  animator.stopAnimation(true)
  let spring = UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 1, dy: 0))
  _ = UIViewPropertyAnimator(duration: 0.4, timingParameters: spring)
  _ = UIViewPropertyAnimator(
    duration: 0.4, controlPoint1: CGPoint(x: 0.1, y: 0.5), controlPoint2: CGPoint(x: 0.5, y: 1)
  ) { card.alpha = 0 }
  _ = UIViewPropertyAnimator().delay
  if let picture = card.snapshotView(afterScreenUpdates: false) { view.addSubview(picture) }

  let tap = UITapGestureRecognizer(target: card, action: CardView.setNeedsDisplay)
  tap.numberOfTapsRequired = 2
  card.addGestureRecognizer(tap)
  let edge = UIScreenEdgePanGestureRecognizer()
  edge.edges = .left
  tap.require(toFail: edge)

  let button = UIButton(type: .system)
  button.setTitle("Go", for: .normal)
  button.setTitleColor(.systemRed, for: .normal)
  button.addAction(UIAction(title: "Go") { action in _ = action.sender }, for: .touchUpInside)
  let stack = UIStackView(arrangedSubviews: [button, UILabel(), UISwitch()])
  stack.axis = .vertical
  stack.spacing = 1
  stack.alignment = .leading
  view.addSubview(stack)

  let sheet = ItemController(item: "sheet")
  sheet.modalTransitionStyle = .crossDissolve
  sheet.isModalInPresentation = true
  controller.present(sheet, animated: true) {}

  let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { action in _ = action.title })
  alert.addAction(UIAlertAction(title: "No", style: .cancel, handler: nil))
  alert.addTextField { field in field.placeholder = "Why" }
  _ = alert.textFields?.first?.text

  let duration: TimeInterval = 0.25
  let width: CGFloat = UIScreen.main.bounds.width
  _ = width * CGFloat(duration)
  _ = UIApplication.shared.connectedScenes
    .compactMap { $0 as? UIWindowScene }
    .flatMap(\.windows)
    .first { $0 == UIApplication.shared.keyWindow }
  _ = UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2)
  _ = IndexPath(row: 1, section: 0) < IndexPath(row: 0, section: 1)
}
