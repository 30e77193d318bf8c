internal import CellGraphics
public import NavigationKit
public import Sessions
public import TerminalUI

extension TerminalApp {
  /// Runs the app in a terminal session, on the calling thread.
  ///
  /// Each session needs an app of its own, created on its thread: controllers are not shared.
  ///
  /// ```text
  /// let session = try TerminalSession(
  ///   input: channel, output: channel, size: Size(width: 80, height: 24))
  /// Thread {
  ///   TerminalApp(name: "notes", version: "1.0", delegate: AppDelegate()).run(in: session)
  /// }.start()
  /// ```
  ///
  /// - Parameters:
  ///   - session: The session, which has not run yet.
  ///   - appearance: Light or dark; nil for what the app chooses.
  ///   - log: Appends records to the log of the session, and returns false if that failed; nil
  ///     without a log. It is called on the calling thread.
  /// - Returns: The reason for the end.
  @discardableResult
  public func run(
    in session: TerminalSession, appearance: UserInterfaceStyle? = nil,
    log: SessionRecorder.Sink? = nil
  ) -> TerminalSession.Outcome {
    var header = SessionHeader(
      app: program, columns: Int(session.size.width), rows: Int(session.size.height))
    header.settings =
      SessionHeader.settings(of: appearance) + session.drawingStyle.settings
      + SessionHeader.currentSettings
    let recorder = log.map { SessionRecorder(header: header, sink: $0) }
    let live = LiveSession(recorder: recorder) { [header] in makeSimulator(header) }
    let outcome = session.run(live)
    live.end()
    return outcome
  }
}
