import CellGraphics
import NavigationKit
import Testing
import UIKitNames

@Suite struct CustomSeguesTests {
  /// The scenes as the tutorial draws them, and the segues between them.
  private static func storyboard() -> Storyboard {
    let storyboard = Storyboard()
    storyboard.addScene("first") {
      let first = FirstViewController()
      first.unwindActions["returnFromSegueActions"] = { [unowned first] segue in
        first.returnFromSegueActions(sender: segue)
      }
      return first
    }
    storyboard.addScene("second") {
      let second = SecondViewController()
      second.modalPresentationStyle = .fullScreen
      return second
    }
    storyboard.addScene("third") {
      let third = ThirdViewController()
      third.modalPresentationStyle = .fullScreen
      return third
    }
    storyboard.addSegue("idFirstSegue", from: "first", to: "second", by: FirstCustomSegue.init)
    storyboard.addSegue("idSecondSegue", from: "first", to: "third", by: SecondCustomSegue.init)
    storyboard.addUnwindSegue("idFirstSegueUnwind", from: "second", to: "returnFromSegueActions")
    storyboard.addUnwindSegue("idSecondSegueUnwind", from: "third", to: "returnFromSegueActions")
    return storyboard
  }

  private let screen = Screen(Self.storyboard())
  private var first: FirstViewController { screen.root as! FirstViewController }

  @Test func `both views move up by one screen together before the second controller is presented`()
  {
    screen.swipe(.up)
    let second = screen.application.window?.subviews.last
    // Halfway in time an ease in and out is halfway.
    screen.pass(24)
    #expect(first.view.presentationFrame == Rect(x: 0, y: -12, width: 40, height: 24))
    #expect(second?.presentationFrame == Rect(x: 0, y: 12, width: 40, height: 24))
    #expect(first.presentedViewController == nil)
    screen.pass(24)
    #expect(first.presentedViewController is SecondViewController)
    #expect(first.presentedViewController?.view === second)
    #expect(second?.presentationFrame == Rect(x: 0, y: 0, width: 40, height: 24))
    #expect(first.view.window == nil)
  }

  @Test func `prepare passes a message before the second controller loads its view`() {
    screen.swipe(.up)
    screen.settle()
    #expect(screen.row(of: "Hello from the 1st View Controller") == 12)
  }

  @Test func `the unwind moves both views down, passes a message and flashes red`() {
    let color = UIColor(red: 1, green: 0.8, blue: 0.4, alpha: 1)
    screen.swipe(.up)
    screen.settle()
    let second = screen.front?.view
    _ = screen.happened([])
    screen.swipe(.down)
    #expect(
      screen.happened([.prepareForSegue, .unwindAction, .performSegue]) == [
        "SecondViewController prepareForSegue idFirstSegueUnwind",
        "FirstViewController unwindAction returnFromSegueActions",
        "SecondViewController performSegue idFirstSegueUnwind",
      ])
    // The action has run: the colour that is seen is red, the one that is set is the old one.
    #expect(first.view.presentation.backgroundColor == .red)
    #expect(first.view.backgroundColor == color)
    screen.pass(24)
    #expect(first.view.presentationFrame.minY == -12)
    #expect(second?.presentationFrame.minY == 12)
    screen.pass(24)
    #expect(screen.front === first)
    #expect(first.view.frame == Rect(x: 0, y: 0, width: 40, height: 24))
    // Half of the second that the flash takes: halfway between red and the colour.
    screen.pass(12)
    #expect(first.view.presentation.backgroundColor == UIColor.red.mixed(with: color, at: 0.5))
    screen.pass(60)
    #expect(first.view.presentation.backgroundColor == color)
    #expect(screen.row(of: "You just came back from the 2nd VC") == 12)
  }

  @Test
  func `the first view shrinks to nothing and then the third view grows, each in half a second`() {
    screen.tap()
    let third = screen.application.window?.subviews.first
    #expect(third !== first.view)
    screen.pass(30)
    // Halfway from 1 to 0.001.
    #expect(first.view.presentation.transform.a == 0.5005)
    #expect(third?.presentation.transform.a == 0.001)
    screen.pass(30)
    #expect(first.view.presentation.transform.a == 0.001)
    screen.pass(30)
    #expect(third?.presentation.transform.a == 0.5005)
    #expect(first.presentedViewController == nil)
    screen.pass(30)
    #expect(first.presentedViewController is ThirdViewController)
    #expect(first.view.transform == .identity)
  }

  @Test func `the unwind from the third controller moves both views up while they shrink and grow`()
  {
    screen.tap()
    screen.settle()
    let third = screen.front?.view
    #expect(screen.front is ThirdViewController)
    screen.swipe(.up)
    screen.pass(30)
    #expect(third?.presentation.transform.a == 0.5005)
    #expect(first.view.presentation.transform.a == 0.5005)
    #expect((third?.presentation.center.y ?? 0) < 12)
    #expect(first.view.presentation.center.y > 12)
    screen.settle()
    #expect(screen.front === first)
    #expect(first.view.transform == .identity)
    #expect(first.view.frame == Rect(x: 0, y: 0, width: 40, height: 24))
    #expect(screen.row(of: "Welcome back!") == 12)
  }
}
