import NavigationKit
import UIKitNames

/// The answers so far.
struct Order {
  var name = ""
  var bread = ""
}

/// The first step: a name. The last step unwinds to it.
final class NameController: StepController {
  private let field = UITextField()

  convenience init() {
    self.init(title: "Name", order: Order())
    unwindActions["startAgain"] = { [weak self] _ in self?.field.text = "" }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Your name"
    field.accessibilityIdentifier = "name"
    arrange([
      label("Who orders?"), field,
      button("Next") { [weak self] in self?.next() },
    ])
  }

  private func next() {
    guard let name = field.text, !name.isEmpty else {
      let alert = UIAlertController(
        title: "No name", message: "Type a name first.", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      return present(alert, animated: true)
    }
    order.name = name
    show(BreadController(order: order))
  }
}

/// The second step: one of three breads.
final class BreadController: StepController {
  convenience init(order: Order) { self.init(title: "Bread", order: order) }

  override func viewDidLoad() {
    super.viewDidLoad()
    let choices = ["Rye", "Spelt", "Baguette"].map { bread in
      button(bread) { [weak self] in
        guard let self else { return }
        order.bread = bread
        show(SummaryController(order: order))
      }
    }
    arrange([label("Which bread, \(order.name)?")] + choices)
  }
}

/// The last step: the whole order, and the way back to the first step.
final class SummaryController: StepController {
  convenience init(order: Order) {
    self.init(title: "Summary", order: order)
    segueTemplates = [
      SegueTemplate(identifier: "again", kind: .unwind(action: "startAgain")) {
        UnwindSegue(identifier: $0, source: $1, destination: $2)
      }
    ]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    arrange([
      label("\(order.bread) for \(order.name)."),
      button("Order again") { [weak self] in
        self?.performSegue(withIdentifier: "again", sender: nil)
      },
    ])
  }
}
