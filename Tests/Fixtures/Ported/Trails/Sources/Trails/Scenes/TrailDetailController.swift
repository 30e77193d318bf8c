import UIKitNames

class TrailDetailController: UIViewController {
  private weak var nameLabel: UILabel!
  private weak var walksLabel: UILabel!
  private weak var walkButton: UIButton!

  var index: Int?
  var trail = Trail(name: "", kilometres: 0)

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    hidesBottomBarWhenPushed = true
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.title = trail.name
    nameLabel.text = "The walk: \(trail.name)"
    let share = UIBarButtonItem(
      title: "Twice", style: .plain, target: self, action: TrailDetailController.walkTwice)
    navigationItem.rightBarButtonItems?.append(share)
    show()
  }

  private func show() {
    walksLabel.text = trail.summary
  }

  private func walk(_ sender: UIButton) {
    trail.walks += 1
    show()
  }

  private func walkTwice() {
    walk(walkButton)
    walk(walkButton)
  }

  func backFromTips(segue: UIStoryboardSegue) {
    guard let tips = segue.source as? TipsController else { return }
    walksLabel.text = tips.tip
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? TipsController)?.trailName = trail.name
  }

  func openTips() {
    performSegue(withIdentifier: "showTips", sender: self)
  }
}

// Written by segue port: what the storyboards connect by name.
import StoryboardApps

extension TrailDetailController {
  static func addTrailDetailController(to classes: StoryboardClasses) {
    classes.add("TrailDetailController", { TrailDetailController(coder: $0) }) { connections in
      connections.outlet("nameLabel") { (owner: TrailDetailController, value: UILabel) in
        owner.nameLabel = value
      }
      connections.outlet("walksLabel") { (owner: TrailDetailController, value: UILabel) in
        owner.walksLabel = value
      }
      connections.outlet("walkButton") { (owner: TrailDetailController, value: UIButton) in
        owner.walkButton = value
      }
      connections.action("walk:") { (owner: TrailDetailController, sender: UIButton) in
        owner.walk(sender)
      }
      connections.unwind("backFromTipsWithSegue:") { (owner: TrailDetailController, sender: UIStoryboardSegue) in
        owner.backFromTips(segue: sender)
      }
      connections.action("openTips") { (owner: TrailDetailController) in
        owner.openTips()
      }
    }
  }
}
