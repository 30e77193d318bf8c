import Foundation
import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Names that small apps use. The expected values are from UIKit's and Foundation's documentation.
@Suite struct SmallAppTests {
  // swift-format-ignore: NoPlaygroundLiterals
  @Test func `literals make colours and images`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0, blue: 0.2, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0, blue: 0.2, alpha: 1))
    let plain = #colorLiteral(red: 0, green: 1, blue: 0, alpha: 0.6)
    #expect(CIColor(color: plain).components == [0, 1, 0, 0.6])
    #expect(#imageLiteral(resourceName: "Sunset") == UIImage(named: "Sunset"))
  }

  @Test func `a colour of Core Image has the components of its colour`() {
    let color = CIColor(color: UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
    #expect(color.components == [0.2, 0.4, 0.6, 1])
    #expect(UIColor(ciColor: CIColor(red: 1, green: 0, blue: 0)) == UIColor.red)
    #expect(color.numberOfComponents == 4 && color == CIColor(red: 0.2, green: 0.4, blue: 0.6))
  }

  @Test func `data of an image make the same image again`() throws {
    let image = try #require(UIImage(systemName: "star"))
    #expect(UIImage(data: try #require(image.pngData())) == image)
    #expect(UIImage(data: try #require(image.jpegData(compressionQuality: 0.8))) == image)
    #expect(UIImage(data: Data("other".utf8)) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test func `the knob of a slider has its own colour`() {
    let slider = UISlider()
    slider.thumbTintColor = .green
    slider.minimumTrackTintColor = .red
    #expect(slider.thumbTintColor == .green && slider.minimumTrackTintColor == .red)
  }

  @Test func `a window of a scene has the size of its coordinate space`() throws {
    let screen = Screen(root: UIViewController(), columns: 50, rows: 20)
    let scene = try #require(screen.application.window?.windowScene)
    #expect(scene.coordinateSpace.bounds == CGRect(x: 0, y: 0, width: 50, height: 20))
    screen.turn {
      let window = UIWindow(frame: scene.coordinateSpace.bounds)
      window.windowScene = scene
      #expect(window.windowScene === scene)
    }
  }

  @Test func `a toolbar is at the bottom and a navigation bar at the top`() {
    final class Bars: UIToolbarDelegate {}
    #expect(Bars().position(for: UIToolbar()) == .bottom)
    #expect(Bars().position(for: UINavigationBar()) == .topAttached)
  }

  @Test func `words that are not in the list are misspelled`() {
    let checker = UITextChecker(words: ["the", "table"])
    func next(_ text: String, from start: Int = 0, wrap: Bool = false) -> NSRange {
      checker.rangeOfMisspelledWord(
        in: text, range: NSRange(location: 0, length: text.utf16.count), startingAt: start,
        wrap: wrap, language: "en")
    }
    #expect(next("The table").location == NSNotFound)
    #expect(next("the tabel") == NSRange(location: 4, length: 5))
    #expect(next("tabel the", from: 5).location == NSNotFound)
    #expect(next("tabel the", from: 5, wrap: true) == NSRange(location: 0, length: 5))
    let none = UITextChecker(words: nil)
    let range = NSRange(location: 0, length: 5)
    #expect(
      none.rangeOfMisspelledWord(
        in: "tabel", range: range, startingAt: 0, wrap: false, language: "en"
      ).location == NSNotFound)
  }

  @Test func `the font of a cell's text decides whether it is bold`() {
    var content = UIListContentConfiguration.cell()
    content.textProperties.font = .boldSystemFont(ofSize: 20)
    #expect(content.textProperties.isBold && content.textProperties.font.isBold)
    content.textProperties.font = .systemFont(ofSize: 20)
    #expect(!content.textProperties.isBold)
  }
}
