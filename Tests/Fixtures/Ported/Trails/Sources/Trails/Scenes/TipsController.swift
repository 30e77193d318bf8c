import UIKitNames

class TipsController: UIViewController {
  weak var tipLabel: UILabel!

  var trailName = ""
  var tip: String { return "Tip: bring boots to \(trailName)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tipLabel.text = tip
  }
}

/// Shows the destination without a slide, and fades it in.
class FadeSegue: UIStoryboardSegue {
  override func perform() {
    destination.modalPresentationStyle = .fullScreen
    destination.modalTransitionStyle = .crossDissolve
    source.present(destination, animated: true)
  }
}

// Written by segue port: what the storyboards connect by name.
import StoryboardApps

extension TipsController {
  static func addTipsController(to classes: StoryboardClasses) {
    classes.add("TipsController", { TipsController(coder: $0) }) { connections in
      connections.outlet("tipLabel") { (owner: TipsController, value: UILabel) in
        owner.tipLabel = value
      }
    }
  }
}
