import Foundation
import NavigationKit
import Storyboards

@testable import Simulation

/// One of the storyboards in `docs/storyboards`, run by commands until it is at rest after each.
final class StoryboardWalk {
  let bundle: StoryboardBundle
  let simulator: Simulator
  /// The events so far.
  private(set) var events: [Event]

  init(_ name: String, columns: Int = 80, rows: Int = 24) throws {
    let folder = Tutorial.file.deletingLastPathComponent().appending(path: "docs/storyboards")
    let main = try Data(contentsOf: folder.appending(path: name))
    bundle = try StoryboardBundle(name: name, json: Array(main)) { other in
      (try? Data(contentsOf: folder.appending(path: other))).map(Array.init)
    }
    simulator = Simulator(storyboards: bundle, columns: columns, rows: rows)
    events = simulator.takeEvents()
  }

  /// Carries out `commands`, each when the one before has come to rest.
  ///
  /// - Returns: What happened, without the ticks.
  @discardableResult
  func perform(_ commands: Command...) -> [String] {
    var happened: [Event] = []
    for command in commands {
      simulator.perform(command)
      while let tick = simulator.nextDueTick { simulator.advance(to: tick) }
      happened += simulator.takeEvents()
    }
    events += happened
    return happened.map(\.description)
  }

  /// The rows of the screen above the status line that say something, without the spaces around.
  var lines: [String] {
    simulator.frame().text.split(separator: "\n").dropLast()
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// The path of scenes, as a status line with enough room shows it.
  var path: String {
    simulator.path.map { ($0.arrival == .first ? "" : "\($0.arrival.sign) ") + $0.name }
      .joined(separator: " ")
  }

  /// The identifiers of the segues that have been performed.
  var performed: Set<String> {
    Set(events.filter { $0.kind == .performSegue }.map(\.object))
  }

  /// The identifiers of all segues there are.
  var segues: Set<String> {
    Set(bundle.storyboards.flatMap { $0.document.scenes.flatMap { $0.segues.map(\.id) } })
  }
}

extension [String] {
  /// The events that say how an unwind is found and carried out.
  var unwinding: [String] {
    filter { event in
      [
        "canPerformUnwindSegueAction", "prepareForSegue", "unwindAction", " dismiss ",
        "unwindTowards",
        " pop ",
      ].contains { event.contains($0) }
    }
  }
}
