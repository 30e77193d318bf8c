import NavigationKit
import UIKitNames

/// A list of calls, in the order in which they come.
///
/// Only one thread uses a log at a time: that of its test.
final class ProbeLog: @unchecked Sendable {
  private(set) var calls: [String] = []

  func add(_ call: String) { calls.append(call) }

  /// Returns the calls since the last time, and forgets them.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller that logs the calls of its life cycle, with its name before each.
class ProbeController: UIViewController {
  let name: String
  let log: ProbeLog

  init(_ name: String, _ log: ProbeLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func add(_ call: String) { log.add("\(name) \(call)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    add("willAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    add("didAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    add("willDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    add("didDisappear")
  }
}

extension Screen {
  /// Presses and releases at a cell.
  func click(_ column: Int, _ row: Int) {
    simulator.perform(.pointer(.down, column: column, row: row))
    simulator.perform(.pointer(.up, column: column, row: row))
  }
}
