import CellGraphics
import NavigationKit
import Testing
import UIKitNames

/// Default appearances of bars, and the callbacks of closed pickers, as Apple's documentation has
/// them.
@Suite struct KeptMembersTests {
  @Test func `the default appearance of a bar is kept, and its changes change the bar`() {
    let (navigation, tabs, tools) = (UINavigationBar(), UITabBar(), UIToolbar())
    navigation.barTintColor = .blue
    #expect(navigation.standardAppearance === navigation.standardAppearance)
    #expect(navigation.barTintColor == .blue)
    navigation.standardAppearance.backgroundColor = .red
    tabs.standardAppearance.backgroundColor = .red
    tools.standardAppearance.backgroundColor = .red
    #expect(navigation.barTintColor == .red)
    #expect(tabs.barTintColor == .red)
    #expect(tools.barTintColor == .red)
    let appearance = UIToolbarAppearance()
    tools.standardAppearance = appearance
    #expect(tools.barTintColor == nil)
    appearance.backgroundColor = .green
    #expect(tools.barTintColor == .green)
  }

  @Test func `closing a picker or an activity sheet by Esc calls the app once`() {
    final class Owner: UIViewController, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      var cancels = 0
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { cancels += 1 }
    }
    let owner = Owner()
    let screen = Screen(root: owner)
    let picker = UIImagePickerController()
    picker.delegate = owner
    screen.turn { owner.present(picker, animated: false) }
    #expect(screen.application.cancel())
    screen.settle()
    #expect(owner.cancels == 1 && owner.presentedViewController == nil)
    let sheet = UIActivityViewController(activityItems: ["Hello"], applicationActivities: nil)
    var ends: [Bool] = []
    sheet.completionWithItemsHandler = { _, isDone, _, _ in ends.append(isDone) }
    screen.turn { owner.present(sheet, animated: false) }
    #expect(screen.application.cancel())
    screen.settle()
    #expect(ends == [false] && owner.presentedViewController == nil)
  }
}
