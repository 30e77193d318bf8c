internal import ArgumentParser
internal import CellGraphics
import FlowTesting
internal import Glibc
internal import Narration
internal import TerminalUI
import TextFormats

/// `segue review`: shows new screens of flows beside the recorded ones, with `ReviewSession`.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Accepts or rejects changed screens of flows.",
    discussion: helpText(
      """
      segue test writes a screen that differs from its snapshot as NAME.screen.new. The review shows \
      both screens and their difference. If several screens have the same change, A accepts all of \
      them; o opens the flow in the editor of VISUAL or EDITOR. Where the variable CI is set, nothing is changed and the exit code is 1 if screens wait.
      """,
      examples: [
        "segue review": "Reviews the screens in the current folder and below it.",
        "segue review --list": "Lists them.",
        "segue review flows --accept-all": "Accepts all changes without showing them.",
      ]))

  @Argument(help: "The folder with the flows. Default: the current folder.", completion: .directory)
  var folder = "."

  @Flag(help: "List the screens that wait, and their changes.")
  var list = false

  @Flag(help: "Accept all screens.")
  var acceptAll = false

  @Flag(help: "Reject all screens.")
  var rejectAll = false

  /// The words of the review.
  private static let words = StringTable.english

  func validate() throws {
    if [list, acceptAll, rejectAll].count(where: { $0 }) > 1 {
      throw ValidationError("--list, --accept-all and --reject-all exclude each other")
    }
  }

  func run() throws {
    try reportingFailures {
      let items = try Self.items(in: folder)
      guard !items.isEmpty else {
        return try writeToStandardOutput(Self.words.label("review.nothing") + "\n")
      }
      if list || SnapshotFiles.isChecking {
        for item in items {
          try writeToStandardOutput(
            "\(item.path.harmless(upTo: longestPath)): \(item.summary().harmless(upTo: 400))\n")
        }
        if SnapshotFiles.isChecking { throw ExitCode(1) }
        return
      }
      if acceptAll || rejectAll {
        let decision: ReviewSession.Decision = acceptAll ? .accepted : .rejected
        for item in items { try Self.perform(decision, item) }
        return try report(acceptAll ? items.count : 0, acceptAll ? 0 : items.count)
      }
      try review(items)
    }
  }

  private func review(_ items: [ReviewItem]) throws {
    var terminal = try Self.terminal()
    let session = ReviewSession(
      items, columns: terminal.bounds.columns, rows: terminal.bounds.rows, words: Self.words
    ) { item, decision in
      do {
        try Self.perform(decision, item)
        return nil
      } catch {
        return (error as? Failure)?.message ?? "\(error)"
      }
    }
    var outcome = RunLoop(terminal).run(session)
    while session.wantsEditor, outcome == .finished {
      session.continueAfterEditing(problem: Self.edit(session.item) ?? "")
      terminal = try Self.terminal()
      outcome = RunLoop(terminal).run(session)
    }
    try report(session.counts.accepted, session.counts.rejected)
    try endProcess(after: outcome)
  }

  private static func terminal() throws -> Terminal {
    try openTerminal(
      "review needs a terminal; without one, use --list, --accept-all or --reject-all", output: nil)
  }

  /// Opens the flow of a screen in the user's editor, at the line of the snapshot.
  ///
  /// - Returns: A message if that is not possible; nil after the editor has ended.
  private static func edit(_ item: ReviewItem) -> String? {
    guard let place = SnapshotPlace(screen: item.path), InputFile.exists(place.flow) else {
      return words.label(
        "review.noFlow", [.title: .name(item.path.harmless(upTo: longestPath))])
    }
    let bytes = (try? InputFile.read(place.flow, onlyRegular: true)) ?? []
    let line = place.line(in: FlowFile(path: place.flow, bytes: bytes)) ?? 1
    return UserEditor().open(place.flow, line: line, words: words)
  }

  private func report(_ accepted: Int, _ rejected: Int) throws {
    let result = Self.words.label(
      "review.result", [.number: .number(accepted), .row: .number(rejected)])
    try writeToStandardOutput(result + "\n")
  }

  /// Records the new screen, or removes it.
  private static func perform(_ decision: ReviewSession.Decision, _ item: ReviewItem) throws {
    let new = item.path + ".new"
    if decision == .accepted {
      try OutputFile.replace(item.path, try InputFile.read(new, onlyRegular: true))
    }
    guard unlink(new) == 0 || errno == ENOENT else {
      throw Failure(
        kind: .writeFailed,
        message: "cannot remove \(new.harmless(upTo: longestPath)): \(systemMessage())")
    }
  }

  /// Returns the screens that wait in a folder and below it, by their paths.
  private static func items(in folder: String) throws -> [ReviewItem] {
    let paths = FlowSelection.files(in: folder, ending: SnapshotFiles.newEnding)
    return try paths.map { path in
      let recorded = String(path.dropLast(".new".count))
      func text(_ path: String) throws -> String {
        String(decoding: try InputFile.read(path, onlyRegular: true), as: UTF8.self)
      }
      do {
        return try ReviewItem(
          path: recorded, recorded: InputFile.exists(recorded) ? text(recorded) : nil,
          found: text(path))
      } catch let error as FlowRunner.FileError {
        throw Failure(
          kind: .badData,
          message: "\(path.harmless(upTo: longestPath)): \(error.message)")
      }
    }
  }
}
