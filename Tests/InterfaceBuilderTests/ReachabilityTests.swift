import TestSupport
import Testing

@testable import InterfaceBuilder
@testable import Storyboards

/// The scenes that segues lead to, found by a second program over the tags of the file.
@Suite struct ReachabilityTests {
  @Test func `the walk visits exactly the scenes that segues of a fixture lead to`() throws {
    // Counted by hand. Only code shows two scenes of one file and two of another; the file with the
    // placeholders has four scenes and leads to five.
    let counts = try expectSame(.fixtures)
    #expect(counts == Counts(files: 16, visited: 54, scenes: 57))
  }

  @Test(.storyboardsAtHand)
  func `the walk visits exactly the scenes that segues of a file at hand lead to`() throws {
    let counts = try expectSame(#require(StoryboardCorpus.atHand))
    report(
      "\(counts.files) files: segues lead to \(counts.visited) of \(counts.scenes) scenes; code "
        + "shows the others")
  }

  private struct Counts: Equatable {
    var files = 0
    var visited = 0
    var scenes = 0
  }

  private func expectSame(_ corpus: StoryboardCorpus) throws -> Counts {
    var counts = Counts()
    for file in corpus.runnable {
      let result = try corpus.imported(file)
      var walk = SceneWalk(result.bundle())
      walk.run()
      var raw = RawReachability { corpus.other($0, beside: file)?.bytes }
      raw.follow(file.text)
      // What the import adds where code would is no scene of the file.
      let found = walk.visited.filter { raw.names.contains($0) }
      #expect(found == raw.reached, "\(file)")
      counts.visited += found.count
      counts.scenes += raw.sceneCount
      counts.files += 1
    }
    return counts
  }
}

/// The scenes that segues reach from the start of a storyboard, also through its placeholders.
private struct RawReachability {
  /// The reached scenes, by their names in the scene files.
  private(set) var reached: Set<String> = []
  private(set) var names: Set<String> = []
  private(set) var sceneCount = 0
  private let load: (String) -> [UInt8]?
  private var boards: [String: Board] = [:]

  struct Board {
    var scenes: [RawScene]
    var initial: String?
    /// By controller, for comparing only.
    var names: [String: String]
  }

  init(load: @escaping (String) -> [UInt8]?) { self.load = load }

  mutating func follow(_ text: String) {
    boards[""] = board(text)
    guard let main = boards[""] else { return }
    sceneCount = main.scenes.count
    let first = main.initial ?? Self.start(of: main.scenes) ?? main.scenes.first?.id
    var waiting = [("", first ?? "")]
    var met: Set<String> = []
    while let (board, id) = waiting.popLast() {
      guard met.insert("\(board) \(id)").inserted,
        let scene = boards[board]?.scenes.first(where: { $0.id == id })
      else { continue }
      if scene.isPlaceholder, let target = target(of: scene, in: board) {
        waiting.append(target)
        continue
      }
      if let name = boards[board]?.names[id] { reached.insert(name) }
      for destination in scene.destinations { waiting.append((board, destination)) }
    }
    names = Set(boards.values.flatMap(\.names.values))
  }

  /// Returns the start of a storyboard without an entry point: the scene without incoming segues
  /// that reaches most others. Of several such scenes it is the first one with visible content.
  private static func start(of scenes: [RawScene]) -> String? {
    let destinations = Set(scenes.flatMap(\.destinations))
    let starts = scenes.filter { !destinations.contains($0.id) && !$0.isPlaceholder }
    func reached(_ scene: RawScene) -> Int {
      var met: Set<String> = []
      func meet(_ id: String) {
        guard met.insert(id).inserted else { return }
        for scene in scenes where scene.id == id { scene.destinations.forEach(meet) }
      }
      meet(scene.id)
      return met.count
    }
    let most = starts.map(reached).max()
    let best = starts.filter { reached($0) == most }
    return (best.first(where: \.showsSomething) ?? best.first)?.id
  }

  /// nil for one that leads nowhere, and so is a scene of its own.
  private mutating func target(of scene: RawScene, in board: String) -> (String, String)? {
    var other = board
    if let name = scene.storyboardName, !name.isEmpty {
      other = name
      if boards[name] == nil, !name.contains("/"),
        let bytes = load(name)
      {
        boards[name] = self.board(String(decoding: bytes, as: UTF8.self))
      }
    }
    guard let found = boards[other] else { return nil }
    guard let identifier = scene.referencedIdentifier, !identifier.isEmpty else {
      return found.initial.map { (other, $0) }
    }
    return found.scenes.first { $0.identifier == identifier && !$0.isPlaceholder }.map {
      (other, $0.id)
    }
  }

  private func board(_ text: String) -> Board? {
    guard let document = try? InterfaceBuilderDocument(xml: Array(text.utf8)),
      document.scenes.contains(where: { $0.controller != nil })
    else { return nil }
    let raw = RawStoryboard(text)
    return Board(
      scenes: raw.scenes, initial: raw.initial, names: ObjectNames(document).scenes)
  }
}
