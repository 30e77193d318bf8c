import UIKit

class TrailListController: UITableViewController {
  var trails = Trail.all

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trails"
  }

  @IBAction func comeBack(_ segue: UIStoryboardSegue) {
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
}
