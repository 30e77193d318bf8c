public import CellGraphics
internal import Motion
public import NavigationKit
public import Sessions
public import Simulation
public import Storyboards

/// Runs an app without a terminal, from rest to rest, for tests.
///
/// Each step performs the inputs of a user and then lets virtual time pass until the app is at rest,
/// so tests need neither waiting nor retries. A step that is not possible throws a ``PilotFailure``
/// with the screen and the last events.
///
/// ```swift
/// let list = ViewController()
/// list.title = "List"
/// let app = try Pilot(root: list, size: Size(width: 40, height: 12))
/// try app.press(.enter)
/// try app.expect("on List; no unbalanced calls")
/// precondition(app.stack == ["List"])
/// ```
public final class Pilot {
  /// The running app.
  public private(set) var simulator: Simulator
  /// All inputs so far with their ticks.
  public private(set) var inputs: [SessionInput] = []
  /// All events so far, oldest first.
  public private(set) var events: [Event] = []
  /// The index in ``events`` of the first event of the last step.
  public private(set) var firstEventOfStep = 0
  /// The last step as a flow writes it; empty before the first.
  public private(set) var lastStep = ""
  /// The longest virtual time that a step may take until the app is at rest, in ticks.
  public static let longestWait = Rest.longestWait

  /// Creates the app again, for its log and for moments of transitions; nil if that is not possible.
  let makeSimulator: (() -> Simulator)?
  /// The header of the log.
  let header: SessionHeader
  /// The number of colours of the terminal. It changes the screen, but not the app.
  public private(set) var colors = ColorCount.all
  /// The life cycles of all events so far.
  var lifeCycles = LifeCycleWatch()
  /// The names by which a controller was known, by its identity.
  var namesByIdentity: [String: Set<String>] = [:]

  /// Creates a pilot of a simulator.
  ///
  /// - Parameters:
  ///   - header: The header of logs.
  ///   - isRepeatable: True if the closure can be called again, for logs and for moments of
  ///     transitions.
  ///   - makeSimulator: Creates the app at its start.
  /// - Throws: ``PilotFailure`` if the app does not come to rest.
  public init(
    header: SessionHeader, isRepeatable: Bool = true, makeSimulator: @escaping () -> Simulator
  ) throws(PilotFailure) {
    self.header = header
    self.makeSimulator = isRepeatable ? makeSimulator : nil
    simulator = makeSimulator()
    collectEvents()
    try untilRest()
  }

  /// Creates a pilot of a controller in code.
  ///
  /// - Parameters:
  ///   - root: The root view controller. Create it in the call, not in a variable: the expression is
  ///     evaluated again for ``log()`` and ``moment(_:of:)``.
  ///   - size: The size of the app in cells, without the status line. The default is the app in a
  ///     terminal of 80 × 24 cells; ``rows`` then has 24 rows.
  ///   - name: The name of the app in logs.
  /// - Throws: ``PilotFailure`` if the app does not come to rest.
  public convenience init(
    root: @autoclosure @escaping () -> ViewController, size: Size = Size(width: 80, height: 23),
    name: String = "app"
  ) throws(PilotFailure) {
    let (columns, rows) = (max(1, Int(size.width)), max(1, Int(size.height)) + 1)
    try self.init(header: SessionHeader(app: name, columns: columns, rows: rows)) {
      Simulator(delegate: RootDelegate(root), columns: columns, rows: rows)
    }
  }

  /// Creates a pilot of an app in code with its delegate.
  ///
  /// - Parameters:
  ///   - delegate: The application's delegate. Create it in the call, not in a variable: the
  ///     expression is evaluated again for ``log()`` and ``moment(_:of:)``.
  ///   - size: The size of the app in cells, without the status line. The default is the app in a
  ///     terminal of 80 × 24 cells; ``rows`` then has 24 rows.
  ///   - name: The name of the app in logs.
  ///   - hasDeveloperKeys: False for an app that leaves out the keys that look into it: the status
  ///     line and the help of the pilot then leave them out too.
  /// - Throws: ``PilotFailure`` if the app does not come to rest.
  public convenience init(
    delegate: @autoclosure @escaping () -> any ApplicationDelegate,
    size: Size = Size(width: 80, height: 23), name: String = "app", hasDeveloperKeys: Bool = true
  ) throws(PilotFailure) {
    let (columns, rows) = (max(1, Int(size.width)), max(1, Int(size.height)) + 1)
    try self.init(header: SessionHeader(app: name, columns: columns, rows: rows)) {
      let simulator = Simulator(delegate: delegate(), columns: columns, rows: rows)
      simulator.hasDeveloperKeys = hasDeveloperKeys
      return simulator
    }
  }

  /// Creates a pilot of scene files.
  ///
  /// - Parameters:
  ///   - bundle: The scene files.
  ///   - name: The path of the main scene file, for logs.
  ///   - columns: The columns of the terminal.
  ///   - rows: The rows of the terminal, with the status line.
  ///   - appearance: The appearance that the bundle was read with, for logs; nil for the files'.
  ///   - preferences: The user's preferences.
  ///   - colors: The number of colours of the terminal.
  /// - Throws: ``PilotFailure`` if the app does not come to rest.
  public convenience init(
    _ bundle: StoryboardBundle, name: String = "scenes.json", columns: Int = 80, rows: Int = 24,
    appearance: UserInterfaceStyle? = nil, preferences: UserPreferences = UserPreferences(),
    colors: ColorCount = .all
  ) throws(PilotFailure) {
    let header = SessionHeader(
      program: "segue", ticksPerSecond: Tick.perSecond, columns: columns, rows: rows,
      storyboardName: name, bundle: bundle,
      settings: SessionHeader.settings(of: appearance) + colors.style.settings
        + SessionHeader.currentSettings + SessionHeader.settings(of: preferences))
    try self.init(header: header) {
      let simulator = Simulator(
        storyboards: bundle, columns: columns, rows: rows, preferences: preferences)
      simulator.style = colors.style
      return simulator
    }
    self.colors = colors
  }

  /// Creates a pilot of the same session at an earlier tick.
  init(_ other: Pilot, _ makeSimulator: @escaping () -> Simulator, at tick: Int) {
    header = other.header
    colors = other.colors
    self.makeSimulator = makeSimulator
    simulator = makeSimulator()
    namesByIdentity = other.namesByIdentity
    lastStep = other.lastStep
    collectEvents()
    for input in other.inputs where input.tick <= tick {
      simulator.advance(to: input.tick)
      collectEvents()
      send(input.command, key: input.key)
    }
    simulator.advance(to: tick)
    collectEvents()
    firstEventOfStep = min(other.firstEventOfStep, events.count)
  }

  // MARK: - Time and inputs

  /// An amount of virtual time.
  public enum Time: Hashable, Sendable {
    /// Ticks of 1/120 second.
    case ticks(Int)
    /// Seconds.
    case seconds(Double)
  }

  /// Lets virtual time pass without waiting for rest, such as to a moment of a transition.
  public func advance(_ time: Time) {
    let ticks =
      switch time {
      case .ticks(let ticks): max(0, ticks)
      case .seconds(let seconds): Tick.count(seconds: seconds)
      }
    simulator.advance(to: simulator.tick + ticks)
    collectEvents()
  }

  /// Lets virtual time pass until the app is at rest.
  ///
  /// Work that the app has scheduled for the next tick, such as the first step of a new task, is done
  /// before the app counts as at rest. A timer that runs at every tick is not waited for.
  ///
  /// - Throws: ``PilotFailure`` after 60 s of virtual time, with what still moves.
  public func untilRest() throws(PilotFailure) {
    defer { rememberNames() }
    var rest = Rest(of: simulator)
    while true {
      switch rest.next(simulator) {
      case .advance(let tick):
        simulator.advance(to: tick)
        collectEvents()
      case .atRest, .waiting: return
      case .moving: throw neverRests()
      }
    }
  }

  /// Performs a command without waiting for rest.
  ///
  /// - Parameters:
  ///   - command: The command.
  ///   - key: The name of the key, for the log.
  public func send(_ command: Command, key: String? = nil) {
    inputs.append(SessionInput(tick: simulator.tick, command, key: key))
    simulator.perform(command)
    collectEvents()
  }

  /// Remembers that a step begins, for expectations of events and for failures.
  package func beginStep(_ name: String) {
    lastStep = name
    firstEventOfStep = events.count
  }

  private func collectEvents() {
    let new = simulator.takeEvents()
    guard !new.isEmpty else { return }
    for event in new { lifeCycles.add(event) }
    events += new
  }
}

/// Shows a controller in a window.
private final class RootDelegate: ApplicationDelegate {
  var window: Window?
  private let root: () -> ViewController

  init(_ root: @escaping () -> ViewController) { self.root = root }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = Window(frame: application.screenBounds)
    window?.rootViewController = root()
    window?.makeKeyAndVisible()
    return true
  }
}
