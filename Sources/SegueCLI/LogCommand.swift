internal import ArgumentParser
internal import Inspection
internal import Sessions
import TextFormats

/// `segue log`: lists the records of a log as text, as sentences or as JSON.
///
/// `SessionLog` makes the listing. Remarks about damaged records go to standard error.
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
        "segue log session.log --only inputs,segues": "Lists only the inputs and segues.",
        "segue log session.log --sentences --only inputs,ignored":
          "Lists inputs and those without an effect, as sentences.",
        "segue log session.log --why 12": "Prints what led to event 12, from the input on.",
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

  @Flag(help: plainHelp)
  var plain = false

  @Flag(help: "Indent each event below the input or the event that led to it.")
  var causes = false

  @Flag(help: "Write the number of each event before it.")
  var numbers = false

  @Option(
    help: ArgumentHelp(
      "Print the causes of the event with this number, from the input on.", valueName: "number"))
  var why: Int?

  @Flag(
    help: """
      Replay the log, and print the inputs that did nothing, or not all, with what stood in the way.
      """)
  var whyNot = false

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
    if ribbon, json || plain || causes || sentences {
      throw ValidationError(
        "--ribbon cannot be combined with --json, --plain, --causes or --sentences")
    }
    if plain, json || causes {
      throw ValidationError("--plain cannot be combined with --json or --causes")
    }
    guard why != nil || whyNot else { return }
    if why != nil && whyNot { throw ValidationError("--why cannot be combined with --why-not") }
    if json || plain || causes || sentences || numbers || only != LogTopic.allCases {
      throw ValidationError("--why and --why-not cannot be combined with options of the listing")
    }
  }

  func run() throws {
    try reportingFailures {
      let reading = try LogReading(log)
      try writeToStandardOutput(text(of: reading))
    }
  }

  /// Returns the text to print. ``validate()`` has refused options that contradict each other.
  private func text(of reading: LogReading) throws -> String {
    if let why { return try causes(of: why, in: reading) }
    if whyNot { return try reading.replay().refusals() }
    if ribbon { return reading.log.ribbonText }
    if json { return reading.log.plainLines(only: only) }
    if plain { return reading.log.records(only: only) }
    return reading.log.listing(
      only: only, isInSentences: sentences, showsCauses: causes, showsNumbers: numbers)
  }

  /// Returns the causes of an event as text. A log without causes is replayed to find them.
  ///
  /// - Throws: ``Failure`` if no event has the number.
  private func causes(of number: Int, in reading: LogReading) throws -> String {
    let log = reading.log
    guard let text = log.hasCauses ? log.why(number) : try reading.replay().why(number) else {
      throw Failure(
        kind: .badData,
        message: "\(reading.name): no event has the number \(number); "
          + "they count the events from 1, as segue log --numbers lists them")
    }
    return text
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
