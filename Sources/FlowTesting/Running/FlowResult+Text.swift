internal import NavigationKitTesting
internal import TextFormats

extension FlowResult {
  /// The failures as text for people: the place, the sentence, what was there, the screen, the
  /// last events and how to replay the moment.
  ///
  /// A screen and events that are the same as those of the failure before are not repeated.
  public var text: String {
    var lines: [String] = []
    if outcome == .error { lines.append(message) }
    var last: PilotFailure?
    for failure in failures {
      var shown = failure.failure
      if let last, last.tick == shown.tick {
        if last.screen == shown.screen, shown.marks.isEmpty || last.marks == shown.marks {
          shown.screen = []
        }
        if last.events == shown.events { shown.events = [] }
        if last.refusals == shown.refusals { shown.refusals = [] }
      }
      last = failure.failure
      var own = shown.lines()
      own[0] = failure.place + ": " + (failure.isSoft ? "(soft) " : "") + own[0]
      if let logPath {
        own.append("  Replay it: segue replay \(logPath) --at \(failure.failure.tick)")
      }
      lines += own
    }
    return lines.map { $0.harmless(upTo: 2_000) }.joined(separator: "\n")
  }

  /// The name across runs: the path, the name and the variant.
  public var identifier: String { "\(flow.path) \(flow.name) [\(variant)]" }
}

extension FlowResult.Failure {
  /// The path, line and column, as editors and terminals understand them.
  public var place: String { "\(path.harmless(upTo: 4_096)):\(line):\(column)" }

  /// The failure in one line, without the screen.
  public var summary: String {
    let advice = failure.advice.isEmpty ? "" : ". \(failure.advice)"
    return "\(failure.heading): \(failure.found)\(advice)".harmless(upTo: 1_000)
  }
}
