import Storyboards
import TextFormats

/// The values of the key `accept` in documents, scenes and segues.
///
/// An acceptance is looked up by its rule, file and scene, so that thousands of findings take no
/// longer than a few.
struct InlineAcceptances {
  private(set) var all: [CheckConfiguration.Acceptance] = []
  private(set) var unknown: [(name: String, place: CheckConfiguration.Acceptance.Place)] = []
  private var byRule: [Key: [Int]] = [:]
  /// The path of the storyboard, by the path of its side file.
  private var storyboards: [String: String] = [:]

  /// The parts of an acceptance by which findings are looked up.
  private struct Key: Hashable {
    var rule: Rule
    var path: String
    /// The scene of the acceptance; nil for the whole file.
    var scene: String?
  }

  /// Collects the acceptances of all files, also those of side files.
  init(_ reading: FlowReading) {
    for file in reading.files.compactMap({ $0 }) {
      if let side = file.content.sidePath { storyboards[side] = file.source.path }
      let outline = file.outline
      collect(outline.acceptances, file, scene: nil, segue: nil)
      for scene in outline.scenes {
        collect(scene.acceptances, file, scene: scene.id, segue: nil)
        for segue in scene.segues {
          collect(segue.acceptances, file, scene: scene.id, segue: segue.id ?? "")
        }
      }
    }
  }

  /// Indicates whether no file accepts anything, not even an unknown rule.
  var isEmpty: Bool { all.isEmpty && unknown.isEmpty }

  /// Returns the indices in `all` of the acceptances that accept a finding.
  func numbers(for finding: Finding) -> [Int] {
    var finding = finding
    finding.path = storyboards[finding.path] ?? finding.path
    return [nil, finding.sceneID].flatMap { scene in
      byRule[Key(rule: finding.rule, path: finding.path, scene: scene)] ?? []
    }.filter { all[$0].fits(finding) }
  }

  /// Adds acceptances of a document, a scene or a segue.
  ///
  /// - Parameters:
  ///   - acceptances: The acceptances.
  ///   - file: The file.
  ///   - scene: The id of the scene; nil for the whole file.
  ///   - segue: The id of the segue; nil for the whole scene.
  private mutating func collect(
    _ acceptances: [SceneOutline.Acceptance], _ file: FlowReading.File, scene: String?,
    segue: String?
  ) {
    for acceptance in acceptances {
      let path = file.source.path
      let place = CheckConfiguration.Acceptance.Place(
        path: file.content.path(at: acceptance.offset) ?? path,
        position: file.content.position(at: acceptance.offset))
      guard let known = Rule(rawValue: acceptance.rule) else {
        unknown.append((acceptance.rule, place))
        continue
      }
      byRule[Key(rule: known, path: path, scene: scene), default: []].append(all.count)
      all.append(
        CheckConfiguration.Acceptance(
          rule: known, file: path, scene: scene, segue: segue, reason: acceptance.reason,
          place: place))
    }
  }
}
