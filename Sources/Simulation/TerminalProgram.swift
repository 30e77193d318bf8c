/// What a terminal can run: a live session, or the replay of one.
///
/// The terminal owns the clock, the keys and the mouse; the program owns everything else. Durations are real
/// time; how many ticks they are is the program's affair.
public protocol TerminalProgram: AnyObject {
  /// True once there is nothing more to do; the terminal is then given back.
  var isFinished: Bool { get }

  /// How long the terminal may sleep, counted from the last `advance(by:)`, before the next call is
  /// needed; nil while only a key can change anything.
  var timeUntilNextChange: Duration? { get }

  /// Lets real time pass, zero or more.
  func advance(by elapsed: Duration)

  /// Takes one key, at the moment reached by the last `advance(by:)`.
  func receive(_ key: Key)

  /// Takes what the mouse did, at that moment too.
  func receive(_ pointer: PointerInput)

  /// Takes what was pasted as one: text without control characters but for line feeds.
  func receive(pasted text: String)

  /// Tells the user that a paste of more than 1 MB was dropped.
  func refuseOverlongPaste()

  /// Takes a new size of the whole terminal in cells, each at least 1.
  func resize(columns: Int, rows: Int)

  /// Takes a sentence about the terminal, for the user to read until the next key.
  func receive(notice: String)

  /// The picture to show, or nil when nothing has changed since the last call.
  func nextFrame() -> Frame?

  /// Does some milliseconds' worth of work that can wait, while there is nothing else to be done.
  ///
  /// - Returns: Whether there is more of it.
  func workWhileIdle() -> Bool
}

extension TerminalProgram {
  public func refuseOverlongPaste() {}
  public func workWhileIdle() -> Bool { false }
  public func receive(notice: String) {}
}
