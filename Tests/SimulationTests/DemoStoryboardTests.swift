import CellGraphics
import NavigationKit
import Simulation
import Testing

/// Each storyboard in `docs/storyboards`, walked through so that every segue is performed.
@Suite struct DemoStoryboardTests {
  @Test func `push.json pushes three scenes, goes back by the bar, and unwinds to the root`() throws
  {
    let walk = try StoryboardWalk("push.json", columns: 120)
    #expect(walk.lines.first == "Each push goes on top of the last")
    walk.perform(.tap, .tap, .tap)
    #expect(walk.path == "Continents › Europe › Greece › Athens")
    #expect(walk.lines.first?.hasPrefix("‹ Hellas") == true)
    // The button, the bar's back button before it and Done after it, in reading order.
    let popped = walk.perform(.moveFocus(.previous), .moveFocus(.previous), .tap)
    #expect(popped.contains("navigation pop region animated: true"))
    #expect(walk.path == "Continents › Europe › Greece")
    let home = walk.perform(.tap, .tap)
    #expect(
      home.unwinding.suffix(5) == [
        "continents canPerformUnwindSegueAction backToContinents (true)",
        "town~2 prepareForSegue unwindHome",
        "continents unwindAction backToContinents (unwindHome)",
        "navigation unwindTowards continents",
        "navigation pop continents animated: true",
      ])
    #expect(walk.lines.contains("Unwound: all were popped at once"))
    walk.perform(.moveFocus(.next), .tap)
    #expect(walk.lines.contains("Skipped: only the root is below"))
    #expect(walk.path == "Continents › Athens")
    walk.perform(.moveFocus(.previous), .tap)
    #expect(walk.path == "Continents")
    #expect(walk.performed == walk.segues)
  }

  @Test func `presentations.json presents three scenes and dismisses them together`() throws {
    let walk = try StoryboardWalk("presentations.json")
    walk.perform(.tap, .swipe(.down))
    #expect(walk.lines.contains("The letter went by itself"))
    walk.perform(.tap, .tap, .tap)
    #expect(walk.path == "Desk ▴ Letter ▴ Photo ▴ Coin")
    // Catalogue of UIKit's behaviour, 5.3.1: those between are asked, one dismissal, no container.
    #expect(
      walk.perform(.tap).unwinding == [
        "coin canPerformUnwindSegueAction backToDesk (false)",
        "photo canPerformUnwindSegueAction backToDesk (false)",
        "letter~2 canPerformUnwindSegueAction backToDesk (false)",
        "desk canPerformUnwindSegueAction backToDesk (true)",
        "coin prepareForSegue tidyUp",
        "desk unwindAction backToDesk (tidyUp)",
        "desk dismiss letter~2 animated: true",
      ])
    #expect(walk.lines.contains("One dismissal took all three"))
    #expect(walk.path == "Desk")
    #expect(walk.performed == walk.segues)
  }

  @Test func `an embedded scene pushes inside its container and presents over the whole screen`()
    throws
  {
    let walk = try StoryboardWalk("embed.json")
    // Catalogue 4.3.1: prepared, added and moved before the parent's viewDidLoad.
    let loading = walk.events.map(\.description).filter {
      $0.hasPrefix("radio ") || $0.contains("MoveToParent radio")
    }
    #expect(
      loading.prefix(18) == [
        "radio loadView",
        "radio shouldPerformSegue embedStation (true)",
        "radio destinationCreated stations",
        "radio segueCreated embedStation (EmbedSegue)",
        "radio prepareForSegue embedStation",
        "radio performSegue embedStation",
        "stations willMoveToParent radio",
        "stations didMoveToParent radio",
        "radio segueReleased embedStation",
        "radio shouldPerformSegue embedVolume (true)",
        "radio destinationCreated volume",
        "radio segueCreated embedVolume (EmbedSegue)",
        "radio prepareForSegue embedVolume",
        "radio performSegue embedVolume",
        "volume willMoveToParent radio",
        "volume didMoveToParent radio",
        "radio segueReleased embedVolume",
        "radio viewDidLoad",
      ])
    walk.perform(.tap)
    #expect(walk.lines.contains { $0.contains("Pushed in here") && !$0.contains("On air") })
    #expect(walk.path == "Radio ⊞ Stations › News")
    #expect(walk.lines.contains { $0.contains("Louder") })
    walk.perform(.tap)
    #expect(walk.lines.contains("VERY LOUD"))
    #expect(walk.path == "Radio ⊞ Stations › News ▴ Concert")
    #expect(!walk.lines.contains { $0.contains("Pushed in here") })
    let quiet = walk.perform(.tap)
    #expect(quiet.contains("radio unwindAction quiet (quietPlease)"))
    #expect(walk.lines.contains { $0.contains("Pushed in here") })
    #expect(walk.performed == walk.segues)
  }

  // The containers are 170 of 400 points wide from 20 and 210, and 520 of 800 high from 120: on 80 by
  // 23 cells columns 4 to 38 and 42 to 76, rows 3.45 to 18.4.
  @Test func `the design canvas of an embedded scene fills its container`() throws {
    let frame = try StoryboardWalk("embed.json").simulator.frame()
    let panels = Dictionary(uniqueKeysWithValues: frame.panels.map { ($0.id, $0.rect) })
    let volume = try #require(panels["controller volume"])
    #expect([volume.column, volume.row, volume.columns, volume.rows] == [42, 3, 34, 15])
    #expect(panels["controller stations"]?.column == 4)
    // 130 of 800 points in 15 rows is row 2.4, 400 of 400 points are all 34 columns.
    let row = frame.text.split(separator: "\n", omittingEmptySubsequences: false)[3 + 2]
    let title = "Volume"
    let start = row.distance(
      from: row.startIndex, to: try #require(row.firstRange(of: title)).lowerBound)
    #expect(start == 42 + (34 - title.count) / 2)
  }

  @Test func `an unwind dismisses a modal stack and pops the stack beneath`() throws {
    let walk = try StoryboardWalk("unwind.json", columns: 120)
    walk.perform(.moveFocus(.next), .tap, .tap)
    #expect(walk.lines.contains("The map is closed"))
    walk.perform(.moveFocus(.previous), .tap, .tap)
    #expect(walk.path == "Square › Station ▴ Carriage")
    walk.perform(.moveFocus(.previous), .tap)
    #expect(walk.lines.contains("Off the train, still at the station"))
    walk.perform(.tap, .tap)
    #expect(walk.path == "Square › Station ▴ Carriage › Dining car")
    // Catalogue 5.3.2: the presenter's chain is asked, then the stack's others, then one dismissal by
    // the stack, which then pops.
    #expect(
      walk.perform(.tap).unwinding == [
        "diningCar canPerformUnwindSegueAction backToSquare (false)",
        "carriage~2 canPerformUnwindSegueAction backToSquare (false)",
        "train~2 canPerformUnwindSegueAction backToSquare (false)",
        "station canPerformUnwindSegueAction backToSquare (false)",
        "square canPerformUnwindSegueAction backToSquare (true)",
        "diningCar prepareForSegue flyHome",
        "square unwindAction backToSquare (flyHome)",
        "town dismiss train~2 animated: true",
        "town unwindTowards square",
        "town pop square animated: true",
      ])
    #expect(walk.path == "Square")
    #expect(walk.performed == walk.segues)
  }

  @Test func `an unwind selects another tab and pops its stack to the root`() throws {
    let walk = try StoryboardWalk("tabs.json")
    walk.perform(.tap)
    #expect(walk.path == "Kitchen › Pantry")
    walk.perform(.selectTab(2), .tap)
    #expect(walk.path == "Garden ▴ Tree")
    // Catalogue 5.3.4: the tab left is not asked again, the other one's stack from the top down; one
    // dismissal by the tab bar controller, which selects the stack, which then pops.
    #expect(
      walk.perform(.tap).unwinding == [
        "tree canPerformUnwindSegueAction backToKitchen (false)",
        "garden canPerformUnwindSegueAction backToKitchen (false)",
        "pantry canPerformUnwindSegueAction backToKitchen (false)",
        "kitchen canPerformUnwindSegueAction backToKitchen (true)",
        "tree prepareForSegue runHome",
        "kitchen unwindAction backToKitchen (runHome)",
        "tabs dismiss tree animated: true",
        "tabs unwindTowards stack",
        "stack unwindTowards kitchen",
        "stack pop kitchen animated: true",
      ])
    #expect(walk.path == "Kitchen")
    #expect(walk.lines.contains("The tea is ready"))
    #expect(walk.performed == walk.segues)
  }

  @Test func `segues lead to a scene of another file and back`() throws {
    let walk = try StoryboardWalk("references.json")
    walk.perform(.tap)
    #expect(walk.path == "Harbour ▴ Beach")
    #expect(walk.lines.contains("Prepared by the other file"))
    walk.perform(.tap, .tap)
    #expect(walk.path == "Harbour ▴ Beach › Lagoon ▴ Harbour")
    #expect(walk.lines.contains("The same scene, made anew"))
    walk.perform(.moveFocus(.next), .tap)
    #expect(walk.path == "Harbour ▴ Beach › Lagoon ▴ Harbour ▴ Wreck")
    let surfaced = walk.perform(.swipe(.up))
    #expect(surfaced.contains("harbour~2 unwindAction backToHarbour (surface)"))
    #expect(walk.lines.contains("Back from another file"))
    #expect(walk.performed.union(["sailHome"]) == walk.segues)
    let other = try StoryboardWalk("references.json")
    other.perform(.tap, .moveFocus(.next), .tap)
    #expect(other.path == "Harbour")
    #expect(other.performed.contains("sailHome"))
  }

  @Test(
    arguments: [
      "push.json", "presentations.json", "embed.json", "unwind.json", "references.json",
      "fade.json", "tabs.json",
    ], [(40, 12), (20, 6), (3, 3), (1, 1), (200, 60)])
  func `every demo is drawn at every terminal size`(name: String, size: (columns: Int, rows: Int))
    throws
  {
    let walk = try StoryboardWalk(name, columns: size.columns, rows: size.rows)
    for command in [Command.tap, .tap, .moveFocus(.next), .tap, .swipe(.down), .tap] {
      walk.perform(command)
      let frame = walk.simulator.frame()
      #expect(frame.surface.cells.allSatisfy { $0.background.alpha == 255 })
      #expect(frame.panels.allSatisfy { $0.rect.intersection(frame.surface.bounds) == $0.rect })
    }
  }
}
