import Flows
import Foundation
import Testing
import WalkSupport

/// The project's own scene files, whole and damaged.
@Suite struct OwnFilesTests {
  private static let names = [
    "scenes.json", "docs/storyboards/adaptive.json", "docs/storyboards/embed.json",
    "docs/storyboards/fade.json", "docs/storyboards/gallery.json", "docs/storyboards/grow.json",
    "docs/storyboards/items.json", "docs/storyboards/presentations.json",
    "docs/storyboards/push.json", "docs/storyboards/references.json",
    "docs/storyboards/tabs.json", "docs/storyboards/unwind.json",
    "docs/storyboards/vertical.json",
  ]

  private func findings(_ name: String, _ text: String) throws -> [Finding] {
    let source = FlowSource(path: name, bytes: Array(text.utf8))
    let reading = try FlowReading([source]) { reference in
      guard case .sceneFile(let path, _) = reference, let text = try? page(path) else { return nil }
      return FlowSource(path: path, bytes: Array(text.utf8))
    }
    return FlowCheck.findings(in: reading)
  }

  @Test(arguments: names)
  func `the demos have no findings except one growing stack`(name: String) throws {
    let found = try findings(name, page(name)).filter { $0.acceptance == nil }.map(\.rule)
    #expect(found == (name.hasSuffix("references.json") ? [.growingStack] : []))
  }

  @Test(arguments: names)
  func `the readable part of a damaged file is checked`(name: String) throws {
    let whole = try JSONSerialization.jsonObject(with: Data(page(name).utf8))
    var random = SeededRandom(seed: UInt64(name.utf8.count))
    var found = 0
    let rounds = ProcessInfo.processInfo.environment["SEGUE_FUZZ_ROUNDS"].flatMap { Int($0) }
    for _ in 0..<(rounds ?? 12) {
      let damaged = damage(whole, &random)
      guard damaged is [String: Any] else { continue }
      let data = try JSONSerialization.data(withJSONObject: damaged)
      found += try findings(name, String(decoding: data, as: UTF8.self)).count
    }
    #expect(found > 5)
  }

  /// Returns the value with random damage: parts are removed, duplicated or replaced.
  private func damage(_ value: Any, _ random: inout SeededRandom) -> Any {
    if random.isOne(in: 12) {
      let others: [Any] = [
        NSNull(), -1, 1e9, "", "a", true, [Any](), [String: Any](), ["a"], ["id": "a"],
      ]
      return others[Int.random(in: others.indices, using: &random)]
    }
    if var array = value as? [Any], !array.isEmpty {
      let place = Int.random(in: array.indices, using: &random)
      switch Int.random(in: 0..<8, using: &random) {
      case 0: array.remove(at: place)
      case 1: array.append(array[place])
      default: array[place] = damage(array[place], &random)
      }
      return array
    }
    if var object = value as? [String: Any], !object.isEmpty {
      let keys = object.keys.sorted().filter { $0 != "version" }
      guard !keys.isEmpty else { return value }
      let key = keys[Int.random(in: keys.indices, using: &random)]
      if random.isOne(in: 8) {
        object[key] = nil
      } else {
        object[key] = damage(object[key] ?? 0, &random)
      }
      return object
    }
    return "?"
  }

  @Test func `long chains of references and containers cause no stack overflow`()
    throws
  {
    let count = 5_000
    let references = (0..<count).map {
      #"{"id":"r\#($0)","kind":"storyboardReference","file":"a.json","scene":"r\#($0 + 1)"}"#
    }
    let tabs = (0..<count).map {
      #"{"id":"t\#($0)","kind":"tabBarController","tabs":[{"scene":"t\#($0 + 1)"}]}"#
    }
    for (scenes, start) in [(references, "r0"), (tabs, "t0")] {
      let text = """
        {"version":1,"canvas":{"width":1,"height":1},"initialScene":"\(start)","scenes":[
        \(scenes.joined(separator: ",\n"))]}
        """
      #expect(try findings("a.json", text).isEmpty == false)
    }
  }
}
