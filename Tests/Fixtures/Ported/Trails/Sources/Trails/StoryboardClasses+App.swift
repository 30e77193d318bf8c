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
    classes.addOutlet("delegate") {
      (owner: UITextField, value: any UITextFieldDelegate) in owner.delegate = value
    }
    classes.addOutlet("delegate") {
      (owner: UITextView, value: any UITextViewDelegate) in owner.delegate = value
    }
    classes.addKind("datePicker") { UIDatePicker(frame: .zero) }
    classes.addKind("visualEffectView") { UIVisualEffectView(effect: nil) }
    return classes
  }
}
