import UIKitNames

final class GreetingController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hello"
    view.backgroundColor = .white
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction { [unowned self] _ in
        navigationController?.pushViewController(GreetingController(), animated: true)
      })
  }
}
