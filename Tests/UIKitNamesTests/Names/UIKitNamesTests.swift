import CellGraphics
import Motion
import NavigationKit
import Simulation
import Testing
import UIKitNames

@Suite struct UIKitNamesTests {
  @Test func `every form of a call works, with Foundation in the file and without`() {
    for calls in [callEverything, callEverythingDated] {
      let root = UIViewController()
      let screen = Screen(root: root)
      screen.turn { calls(root) }
      screen.settle()
      #expect(root.presentedViewController?.title == "sheet")
      #expect(root.view.subviews.count == 3)
    }
  }

  @Test func `the hierarchy of classes is UIKit's`() {
    #expect(UINavigationController() as Any is UIViewController)
    #expect(UITableViewController() as Any is UIViewController)
    #expect(UITabBarController() as Any is UIResponder)
    #expect(UITableView() as Any is UIScrollView)
    #expect(UIButton() as Any is UIControl)
    #expect(UILabel() as Any is UIView)
    #expect(UIPopoverPresentationController.self as Any is UIPresentationController.Type)
    #expect(UIScreenEdgePanGestureRecognizer() as Any is UIPanGestureRecognizer)
    #expect(SwipeSegue.self as Any is UIStoryboardSegue.Type)
  }

  @Test func `a table creates a registered cell class by the class's initialiser`() {
    let table = UITableView()
    table.register(ItemCell.self, forCellReuseIdentifier: ItemCell.identifier)
    let cell = table.dequeueReusableCell(withIdentifier: ItemCell.identifier)
    #expect(cell is ItemCell)
    #expect(cell?.style == .value1)
    #expect(cell?.reuseIdentifier == "ItemCell")
    #expect(cell?.accessoryType == .disclosureIndicator)
  }

  @Test func `views and controllers are equal only to themselves`() {
    let (a, b) = (UIView(), UIView())
    #expect(a == a)
    #expect(a != b)
    #expect(Set([a, b, a]).count == 2)
    let stack = [UIViewController(), UIViewController()]
    #expect(stack.firstIndex(of: stack[1]) == 1)
  }

  @Test func `the parts of a colour are fractions`() {
    #expect(UIColor(red: 1, green: 0, blue: 0, alpha: 1) == .red)
    #expect(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1) == .orange)
    #expect(UIColor(white: 0, alpha: 1) == .black)
    #expect(UIColor.white.withAlphaComponent(0.2).alpha == 51)
    #expect(UIColor(red: 7, green: -1, blue: .nan, alpha: 1).rgb == 0xFF0000)
  }

  @Test func `a target's method is called with the sender, and the target is not retained`() {
    final class Target {
      var senders: [Any] = []
      var count = 0
      func pressed(_ sender: UIButton) { senders.append(sender) }
      func pressed() { count += 1 }
      func slid(_ sender: UISlider) { count += 100 }
    }
    let button = UIButton()
    var target: Target? = Target()
    weak let kept = target
    button.addTarget(target!, action: Target.pressed(_:), for: .touchUpInside)
    button.addTarget(
      target!, action: Target.pressed as (Target) -> () -> Void, for: .touchUpInside)
    button.addTarget(target!, action: Target.slid, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(target?.senders.count == 1)
    #expect(target?.senders.first as? UIButton === button)
    #expect(target?.count == 1)
    target = nil
    #expect(kept == nil)
    button.sendActions(for: .touchUpInside)
  }

  @Test func `an action knows who sends it`() {
    var sender: UIBarButtonItem?
    let item = UIBarButtonItem(
      title: "Go", primaryAction: UIAction { sender = $0.sender as? UIBarButtonItem })
    item.action?(item)
    #expect(sender === item)
    #expect(item.title == "Go")
  }

  @Test func `a bar shows an image as its symbol`() {
    final class Target { func pressed() {} }
    let star = UIImage(systemName: "star.fill")
    #expect(UITabBarItem(title: "Best", image: star, tag: 3).image?.character == "★")
    #expect(UITabBarItem(title: "Best", image: star, tag: 3).tag == 3)
    #expect(UITabBarItem(title: "None", image: nil, tag: 0).image == nil)
    #expect(UITabBarItem(title: "Best", image: star, selectedImage: nil).image == star)
    let target = Target()
    let item = UIBarButtonItem(
      image: star, style: .plain, target: target, action: Target.pressed)
    #expect(item.image?.sign == "★" && item.title == nil)
    #expect(UIBarButtonItem(image: star, primaryAction: nil).title == "★")
  }

  @Test func `the shared application is the application that runs the code`() {
    let screens = [Screen(root: UIViewController()), Screen(root: UIViewController(), columns: 60)]
    for (screen, width) in zip(screens, [40.0, 60]) {
      screen.turn {
        #expect(UIApplication.shared === screen.application)
        #expect(UIApplication.shared.keyWindow?.rootViewController === screen.root)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: width, height: 24))
        #expect(UIWindow().bounds.size == CGSize(width: width, height: 24))
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        #expect(scene?.keyWindow === screen.application.window)
        #expect(UIApplication.shared.connectedScenes == UIApplication.shared.connectedScenes)
      }
    }
  }

  @Test func `an edge of the screen is the recogniser's, both ways`() {
    let pan = UIScreenEdgePanGestureRecognizer()
    #expect(pan.edges == .left)
    pan.edges = .right
    #expect(pan.edge == .right)
    #expect(pan.edges == .right)
  }

  @Test func `the names of Core Animation's curves are those of its control points`() {
    #expect(CAMediaTimingFunction(name: .easeInEaseOut) == .easeInOut)
    #expect(CAMediaTimingFunction(name: .default) == .standard)
    #expect(
      CAMediaTimingFunction(controlPoints: 0.5, 0, 0.5, 1)
        == TimingCurve(c1x: 0.5, c1y: 0, c2x: 0.5, c2y: 1))
  }

  @Test func `a bold font makes a label bold`() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 12, weight: .semibold)
    #expect(label.isBold)
    label.font = .preferredFont(forTextStyle: .body)
    #expect(!label.isBold)
    #expect(label.font == .systemFont(ofSize: 17))
  }
}
