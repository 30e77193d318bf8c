public import NavigationKit
public import NavigationKitTesting
internal import TextFormats

/// A file of flows: tests of an app's navigation as plain text.
///
/// ```swift
/// let text = """
///   flow "Opens the detail"
///     size 40x12
///   press up
///   expect on "Detail"
///   """
/// let file = FlowFile(path: "detail.flow", bytes: Array(text.utf8))
/// precondition(file.defects.isEmpty)
/// precondition(file.flows[0].name == "Opens the detail" && file.flows[0].lines.count == 2)
/// ```
public struct FlowFile: Hashable, Sendable {
  /// The path, as it was given.
  public var path: String
  /// The flows in the order of the file.
  public var flows: [FlowTest] = []
  /// The lines that cannot be understood, in the order of the file.
  public var defects: [FlowDefect] = []

  /// The folder of the file, with a slash at its end; empty for the current folder.
  public var folder: String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// The paths of the files that `run` steps name, relative to ``folder``.
  public var includes: [String] { flows.flatMap { $0.lines.flatMap(\.includes) } }
}

/// A line of a flow file that cannot be understood.
public struct FlowDefect: Error, Hashable, Sendable {
  /// The path of the file.
  public var path: String
  /// The line, from 1.
  public var line: Int
  /// The column in characters, from 1.
  public var column: Int
  /// The number of wrong characters.
  public var length = 1
  /// The problem, what was expected, and what to do.
  public var message: String
  /// The text of the line.
  public var text: String
}

extension FlowDefect: CustomStringConvertible {
  /// The place and the message, then the line with the wrong part marked.
  public var description: String {
    let indent = String(repeating: " ", count: max(0, column - 1))
    let marks = String(repeating: "^", count: max(1, min(length, text.count - column + 1)))
    return "\(path.harmless(upTo: 400)):\(line):\(column): \(message)\n"
      + "  \(text.harmless(upTo: 400))\n  \(indent)\(marks)"
  }
}

/// A flow: a test with a name, its settings and its lines.
public struct FlowTest: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The path of the file.
  public var path: String
  /// The line of the name, from 1.
  public var line: Int
  /// The last line.
  public var lastLine: Int
  /// The settings below the name.
  public var settings = FlowSettings()
  /// The lines.
  public var lines: [FlowLine] = []

  /// Creates a flow without lines.
  public init(name: String, path: String, line: Int, lastLine: Int) {
    (self.name, self.path, self.line, self.lastLine) = (name, path, line, lastLine)
  }
}

/// The settings of a flow. Several values run the flow several times.
public struct FlowSettings: Hashable, Sendable {
  /// A size of the terminal.
  public struct Size: Hashable, Sendable {
    /// The columns.
    public var columns: Int
    /// The rows, with the status line.
    public var rows: Int

    /// Creates a size.
    public init(columns: Int, rows: Int) { (self.columns, self.rows) = (columns, rows) }
  }

  /// The path of the scene file or storyboard, relative to the flow's folder; nil for the default.
  public var app: String?
  /// The sizes; empty for 80x24.
  public var sizes: [Size] = []
  /// The appearances; empty for that of the app.
  public var appearances: [UserInterfaceStyle] = []
  /// The languages of a storyboard; empty for its own.
  public var languages: [String] = []
  /// The values of reduced motion; empty for full motion.
  public var reducedMotions: [Bool] = []
  /// The numbers of colours; empty for all.
  public var colors: [ColorCount] = []
  /// The tags, for `--tags`.
  public var tags: [String] = []

  /// Creates settings without values.
  public init() {}
}

/// A line of a flow.
public struct FlowLine: Hashable, Sendable {
  /// The contents of a line.
  public indirect enum Action: Hashable, Sendable {
    /// A step of the user.
    case step(PilotStep)
    /// An expectation. A soft one lets the flow continue.
    case expect(Expectation, isSoft: Bool)
    /// Expectations and steps at moments of the last transition of a kind; nil for any kind.
    case during(Transition.Kind?, [Moment])
    /// A comparison of the screen with a recorded one.
    case snapshot(String)
    /// The lines of the flows of another file.
    case run(String)
    /// The same lines several times.
    case repeating(Int, [FlowLine])
  }

  /// Expectations and steps at a moment of a transition.
  public struct Moment: Hashable, Sendable {
    /// The moment.
    public var moment: TransitionMoment
    /// The expectations, which only look at the moment, and the steps, which interrupt the
    /// transition there.
    public var lines: [FlowLine]

    /// Indicates whether the moment interrupts the transition.
    var hasStep: Bool {
      lines.contains { if case .step = $0.action { true } else { false } }
    }
  }

  /// The contents.
  public var action: Action
  /// The text, without `expect` and `soft`.
  public var text: String
  /// The line in the file, from 1.
  public var line: Int
  /// The column of the first character, from 1.
  public var column: Int

  /// The paths that the line runs.
  var includes: [String] {
    switch action {
    case .run(let path): [path]
    case .repeating(_, let lines): lines.flatMap(\.includes)
    case .step, .expect, .during, .snapshot: []
    }
  }
}
