import UIKitNames

class TrailListController: UITableViewController {
  var trails = Trail.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
  }

  func comeBack(_ segue: UIStoryboardSegue) {
    guard let detail = segue.source as? TrailDetailController, let index = detail.index else {
      return
    }
    trails[index] = detail.trail
    tableView.reloadData()
  }

  // MARK: - Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return trails.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "TrailCell", for: indexPath) as! TrailCell
    cell.nameLabel.text = trails[indexPath.row].name
    cell.summaryLabel.text = trails[indexPath.row].summary
    return cell
  }

  /// Hands the chosen trail to the detail.
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "showTrail", let cell = sender as? UITableViewCell,
      let path = tableView.indexPath(for: cell),
      let detail = segue.destination as? TrailDetailController
    else { return }
    detail.index = path.row
    detail.trail = trails[path.row]
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    return identifier != "never"
  }
}

// Written by segue port: what the storyboards connect by name.
import StoryboardApps

extension TrailListController {
  static func addTrailListController(to classes: StoryboardClasses) {
    classes.add("TrailListController", { TrailListController(coder: $0) }) { connections in
      connections.unwind("comeBack:") { (owner: TrailListController, sender: UIStoryboardSegue) in
        owner.comeBack(sender)
      }
    }
  }
}
