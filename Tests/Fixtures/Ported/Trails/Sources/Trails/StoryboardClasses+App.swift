// Written by segue port: the classes that the storyboards name.
import StoryboardApps
import UIKitNames

extension StoryboardClasses {
  static func ofApp() -> StoryboardClasses {
    let classes = StoryboardClasses()
    classes.addSegue("FadeSegue") {
      FadeSegue(identifier: $0, source: $1, destination: $2)
    }
    TipsController.addTipsController(to: classes)
    TrailCell.addTrailCell(to: classes)
    TrailDetailController.addTrailDetailController(to: classes)
    TrailListController.addTrailListController(to: classes)
    return classes
  }
}
