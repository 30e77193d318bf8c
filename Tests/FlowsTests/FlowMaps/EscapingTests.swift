import FlowMaps
import Flows
import Foundation
import Testing
import TextFormats

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Texts that could break a format, through each of them and back by a parser of that format.
@Suite struct EscapingTests {
  private let map = FlowMap(MapFixture.hostileFlow())
  private let shown = MapFixture.hostile.map { $0.harmless(upTo: 40) }

  @Test func `JSON keeps every text unchanged`() throws {
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(map.json.utf8)) as? [String: Any])
    let scenes = try #require(root["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["name"] as? String } == MapFixture.hostile)
    let segues = try #require(root["segues"] as? [[String: Any]])
    #expect(segues.map { $0["identifier"] as? String } == MapFixture.hostile)
    let triggers = segues.map { ($0["trigger"] as? [String: String])?["title"] }
    #expect(triggers == MapFixture.hostile)
    #expect(root["files"] as? [String] == ["a \"b\" <c>.json"])
  }

  @Test func `an XML parser reads every text of the SVG, with symbols for control characters`()
    throws
  {
    let reader = TextReader()
    let parser = XMLParser(data: Data(map.svg.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    for text in shown {
      // XML has no sign for U+FFFE.
      let text = text.replacingOccurrences(of: "\u{FFFE}", with: "\u{FFFD}")
      #expect(reader.texts.contains(text), "\(text)")
    }
    let controls = map.svg.unicodeScalars.filter { $0.properties.generalCategory == .control }
    #expect(controls.allSatisfy { $0 == "\n" })
  }

  private final class TextReader: NSObject, XMLParserDelegate {
    var texts: [String] = []
    private var text: String?

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
      text = elementName == "text" ? "" : nil
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text? += string }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) {
      if elementName == "text", let text { texts.append(text) }
      text = nil
    }
  }

  // MARK: - Graphviz

  private static func graphviz(_ dot: String) -> [String: Any]? {
    json(from: ["dot", "-Tjson"], dot) as? [String: Any]
  }

  /// Returns the JSON that a program prints for a text on its standard input; nil if it fails.
  ///
  /// The text comes from a file: a pipe to a program that is missing would end the tests by SIGPIPE.
  private static func json(from command: [String], _ text: String) -> Any? {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? Data(text.utf8).write(to: file)) != nil,
      let input = try? FileHandle(forReadingFrom: file)
    else { return nil }
    process.standardInput = input
    guard (try? process.run()) != nil else { return nil }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return try? JSONSerialization.jsonObject(with: bytes)
  }

  private static let hasGraphviz = graphviz("digraph { a }") != nil

  @Test(.enabled(if: hasGraphviz, "Graphviz is not installed"))
  func `Graphviz reads every label unchanged`() throws {
    let graph = try #require(Self.graphviz(map.dot))
    let objects = try #require(graph["objects"] as? [[String: Any]])
    let nodes = objects.filter { ($0["name"] as? String)?.hasPrefix("n") == true }
    #expect(nodes.count == shown.count)
    for (number, text) in shown.enumerated() {
      let node = try #require(nodes.first { $0["name"] as? String == "n\(number)" })
      // What is drawn, with the escapes and entities that Graphviz resolves.
      let drawn = (node["_ldraw_"] as? [[String: Any]])?.compactMap { $0["text"] as? String } ?? []
      #expect(drawn.first == text)
    }
    #expect((graph["edges"] as? [Any])?.count == map.edges.count)
  }

  // MARK: - Mermaid

  /// Returns the texts that Mermaid draws, by the Python package `mermaidx`, which runs Mermaid
  /// itself.
  private static func mermaid(_ text: String) -> [String]? {
    let script = """
      import sys, json, mermaidx
      from xml.etree import ElementTree
      root = ElementTree.fromstring(mermaidx.render(sys.stdin.read()).svg())
      labels = [e for e in root.iter() if "label" in (e.get("class") or "").lower()]
      print(json.dumps([text for label in labels for text in label.itertext()]))
      """
    return json(from: ["python3", "-c", script], text) as? [String]
  }

  private static let hasMermaid = mermaid("flowchart LR\n  a\n") != nil

  @Test(.enabled(if: hasMermaid, "mermaidx is not installed"))
  func `Mermaid reads every label unchanged`() throws {
    let drawn = try #require(Self.mermaid(map.mermaid)).map {
      $0.replacing("\u{2060}", with: "").trimmingCharacters(in: .whitespaces)
    }
    for text in shown.map({ $0.replacing("\u{FFFE}", with: "\u{FFFD}") }) {
      #expect(drawn.contains(text), "\(text)")
      #expect(drawn.contains { $0.hasPrefix("tap \(text) if") }, "\(text)")
    }
  }

  @Test func `Mermaid labels contain no Mermaid syntax`() {
    let lines = map.mermaid.split(separator: "\n")
    let labels = lines.filter { $0.contains("\"") }
    #expect(labels.count == map.nodes.count + 1 + map.edges.count)
    for line in labels {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      #expect(parts.count == 3, "\(line)")
      let label = String(parts[1]).replacing("<br/>", with: "")
      #expect(!label.contains(/[<>&`%\\|{}\[\]()*_~$:]/), "\(label)")
      // Numbers of characters, as the format writes them, are the only use of # and ;.
      let rest = label.replacing(/#[0-9]+;/, with: "")
      #expect(!rest.contains("#") && !rest.contains(";"))
    }
  }
}
