import Storyboards
import TextFormats

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
  /// How many files have been decoded so far, some of them more than once.
  var decoded = 0
  /// What a finding of a rule at a place was already.
  private var known: Set<FindingKey> = []
  /// By file, whether it is a storyboard.
  private let areStoryboards: [Bool]

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
    // What the search needs is gone before the findings are put in order.
    let findings = allFindings(in: reading)
    return configuration.applied(to: findings, reading)
  }

  private static func allFindings(in reading: FlowReading) -> [Finding] {
    // What the rest needs is made after this, which takes the most memory.
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

  /// - Parameter isForFiles: Whether only the files are checked, and nothing of the flow is needed.
  private init(_ reading: FlowReading, isForFiles: Bool = false) {
    self.reading = reading
    areStoryboards = reading.files.map { file in
      if case .storyboard = file?.content { true } else { false }
    }
    let flow = isForFiles ? Flow() : reading.flow
    self.flow = flow
    ways = flow.ways
    settings = flow.scenes.indices.map { SceneSettings(reading.outline(of: $0)) }
    var isOpen = [Bool](repeating: true, count: flow.segues.count)
    for scene in flow.scenes.indices {
      // Code of a storyboard may enable what its file disables.
      guard !areStoryboards[flow.scenes[scene].place.file], !ways.leaving[scene].isEmpty else {
        continue
      }
      let controls = DisabledControls(of: reading.outline(of: scene))
      for number in ways.leaving[scene] where flow.isDisabled(flow.segues[number], controls) {
        isOpen[number] = false
      }
    }
    openWays = isOpen.contains(false) ? Flow.Ways(flow) { isOpen[$0] } : ways
  }

  /// How many times a scene file is decoded, as a main one or as part of another.
  package static func decodedFiles(in reading: FlowReading) -> Int {
    var check = FlowCheck(reading, isForFiles: true)
    check.checkFiles()
    return check.decoded
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
    areStoryboards.indices.contains(file) && areStoryboards[file]
  }

  func named(_ scene: Int) -> String { "'\(flow.scenes[scene].name.harmless())'" }

  func quoted(_ text: String) -> String { "'\(text.harmless())'" }
}
