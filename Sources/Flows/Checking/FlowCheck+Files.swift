import Storyboards

/// What the reader of scene files refuses, under the rules that it belongs to.
extension FlowCheck {
  mutating func checkFiles() {
    for failure in reading.failures {
      add(
        Finding(
          rule: .fileFormat, level: .error, path: failure.path, position: failure.position,
          scene: "", sceneID: "", segue: nil, message: failure.what))
    }
    var covered: Set<String> = []
    for file in reading.files.compactMap(\.self) {
      guard case .sceneFile = file.content, !covered.contains(file.source.path) else { continue }
      checkBundle(of: file.source.path, file.parsed, &covered)
    }
  }

  private mutating func checkBundle(
    of path: String, _ main: StoryboardBundle.ParsedFile, _ covered: inout Set<String>
  ) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
    var loaded = [path]
    do {
      _ = try StoryboardBundle(name: path, main: main) { name in
        let other = folder + name
        loaded.append(other)
        return reading.files.lazy.compactMap(\.self).first { $0.source.path == other }?.parsed
      }
    } catch {
      for defect in error.errors {
        add(defect, path: defect.storyboard.map { folder + $0 } ?? path)
      }
      if error.omitted > 0 {
        add(
          Finding(
            rule: .fileFormat, level: .error, path: path,
            position: SourcePosition(line: 1, column: 1), scene: "", sceneID: "", segue: nil,
            message: "\(error.omitted) more defects of the file are not listed"))
      }
    }
    covered.formUnion(loaded)
  }

  private mutating func add(_ error: StoryboardError, path: String) {
    let file = reading.files.firstIndex { $0?.source.path == path } ?? 0
    let (scene, segue) = subject(of: error.path, in: file)
    let clash = error.earlier.map { "; the first is at \($0.line):\($0.column)" } ?? ""
    let names = [scene?["name"]?.string, scene?["title"]?.string, scene?["id"]?.string]
    let rule = Self.rule(of: error)
    add(
      Finding(
        rule: rule, level: rule.level, path: path, position: error.position,
        scene: names.compactMap(\.self).first { !$0.isEmpty }?.harmless() ?? "",
        sceneID: scene?["id"]?.string ?? "", segue: segue?["id"]?.string,
        message: error.reason.description + clash))
  }

  /// The scene and the segue that a path such as `scenes[2].segues[0].to` leads through.
  private func subject(of path: String, in file: Int) -> (scene: JSONNode?, segue: JSONNode?) {
    guard let scene = Self.index(after: "scenes[", in: path[...]),
      sceneNodes[file].indices.contains(scene.index)
    else { return (nil, nil) }
    let node = sceneNodes[file][scene.index]
    guard let segue = Self.index(after: "].segues[", in: scene.rest),
      let segues = node["segues"]?.elements, segues.indices.contains(segue.index)
    else { return (node, nil) }
    return (node, segues[segue.index])
  }

  private static func index(
    after prefix: String, in path: Substring
  ) -> (index: Int, rest: Substring)? {
    guard path.hasPrefix(prefix) else { return nil }
    let digits = path.dropFirst(prefix.count).prefix { $0.isNumber }
    return Int(digits).map { ($0, path.dropFirst(prefix.count + digits.count)) }
  }

  private static func rule(of error: StoryboardError) -> Rule {
    let isInSegue = error.path.contains(".segues[")
    switch error.reason {
    case .missingKey(let key, let owner): return rule(ofMissing: key, owner: owner)
    case .unexpected(let expected, _, _):
      if expected == "a name", error.path.hasSuffix(".id") { return .emptyIdentifier }
      if expected.hasPrefix("at least one") { return .emptyContainer }
      return .fileFormat
    case .unknownScene:
      if error.path == "initialScene" { return .initialScene }
      return isInSegue ? .danglingSegue : .danglingReference
    case .unknownUnwindAction: return .danglingSegue
    case .unknownTransition, .noLayerTransition: return .unknownTransition
    case .unknownButton, .unknownLabel, .unknownUnwindLabel, .unknownUnwindSegue, .unknownAccessory,
      .unknownControl, .unknownTextField, .unknownValue, .unknownContainer, .unknownView,
      .unknownStoryboard, .unknownSceneInStoryboard, .storyboardOutside, .endlessReference:
      return .danglingReference
    case .unknownAnchor: return .popoverWithoutAnchor
    case .pushOutsideNavigation: return .pushWithoutNavigation
    case .rootIsNavigationController, .tabBarInSidebar, .alertNotPresented,
      .pushedNavigationController, .shownTabBarInSidebar, .partialCurlNeedsFullScreen,
      .contextInPopover, .endlessEmbedding, .embedsTooMany:
      return .uikitException
    case .duplicateScene, .duplicateView, .duplicateRow, .duplicateSegue, .duplicateBarButton,
      .duplicateColor:
      return .duplicateIdentifier
    case .duplicateTrigger: return .duplicateTrigger
    case .notJSON, .unsupportedVersion, .misspelledKey, .misplacedKey, .notOneKey, .unknownColor,
      .duplicateCancelAction, .duplicateContainer, .keyframeNotLater, .firstKeyframeNotAtZero:
      return .fileFormat
    }
  }

  private static func rule(ofMissing key: String, owner: String) -> Rule {
    switch (key, owner) {
    case ("initialScene", _): .initialScene
    case ("id", _): .emptyIdentifier
    case ("transition", "a custom segue"): .customSegueWithoutClass
    case ("root", _), ("tabs", _), ("pages", _), ("primary", _), ("secondary", _): .emptyContainer
    case ("to", _), ("action", "an unwind segue"): .danglingSegue
    default: .fileFormat
    }
  }
}
