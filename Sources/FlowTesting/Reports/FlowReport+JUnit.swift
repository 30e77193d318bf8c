internal import NavigationKitTesting
internal import TextFormats

extension FlowReport {
  /// The report as JUnit's XML: a suite for each file, a case for each flow and variant.
  ///
  /// The times are virtual, so the same results give the same text.
  var junit: String {
    var xml = XMLText()
    var files: [String] = []
    for result in results where !files.contains(result.flow.path) { files.append(result.flow.path) }
    xml.open("testsuites", [("name", "segue test")] + Self.counts(results))
    for file in files {
      let own = results.filter { $0.flow.path == file }
      xml.open("testsuite", [("name", file)] + Self.counts(own) + [("file", file)])
      for result in own { Self.add(result, to: &xml) }
      xml.close("testsuite")
    }
    xml.close("testsuites")
    return xml.text
  }

  private static func counts(_ results: [FlowResult]) -> [(String, String)] {
    func count(_ outcome: FlowResult.Outcome) -> String {
      "\(results.count { $0.outcome == outcome })"
    }
    return [
      ("tests", "\(results.count)"), ("failures", count(.failed)), ("errors", count(.error)),
      ("skipped", count(.skipped)),
      ("assertions", "\(results.reduce(0) { $0 + $1.expectations })"),
      ("time", decimal(results.reduce(0) { $0 + $1.seconds })),
    ]
  }

  private static func add(_ result: FlowResult, to xml: inout XMLText) {
    let attributes = [
      ("name", result.name), ("classname", className(of: result.flow.path)),
      ("assertions", "\(result.expectations)"), ("time", decimal(result.seconds)),
      ("file", result.flow.path), ("line", "\(result.failures.last?.line ?? result.flow.line)"),
    ]
    guard result.outcome != .passed else { return xml.add("testcase", attributes) }
    xml.open("testcase", attributes)
    if let path = result.logPath {
      xml.open("properties")
      xml.add("property", [("name", "attachment"), ("value", path)])
      xml.close("properties")
    }
    switch result.outcome {
    case .failed:
      let kind = result.failures.last?.failure.kind.rawValue ?? "expectation"
      xml.add(
        "failure", [("message", result.reason), ("type", "segue.\(kind)")], text: result.text)
    case .error:
      xml.add("error", [("message", result.reason), ("type", "segue.error")], text: result.text)
    case .skipped: xml.add("skipped", [("message", result.message)])
    case .passed: break
    }
    if let path = result.logPath { xml.add("system-out", [], text: "[[ATTACHMENT|\(path)]]") }
    xml.close("testcase")
  }

  /// Returns the path with points in place of slashes, which servers show as packages.
  private static func className(of path: String) -> String {
    let stem = path.hasSuffix(".flow") ? String(path.dropLast(5)) : path
    return stem.split(separator: "/").filter { $0 != "." && $0 != ".." }.joined(separator: ".")
  }
}

/// A text of XML elements, each on its own line.
struct XMLText {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
  private var depth = 0

  /// Begins an element.
  mutating func open(_ name: String, _ attributes: [(String, String)] = []) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
  }

  /// Ends an element.
  mutating func close(_ name: String) {
    depth -= 1
    line("</\(name)>")
  }

  /// Adds an element without other elements.
  mutating func add(_ name: String, _ attributes: [(String, String)] = [], text: String? = nil) {
    guard let text else { return line("<\(name)\(Self.list(attributes))/>") }
    line("<\(name)\(Self.list(attributes))>\(Self.escaped(text))</\(name)>")
  }

  private mutating func line(_ line: String) {
    text += String(repeating: "  ", count: depth) + line + "\n"
  }

  private static func list(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0.0)=\"\(escaped($0.1))\"" }.joined()
  }

  /// Returns the text with escapes. XML 1.0 has no other control characters than line feeds, so
  /// they become symbols.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).harmless(upTo: 10_000).escapedForXML }.joined(separator: "\n")
  }
}
