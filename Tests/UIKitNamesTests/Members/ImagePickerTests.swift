import NavigationKit
import Testing
import UIKitNames

/// The choice of a picture.
@Suite struct ImagePickerTests {
  @Test(arguments: [true, false])
  func `a chosen picture goes to the picker's delegate`(allowsEditing: Bool) {
    final class Owner: UIViewController, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      var info: [UIImagePickerController.InfoKey: Any] = [:]
      func imagePickerController(
        _ picker: UIImagePickerController,
        didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        self.info = info
        picker.dismiss(animated: false)
      }
    }
    #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
    let owner = Owner()
    let screen = Screen(root: owner)
    let picker = UIImagePickerController()
    picker.delegate = owner
    picker.allowsEditing = allowsEditing
    screen.turn { owner.present(picker, animated: false) }
    screen.swipe(.down)
    screen.tap()
    screen.settle()
    let original = owner.info[.originalImage] as? UIImage
    #expect(original?.name == "person")
    #expect(owner.info[.editedImage] as? UIImage == (allowsEditing ? original : nil))
    #expect(owner.presentedViewController == nil)
  }
}
