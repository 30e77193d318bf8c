import NavigationKit
import Simulation
import Storyboards

/// A simulator that runs a controller of ours, for screens with the status line.
enum Screen {
  static func simulator(root: ViewController, columns: Int, rows: Int) throws -> Simulator {
    let file = """
      {
        "version": 1, "canvas": { "width": 80, "height": 24 }, "initialScene": "a",
        "scenes": [{ "id": "a", "views": [] }]
      }
      """
    let simulator = Simulator(
      document: try SceneDocument(json: Array(file.utf8)), columns: columns, rows: rows)
    simulator.application.turn { simulator.application.window?.rootViewController = root }
    return simulator
  }
}
