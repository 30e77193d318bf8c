import Exploration
import FlowTesting
import NavigationKitTesting
import Simulation
import Testing

@testable import Bookshelf

/// The search through an app in code.
@Suite struct BookshelfExplorationTests {
  private func exploration(interrupts: Bool = false, depth: Int? = nil) -> Exploration {
    var configuration = Exploration.Configuration()
    // Its controllers store what a state does not show, so each way begins with a new app.
    configuration.reusesApps = false
    configuration.interrupts = interrupts
    configuration.depth = depth
    configuration.rules = [
      try! ExplorationRule(.always, "no warnings"),
      try! ExplorationRule(.sometimes, "see \"Saved.\""),
    ]
    return Exploration(configuration) {
      Simulator(delegate: AppDelegate(), columns: 50, rows: 25)
    }
  }

  @Test func `nothing is false on any way through the app in code`() {
    let exploration = exploration()
    while exploration.advance() {}
    let result = exploration.finish()
    #expect(result.violations == [], "\(result.text())")
    #expect(result.unexpandedCount == 0)
    // The list with its first, a middle and its last row, its About page, a book, the rating panel
    // and the book that was just rated.
    #expect(result.stateCount >= 7, "\(result.text())")
    #expect(result.witnesses.contains { $0.count > 0 }, "\(result.text())")
  }

  @Test func `nothing is false when the first two transitions are interrupted`() {
    let exploration = exploration(interrupts: true, depth: 2)
    while exploration.advance() {}
    let result = exploration.finish()
    // A rating needs a third action.
    let violations = result.violations.filter { $0.invariant != .rules }
    #expect(violations == [], "\(result.text())")
  }
}
