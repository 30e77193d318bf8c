import Storyboards

/// Looks for all that is wrong with a flow; `docs/check.md` lists the rules.
///
/// Takes time in proportion to the files, but for flows made to be slow: where each of many unwinds has
/// an action of its own that several scenes declare, none of them on every way there but together on all.
public struct FlowCheck {
  let reading: FlowReading
  let flow: Flow
  let ways: Flow.Ways
  /// The same without the segues that nothing can start, as what they wait for is disabled.
  let openWays: Flow.Ways
  let settings: [SceneSettings]
  private(set) var findings: [Finding] = []
  /// What a finding of a rule at a place was already.
  private var known: Set<FindingKey> = []
  /// By file, the nodes of its scenes.
  let sceneNodes: [[JSONNode]]

  private struct FindingKey: Hashable {
    var rule: Rule
    var path: String
    var position: SourcePosition
    var message: String
  }

  /// All findings, accepted ones too: in the order of the files, then of their lines.
  public static func findings(
    in reading: FlowReading, _ configuration: CheckConfiguration = CheckConfiguration()
  ) -> [Finding] {
    var check = FlowCheck(reading)
    check.checkFiles()
    check.checkStart()
    check.checkStoryboards()
    check.checkExceptions()
    check.checkGestures()
    check.checkTexts()
    check.checkStacks()
    return configuration.applied(to: check.findings, reading)
  }

  private init(_ reading: FlowReading) {
    self.reading = reading
    flow = reading.flow
    ways = reading.flow.ways
    let flow = reading.flow
    settings = flow.scenes.indices.map { SceneSettings(reading.sceneNodes[$0], in: flow, $0) }
    let controls = reading.sceneNodes.map { DisabledControls(of: $0) }
    // Code of a storyboard may enable what its file disables.
    openWays = Flow.Ways(flow) { number in
      let segue = flow.segues[number]
      guard case .sceneFile = reading.files[segue.place.file]?.content else { return true }
      return !flow.isDisabled(segue, controls[segue.source])
    }
    sceneNodes = reading.files.map { $0?.root["scenes"]?.elements ?? [] }
  }

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
    let description = flow.scenes[scene]
    let place = place ?? segue.map { flow.segues[$0].place } ?? description.place
    add(
      Finding(
        rule: rule, level: level ?? rule.level, path: flow.files[place.file],
        position: SourcePosition(line: place.line, column: place.column),
        scene: description.name.harmless(), sceneID: description.id,
        segue: segue.map { flow.segues[$0].id }, message: message, steps: steps))
  }

  /// Whether the scene is in a storyboard of Xcode, where code may do what the file does not say.
  func isInStoryboard(_ scene: Int) -> Bool {
    isStoryboard(flow.scenes[scene].place.file)
  }

  func isStoryboard(_ file: Int) -> Bool {
    guard file < reading.files.count, case .storyboard = reading.files[file]?.content else {
      return false
    }
    return true
  }

  func named(_ scene: Int) -> String { "'\(flow.scenes[scene].name.harmless())'" }

  func quoted(_ text: String) -> String { "'\(text.harmless())'" }
}
