import UIKitNames

// An app of three scenes with two custom segues, each with its way back: up and down by one screen,
// and away and near.

final class FirstCustomSegue: UIStoryboardSegue {
  override func perform() {
    let leaving: UIView = source.view
    let coming: UIView = destination.view
    let size = UIScreen.main.bounds.size

    coming.frame = CGRect(x: 0, y: size.height, width: size.width, height: size.height)
    UIApplication.shared.keyWindow?.insertSubview(coming, aboveSubview: leaving)

    UIView.animate(withDuration: 0.4) {
      leaving.frame = leaving.frame.offsetBy(dx: 0, dy: -size.height)
      coming.frame = coming.frame.offsetBy(dx: 0, dy: -size.height)
    } completion: { _ in
      self.source.present(self.destination, animated: false, completion: nil)
    }
  }
}

final class FirstCustomSegueUnwind: UIStoryboardSegue {
  override func perform() {
    let leaving: UIView = source.view
    let coming: UIView = destination.view
    let height = UIScreen.main.bounds.size.height

    UIApplication.shared.keyWindow?.insertSubview(coming, aboveSubview: leaving)

    UIView.animate(withDuration: 0.4) {
      leaving.frame = leaving.frame.offsetBy(dx: 0, dy: height)
      coming.frame = coming.frame.offsetBy(dx: 0, dy: height)
    } completion: { _ in
      self.source.dismiss(animated: false, completion: nil)
    }
  }
}

final class SecondCustomSegue: UIStoryboardSegue {
  override func perform() {
    let leaving: UIView = source.view
    let coming: UIView = destination.view

    UIApplication.shared.keyWindow?.insertSubview(coming, belowSubview: leaving)
    coming.transform = coming.transform.scaledBy(x: 0.001, y: 0.001)

    UIView.animate(withDuration: 0.5) {
      leaving.transform = coming.transform
    } completion: { _ in
      UIView.animate(withDuration: 0.5) {
        coming.transform = .identity
      } completion: { _ in
        leaving.transform = .identity
        self.source.present(self.destination, animated: false, completion: nil)
      }
    }
  }
}

final class SecondCustomSegueUnwind: UIStoryboardSegue {
  override func perform() {
    let leaving: UIView = source.view
    let coming: UIView = destination.view
    let height = UIScreen.main.bounds.size.height

    coming.frame = coming.frame.offsetBy(dx: 0, dy: height)
    coming.transform = coming.transform.scaledBy(x: 0.001, y: 0.001)
    UIApplication.shared.keyWindow?.insertSubview(coming, aboveSubview: leaving)

    UIView.animate(withDuration: 0.5) {
      leaving.transform = leaving.transform.scaledBy(x: 0.001, y: 0.001)
      leaving.frame = leaving.frame.offsetBy(dx: 0, dy: -height)
      coming.transform = .identity
      coming.frame = coming.frame.offsetBy(dx: 0, dy: -height)
    } completion: { _ in
      self.source.dismiss(animated: false, completion: nil)
    }
  }
}

class MessageViewController: UIViewController {
  weak var lblMessage: UILabel!

  // What is drawn in Interface Builder.
  override func loadView() {
    let label = UILabel(frame: CGRect(x: 0, y: 12, width: 40, height: 1))
    label.textAlignment = .center
    let view = UIView()
    view.addSubview(label)
    self.view = view
    lblMessage = label
  }
}

final class FirstViewController: MessageViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 1, green: 0.8, blue: 0.4, alpha: 1)

    let swipe = UISwipeGestureRecognizer(
      target: self, action: FirstViewController.showSecondViewController)
    swipe.direction = .up
    view.addGestureRecognizer(swipe)

    let button = UIButton(type: .system)
    button.frame = CGRect(x: 16, y: 21, width: 9, height: 1)
    button.setTitle("Tap Me!", for: .normal)
    button.addTarget(
      self, action: FirstViewController.showThirdViewController, for: .touchUpInside)
    view.addSubview(button)
  }

  func showSecondViewController() {
    performSegue(withIdentifier: "idFirstSegue", sender: self)
  }

  func showThirdViewController(_ sender: UIButton) {
    performSegue(withIdentifier: "idSecondSegue", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "idFirstSegue" {
      let second = segue.destination as! SecondViewController
      second.message = "Hello from the 1st View Controller"
    }
  }

  func returnFromSegueActions(sender: UIStoryboardSegue) {
    if sender.identifier == "idFirstSegueUnwind" {
      let color = view.backgroundColor
      view.backgroundColor = .red
      UIView.animate(withDuration: 1.0) {
        self.view.backgroundColor = color
      }
    } else {
      lblMessage.text = "Welcome back!"
    }
  }

  override func segueForUnwinding(
    to toViewController: UIViewController, from fromViewController: UIViewController,
    identifier: String?
  ) -> UIStoryboardSegue? {
    switch identifier {
    case "idFirstSegueUnwind":
      return FirstCustomSegueUnwind(
        identifier: identifier, source: fromViewController, destination: toViewController,
        performHandler: {})
    case "idSecondSegueUnwind":
      return SecondCustomSegueUnwind(
        identifier: identifier, source: fromViewController, destination: toViewController,
        performHandler: {})
    default:
      return super.segueForUnwinding(
        to: toViewController, from: fromViewController, identifier: identifier)
    }
  }
}

final class SecondViewController: MessageViewController {
  var message: String!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.8, green: 1, blue: 0.4, alpha: 1)
    lblMessage.text = message

    let swipe = UISwipeGestureRecognizer(
      target: self, action: SecondViewController.showFirstViewController)
    swipe.direction = .down
    view.addGestureRecognizer(swipe)
  }

  func showFirstViewController() {
    performSegue(withIdentifier: "idFirstSegueUnwind", sender: self)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if segue.identifier == "idFirstSegueUnwind" {
      let first = segue.destination as! FirstViewController
      first.lblMessage.text = "You just came back from the 2nd VC"
    }
  }
}

final class ThirdViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(red: 0.4, green: 0.8, blue: 1, alpha: 1)

    let swipe = UISwipeGestureRecognizer(
      target: self, action: ThirdViewController.showFirstViewController)
    swipe.direction = .up
    view.addGestureRecognizer(swipe)
  }

  func showFirstViewController() {
    performSegue(withIdentifier: "idSecondSegueUnwind", sender: self)
  }
}
