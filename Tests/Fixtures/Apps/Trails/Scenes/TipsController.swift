import UIKit

class TipsController: UIViewController {
  @IBOutlet weak var tipLabel: UILabel!

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
