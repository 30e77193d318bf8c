import Exploration
import NavigationKit
import Simulation
import Testing

/// Apps with a fault each, all of which the search finds.
@Suite struct FaultCorpusTests {
  private func explore(_ fault: Fault) -> ExplorationResult {
    var configuration = Exploration.Configuration()
    configuration.depth = 6
    configuration.reusesApps = false
    configuration.interrupts = fault.interrupts
    if fault.interrupts { configuration.sizes = [(80, 24), (40, 24)] }
    let exploration = Exploration(configuration, makeSimulator: fault.makeSimulator)
    while exploration.advance() {}
    return exploration.finish()
  }

  @Test(arguments: Fault.all)
  func `the search finds a seeded fault by a way that a new app confirms`(fault: Fault) throws {
    let result = explore(fault)
    let failure = result.failures.first { $0.violation.invariant == fault.invariant }
    #expect(failure != nil, "\(result.text())")
    #expect(failure?.isConfirmed == true, "\(result.text())")
  }

  @Test func `the corpus has at least 25 faults`() { #expect(Fault.all.count >= 25) }

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
