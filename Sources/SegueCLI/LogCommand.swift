internal import ArgumentParser
internal import Inspection
internal import Sessions
import TextFormats

struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Lists the inputs, events and screens of a log.",
    discussion: helpText(
      """
      Each line has the time in seconds, the tick, and a mark: > for an input, · for an event, # for a \
      screen.
      """,
      examples: [
        "segue log session.log": "Lists everything in a session.",
        "segue log session.log --only inputs,segues": "Lists only the inputs and segues.",
        "segue log session.log --sentences --only inputs,ignored":
          "Lists inputs and those without an effect, as sentences.",
        "segue log session.log --json --only lifecycle":
          "Prints the callbacks of the life cycle as lines of JSON.",
      ]))

  @Argument(help: "The log of a session.", completion: .file())
  var log: String

  @Flag(
    help: """
      Print lines of JSON: the header and each input, event and screen. Without --only the output is \
      itself a log, in which no line refers to another.
      """)
  var json = false

  @Flag(help: "Indent each event below the input or the event that led to it.")
  var causes = false

  @Flag(help: "Write each input and event as a sentence in plain words.")
  var sentences = false

  @Flag(help: "Print the life cycles of the controllers over time instead of a list.")
  var ribbon = false

  @Option(
    help: ArgumentHelp(
      "List only these topics, separated by commas: "
        + LogTopic.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "topics"),
    transform: LogTopic.topics)
  var only: [LogTopic] = LogTopic.allCases

  func validate() throws {
    if ribbon, json || causes || sentences {
      throw ValidationError("--ribbon cannot be combined with --json, --causes or --sentences")
    }
  }

  func run() throws {
    try reportingFailures {
      let reading = try LogReading(log)
      if ribbon { return try writeToStandardOutput(reading.log.ribbonText) }
      try writeToStandardOutput(
        json
          ? reading.log.plainLines(only: only)
          : reading.log.listing(
            only: only, isInSentences: sentences, showsCauses: causes))
    }
  }
}

extension LogTopic {
  /// Reads a list of topics separated by commas.
  fileprivate static func topics(_ list: String) throws -> [LogTopic] {
    try list.split(separator: ",", omittingEmptySubsequences: false).map { word in
      guard let topic = LogTopic(rawValue: String(word)) else {
        // The parser adds the option's help, which lists the topics.
        throw ValidationError("unknown topic '\(String(word).harmless())'")
      }
      return topic
    }
  }
}
