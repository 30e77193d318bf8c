public import Foundation

/// Foundation's run loop of the main thread, which is the terminal's. It cannot be run by the app.
public final class RunLoop: Sendable {
  /// Foundation's name for the mode of a run loop. All modes are alike.
  public typealias Mode = Foundation.RunLoop.Mode

  /// The run loop of the application.
  public static let main = RunLoop()

  /// The run loop of the application: other threads have none.
  public static var current: RunLoop { main }

  private init() {}

  /// Starts a timer.
  public func add(_ timer: Timer, forMode mode: Mode) { timer.start() }

  /// Runs a block at the edge of the next tick.
  public func perform(_ block: @escaping () -> Void) {
    MainQueue.run(from: "RunLoop.main.perform", block)
  }

  /// Runs a block at the edge of the next tick.
  public func perform(inModes modes: [Mode], block: @escaping () -> Void) { perform(block) }
}
