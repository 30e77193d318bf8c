import Narration
import NavigationKit
import Simulation
import Testing

/// The sentences of inputs.
@Suite struct CommandSentenceTests {
  private static let commands: [(Command, String)] = [
    (.swipe(.left), "swipe left"),
    (.drag(.down), "drag down"),
    (.tap, "activate the focused control"),
    (.moveFocus(.next), "move the focus to the next control"),
    (.selectTab(3), "select tab 3"),
    (.key(.arrow(.up)), "arrow up"),
    (.key(.text("a")), "type a"),
    (.key(.text("a b")), "type “a b”"),
    (
      .keyCommand(KeyShortcut(input: "s", modifiers: .command)),
      "perform the key command command-s"
    ),
    (.key(.deleteBackward), "delete the character before the cursor"),
    (.key(.deleteForward), "delete the character after the cursor"),
    (.key(.home), "go to the start"),
    (.key(.end), "go to the end"),
    (.key(.pageUp), "go up by a page"),
    (.key(.pageDown), "go down by a page"),
    (.pointer(.down, column: 3, row: 4), "press at column 3, row 4"),
    (.pointer(.move, column: 3, row: 5), "move the pointer at column 3, row 5"),
    (.pointer(.up, column: 3, row: 4), "release at column 3, row 4"),
    (.pointer(.cancel, column: 3, row: 4), "cancel the touch at column 3, row 4"),
    (.wheel(.up, column: 0, row: 9), "turn the wheel up at column 0, row 9"),
    (.paste("two words"), "paste “two words”"),
    (.cancel, "cancel"),
    (.performSegue("go", scene: "home"), "perform the segue go of home"),
    (.showScene("help", storyboard: nil), "show the scene help"),
    (.showScene("help", storyboard: "Extra"), "show the scene help of the storyboard Extra"),
    (.toggleHelp, "open or close the help"),
    (.toggleSegueMenu, "open or close the menu of segues"),
    (.toggleSlowAnimations, "switch slow animations on or off"),
    (.rotate, "rotate the device"),
    (.resize(columns: 80, rows: 24), "resize the terminal to 80 columns by 24 rows"),
    (
      .external(ExternalWork(source: "URLSession", origin: 2, number: 1)),
      "run URLSession, number 2.1"
    ),
    (.quit, "quit"),
  ]

  @Test func `each command has the phrase that is written beside it`() {
    for (command, text) in Self.commands {
      #expect(StringTable.english.text(command.sentence) == text)
    }
  }

  @Test func `an input says its key if there was one`() {
    let swipe = Command.swipe(.up).sentence
    #expect(StringTable.english.text(.input(swipe)) == "Input: swipe up.")
    #expect(StringTable.english.text(.input(swipe, key: "up")) == "Key up: swipe up.")
    #expect(StringTable.english.text(.input(swipe, key: "?")) == "Key “?”: swipe up.")
  }
}
