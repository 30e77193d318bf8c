import FlowMaps
import Flows
import Foundation
import Testing
import WalkSupport

/// The rules for the layout of a map, measured in the SVG text itself.
@Suite struct LayoutTests {
  private struct Box {
    var x, y, width, height: Double

    func overlaps(_ other: Box) -> Bool {
      x < other.x + other.width - 0.2 && other.x < x + width - 0.2
        && y < other.y + other.height - 0.2 && other.y < y + height - 0.2
    }
  }

  /// Returns the cards, each where it stands, and the labels.
  private func boxes(_ svg: String) -> (cards: [Box], labels: [Box]) {
    var (cards, labels): ([Box], [Box]) = ([], [])
    var origin = (x: 0.0, y: 0.0)
    var card = (x: 0.0, y: 0.0)
    for line in svg.split(separator: "\n").dropFirst(4) {
      if let match = line.firstMatch(of: /^<g transform="translate\((\S+) (\S+)\)">/) {
        origin = (Double(match.1) ?? 0, Double(match.2) ?? 0)
      } else if let match = line.firstMatch(of: /^<g id="scene-.*translate\((\S+) (\S+)\)">/) {
        card = (Double(match.1) ?? 0, Double(match.2) ?? 0)
      } else if let match = line.firstMatch(of: /^<rect width="(\S+)" height="(\S+)" rx="8"/) {
        cards.append(
          Box(
            x: origin.x + card.x, y: origin.y + card.y, width: Double(match.1) ?? 0,
            height: Double(match.2) ?? 0))
      } else if let match = line.firstMatch(
        of: /^<g><rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)" rx="5"/)
      {
        labels.append(
          Box(
            x: Double(match.1) ?? 0, y: Double(match.2) ?? 0, width: Double(match.3) ?? 0,
            height: Double(match.4) ?? 0))
      }
    }
    return (cards, labels)
  }

  @Test(arguments: 1...20) func `cards and labels do not overlap`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let count = 3 + Int(random.next() % 25)
    let map = FlowMap(randomFlow(&random, scenes: count, segues: count * 2))
    let (cards, labels) = boxes(map.svg)
    #expect(cards.count == map.nodes.count)
    #expect(!labels.isEmpty)
    let all = cards + labels
    for (number, box) in all.enumerated() {
      #expect(!all[..<number].contains { $0.overlaps(box) }, "\(box)")
    }
  }

  @Test(arguments: [12, 40, 150])
  func `a long chain is folded into rows`(count: Int) throws {
    let scenes = (0..<count).map { number in
      let next = min(number + 1, count - 1)
      return #"{"id":"s\#(number)","segues":["#
        + #"{"id":"on","kind":"show","to":"s\#(next)","trigger":{"swipe":"left"}},"#
        + #"{"id":"far","kind":"presentModally","to":"s\#(min(number + 2, count - 1))"}]}"#
    }
    let json = """
      {"version":1,"canvas":{"width":80,"height":24},"initialScene":"s0","scenes":[
      \(scenes.joined(separator: ",\n"))]}
      """
    let source = FlowSource(path: "a.json", bytes: Array(json.utf8))
    let svg = FlowMap(try FlowReading([source]) { _ in nil }.flow).svg
    let size = try #require(svg.firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/))
    let (width, height) = (Double(size.1) ?? 0, Double(size.2) ?? 0)
    #expect(width < 2_700)
    let (cards, labels) = boxes(svg)
    #expect(cards.count == count)
    let all = cards + labels
    for (number, box) in all.enumerated() {
      #expect(!all[..<number].contains { $0.overlaps(box) }, "\(box)")
      #expect(box.x >= 0 && box.x + box.width < width && box.y + box.height < height)
    }
  }

  @Test(arguments: [8, 12, 20])
  func `a complete graph is folded into rows, and cut edges name their destination`(
    count: Int
  ) throws {
    let scenes = (0..<count).map { number in
      let segues = (0..<count).filter { $0 != number }.map {
        #"{"id":"g\#($0)","kind":"show","to":"s\#($0)","trigger":{"swipe":"left"}}"#
      }
      return #"{"id":"s\#(number)","segues":[\#(segues.joined(separator: ","))]}"#
    }
    let json = """
      {"version":1,"canvas":{"width":80,"height":24},"initialScene":"s0","scenes":[
      \(scenes.joined(separator: ",\n"))]}
      """
    let source = FlowSource(path: "a.json", bytes: Array(json.utf8))
    let svg = FlowMap(try FlowReading([source]) { _ in nil }.flow).svg
    let width = try #require(svg.firstMatch(of: /width="([0-9.]+)"/).flatMap { Double($0.1) })
    #expect(width < 2_700)
    let (cards, labels) = boxes(svg)
    #expect(cards.count == count && labels.count == count * (count - 1))
    let all = cards + labels
    for (number, box) in all.enumerated() {
      #expect(!all[..<number].contains { $0.overlaps(box) }, "\(box)")
    }
    // What is cut names its trigger and its goal.
    let cut = svg.matches(of: />swipe left → s[0-9]+</).count
    let whole = svg.matches(of: />swipe left</).count
    #expect(cut + whole == count * (count - 1))
  }

  @Test func `a cut edge to a navigation controller names its root`() throws {
    let count = 12
    let scenes = (0..<count).map { number in
      let segues = (0..<count).filter { $0 != number }.map {
        MapFixture.segue("g\($0)", "presentModally", #""to": "n\#($0)""#)
      }
      return """
        {"id": "n\(number)", "name": "Navigation Controller", "kind": "navigationController",
         "root": "s\(number)"},
        {"id": "s\(number)", "name": "Root \(number)", "segues": [\(segues.joined(separator: ","))]}
        """
    }
    let map = FlowMap(try MapFixture.flow(scenes.joined(separator: ","), initial: "n0"))
    #expect(!map.svg.contains("→ Navigation Controller<"))
    #expect(map.svg.matches(of: />by code → Root [0-9]+</).count > count)
  }

  @Test func `unconnected scenes are placed side by side`() throws {
    let scenes = (0..<40).map { #"{"id": "s\#($0)"}"# }
    let svg = FlowMap(try MapFixture.flow(scenes.joined(separator: ","), initial: "s0")).svg
    let size = try #require(svg.firstMatch(of: /width="([0-9.]+)" height="([0-9.]+)"/))
    let (width, height) = (Double(size.1) ?? 0, Double(size.2) ?? 0)
    #expect(width > height && width < 3 * height)
    let cards = boxes(svg).cards
    #expect(cards.count == 40)
    for (number, box) in cards.enumerated() {
      #expect(!cards[..<number].contains { $0.overlaps(box) }, "\(box)")
    }
  }

  @Test func `a short part of a map is placed beside a long one`() throws {
    // A chain of three, and a scene that shows eight others: in common columns the chain would be as
    // far below as those are high.
    let fan = (0..<8).map { MapFixture.segue("g\($0)", "show", #""to": "f\#($0)""#) }
    let ends = (0..<8).map { #"{"id": "f\#($0)"}"# }
    let lone = (0..<8).map { #"{"id": "l\#($0)"}"# }
    let svg = FlowMap(
      try MapFixture.flow(
        ([#"{"id": "a", "segues": [\#(fan.joined(separator: ","))]}"#] + ends + lone)
          .joined(separator: ","))
    ).svg
    let cards = boxes(svg).cards
    let bottom = cards.map { $0.y + $0.height }.max() ?? 0
    // The eight that the first shows fill the height; the others have room beside or in two rows below.
    let card = 42.0 + 22.0
    #expect(bottom < 11 * card)
  }

  @Test func `a planar flow is drawn without crossings`() throws {
    // Two rows of a ladder, named so that the order of the file would cross them.
    let map = FlowMap(
      try MapFixture.flow(
        """
        {"id": "a", "segues": [\(MapFixture.segue("1", "show", #""to": "b""#)),
          \(MapFixture.segue("2", "show", #""to": "c""#))]},
        {"id": "b", "segues": [\(MapFixture.segue("1", "show", #""to": "e""#))]},
        {"id": "c", "segues": [\(MapFixture.segue("1", "show", #""to": "d""#))]},
        {"id": "d"}, {"id": "e"}
        """))
    let cards = boxes(map.svg).cards.sorted { ($0.x, $0.y) < ($1.x, $1.y) }
    #expect(cards.count == 5)
    func y(_ id: String) -> Double {
      let svg = map.svg
      let part = svg.components(separatedBy: "<title>\(id)</title>")[0]
      return part.matches(of: /<g transform="translate\((\S+) (\S+)\)">/).last
        .flatMap { Double($0.output.2) } ?? 0
    }
    #expect((y("b") < y("c")) == (y("e") < y("d")))
  }

  @Test func `a line begins at the frame even if the notes below it are wider`() throws {
    let map = FlowMap(
      try MapFixture.flow(
        """
        {"id": "a", "segues": [
          \(MapFixture.segue("an identifier of many letters", "show", #""to": "a""#)),
          \(MapFixture.segue("2", "show", #""to": "b""#))]}, {"id": "b"}
        """))
    let svg = map.svg
    let cards = boxes(svg).cards
    let note = try #require(svg.firstMatch(of: /<text x="6"[^>]*>([^<]*)</))
    // A note of that length is wider than the card.
    #expect(note.1.count > 50 && cards[0].width < 150)
    let line = try #require(svg.firstMatch(of: /<path d="M(\S+) (\S+)H.* stroke-width="1.4"/))
    #expect(abs((Double(line.1) ?? 0) - cards[0].x - cards[0].width) < 0.2)
  }

  @Test func `segues lead to the right, and unwinds to the left`() throws {
    let map = FlowMap(try MapFixture.flow(MapFixture.small))
    let (cards, _) = boxes(map.svg)
    #expect(cards.count == 2)
    #expect(cards[0].x < cards[1].x)
  }
}
