import Storyboards
import TextFormats

/// Checks a flow for problems; `docs/check.md` describes the rules.
///
/// ```swift
/// let start = #"{"version": 1, "canvas": {"width": 4, "height": 8}, "initialScene": "a", "#
/// // Its scenes.
/// let scenes = #""scenes": [{"id": "a"}, {"id": "b"}]}"#
/// // Reading it.
/// let source = FlowSource(path: "scenes.json", bytes: Array((start + scenes).utf8))
/// // The check.
/// let findings = FlowCheck.findings(in: try FlowReading([source]) { _ in nil })
/// // The second scene.
/// precondition(findings.map(\.rule) == [.unreachableScene])
/// precondition(findings[0].message == "no segue, tab or container leads to 'b'")
/// ```
///
/// The check takes time linear in the size of the files, with one exception. An unwind takes longer
/// if several scenes declare its action and no such scene is on every path. Each such action is
/// searched for separately.
public struct FlowCheck {
  let reading: FlowReading
  let flow: Flow
  let adjacency: Flow.Adjacency
  /// The adjacency lists without segues whose trigger is always disabled.
  ///
  /// Paths follow these lists. Checks of single segues use ``adjacency``, because a disabled segue
  /// can be wrong too.
  let enabledAdjacency: Flow.Adjacency
  let settings: [SceneSettings]
  private(set) var findings: [Finding] = []
  /// The number of files that have been decoded, with repetitions.
  var decoded = 0
  /// The findings that have been added, by rule, place and message.
  private var known: Set<FindingKey> = []
  /// For each file, whether it is a storyboard.
  private let areStoryboards: [Bool]

  /// The properties by which repeated findings are recognised.
  private struct FindingKey: Hashable {
    var rule: Rule
    var path: String
    var position: SourcePosition
    var message: String
  }

  /// Returns all findings, accepted ones included, in the order of the files, then of their lines.
  ///
  /// - Parameters:
  ///   - reading: The flow and its files.
  ///   - configuration: Levels, selected rules and accepted findings of the project.
  /// - Returns: The findings. The app can run if none of them has ``Finding/preventsRunning``.
  public static func findings(
    in reading: FlowReading, _ configuration: CheckConfiguration = CheckConfiguration()
  ) -> [Finding] {
    // The memory of the search is released before the findings are sorted.
    let findings = allFindings(in: reading)
    return configuration.applied(to: findings, reading)
  }

  /// Returns the findings of all rules, before a configuration is applied. Their order is that of
  /// the rules.
  private static func allFindings(in reading: FlowReading) -> [Finding] {
    // Checking the files needs the most memory, so it is done before the other parts are prepared.
    var files = FlowCheck(reading, isForFiles: true)
    files.checkFiles()
    var check = FlowCheck(reading)
    (check.findings, check.known) = (files.findings, files.known)
    check.checkStart()
    check.checkStoryboards()
    check.checkExceptions()
    check.checkGestures()
    check.checkTexts()
    check.checkStacks()
    return check.findings
  }

  /// Prepares a check.
  ///
  /// - Parameters:
  ///   - reading: The flow and its files.
  ///   - isForFiles: Whether only the files are checked, which does not need the flow.
  private init(_ reading: FlowReading, isForFiles: Bool = false) {
    self.reading = reading
    areStoryboards = reading.files.map { file in
      if case .storyboard = file?.content { true } else { false }
    }
    let flow = isForFiles ? Flow() : reading.flow
    self.flow = flow
    adjacency = flow.adjacency
    settings = flow.scenes.indices.map { SceneSettings(reading.outline(of: $0)) }
    var isOpen = [Bool](repeating: true, count: flow.segues.count)
    for scene in flow.scenes.indices {
      // Code can enable the disabled controls of a storyboard.
      guard !areStoryboards[flow.scenes[scene].place.file], !adjacency.outgoing[scene].isEmpty
      else {
        continue
      }
      let controls = DisabledControls(of: reading.outline(of: scene))
      for number in adjacency.outgoing[scene] where flow.isDisabled(flow.segues[number], controls) {
        isOpen[number] = false
      }
    }
    enabledAdjacency = isOpen.contains(false) ? Flow.Adjacency(flow) { isOpen[$0] } : adjacency
  }

  /// Returns the number of times that a scene file is decoded, as a main file or as part of
  /// another.
  package static func decodedFiles(in reading: FlowReading) -> Int {
    var check = FlowCheck(reading, isForFiles: true)
    check.checkFiles()
    return check.decoded
  }

  /// Adds a finding unless the rule has reported the same at this place.
  mutating func add(_ finding: Finding) {
    let key = FindingKey(
      rule: finding.rule, path: finding.path, position: finding.position, message: finding.message)
    if known.insert(key).inserted { findings.append(finding) }
  }

  /// Adds a finding about a scene, or about one of its segues.
  mutating func add(
    _ rule: Rule, _ level: Finding.Level? = nil, scene: Int, segue: Int? = nil,
    place: Flow.Place? = nil, _ message: String, steps: [String] = []
  ) {
    let place = place ?? segue.map { flow.segues[$0].place } ?? flow.scenes[scene].place
    add(finding(rule, level, scene: scene, segue: segue, place: place, message, steps: steps))
  }

  /// Adds the only finding of a rule about a scene. It is not compared with other findings, because
  /// there can be a million.
  mutating func addUnique(_ rule: Rule, scene: Int, _ message: String) {
    findings.append(finding(rule, scene: scene, place: flow.scenes[scene].place, message))
  }

  private func finding(
    _ rule: Rule, _ level: Finding.Level? = nil, scene: Int, segue: Int? = nil,
    place: Flow.Place, _ message: String, steps: [String] = []
  ) -> Finding {
    Finding(
      rule: rule, level: level ?? rule.level, path: flow.files[place.file],
      position: SourcePosition(line: place.line, column: place.column),
      scene: flow.scenes[scene].name.harmless(), sceneID: flow.scenes[scene].id,
      segue: segue.map { flow.segues[$0].id }, message: message, steps: steps)
  }

  /// Indicates whether the scene is in a storyboard of Xcode, whose code can do more than the file
  /// describes.
  func isInStoryboard(_ scene: Int) -> Bool {
    isStoryboard(flow.scenes[scene].place.file)
  }

  func isStoryboard(_ file: Int) -> Bool {
    areStoryboards.indices.contains(file) && areStoryboards[file]
  }

  func named(_ scene: Int) -> String { "'\(flow.scenes[scene].name.harmless())'" }

  func quoted(_ text: String) -> String { "'\(text.harmless())'" }
}
