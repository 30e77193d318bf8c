internal import NavigationKitTesting
internal import TextFormats

extension FlowResult {
  /// The failures as text for people: the place, the sentence, what was there, the screen, the
  /// last events and how to replay the moment.
  public var text: String {
    var lines: [String] = []
    if outcome == .error { lines.append("\(flow.path):\(flow.line): \(message)") }
    for failure in failures {
      let place = "\(failure.path):\(failure.line):\(failure.column): "
      let soft = failure.isSoft ? "(soft) " : ""
      var own = failure.failure.lines()
      own[0] = place + soft + own[0]
      lines += own
      if let logPath {
        lines.append("  Replay it: segue replay \(logPath) --at \(failure.failure.tick)")
      }
    }
    return lines.map { $0.harmless(upTo: 2_000) }.joined(separator: "\n")
  }

  /// The name of the flow with its variant, for lists.
  public var name: String {
    let hasVariants = FlowVariant.all(of: flow.settings).count > 1
    return hasVariants ? "\(flow.name) [\(variant)]" : flow.name
  }
}
