import Storyboards
import TextFormats

/// A project's settings for the check: levels of rules, selected rules and accepted findings.
///
/// ```swift
/// let text = #"{"version": 1, "levels": {"text-too-long": "off"}}"#
/// let configuration = try CheckConfiguration(path: ".seguecheck.json", json: Array(text.utf8))
/// precondition(configuration.levels[.textTooLong] == .some(nil))
/// precondition(configuration.selected == nil)  // All other rules apply.
/// ```
public struct CheckConfiguration: Sendable {
  /// The levels that replace the rules' own levels. A value of nil turns the rule off.
  public var levels: [Rule: Finding.Level?] = [:]
  /// The rules that apply; nil for all. Errors that prevent the app from running are always
  /// reported.
  ///
  /// An acceptance of a rule that is not selected does not count as unused.
  public var selected: Set<Rule>?
  /// The accepted findings of the configuration file.
  var acceptances: [Acceptance] = []

  /// A pattern for findings that the project keeps on purpose.
  ///
  /// It comes from the configuration file or from the key `accept` of a checked file. Parts that
  /// are nil match everything.
  struct Acceptance: Sendable {
    var rule: Rule
    /// The end of the path of the file; nil for all files.
    var file: String?
    var scene: String?
    var segue: String?
    var reason: String
    var place: Place

    /// The place of an acceptance in its file.
    struct Place: Sendable {
      var path: String
      var position: SourcePosition
    }
  }

  /// Creates a configuration without changes: all rules apply with their own levels, and nothing is
  /// accepted.
  public init() {}

  /// Reads a configuration file, such as `.seguecheck.json`.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for messages.
  ///   - bytes: The file, JSON in UTF-8. `docs/check.md` describes its keys.
  /// - Throws: ``FlowError`` with the place of the first error: invalid JSON, an unknown key, rule
  ///   or level, or a value of the wrong type.
  public init(path: String, json bytes: [UInt8]) throws(FlowError) {
    let text = SourceText(bytes)
    func failure(_ message: String, _ offset: Int) -> FlowError {
      FlowError(path: path, position: text.position(at: offset), message: message)
    }
    let root: JSONNode
    do {
      root = try JSONNode(json: bytes)
    } catch {
      throw failure(error.reason.description, error.offset)
    }
    guard let members = root.members else { throw failure("expected an object", root.offset) }
    for member in members where Key(rawValue: member.key) == nil {
      throw failure(
        "unknown key '\(member.key.harmless())'; the keys are version, levels and accept",
        member.keyOffset)
    }
    if let version = root[Key.version], version.integer != 1 {
      throw failure("expected version 1 of the configuration", version.offset)
    }
    for member in root[Key.levels]?.members ?? [] {
      guard let rule = Rule(rawValue: member.key) else {
        throw failure(Self.unknownRule(member.key), member.keyOffset)
      }
      guard let word = member.node.string, word == "off" || Finding.Level(rawValue: word) != nil
      else { throw failure("expected error, warning, note or off", member.node.offset) }
      levels[rule] = .some(Finding.Level(rawValue: word))
    }
    if let accept = root[Key.accept], accept.elements == nil {
      throw failure("expected an array of objects with the key 'rule'", accept.offset)
    }
    for node in root[Key.accept]?.elements ?? [] {
      for member in node.members ?? [] {
        guard AcceptanceKey(rawValue: member.key) != nil else {
          let keys = AcceptanceKey.allCases.map(\.rawValue).joined(separator: ", ")
          throw failure(
            "unknown key '\(member.key.harmless())'; the keys are \(keys)", member.keyOffset)
        }
        guard member.node.string != nil else {
          throw failure("expected a string", member.node.offset)
        }
      }
      guard let name = node[AcceptanceKey.rule]?.string else {
        throw failure("expected an object with the key 'rule'", node.offset)
      }
      guard let rule = Rule(rawValue: name) else {
        throw failure(Self.unknownRule(name), node[AcceptanceKey.rule]?.offset ?? node.offset)
      }
      acceptances.append(
        Acceptance(
          rule: rule, file: node[AcceptanceKey.file]?.string,
          scene: node[AcceptanceKey.scene]?.string, segue: node[AcceptanceKey.segue]?.string,
          reason: node[AcceptanceKey.reason]?.string ?? "",
          place: Acceptance.Place(path: path, position: text.position(at: node.offset))))
    }
  }

  /// The keys of the configuration file.
  private enum Key: String {
    case version, levels, accept
  }

  /// The keys of an entry of `accept`.
  private enum AcceptanceKey: String, CaseIterable {
    case rule, file, scene, segue, reason
  }

  private static func unknownRule(_ name: String) -> String {
    "unknown rule '\(name.harmless())'; the rules are "
      + Rule.allCases.map(\.rawValue).joined(separator: ", ")
  }

  // MARK: - Applying

  /// Returns the findings with their levels and acceptances, and adds a finding for each unused
  /// acceptance.
  ///
  /// The steps are in this order for each finding: select by rule, set the level, accept. An error
  /// that prevents the app from running skips all three.
  func applied(to findings: [Finding], _ reading: FlowReading) -> [Finding] {
    let own = InlineAcceptances(reading)
    if acceptances.isEmpty, own.isEmpty, levels.isEmpty, selected == nil {
      return Self.inOrder(findings, reading)
    }
    var isUsed = [Bool](repeating: false, count: acceptances.count)
    var isOwnUsed = Set<Int>()
    var result: [Finding] = []
    result.reserveCapacity(findings.count)
    for var finding in findings
    where selected?.contains(finding.rule) != false || finding.preventsRunning {
      guard !finding.preventsRunning else {
        // The acceptance has no effect, but it matches a finding, so it counts as used.
        for number in acceptances.indices where acceptances[number].fits(finding) {
          isUsed[number] = true
        }
        isOwnUsed.formUnion(own.numbers(for: finding))
        result.append(finding)
        continue
      }
      if let level = levels[finding.rule] {
        guard let level else { continue }
        finding.level = level
      }
      for (number, acceptance) in acceptances.enumerated() where acceptance.fits(finding) {
        isUsed[number] = true
        finding.acceptance = finding.acceptance ?? acceptance.reason
        finding.isAcceptedExternally = true
      }
      for number in own.numbers(for: finding) {
        isOwnUsed.insert(number)
        finding.acceptance = finding.acceptance ?? own.all[number].reason
      }
      result.append(finding)
    }
    let isWanted = selected?.contains(.unusedAcceptance) ?? true
    if isWanted, levels[.unusedAcceptance] != .some(nil) {
      // If only some rules are selected, acceptances of the other rules cannot be checked.
      let all = acceptances.enumerated().filter { !isUsed[$0.offset] }.map(\.element)
      let inline = own.all.enumerated().filter { !isOwnUsed.contains($0.offset) }.map(\.element)
      for acceptance in all + inline
      where selected?.contains(acceptance.rule) != false && levels[acceptance.rule] != .some(nil) {
        result.append(unused(acceptance))
      }
      if selected == nil { result += own.unknown.map { unknown($0.name, $0.place) } }
    }
    return Self.inOrder(result, reading)
  }

  /// Returns a finding for an acceptance that matches no finding.
  private func unused(_ acceptance: Acceptance) -> Finding {
    Finding(
      rule: .unusedAcceptance, level: levelOfUnused, path: acceptance.place.path,
      position: acceptance.place.position, scene: acceptance.scene?.harmless() ?? "",
      sceneID: acceptance.scene ?? "", segue: acceptance.segue,
      message: "accepts \(acceptance.rule.rawValue), but this rule has no finding here")
  }

  /// Returns a finding for a name in the key `accept` that is not a rule.
  private func unknown(_ name: String, _ place: Acceptance.Place) -> Finding {
    Finding(
      rule: .unusedAcceptance, level: levelOfUnused, path: place.path, position: place.position,
      scene: "", sceneID: "", segue: nil,
      message: name.isEmpty
        ? "expected the name of a rule to accept, found another value"
        : "accepts the unknown rule '\(name.harmless())'")
  }

  private var levelOfUnused: Finding.Level {
    levels[.unusedAcceptance].flatMap(\.self) ?? Rule.unusedAcceptance.level
  }

  /// Sorts findings by file, in the order of the flow's files, then by place.
  private static func inOrder(_ findings: [Finding], _ reading: FlowReading) -> [Finding] {
    var ranks: [String: Int] = [:]
    for path in reading.flow.files where ranks[path] == nil { ranks[path] = ranks.count }
    let last = ranks.count
    // Findings are large, so only their places are sorted.
    var keys = findings.enumerated().map { place, finding in
      (ranks[finding.path] ?? last, finding.position.line, finding.position.column, place)
    }
    // The findings of one rule in one file are already in order.
    if zip(keys, keys.dropFirst()).allSatisfy({ $0 < $1 }) { return findings }
    keys.sort { $0 < $1 }
    return keys.map { findings[$0.3] }
  }
}

extension CheckConfiguration.Acceptance {
  /// Indicates whether a finding is accepted. A missing part of the acceptance matches everything;
  /// a file matches by the end of its path.
  func fits(_ finding: Finding) -> Bool {
    guard rule == finding.rule else { return false }
    if let file, finding.path != file, !finding.path.hasSuffix("/" + file) { return false }
    if let scene, scene != finding.sceneID { return false }
    if let segue, segue != finding.segue { return false }
    return true
  }
}
