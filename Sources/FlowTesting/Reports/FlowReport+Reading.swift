internal import CellGraphics
internal import NavigationKit
internal import NavigationKitTesting
internal import TextFormats

/// The keys of a report in JSON that are read again.
enum ReportKey: String {
  case advice, column, digest, events, expectations, failures, file, flow, found, id, kind, line
  case log, marks, message, name, outcome, refusals, report, results, screen, sentence, soft, steps
  case tick, ticks, uses, variant
}

extension JSONNode {
  /// The value of a key of a report; nil if it is missing.
  subscript(key: ReportKey) -> JSONNode? { self[key.rawValue] }
}

extension FlowReport {
  /// Reads a report in JSON, to merge reports of several machines; nil for other JSON.
  ///
  /// Logs are not part of a report.
  public init?(json: [UInt8]) {
    guard let node = try? JSONNode(json: json), node[.report]?.string == "segue test",
      let elements = node[.results]?.elements
    else { return nil }
    self.init(elements.compactMap { FlowResult($0) }, seconds: 0)
  }
}

extension FlowResult {
  fileprivate init?(_ node: JSONNode) {
    guard let path = node[.file]?.string, let line = node[.line]?.integer,
      let flowName = node[.flow]?.string, let name = node[.name]?.string,
      let outcome = node[.outcome]?.string.flatMap({ Outcome(rawValue: $0) })
    else { return nil }
    let flow = FlowTest(name: flowName, path: path, line: line, lastLine: line)
    self.init(flow, FlowVariant(node[.variant]?.string ?? ""))
    (self.name, self.outcome) = (name, outcome)
    steps = node[.steps]?.integer ?? 0
    expectations = node[.expectations]?.integer ?? 0
    ticks = node[.ticks]?.integer ?? 0
    message = node[.message]?.string ?? ""
    digest = node[.digest]?.string ?? ""
    uses = [CoverageUse](node[.uses])
    logPath = node[.log]?.string
    failures = (node[.failures]?.elements ?? []).compactMap { Failure($0) }
  }
}

extension FlowResult.Failure {
  fileprivate init?(_ node: JSONNode) {
    guard let path = node[.file]?.string, let line = node[.line]?.integer,
      let column = node[.column]?.integer,
      let kind = node[.kind]?.string.flatMap({ PilotFailure.Kind(rawValue: $0) })
    else { return nil }
    func text(_ key: ReportKey) -> String { node[key]?.string ?? "" }
    func texts(_ key: ReportKey) -> [String] { node[key]?.elements?.compactMap(\.string) ?? [] }
    var failure = PilotFailure(
      kind, text(.sentence), found: text(.found), advice: text(.advice))
    failure.tick = node[.tick]?.integer ?? 0
    failure.screen = texts(.screen)
    failure.events = texts(.events)
    failure.refusals = texts(.refusals)
    failure.marks = (node[.marks]?.elements ?? []).compactMap { mark in
      let numbers = (mark.elements ?? []).compactMap(\.integer)
      guard numbers.count == 4 else { return nil }
      return CellRect(
        column: numbers[0], row: numbers[1], columns: numbers[2], rows: numbers[3])
    }
    self.init(
      path: path, line: line, column: column, failure: failure,
      isSoft: node[.soft]?.bool ?? false)
  }
}

extension FlowVariant {
  /// Reads the words of ``description``.
  fileprivate init(_ text: String) {
    self.init()
    for word in text.split(separator: ",").map({ String($0.drop { $0 == " " }) }) {
      let numbers = word.split(separator: "x").compactMap { Int($0) }
      switch word {
      case "light": appearance = .light
      case "dark": appearance = .dark
      case "reduced motion": reducesMotion = true
      case "no colors": colors = .none
      case _ where word.hasSuffix(" colors"):
        colors = ColorCount(rawValue: String(word.dropLast(" colors".count))) ?? .all
      case _ where numbers.count == 2:
        size = FlowSettings.Size(columns: numbers[0], rows: numbers[1])
      case _: language = word
      }
    }
  }
}
