import Exploration
import Simulation
import Testing

@testable import Bookshelf

/// The search through an app in code.
@Suite struct BookshelfExplorationTests {
  @Test func `nothing is false in the app in code`() {
    var configuration = Exploration.Configuration()
    // Its controllers store what a state does not show, so each way begins with a new app.
    configuration.reusesApps = false
    configuration.depth = 2
    let exploration = Exploration(configuration) {
      Simulator(delegate: AppDelegate(), columns: 50, rows: 25)
    }
    while exploration.advance() {}
    let result = exploration.finish()
    #expect(result.violations == [], "\(result.text())")
    // The list, its About page, and a book with its panel are within two actions.
    #expect(result.stateCount >= 4)
  }
}
