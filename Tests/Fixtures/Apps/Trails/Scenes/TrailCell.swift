import UIKit

class TrailCell: UITableViewCell {
  @IBOutlet weak var nameLabel: UILabel!
  @IBOutlet weak var summaryLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    accessoryType = .disclosureIndicator
  }
}
