import UIKit

class TrailDetailController: UIViewController {
  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var walksLabel: UILabel!
  @IBOutlet private weak var walkButton: UIButton!

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
      title: "Twice", style: .plain, target: self, action: #selector(walkTwice))
    navigationItem.rightBarButtonItems?.append(share)
    show()
  }

  private func show() {
    walksLabel.text = trail.summary
  }

  @IBAction private func walk(_ sender: UIButton) {
    trail.walks += 1
    show()
  }

  @objc private func walkTwice() {
    walk(walkButton)
    walk(walkButton)
  }

  @IBAction func backFromTips(segue: UIStoryboardSegue) {
    guard let tips = segue.source as? TipsController else { return }
    walksLabel.text = tips.tip
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    (segue.destination as? TipsController)?.trailName = trail.name
  }

  @IBAction func openTips() {
    performSegue(withIdentifier: "showTips", sender: self)
  }
}
