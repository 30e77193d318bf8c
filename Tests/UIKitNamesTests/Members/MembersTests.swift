import CellGraphics
import NavigationKit
import Simulation
import Testing
import UIKitNames

@Suite struct MembersTests {
  @Test func `overridden members of controllers, views and controls are used`() {
    let controller = OverridingController()
    #expect(controller.preferredStatusBarStyle == .lightContent)
    #expect(controller.supportedInterfaceOrientations == .portrait)
    let screen = Screen(root: controller, columns: 80, rows: 24)
    #expect(controller.traitCollection.horizontalSizeClass == .compact)
    #expect(controller.view.traitCollection.verticalSizeClass == .regular)
    #expect(controller.edgesForExtendedLayout == [.left, .right])
    #expect(controller.modalPresentationCapturesStatusBarAppearance)
    let tabs = OverridingTabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    tabs.selectedIndex = 1
    #expect(tabs.selections.last == 1 && tabs.selections.contains(-2))
    screen.turn {
      let view = OverridingView()
      view.tintColor = .red
      #expect(view.tints == 1 && view.layer is CAGradientLayer)
      #expect(OverridingWindow(frame: UIScreen.main.bounds).bounds == UIScreen.main.bounds)
    }
  }

  @Test(arguments: [(80, UIUserInterfaceIdiom.pad), (40, .phone)])
  func `the width of the screen decides about the kind of device`(
    columns: Int, idiom: UIUserInterfaceIdiom
  ) {
    let screen = Screen(root: UIViewController(), columns: columns, rows: 24)
    screen.turn {
      #expect(UIDevice.current.userInterfaceIdiom == idiom)
      #expect(UITraitCollection.current.userInterfaceIdiom == idiom)
      #expect(UIDevice.current.orientation.isPortrait && UIScreen.main.scale == 1)
      #expect(UIApplication.shared.applicationState == .active)
    }
  }

  @Test func `images and fonts can be nil, as UIKit's`() {
    #expect(UIImage(named: "") == nil && UIImage(named: "Cover")?.name == "Cover")
    guard let star = UIImage(systemName: "star.fill") else { return #expect(Bool(false)) }
    #expect(star.withRenderingMode(.alwaysTemplate).renderingMode == .alwaysTemplate)
    #expect(star.size == CGSize(width: 8, height: 4))
    #expect(UIFont(name: "", size: 12) == nil)
    #expect(UIFont(name: "HelveticaNeue-Bold", size: 12)?.isBold == true)
    #expect(UIFont(name: "Avenir-Oblique", size: 12)!.isItalic)
    #expect(UIFont.systemFont(ofSize: 20).pointSize == 20)
  }

  @Test func `a label draws colours, bold and underlines of an attributed text`() {
    let text = NSMutableAttributedString(
      string: "red ", attributes: [.foregroundColor: UIColor.red])
    text.append(
      NSAttributedString(
        string: "big",
        attributes: [
          .font: UIFont.boldSystemFont(ofSize: 20),
          .underlineStyle: NSUnderlineStyle.single.rawValue,
        ]))
    let (root, label) = (
      UIViewController(), UILabel(frame: CGRect(x: 0, y: 0, width: 9, height: 1))
    )
    root.view.addSubview(label)
    label.attributedText = text
    let surface = Screen(root: root, columns: 20, rows: 4).simulator.frame().surface
    #expect(surface[column: 1, row: 0].foreground == .red)
    #expect(surface[column: 4, row: 0].attributes == [.bold, .underline])
    #expect(label.text == "red big" && label.attributedText?.string == "red big")
    label.text = "plain"
    #expect(label.attributedText?.attributes(at: 0, effectiveRange: nil).isEmpty == true)
  }

  @Test func `a bar's appearance sets its background and the colours of its titles`() {
    let bar = UINavigationController(rootViewController: UIViewController()).navigationBar
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    bar.standardAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    #expect(bar.barTintColor == .red && bar.titleColor == .white)
    bar.standardAppearance.backgroundColor = .blue
    #expect(bar.backgroundColor == .blue)
    bar.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    #expect(bar.titleColor == .yellow)
    let tabs = UITabBarController().tabBar
    tabs.standardAppearance.backgroundColor = .red
    let look = UITabBarAppearance()
    look.backgroundColor = .green
    tabs.standardAppearance = look
    #expect(tabs.barTintColor == .green)
  }

  @Test func `an appearance proxy sets the looks of bars that are created later`() {
    let screen = Screen(root: UIViewController())
    screen.turn {
      UINavigationBar.appearance().barTintColor = .red
      UINavigationBar.appearance().tintColor = .white
      UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.yellow]
      UITabBar.appearance().tintColor = .green
      let bar = UINavigationController().navigationBar
      #expect(bar.backgroundColor == .red && bar.tintColor == .white && bar.titleColor == .yellow)
      #expect(UITabBarController().tabBar.tintColor == .green)
    }
    Screen(root: UIViewController()).turn {
      #expect(UINavigationController().navigationBar.barTintColor == nil)
    }
  }

  @Test func `a menu is an alert with its actions`() {
    var chosen: [String] = []
    let menu = UIMenu(
      title: "Sort",
      children: [
        UIAction(title: "Name", state: .on) { chosen.append($0.title) },
        UIAction(title: "Size", attributes: .disabled) { _ in },
        UIMenu(options: .displayInline, children: [UIAction(title: "Date") { _ in }]),
        UIMenu(title: "More", children: []), UIAction(title: "No", attributes: .hidden) { _ in },
      ])
    let titles = ["✓ Name", "Size", "Date", "More …", "Cancel"]
    #expect(menu.alert().actions.map(\.title) == titles)
    #expect(menu.alert().actions.map(\.isEnabled) == [true, false, true, true, true])
    let (root, button) = (UIViewController(), UIButton(type: .system))
    button.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
    button.menu = menu
    root.view.addSubview(button)
    let screen = Screen(root: root)
    screen.tap()
    #expect(screen.front === root)
    button.showsMenuAsPrimaryAction = true
    screen.tap()
    screen.settle()
    #expect(screen.front is UIAlertController && screen.row(of: "Date") != nil)
  }

  @Test func `pickers of pictures and activities can be closed`() {
    final class Owner: UIViewController, UIImagePickerControllerDelegate,
      UINavigationControllerDelegate
    {
      var cancels = 0
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        cancels += 1
        picker.dismiss(animated: false)
      }
    }
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let owner = Owner()
    let screen = Screen(root: owner)
    let picker = UIImagePickerController()
    picker.delegate = owner
    screen.turn { owner.present(picker, animated: false) }
    #expect(screen.row(of: "House") != nil)
    let cancel = picker.topViewController?.navigationItem.leftBarButtonItem
    screen.turn { cancel.map { $0.action?($0) } }
    #expect(owner.cancels == 1 && owner.presentedViewController == nil)
    let items: [Any] = ["Hello", UIImage(named: "storm") as Any]
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    var ends: [Bool] = []
    sheet.completionWithItemsHandler = { _, isDone, _, _ in ends.append(isDone) }
    screen.turn { owner.present(sheet, animated: false) }
    #expect(screen.row(of: "Hello") != nil && screen.row(of: "storm") != nil)
    #expect(screen.row(of: "Image") == nil)
    let close = sheet.topViewController?.navigationItem.leftBarButtonItem
    screen.turn { close.map { $0.action?($0) } }
    screen.settle()
    #expect(ends == [false] && owner.presentedViewController == nil)
  }

  @Test func `a text field's delegate sees ranges as NSRange, and is not retained`() {
    final class Digits: UITextFieldDelegate {
      var log: [String] = []
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
        replacementString string: String
      ) -> Bool {
        log.append("\(range.location) \(range.length) \(string)")
        return string.allSatisfy(\.isNumber)
      }
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        textField.resignFirstResponder()
        return true
      }
      func textFieldDidEndEditing(_ textField: UITextField) { log.append("end") }
    }
    let (root, field) = (UIViewController(), UITextField())
    field.frame = CGRect(x: 0, y: 0, width: 10, height: 1)
    field.keyboardType = .numberPad
    root.view.addSubview(field)
    let screen = Screen(root: root)
    var digits: Digits? = Digits()
    field.delegate = digits
    screen.application.send(.text("1"))
    screen.application.send(.text("a"))
    screen.tap()
    #expect(field.text == "1" && digits?.log == ["0 0 1", "1 0 a", "end"])
    #expect(!field.isEditing && field.keyboardType == .numberPad)
    digits = nil
    #expect(field.delegate == nil)
  }

  @Test func `a configuration sets a button's title, image and colours`() {
    let button = UIButton(type: .system)
    #expect(button.buttonType == .system && button.isTinted)
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Save"
    configuration.image = UIImage(systemName: "star")
    configuration.baseBackgroundColor = .red
    button.configuration = configuration
    #expect(button.currentTitle == "Save" && button.backgroundColor == .red)
    #expect(button.titleColor(for: .normal) == .white && button.imageView?.image?.name == "star")
    #expect(button.configuration?.title == "Save")
    let plain = UIButton()
    plain.setAttributedTitle(
      NSAttributedString(string: "Go", attributes: [.foregroundColor: UIColor.red]), for: .normal)
    #expect(plain.titleLabel?.text == "Go" && plain.titleLabel?.textColor == .red)
    #expect(plain.currentAttributedTitle?.string == "Go" && plain.buttonType == .custom)
  }

  @Test func `layers take colours as Core Graphics has them`() {
    let view = UIView()
    view.layer.borderColor = UIColor.red.cgColor
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(view.layer.borderColor == .red && UIColor(cgColor: CGColor.red) == .red)
    #expect(view.layer.maskedCorners == .layerMinXMinYCorner)
    let layer = CALayer()
    layer.name = "line"
    view.layer.addSublayer(layer)
    #expect(view.layer.sublayers?.first?.name == "line")
    let path = UIBezierPath(roundedRect: view.bounds, cornerRadius: 2)
    (view.layer.shadowPath, path.lineWidth) = (path.cgPath, 2)
    #expect(view.layer.shadowPath == path.cgPath && !path.isEmpty && UIBezierPath().isEmpty)
  }

  @Test func `properties without an effect keep their values`() {
    let view = UIView()
    #expect(!view.isExclusiveTouch && view.accessibilityLabel == nil)
    view.isExclusiveTouch = true
    view.accessibilityLabel = "map"
    view.accessibilityTraits = [.button, .selected]
    #expect(view.isExclusiveTouch && view.accessibilityLabel == "map")
    #expect(view.accessibilityTraits.contains(.button) && !UIView().isExclusiveTouch)
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(UIEdgeInsets() == .zero)
    let bounds = CGRect(x: 0, y: 0, width: 10, height: 5)
    #expect(bounds.inset(by: view.layoutMargins) == CGRect(x: 2, y: 1, width: 4, height: 1))
  }

  @Test func `the main bundle finds files as Foundation's does`() {
    #expect(Bundle.main.path(forResource: "no such file", ofType: "json") == nil)
    #expect(Bundle.main.url(forResource: "no such file", withExtension: "json") == nil)
    #expect(Bundle.main.bundlePath == Foundation.Bundle.main.bundlePath)
  }

  @Test func `colours by hue and by traits`() {
    #expect(UIColor(hue: 0, saturation: 1, brightness: 1, alpha: 1) == .red)
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor(hue: 2.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .blue)
    #expect(UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .red }) == .red)
    var (red, green, blue, alpha) = (0.0, 0.0, 0.0, 0.0)
    UIColor.yellow.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #expect([red, green, blue, alpha] == [1, 1, 0, 1])
  }

  @Test func `a blur is a translucent colour behind its content view`() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 4)
    #expect(view.backgroundColor == UIColor(white: 0, alpha: 0.7))
    #expect(view.contentView.superview === view && view.contentView.frame == view.bounds)
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
  }
}
