import ProjectFiles
import Testing
import UIKitNames

/// The controller in README.md.
@Suite struct ReadmeExampleTests {
  @Test func `the controller in the README is the compiled one`() throws {
    let code = try Project.text(of: "Tests/UIKitNamesTests/Tutorials/ReadmeExample.swift")
    #expect(try Project.text(of: "README.md").contains("```swift\n\(code)```"))
  }

  @Test func `the item of the README's controller pushes another controller`() throws {
    let screen = Screen(root: UINavigationController(rootViewController: GreetingController()))
    let item = try #require(screen.navigation?.topViewController?.navigationItem.rightBarButtonItem)
    #expect(screen.text[0].contains("Hello") && screen.text[0].contains("Next"))
    screen.tap()
    screen.settle()
    #expect(item.title == "Next")
    #expect(screen.navigation?.viewControllers.count == 2)
  }
}
