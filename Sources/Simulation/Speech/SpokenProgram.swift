/// A program that a terminal runs in spoken mode: keys in, lines of text out.
///
/// Nothing moves while a line is read: after each input the program advances its own time until the
/// app is at rest.
public protocol SpokenProgram: AnyObject {
  /// Indicates whether the program has ended.
  var isFinished: Bool { get }

  /// Indicates whether a typed character is text now, and no command.
  var isEditingText: Bool { get }

  /// Begins the session. The first lines are those of the first screen.
  func start()

  /// Receives a key.
  func receive(_ key: Key)

  /// Receives a pasted text, without control characters except line feeds.
  func receive(pasted text: String)

  /// Tells the user that a paste of more than 1 MB was refused.
  func refuseOverlongPaste()

  /// Receives a new size of the whole terminal in cells, each at least 1.
  func resize(columns: Int, rows: Int)

  /// Receives the end of the program by a signal or a lost terminal. It is the last call.
  func terminate()

  /// Returns the lines since the last call and removes them. They have no line feeds.
  func takeLines() -> [String]
}
