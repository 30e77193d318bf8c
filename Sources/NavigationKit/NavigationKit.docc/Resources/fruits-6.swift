import CellGraphics
import NavigationKit

final class FruitController: ViewController {
  let button = Button(frame: Rect(x: 2, y: 4, width: 12, height: 1))
  var message = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cantaloupe"
    unwindActions["returnToFruit"] = { [unowned self] segue in
      message = "Back with segue \(segue.identifier ?? "")"
    }
    let label = Label(frame: Rect(x: 2, y: 2, width: 30, height: 1))
    label.text = "An orange melon"
    button.title = "Tap Me!"
    view.addSubview(label)
    view.addSubview(button)
    button.addAction { [unowned self] _ in
      navigationController?.pushViewController(DetailController(), animated: true)
    }
  }
}

final class DetailController: ViewController {
  let rateButton = Button(frame: Rect(x: 2, y: 2, width: 12, height: 1))
  var stars = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Detail"
    rateButton.title = "Rate"
    view.addSubview(rateButton)
    rateButton.addAction { [unowned self] _ in
      let rating = RatingController()
      rating.modalPresentationStyle = .pageSheet
      rating.onChoice = { [weak self] in self?.stars = $0 }
      present(rating, animated: true)
    }
  }
}

final class RatingController: ViewController {
  let button = Button(frame: Rect(x: 2, y: 2, width: 12, height: 1))
  var onChoice: (Int) -> Void = { _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    button.title = "Five stars"
    view.addSubview(button)
    button.addAction { [unowned self] _ in
      onChoice(5)
      performSegue(withIdentifier: "done", sender: nil)
    }
    segueTemplates.append(
      SegueTemplate(identifier: "done", kind: .unwind(action: "returnToFruit")) {
        UnwindSegue(identifier: $0, source: $1, destination: $2)
      })
  }
}

let fruit = FruitController()
let navigation = NavigationController(rootViewController: fruit)
let application = Application()
let window = Window(application: application, size: Size(width: 80, height: 24))
application.turn {
  window.rootViewController = navigation
  window.makeKeyAndVisible()
}

func untilRest() {
  while let tick = application.nextDueTick { application.advance(to: tick) }
}

application.tap()
untilRest()
precondition(navigation.viewControllers.count == 2)

application.tap()
untilRest()
precondition(navigation.topViewController?.presentedViewController is RatingController)

application.tap()
untilRest()
precondition(fruit.message == "Back with segue done")
precondition(navigation.topViewController === fruit)
precondition(application.events.take().contains { $0.kind == .viewDidLoad })
