public import NavigationKit
public import Simulation

/// The steps of a pilot as calls. Each waits until the app is at rest.
extension Pilot {
  /// Touches an element. A text such as `"Buy"` names its title, `"#buy"` its identifier.
  public func tap(_ element: ElementSelector) throws(PilotFailure) {
    try perform(.tap(element), as: "tap \(element)")
  }

  /// Presses a key.
  public func press(_ key: Key, times: Int = 1) throws(PilotFailure) {
    try perform(.press(key, times: times), as: "press \(key.name)")
  }

  /// Swipes over the screen, or over an element.
  public func swipe(_ direction: Direction, on element: ElementSelector? = nil)
    throws(PilotFailure)
  {
    try perform(.swipe(direction, on: element), as: "swipe \(direction.rawValue)")
  }

  /// Drags by a part of the screen, from 0 to 1.
  ///
  /// - Parameters:
  ///   - direction: The direction.
  ///   - part: The part of the screen. Without an element it is rounded to tenths.
  ///   - element: The element that is dragged; nil to drag the screen.
  ///   - isReleased: False holds the drag of the screen; ``release()`` ends it.
  public func drag(
    _ direction: Direction, by part: Double = 0.5, of element: ElementSelector? = nil,
    release isReleased: Bool = true
  ) throws(PilotFailure) {
    let percent = Int((min(max(part, 0), 1) * 100).rounded())
    let name = "drag \(direction.rawValue) \(percent) %"
    try perform(.drag(direction, percent: percent, of: element), as: name)
    if isReleased, element == nil { try release() }
  }

  /// Releases a drag.
  public func release() throws(PilotFailure) { try perform(.release, as: "let go") }

  /// Cancels a drag, or closes what is in front.
  public func cancel() throws(PilotFailure) { try perform(.cancel, as: "cancel") }

  /// Types characters, after a tap on a field if there is one.
  public func type(_ text: String, into field: ElementSelector? = nil) throws(PilotFailure) {
    try perform(.type(text, into: field), as: "type \(FlowText.quoted(text))")
  }

  /// Deletes the text of a field.
  public func clear(_ field: ElementSelector? = nil) throws(PilotFailure) {
    try perform(.clear(field), as: "clear")
  }

  /// Changes the size of the terminal.
  public func resize(columns: Int, rows: Int) throws(PilotFailure) {
    try perform(.resize(columns: columns, rows: rows), as: "resize to \(columns)x\(rows)")
  }

  /// Goes back with the back button, or closes what is in front.
  public func goBack() throws(PilotFailure) { try perform(.goBack, as: "go back") }

  /// Performs the steps and checks the expectations of a line of a flow.
  ///
  /// ```swift
  /// let app = try Pilot(root: ViewController(), size: Size(width: 40, height: 12))
  /// try app.run("press enter; wait 2 s; no warnings")
  /// ```
  ///
  /// - Parameter line: The clauses, separated by semicolons.
  /// - Throws: ``PilotFailure`` for the first step that is not possible, the first expectation that
  ///   does not hold, or a line that cannot be understood.
  public func run(_ line: String) throws(PilotFailure) {
    for clause in try clauses(of: line) {
      switch clause.content {
      case .step(let step): try perform(step, as: clause.text)
      case .expectation(let expectation):
        if let failure = check(expectation, as: clause.text) { throw failure }
      }
    }
  }

  /// Performs the steps and checks the expectations of a flow, line by line.
  ///
  /// Lines without a step, such as empty ones and comments after `#`, are skipped.
  ///
  /// ```swift
  /// let app = try Pilot(root: ViewController(), size: Size(width: 40, height: 12))
  /// try app.run(flow: "# Nothing happens.\npress enter\nexpect no warnings", name: "quiet.flow")
  /// ```
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - name: The name of the file, for failures.
  /// - Throws: ``PilotFailure`` for the first line that fails. Its sentence begins with the name and
  ///   the number of the line.
  public func run(flow text: String, name: String = "flow") throws(PilotFailure) {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      let line = line.drop { $0 == " " }
      guard !line.isEmpty, !line.hasPrefix("#") else { continue }
      do {
        try run(String(line))
      } catch {
        var failure = error
        failure.sentence = "\(name):\(number + 1): \(error.sentence)"
        throw failure
      }
    }
  }

  /// Checks expectations, such as `on Detail; focus on "Buy"`.
  ///
  /// - Parameter line: The expectations, separated by semicolons.
  /// - Throws: ``PilotFailure`` for the first that does not hold.
  public func expect(_ line: String) throws(PilotFailure) { try run("expect \(line)") }

  private func clauses(of line: String) throws(PilotFailure) -> [FlowClause] {
    do throws(FlowSyntaxError) {
      return try FlowClause.clauses(of: line)
    } catch {
      throw PilotFailure(.syntax, line, found: error.description)
    }
  }
}
