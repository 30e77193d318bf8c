import UIKitNames

class TrailCell: UITableViewCell {
  weak var nameLabel: UILabel!
  weak var summaryLabel: UILabel!

  override func awakeFromNib() {
    super.awakeFromNib()
    accessoryType = .disclosureIndicator
  }
}

// Written by segue port: what the storyboards connect by name.
import StoryboardApps

extension TrailCell {
  static func addTrailCell(to classes: StoryboardClasses) {
    classes.add("TrailCell", { TrailCell(coder: $0) }) { connections in
      connections.outlet("nameLabel") { (owner: TrailCell, value: UILabel) in
        owner.nameLabel = value
      }
      connections.outlet("summaryLabel") { (owner: TrailCell, value: UILabel) in
        owner.summaryLabel = value
      }
    }
  }
}
