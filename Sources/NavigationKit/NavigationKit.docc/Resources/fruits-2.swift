import CellGraphics
import NavigationKit

final class FruitController: ViewController {
  let button = Button(frame: Rect(x: 2, y: 4, width: 12, height: 1))

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Cantaloupe"
    let label = Label(frame: Rect(x: 2, y: 2, width: 30, height: 1))
    label.text = "An orange melon"
    button.title = "Tap Me!"
    view.addSubview(label)
    view.addSubview(button)
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
