import TextFormats

extension CheckReport {
  /// The open findings as lines of `key: value`, with the counts at the end.
  public var records: String {
    var text = PlainText()
    for finding in openFindings {
      let steps = finding.steps.map { (key: "step", value: Optional($0)) }
      text.add(
        [
          ("level", finding.level.rawValue), ("rule", finding.rule.rawValue),
          ("file", finding.path), ("line", "\(finding.position.line)"),
          ("column", "\(finding.position.column)"),
          ("scene", finding.scene.isEmpty ? nil : finding.scene), ("segue", finding.segue),
          ("message", finding.message),
        ] + steps + [("why", finding.rule.reason), ("do", finding.rule.advice)])
    }
    text.add([
      ("errors", "\(count(.error))"), ("warnings", "\(count(.warning))"),
      ("notes", "\(count(.note))"),
    ])
    return text.text
  }
}
