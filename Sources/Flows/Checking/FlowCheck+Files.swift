import InterfaceBuilder
import Storyboards
import TextFormats

/// Reports the errors of the decoder of scene files, each under the rule of `segue check` to which
/// it belongs. A user can then accept or search for them as for any other finding.
extension FlowCheck {
  /// Reports files that cannot be read, then the errors of side files, then those of scene files.
  mutating func checkFiles() {
    for failure in reading.failures {
      add(
        Finding(
          rule: .fileFormat, level: .error, path: failure.path, position: failure.position,
          scene: "", sceneID: "", segue: nil, message: failure.message, preventsRunning: true))
    }
    checkSideFiles()
    checkBundles()
  }

  /// Decodes each scene file as an app would load it: a main file together with the files that it
  /// refers to. A file that another one has covered is not decoded again.
  private mutating func checkBundles() {
    let places = FilePlaces(reading)
    var covered: Set<String> = []
    for file in mainOrder() where !covered.contains(file.source.path) {
      let bundle = bundle(file, places)
      covered.formUnion(bundle.loaded)
      decoded += bundle.loaded.count
      for (defect, path) in bundle.defects { add(defect, path: path, in: places) }
      guard bundle.omitted > 0 else { continue }
      add(
        Finding(
          rule: .fileFormat, level: .error, path: bundle.path,
          position: SourcePosition(line: 1, column: 1), scene: "", sceneID: "", segue: nil,
          message: "\(bundle.omitted) more errors of the file are not listed", preventsRunning: true
        ))
    }
  }

  /// Returns the scene files, each before the files that only it refers to. A part of an app is
  /// therefore not taken for a main file.
  ///
  /// In a cycle of files the one in the uppermost folder is first. The order is the reverse of that
  /// in which a depth-first search leaves the files, as in Kosaraju's algorithm. Each file is
  /// visited once.
  private func mainOrder() -> [FlowReading.File] {
    let files = reading.files.indices.filter { number in
      if case .sceneFile = reading.files[number]?.content { true } else { false }
    }
    let depths = files.map { number in
      reading.files[number]?.source.path.utf8.count { $0 == UInt8(ascii: "/") } ?? 0
    }
    let starts = zip(depths, files).sorted { $0 < $1 }.map(\.1)
    var isMet = [Bool](repeating: false, count: reading.files.count)
    var left: [Int] = []
    for start in starts where !isMet[start] {
      isMet[start] = true
      var path = [(file: start, step: 0)]
      while let (file, step) = path.last {
        guard step < reading.leads[file].count else {
          left.append(file)
          path.removeLast()
          continue
        }
        path[path.count - 1].step += 1
        let next = reading.leads[file][step]
        guard !isMet[next] else { continue }
        isMet[next] = true
        path.append((next, 0))
      }
    }
    let isSceneFile = Set(files)
    return left.reversed().filter(isSceneFile.contains).compactMap { reading.files[$0] }
  }

  /// The files of a reading by their paths.
  private struct FilePlaces {
    private var byPath: [String: Int] = [:]
    private var byName: [Name: Int] = [:]
    private let files: [FlowReading.File?]

    /// A name that a file uses, with the main file from whose folder it is resolved.
    private struct Name: Hashable {
      var main: String
      var name: String
    }

    /// Returns the index of a file; nil for a path that is not in the reading.
    func number(_ path: String) -> Int? { byPath[path] }

    init(_ reading: FlowReading) {
      files = reading.files
      for (number, file) in files.enumerated() {
        guard let file else { continue }
        let name = Name(main: file.main, name: file.name)
        if byPath[file.source.path] == nil { byPath[file.source.path] = number }
        if byName[name] == nil { byName[name] = number }
      }
    }

    /// Returns the file with this name, seen from the folder of a main file.
    func file(_ name: String, beside main: FlowReading.File) -> FlowReading.File? {
      let path = main.source.path
      // A path with a Git revision has a colon after the revision.
      let start = path.lastIndex { $0 == "/" } ?? path.lastIndex { $0 == ":" }
      let place = (start.map { String(path[...$0]) } ?? "") + name
      let found = [byName[Name(main: path, name: name)], byPath[place]]
      return found.compactMap(\.self).min().flatMap { files[$0] }
    }
  }

  /// The files that a main file refers to, directly or indirectly, with their errors.
  ///
  /// The result of decoding a main file as an app loads it.
  ///
  /// Defects keep the path of the file that they are in, which can be a file that the main file
  /// refers to.
  private struct Bundle {
    var path: String
    /// The paths of the files.
    var loaded: [String]
    var defects: [(StoryboardError, path: String)] = []
    /// The number of further errors that are not listed.
    var omitted = 0
  }

  /// Decodes a main file with all files that it refers to.
  private func bundle(_ main: FlowReading.File, _ places: FilePlaces) -> Bundle {
    var bundle = Bundle(path: main.source.path, loaded: [main.source.path])
    // The paths of the files, by the names that the reader uses.
    var paths: [String: String] = [:]
    do {
      try StoryboardBundle.check(name: main.source.path, main: main.parsed) { name in
        guard let other = places.file(name, beside: main) else { return nil }
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

  /// Reports the errors of side files. Only an import finds them.
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
            scene: "", sceneID: "", segue: nil, message: error.what, preventsRunning: true))
      }
    }
  }

  /// Adds an error of the decoder as a finding that prevents the app from running.
  private mutating func add(_ error: StoryboardError, path: String, in places: FilePlaces) {
    let file = places.number(path) ?? 0
    let (scene, segue) = subject(of: error.path, in: file)
    let clash = error.earlier.map { "; the first is at \($0.line):\($0.column)" } ?? ""
    add(
      Finding(
        rule: Self.rule(of: error), level: .error, path: path, position: error.position,
        scene: scene?.displayName.harmless() ?? "", sceneID: scene?.id ?? "", segue: segue?.id,
        message: error.reason.description + clash, preventsRunning: true))
  }

  /// Returns the scene and the segue of a path in a JSON file, such as `scenes[2].segues[0].to`;
  /// nil for parts that the path does not have.
  private func subject(
    of path: String, in file: Int
  ) -> (scene: SceneOutline.Scene?, segue: SceneOutline.Segue?) {
    guard let place = Self.index(after: "scenes[", in: path[...]),
      let scene = reading.outlines[file].scene(numbered: place.index)
    else { return (nil, nil) }
    let segue = Self.index(after: "].segues[", in: place.rest)
    return (scene, segue.flatMap { scene.segue(numbered: $0.index) })
  }

  /// Parses the number after a prefix; nil if the path begins differently.
  private static func index(
    after prefix: String, in path: Substring
  ) -> (index: Int, rest: Substring)? {
    guard path.hasPrefix(prefix) else { return nil }
    let digits = path.dropFirst(prefix.count).prefix { $0.isNumber }
    return Int(digits).map { ($0, path.dropFirst(prefix.count + digits.count)) }
  }

  /// Returns the rule under which an error of the decoder is reported.
  ///
  /// Each reason has exactly one rule. The switch names all reasons, so a new reason does not
  /// compile before it has a rule.
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
      .pushedNavigationController, .pushedSplitViewController, .shownTabBarInSidebar,
      .partialCurlNeedsFullScreen, .contextInPopover, .endlessEmbedding, .embedsTooMany:
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

  /// Returns the rule for a missing key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - owner: The name of the object in messages, such as `a custom segue`.
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
