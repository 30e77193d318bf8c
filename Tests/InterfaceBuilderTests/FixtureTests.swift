import Foundation
import InterfaceBuilder
import Storyboards
import TestSupport
import Testing

/// The storyboards in `Tests/Fixtures/Storyboards`.
@Suite struct FixtureTests {
  /// A feature, the file written for it, and how many times a part of a tag occurs there.
  @Test(arguments: [
    ("Stack", "kind=\"show\"", 2), ("Stack", "<barButtonItem ", 1),
    ("Tabs", "relationship=\"viewControllers\"", 3), ("Tabs", "<tabBarItem ", 3),
    ("Split", "kind=\"showDetail\"", 2), ("Split", "relationship=\"detailViewController\"", 1),
    ("Unwind", "kind=\"unwind\"", 2), ("Unwind", "<exit ", 3),
    ("StaticTable", "<tableViewCell ", 3), ("StaticTable", "trigger=\"accessoryAction\"", 1),
    ("Embed", "<containerView ", 1), ("Embed", "kind=\"embed\"", 1),
    ("Popover", "kind=\"popoverPresentation\"", 2), ("Popover", "\"formSheet\"", 1),
    ("References/Main", "<viewControllerPlaceholder ", 2),
    ("Constraints", "<constraint ", 12), ("Constraints", "multiplier=\"0.5\"", 1),
    ("SizeClasses", "key=\"widthClass=regular\"", 3),
    ("CustomSegue", "kind=\"custom\"", 1), ("CustomSegue", "\"flipHorizontal\"", 1),
    ("Controls", "<switch ", 1), ("Controls", "<segmentedControl ", 1),
    ("Gestures", "GestureRecognizer ", 4), ("ByCode", "customClass=\"LobbyController\"", 1),
    ("Mac", "targetRuntime=\"MacOSX.Cocoa\"", 1),
  ])
  func `a fixture has the feature that it is named after`(
    name: String, tag: String, count: Int
  ) throws {
    let file = try #require(
      StoryboardCorpus.fixtures.files.first { $0.name == "\(name).storyboard" })
    #expect(file.text.ranges(of: tag).count == count)
  }

  private func texts(_ language: String?) throws -> Set<String> {
    let folder = "Tests/Fixtures/Storyboards/Localised/"
    var source = InterfaceBuilderSource(
      path: "Main.storyboard", xml: try Fixture.bytes(folder + "Base.lproj/Main.storyboard"))
    source.strings = try language.map { try Fixture.bytes("\(folder)\($0).lproj/Main.strings") }
    let result = try StoryboardImport(source, named: "Main.storyboard") { _ in nil }
    let views = result.bundle().main.document.scenes.flatMap(\.views)
    return Set(
      views.compactMap { view in
        switch view {
        case .label(let label): label.text
        case .button(let button): button.title
        default: nil
        }
      })
  }

  @Test func `a localised fixture has its texts in the language asked for`() throws {
    #expect(try texts(nil) == ["Welcome", "Start", "The first step"])
    #expect(try texts("de") == ["Willkommen", "Los geht’s", "Der erste Schritt"])
  }
}
