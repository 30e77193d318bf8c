import UIKit

extension TrailListController {
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
