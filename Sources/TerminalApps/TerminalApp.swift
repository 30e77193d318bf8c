public import CellGraphics
public import NavigationKit
public import Sessions
public import Simulation

/// An app in code as a program for the terminal, which records its sessions and replays them.
///
/// ```text
/// @main enum Main {
///   static func main() {
///     TerminalApp(name: "notes", version: "1.0", delegate: AppDelegate()).main()
///   }
/// }
/// ```
///
/// The program then has these forms:
///
/// ```text
/// notes                        runs the app
/// notes --record LOG           runs it and records the session
/// notes replay LOG             plays a recorded session
/// notes replay --verify LOG    compares every event and screen, without a terminal
/// ```
public struct TerminalApp {
  /// The name of the app, which its logs have.
  public var name: String
  /// The version of the app, such as `1.0`, without blanks.
  public var version: String
  /// The size of the screen in points, for an app that measures in points; nil for one that measures
  /// in cells.
  public var canvas: Size?
  /// Indicates whether keys look into the running app: `i` the inspector, `M` the map, `:` the
  /// commands, `[ ] { }` steps in time, `f` a transition, `b` the meter, `m` the menu of segues, `s`
  /// slow motion, `r` a recording. False leaves the app's own keys, the help and `q`.
  public var hasDeveloperKeys: Bool
  private let makeDelegate: () -> any ApplicationDelegate
  private let makeSceneDelegate: () -> (any SceneDelegate)?

  /// Creates a program.
  ///
  /// Both delegates are evaluated again for each replay and each jump back in time, so they must lead
  /// to the same screens each time.
  ///
  /// - Parameters:
  ///   - name: The name of the app.
  ///   - version: The version of the app, without blanks.
  ///   - canvas: The size of the screen in points; nil for an app that measures in cells.
  ///   - hasDeveloperKeys: False to leave out the keys that look into the running app.
  ///   - sceneDelegate: The delegate of the scene; nil for an app without.
  ///   - delegate: The application's delegate.
  public init(
    name: String, version: String, canvas: Size? = nil, hasDeveloperKeys: Bool = true,
    sceneDelegate: @autoclosure @escaping () -> (any SceneDelegate)? = nil,
    delegate: @autoclosure @escaping () -> any ApplicationDelegate
  ) {
    (self.name, self.version, self.canvas) = (name, version, canvas)
    self.hasDeveloperKeys = hasDeveloperKeys
    (makeDelegate, makeSceneDelegate) = (delegate, sceneDelegate)
  }

  /// The name with the version, as logs have it.
  public var program: String { "\(name) \(version)" }

  /// Creates the app at the start of a session.
  ///
  /// - Parameters:
  ///   - header: The header of the session's log: the size of the screen and the user's settings.
  ///   - style: The drawing style of the terminal; nil for that of the header.
  public func makeSimulator(_ header: SessionHeader, style: DrawingStyle? = nil) -> Simulator {
    let simulator = Simulator(
      delegate: makeDelegate(), sceneDelegate: makeSceneDelegate(), columns: header.columns,
      rows: header.rows, canvas: canvas, preferences: header.preferences,
      appearance: header.appearance, theme: header.theme)
    simulator.style = style ?? header.style
    simulator.application.springFit = header.springFit
    simulator.chrome = header.chrome
    simulator.hasDeveloperKeys = hasDeveloperKeys
    return simulator
  }

  /// Replays a log and compares every event and every screen.
  ///
  /// A test can keep a log beside it and verify it after each change of the app.
  ///
  /// - Parameter log: The log of a session of this app, in any version.
  /// - Returns: The first difference; nil if the replay is identical.
  /// - Throws: ``AppLogError`` if the log is that of another app.
  public func verify(_ log: SessionLog) throws(AppLogError) -> Divergence? {
    if let error = AppLogError(log.header, of: self) { throw error }
    return Replay(log) { makeSimulator(log.header) }.run()
  }
}
