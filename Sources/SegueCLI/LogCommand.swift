internal import ArgumentParser
internal import Sessions
import TextFormats

struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Shows what a log holds.",
    discussion: """
      Each line has the second, the tick and what there was: > an input, · an event, # a screen.
      """)

  @Argument(help: "The log.", completion: .file())
  var log: String

  @Flag(
    help: """
      For machines: a line of JSON for the header and each input, event and screen. Without --only \
      it is a log itself, longer and simpler.
      """)
  var json = false

  @Option(
    help: ArgumentHelp(
      "Show only these, with commas between them: "
        + LogTopic.allCases.map(\.rawValue).joined(separator: ", ") + ".",
      valueName: "topics"),
    transform: LogTopic.topics)
  var only: [LogTopic] = LogTopic.allCases

  func run() throws {
    try reportingFailures {
      let reading = try LogReading(log)
      try writeToStandardOutput(
        json ? reading.log.plainLines(only: only) : reading.log.listing(only: only))
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
