import DamageSupport
import FlowMaps
import Flows
import InterfaceBuilder
import Sessions
import Simulation
import Storyboards
import TextFormats
import WalkSupport

/// A kind of file that is damaged, and what is done with it.
enum FuzzKind: String, CaseIterable {
  case scenes
  case storyboards
  case sidefiles
  case logs

  /// A text that a terminal would obey, or an error without one.
  struct Harm: Error, CustomStringConvertible {
    var description: String
  }

  /// Damages a file and uses it.
  ///
  /// - Returns: Whether it was accepted.
  /// - Throws: What no damage may lead to.
  func run(_ corpus: FuzzCorpus, _ random: inout SeededRandom) throws -> Bool {
    switch self {
    case .scenes: try runScenes(corpus, &random)
    case .storyboards: try runStoryboard(corpus, &random)
    case .sidefiles: try runSideFile(corpus, &random)
    case .logs: try runLog(corpus, &random)
    }
  }

  /// Mostly a single damage, as most of the files with more are refused for one of them.
  private static func count(_ random: inout SeededRandom) -> Int {
    random.isOne(in: 3) ? Int.random(in: 2...5, using: &random) : 1
  }

  private func runScenes(_ corpus: FuzzCorpus, _ random: inout SeededRandom) throws -> Bool {
    var bytes = corpus.scenes[Int.random(in: corpus.scenes.indices, using: &random)]
    if random.isOne(in: 3) {
      for _ in 0..<8 { bytes.damageDigits(&random) }
    } else if random.isOne(in: 3) {
      for _ in 0..<Self.count(&random) { bytes.damageNumber(&random) }
    } else if random.isOne(in: 2), var root = try? JSONNode(json: bytes) {
      for _ in 0..<Self.count(&random) {
        root.damage(at: Int.random(in: 0..<root.nodeCount, using: &random), &random)
      }
      bytes = Array(root.indented.utf8)
    } else {
      for _ in 0..<Self.count(&random) {
        bytes.damage(words: Self.sceneWords, &random)
      }
    }
    try check(FlowSource(path: "scenes.json", bytes: bytes))
    do throws(StoryboardErrors) {
      _ = try SceneFormatter.format(bytes)
    } catch {
      try expectError(error.description(file: "scenes.json"))
    }
    do throws(StoryboardErrors) {
      let bundle = try StoryboardBundle(name: "scenes.json", json: bytes) { _ in corpus.scenes[0] }
      FuzzWalk(bundle, &random).run(&random)
      return true
    } catch {
      try expectError(error.description(file: "scenes.json"))
      return false
    }
  }

  private func runStoryboard(_ corpus: FuzzCorpus, _ random: inout SeededRandom) throws -> Bool {
    var xml = corpus.storyboards[Int.random(in: corpus.storyboards.indices, using: &random)]
    for _ in 0..<Self.count(&random) {
      xml.damage(words: Self.storyboardWords, &random)
    }
    try check(FlowSource(path: "Main.storyboard", bytes: xml))
    return try use(InterfaceBuilderSource(path: "Main.storyboard", xml: xml), &random)
  }

  private func runSideFile(_ corpus: FuzzCorpus, _ random: inout SeededRandom) throws -> Bool {
    var side = corpus.sideFile
    for _ in 0..<Self.count(&random) {
      side.damage(words: Self.sceneWords, &random)
    }
    var source = InterfaceBuilderSource(path: "Main.storyboard", xml: corpus.storyboard)
    source.sideFile = .init(path: "Main.segue.json", json: side)
    return try use(source, &random)
  }

  private func use(
    _ source: InterfaceBuilderSource, _ random: inout SeededRandom
  ) throws -> Bool {
    let result: StoryboardImport
    let bundle: StoryboardBundle
    do {
      result = try StoryboardImport(source, named: "Main.storyboard") { _ in nil }
      bundle = result.bundle()
    } catch {
      try expectError("\(error)")
      return false
    }
    for remark in result.remarks { try expectPlain(remark.description) }
    FuzzWalk(bundle, &random).run(&random)
    return true
  }

  /// Does the work of `segue check` and `segue graph`.
  private func check(_ source: FlowSource) throws {
    let reading: FlowReading
    do throws(FlowError) {
      reading = try FlowReading([source]) { _ in nil }
    } catch {
      return try expectError("\(error)")
    }
    let report = CheckReport(FlowCheck.findings(in: reading), version: "0")
    for format in CheckReport.Format.allCases where !report.findings.isEmpty {
      try expectPlain(report.text(format))
    }
    let map = FlowMap(reading.flow)
    for text in [map.dot, map.json, map.mermaid] { try expectPlain(text) }
  }

  private func runLog(_ corpus: FuzzCorpus, _ random: inout SeededRandom) throws -> Bool {
    var bytes = corpus.logs[Int.random(in: corpus.logs.indices, using: &random)]
    // Mostly behind the header, which takes most of the bytes.
    let header = bytes.firstIndex(of: 10) ?? 0
    let start = random.isOne(in: 5) ? 0 : header
    for _ in 0..<Self.count(&random) {
      bytes.damage(from: min(start, bytes.count), words: Self.logWords, &random)
    }
    let log: SessionLog
    do throws(SessionLogError) {
      log = try SessionLog(bytes)
    } catch {
      try expectError("\(error)")
      return false
    }
    try expectPlain(log.listing())
    try expectPlain(log.plainLines())
    for remark in log.remarks { try expectPlain(remark) }
    let (replay, resumed): (Replay, Replay)
    let session: ReplaySession
    do throws(StoryboardErrors) {
      (replay, resumed) = (try Replay(log), try Replay(log))
      session = try ReplaySession(log, speedInThousandths: 8_000, columns: 50, rows: 15)
    } catch {
      try expectError(error.description(file: "scenes.json"))
      return false
    }
    if let divergence = replay.run() { try expectPlain(divergence.description) }
    _ = try? ResumedSession(resumed)
    watch(session)
    return true
  }

  private func watch(_ session: ReplaySession) {
    for key in [Key.right, .character("]"), .character("["), .character("{"), .left, .end] {
      session.receive(key)
      session.advance(by: .milliseconds(200))
      _ = session.nextFrame()
    }
  }

  private func expectError(_ text: String) throws {
    if text.isEmpty { throw Harm(description: "an error without a text") }
    try expectPlain(text)
  }

  private func expectPlain(_ text: String) throws {
    guard text.isPlain else {
      throw Harm(description: "a terminal would obey \(text.debugDescription)")
    }
  }

  private static let sceneWords = [
    "show", "custom", "unwind", "embed", "presentModally", "stackView", "tableViewController",
    "navigationController", "constraints", "frame", "null", "canvas", "transitions", "variations",
  ]

  private static let storyboardWords = [
    "show", "push", "embed", "tableView", "viewControllerPlaceholder", "navigationController",
    "custom",
    "relationship", "stackView", "constraint", "rect", "NaN", "inf",
  ]

  private static let logWords = [
    "branch", "input", "events", "checkpoint", "begin", "end", "swipe", "pointer", "resize",
    "paste",
    "tick", "null", "pattern", "numbers", "cells",
  ]
}
