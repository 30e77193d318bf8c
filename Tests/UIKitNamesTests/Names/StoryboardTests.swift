import NavigationKit
import Testing
import UIKitNames

@Suite struct StoryboardTests {
  private static func storyboard() -> Storyboard {
    let storyboard = Storyboard()
    storyboard.addScene("first") { UIViewController() }
    storyboard.addScene("second") { ItemController(item: "by the scene") }
    storyboard.addSegue("go", from: "first", to: "second", kind: .presentModally)
    return storyboard
  }

  @Test func `the first scene is the initial scene, and each call creates a new controller`() {
    let storyboard = Self.storyboard()
    let made = [
      storyboard.instantiateInitialViewController(), storyboard.instantiateInitialViewController(),
    ]
    #expect(made[0] != nil)
    #expect(made[0] !== made[1])
    #expect(made[0]?.storyboard === storyboard)
    #expect(Storyboard().instantiateInitialViewController() == nil)
  }

  @Test func `a creator block can create the controller of a scene`() {
    let storyboard = Self.storyboard()
    let given = storyboard.instantiateViewController(identifier: "second") { coder in
      ItemController(coder: coder, item: "by the creator")
    }
    #expect(given.item == "by the creator")
    let left: ItemController = storyboard.instantiateViewController(identifier: "second") { _ in
      nil
    }
    #expect(left.item == "by the scene")
  }

  @Test func `a segue leads to a new controller of its scene, which knows its storyboard`() {
    let storyboard = Self.storyboard()
    let screen = Screen(storyboard)
    screen.turn { screen.root?.performSegue(withIdentifier: "go", sender: nil) }
    screen.settle()
    #expect((screen.front as? ItemController)?.item == "by the scene")
    #expect(screen.front?.storyboard != nil)
  }

  @Test func `an unknown storyboard name or identifier ends the program`() async {
    await #expect(processExitsWith: .failure) {
      Application().turn { _ = UIStoryboard(name: "Nowhere", bundle: nil) }
    }
    await #expect(processExitsWith: .failure) {
      _ = Storyboard().instantiateViewController(withIdentifier: "nobody")
    }
  }
}
