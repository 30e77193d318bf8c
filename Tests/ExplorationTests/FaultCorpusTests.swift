import Exploration
import NavigationKit
import Simulation
import Testing

/// Apps with a fault each, all of which the search finds.
@Suite struct FaultCorpusTests {
  private func explore(_ fault: Fault) -> ExplorationResult {
    let exploration = search(fault, reducesMotion: false)
    if fault.invariant == .sameWithReducedMotion {
      exploration.compare(withReducedMotion: search(fault, reducesMotion: true))
    }
    return exploration.finish()
  }

  private func search(_ fault: Fault, reducesMotion: Bool) -> Exploration {
    var configuration = Exploration.Configuration()
    configuration.depth = 6
    configuration.reusesApps = false
    configuration.interrupts = fault.interrupts
    if fault.interrupts { configuration.sizes = [(80, 24), (40, 24)] }
    configuration.rules = fault.rules
    let exploration = Exploration(configuration) { fault.makeSimulator(reducesMotion) }
    while exploration.advance() {}
    return exploration
  }

  @Test(arguments: Fault.all)
  func `the search finds a seeded fault by a way that a new app confirms`(fault: Fault) throws {
    let result = explore(fault)
    let failure = result.failures.first { $0.violation.invariant == fault.invariant }
    #expect(failure != nil, "\(result.text())")
    #expect(failure?.isConfirmed == true, "\(result.text())")
    if let way = fault.way { #expect(failure?.steps == way, "\(result.text())") }
  }

  @Test func `the corpus has at least 25 faults`() { #expect(Fault.all.count >= 25) }

  // A trap ends the process of the search, so `ExploreTrapTests` has apps that trap.
  @Test func `the corpus has a fault for each invariant but that of traps`() {
    #expect(Set(Fault.all.map(\.invariant)).union([.noTraps]) == Set(Invariant.allCases))
  }

  @Test func `an app without a fault has no violations`() {
    let sound = Fault("none", .noTraps) { _ in
      let home = Screen("Home")
      home.add("Open") { home in
        let detail = Screen("Detail")
        detail.add("Share") { screen in
          let sheet = Screen("Share")
          sheet.add("Done") { $0.dismiss(animated: true) }
          screen.present(sheet, animated: true)
        }
        home.push(detail)
      }
      return NavigationController(rootViewController: home)
    }
    let result = explore(sound)
    #expect(result.violations == [], "\(result.text())")
    #expect(result.unexpandedCount == 0)
  }
}
