import Storyboards

/// What the reader of scene files refuses, under the rules that it belongs to.
extension FlowCheck {
  mutating func checkFiles() {
    for failure in reading.failures {
      add(
        Finding(
          rule: .fileFormat, level: .error, path: failure.path, position: failure.position,
          scene: "", sceneID: "", segue: nil, message: failure.what, isRefusal: true))
    }
    checkSideFiles()
    checkBundles()
  }

  /// Each file is read as the main one, and as part of another where that leads to it: what it refers
  /// to is then looked for from there.
  private mutating func checkBundles() {
    let files = reading.files.compactMap(\.self).filter { file in
      if case .sceneFile = file.content { true } else { false }
    }
    var bundles = files.map(bundle)
    // The one that leads to most first, so that no part of it is taken for an app of its own.
    bundles = bundles.enumerated().sorted {
      ($1.element.loaded.count, $0.offset) < ($0.element.loaded.count, $1.offset)
    }.map(\.element)
    var covered: Set<String> = []
    for bundle in bundles where !covered.contains(bundle.path) {
      covered.formUnion(bundle.loaded)
      for (defect, path) in bundle.defects { add(defect, path: path) }
      guard bundle.omitted > 0 else { continue }
      add(
        Finding(
          rule: .fileFormat, level: .error, path: bundle.path,
          position: SourcePosition(line: 1, column: 1), scene: "", sceneID: "", segue: nil,
          message: "\(bundle.omitted) more defects of the file are not listed", isRefusal: true))
    }
  }

  private struct Bundle {
    var path: String
    /// Paths of the files in it.
    var loaded: [String]
    var defects: [(StoryboardError, path: String)] = []
    /// Defects that are not among them.
    var omitted = 0
  }

  private func bundle(_ main: FlowReading.File) -> Bundle {
    var bundle = Bundle(path: main.source.path, loaded: [main.source.path])
    // By the names that the reader has for them.
    var paths: [String: String] = [:]
    do {
      _ = try StoryboardBundle(name: main.source.path, main: main.parsed) { name in
        guard let other = file(name, beside: main) else { return nil }
        paths[name] = other.source.path
        bundle.loaded.append(other.source.path)
        return other.parsed
      }
    } catch {
      bundle.defects = error.errors.map { defect in
        (defect, defect.storyboard.flatMap { paths[$0] } ?? main.source.path)
      }
      bundle.omitted = error.omitted
    }
    return bundle
  }

  /// The file that lies at `name` from the folder of a main one: found from there, or named itself.
  private func file(_ name: String, beside main: FlowReading.File) -> FlowReading.File? {
    let path = main.source.path
    // A revision of Git stands before a colon.
    let start = path.lastIndex { $0 == "/" } ?? path.lastIndex { $0 == ":" }
    let place = (start.map { String(path[...$0]) } ?? "") + name
    return reading.files.lazy.compactMap(\.self).first {
      $0.main == path && $0.name == name || $0.source.path == place
    }
  }

  /// What the import refuses in side files, which a storyboard without its views does not show.
  private mutating func checkSideFiles() {
    for file in reading.files.compactMap(\.self) {
      guard case .storyboard = file.content, file.source.sideFile != nil else { continue }
      do {
        _ = try StoryboardImport(file.source.interfaceBuilder, named: "scenes.json") { name in
          reading.files.lazy.compactMap { $0?.source.interfaceBuilder }.first { $0.name == name }
        }
      } catch {
        guard case .sideFile(let error) = error else { continue }
        add(
          Finding(
            rule: .fileFormat, level: .error, path: error.path, position: error.position,
            scene: "", sceneID: "", segue: nil, message: error.what, isRefusal: true))
      }
    }
  }

  private mutating func add(_ error: StoryboardError, path: String) {
    let file = reading.files.firstIndex { $0?.source.path == path } ?? 0
    let (scene, segue) = subject(of: error.path, in: file)
    let clash = error.earlier.map { "; the first is at \($0.line):\($0.column)" } ?? ""
    let names = [scene?["name"]?.string, scene?["title"]?.string, scene?["id"]?.string]
    add(
      Finding(
        rule: Self.rule(of: error), level: .error, path: path, position: error.position,
        scene: names.compactMap(\.self).first { !$0.isEmpty }?.harmless() ?? "",
        sceneID: scene?["id"]?.string ?? "", segue: segue?["id"]?.string,
        message: error.reason.description + clash, isRefusal: true))
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
