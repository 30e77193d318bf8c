internal import CellGraphics
import TextFormats

/// What the scenes of one storyboard have to know of it and of the others.
struct StoryboardContext {
  let document: InterfaceBuilderDocument
  let names: ObjectNames
  let colors: InterfaceBuilderColors
  let text: InterfaceBuilderText
  let sideFile: SideFile?
  /// The controllers by their object ids.
  let controllers: [String: XMLElement]
  /// The other storyboards by the names they are called by: the scene file of each, with its scenes
  /// by storyboard identifier.
  let others: [String: OtherStoryboard]
  private let surroundings: Surroundings
  /// What people call the storyboard.
  var fileName = "the storyboard"
  /// The controllers that are on the screen at the start, by their object ids.
  private(set) lazy var firstControllers = controllersAtStart()

  struct OtherStoryboard {
    var file: String
    var scenes: [String: String]
    var hasInitialScene: Bool
  }

  init(
    document: InterfaceBuilderDocument, names: ObjectNames, text: InterfaceBuilderText,
    sideFile: SideFile?, others: [String: OtherStoryboard], colors: InterfaceBuilderColors
  ) {
    self.document = document
    self.names = names
    self.text = text
    self.sideFile = sideFile
    self.others = others
    self.colors = colors
    var controllers: [String: XMLElement] = [:]
    for scene in document.scenes {
      if let controller = scene.controller, let id = controller["id"], controllers[id] == nil {
        controllers[id] = controller
      }
    }
    self.controllers = controllers
    surroundings = Surroundings(document)
  }

  /// What the scene of a controller is called.
  func sceneName(_ controller: XMLElement) -> String {
    controller["id"].flatMap { names.scenes[$0] } ?? ""
  }

  /// All that a side file may call a scene.
  func aliases(of scene: InterfaceBuilderDocument.Scene) -> [String] {
    guard let controller = scene.controller else { return [] }
    return names.aliases(of: scene, controller)
  }

  /// The scene that a segue to the object `id` leads to; nil where there is none.
  func scene(_ id: String) -> String? {
    guard let controller = controllers[id] else { return nil }
    guard controller.name == "viewControllerPlaceholder",
      case .sameStoryboard(let own) = meaning(ofPlaceholder: controller)
    else { return names.scenes[id] }
    return own
  }

  enum Placeholder {
    /// Stands for this scene of the same storyboard.
    case sameStoryboard(String)
    case reference(file: String, scene: String?)
    case missing(String)
  }

  func meaning(ofPlaceholder controller: XMLElement) -> Placeholder {
    let identifier = controller["referencedIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    guard let name = controller["storyboardName"], !name.isEmpty else {
      return ownScene(identifier).map(Placeholder.sameStoryboard)
        ?? .missing(
          "no scene \(quoted(identifier ?? "")) in this storyboard; an empty one stands in")
    }
    if let bundle = controller["bundleIdentifier"], !bundle.isEmpty, others[name] == nil {
      return .missing(
        "\(quoted(name)) is in the bundle \(quoted(bundle)); an empty scene stands in")
    }
    guard let other = others[name] else {
      return .missing("could not find a storyboard named \(quoted(name)); an empty scene stands in")
    }
    guard let identifier else {
      return other.hasInitialScene
        ? .reference(file: other.file, scene: nil)
        : .missing("\(quoted(name)) has no initial scene; an empty one stands in")
    }
    guard let scene = other.scenes[identifier] else {
      return .missing(
        "\(quoted(name)) has no scene \(quoted(identifier)); an empty one stands in")
    }
    return .reference(file: other.file, scene: scene)
  }

  private func ownScene(_ identifier: String?) -> String? {
    guard let identifier else {
      let initial = document.initialViewController.flatMap { controllers[$0] }
      return initial?.name == "viewControllerPlaceholder" ? nil : initial.map(sceneName)
    }
    return document.scenes.lazy.compactMap(\.controller).first {
      $0["storyboardIdentifier"] == identifier && $0.name != "viewControllerPlaceholder"
    }.map(sceneName)
  }

  /// The size that a root view without a frame has.
  var deviceSize: Size {
    guard let device = document.root.child("device") else {
      return document.root.bool("useTraitCollections") == true
        ? Size(width: 600, height: 600) : Size(width: 320, height: 568)
    }
    return (device["id"] ?? "").hasPrefix("ipad")
      ? Size(width: 768, height: 1024) : Size(width: 375, height: 667)
  }

  /// What the bars of the system and of containers take of the canvas, in points.
  func insets(of controller: XMLElement) -> (top: Double, bottom: Double) {
    let id = controller["id"] ?? ""
    return (
      surroundings.inNavigation.contains(id) ? 64 : 20, surroundings.inTabs.contains(id) ? 49 : 0
    )
  }

  /// Whether a bar with a title is above the controller's view.
  func isInNavigation(_ controller: XMLElement) -> Bool {
    surroundings.inNavigation.contains(controller["id"] ?? "")
  }

  /// What a controller shows that is filled by code; nil for one that is not.
  func caption(of controller: XMLElement) -> String? {
    switch controller.name {
    case "pageViewController": madeByCode("The pages are made", of: controller)
    case "avPlayerViewController": "A film plays here."
    case "hostingController": "SwiftUI draws this."
    case "glkViewController": "OpenGL draws this."
    case "viewController", "tableViewController", "collectionViewController": nil
    default: controller.name
    }
  }

  /// Says that the storyboard leaves something to code, and where it was looked for.
  ///
  /// - Parameter what: What is missing, such as `The pages are made`.
  func madeByCode(_ what: String, of controller: XMLElement) -> String {
    let owner = controller["customClass"].flatMap { $0.isEmpty ? nil : " for \($0)" } ?? ""
    return "\(what) by code: \(fileName) has none\(owner)."
  }

  /// What stands in the place of a scene that a placeholder names and no storyboard has.
  func caption(ofMissing placeholder: XMLElement) -> String {
    let scene = placeholder["referencedIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    guard let name = placeholder["storyboardName"], !name.isEmpty else {
      return "The scene \(quoted(scene ?? "")) is missing: \(fileName) has none of that identifier."
    }
    let isElsewhere = "This scene is in another storyboard."
    guard others[name] == nil else {
      return scene.map { "\(isElsewhere) \(quoted(name)) has no scene \(quoted($0))." }
        ?? "\(isElsewhere) \(quoted(name)) has no initial scene."
    }
    if let bundle = placeholder["bundleIdentifier"], !bundle.isEmpty {
      return "\(isElsewhere) \(quoted(name)) is in the bundle \(quoted(bundle)), which is not read."
    }
    return "\(isElsewhere) \(quoted(name)) was looked for in the folder of \(fileName) and below, "
      + "and is not there."
  }

  private func controllersAtStart() -> Set<String> {
    let initial = document.initialViewController ?? document.likelyInitialController?["id"]
    guard let initial else { return [] }
    var met: Set = [initial]
    var waiting = [initial]
    while let id = waiting.popLast() {
      let segues = document.scenes.first { $0.controller?["id"] == id }?.segues ?? []
      for segue in segues where segue.kind == .relationship {
        if let next = segue.destination, met.insert(next).inserted { waiting.append(next) }
      }
    }
    return met
  }

  func declaresUnwindAction(_ action: String) -> Bool {
    sideFile?.unwindActions.contains(action) ?? false
  }

  func transition(ofClass name: String?) -> String? {
    guard let name, let sideFile, sideFile.transitions.contains(name) else { return nil }
    return name
  }

  static func standIn(_ id: String, says what: String) -> JSONNode {
    .object([
      "id": JSONNode(id), "layout": JSONNode("rows"),
      "views": JSONNode([
        .object([
          "id": JSONNode("caption"), "kind": JSONNode("label"), "text": JSONNode(what),
          "alignment": JSONNode("center"), "color": JSONNode("#6C6C70"), "lines": JSONNode(0),
          "frame": .object([
            "x": JSONNode(20), "y": JSONNode(270), "width": JSONNode(335), "height": JSONNode(90),
          ]),
        ])
      ]),
    ])
  }
}

/// Which controllers have the bars of others around them.
private struct Surroundings {
  private(set) var inNavigation: Set<String> = []
  private(set) var inTabs: Set<String> = []

  init(_ document: InterfaceBuilderDocument) {
    var pushed: [String: [String]] = [:]
    var roots: [String] = []
    var tabs: [String] = []
    var containers: [String: [String]] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller, let id = controller["id"] else { continue }
      for segue in scene.segues {
        guard let to = segue.destination else { continue }
        switch segue.kind {
        case .relationship:
          if segue.relationship == "rootViewController" { roots.append(to) }
          if segue.relationship == "viewControllers" { tabs.append(to) }
          containers[id, default: []].append(to)
        case .show, .push: pushed[id, default: []].append(to)
        default: break
        }
      }
    }
    inNavigation = Self.closure(of: roots, pushed)
    inTabs = Self.closure(of: tabs, containers.merging(pushed) { $0 + $1 })
  }

  private static func closure(of start: [String], _ edges: [String: [String]]) -> Set<String> {
    var met = Set(start)
    var waiting = start
    while let id = waiting.popLast() {
      for next in edges[id] ?? [] where met.insert(next).inserted { waiting.append(next) }
    }
    return met
  }
}
