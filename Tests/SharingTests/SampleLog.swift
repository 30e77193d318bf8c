import NavigationKit
import Sessions
import Simulation

/// Logs for tests: two scenes, of which an upward swipe slides the second in.
enum SampleLog {
  /// Returns the bytes of a log.
  ///
  /// - Parameters:
  ///   - title: The text of the first scene.
  ///   - name: The name of the second scene.
  ///   - segue: The kind of the segue with its settings, as members of JSON.
  ///   - style: Settings of the second scene, as members of JSON.
  ///   - transitions: The transitions of the file, as members of JSON.
  ///   - inputs: The inputs; the session ends at `end`.
  static func bytes(
    title: String = "Hello", name: String = "Detail",
    segue: String = #""kind": "custom", "transition": "slide""#, style: String? = nil,
    transitions: String = "",
    inputs: [SessionInput] = [SessionInput(tick: 60, .swipe(.up), key: "up")], end: Int = 360
  ) -> [UInt8] {
    let storyboard = """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "list", "scenes": [
        {"id": "list", "name": "List", "background": "#FFCC66", "views": [
          {"id": "title", "kind": "label", "text": \(quoted(title)),
            "frame": {"x": 0, "y": 40, "width": 400, "height": 40}}],
          "segues": [{"id": "go", \(segue), "to": "detail", "trigger": {"swipe": "up"}}]},
        {"id": "detail", "name": \(quoted(name)), "background": "#66CCFF"\(style.map { ", " + $0 } ?? "")}],
       "transitions": {\(transitions)}}
      """
    let header = SessionHeader(
      program: "test", ticksPerSecond: 120, columns: 40, rows: 12, storyboardName: "app/list.json",
      storyboard: storyboard)
    var lines = header.line
    for input in inputs {
      let key = input.key.map { #","raw":\#(quoted($0))"# } ?? ""
      lines += Array(
        #"{"record":"input","tick":\#(input.tick),\#(command(input.command))\#(key)}"#.utf8)
      lines.append(10)
    }
    return lines + Array(#"{"record":"end","tick":\#(end)}"#.utf8) + [10]
  }

  private static func command(_ command: Command) -> String {
    switch command {
    case .swipe(let direction): #""command":"swipe","direction":"\#(direction.rawValue)""#
    case .resize(let columns, let rows):
      #""command":"resize","columns":\#(columns),"rows":\#(rows)"#
    default: #""command":"tap""#
    }
  }

  /// Returns a text as a string of JSON, with escapes for everything but letters.
  private static func quoted(_ text: String) -> String {
    let units = text.utf16.map { unit -> String in
      let digits = String(unit, radix: 16)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
    return "\"" + units.joined() + "\""
  }
}
