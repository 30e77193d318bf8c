internal import ArgumentParser
internal import Simulation

/// `segue strip`: prints the strips of `MotionPage`, from which `docs/motion.md` is made.
struct StripCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strip",
    abstract: "Prints the built-in transitions as text, each with eight frames.",
    discussion: helpText(examples: [
      "segue strip": "Prints all transitions.",
      "segue strip zoom": "Prints one transition.",
    ]))

  @Argument(help: "The name of a transition. Default: all.")
  var name: String?

  @Flag(help: "Print the page docs/motion.md.")
  var page = false

  func validate() throws {
    guard let name else { return }
    let names = MotionPage.strips().map(\.name)
    if !names.contains(name) {
      throw ValidationError(
        "unknown transition; expected \(names.joined(separator: ", "))")
    }
  }

  func run() throws {
    try reportingFailures {
      let text =
        page
        ? MotionPage.text
        : MotionPage.strips().filter { name == nil || $0.name == name }
          .map { (["\($0.name), \($0.duration) ticks"] + $0.lines).joined(separator: "\n") }
          .joined(separator: "\n\n") + "\n"
      try writeToStandardOutput(text)
    }
  }
}
