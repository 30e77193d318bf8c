internal import CellGraphics
import Storyboards
import TextFormats

/// Everything that the conversion of a scene needs to know about the rest of its storyboard and
/// about other storyboards.
///
/// It is made once for each storyboard, and conversions only read it. The scenes of a storyboard
/// can therefore be converted in any order.
struct StoryboardContext {
  let document: InterfaceBuilderDocument
  let names: ObjectNames
  let colors: InterfaceBuilderColors
  let text: InterfaceBuilderText
  let sideFile: SideFile?
  /// The controllers by their object ids.
  let controllers: [String: XMLElement]
  /// The other storyboards by the names that placeholders use. Each has its scene file and its
  /// scenes by storyboard identifier.
  let others: [String: OtherStoryboard]
  private let surroundings: Surroundings
  /// The classes of the app's code; nil for a storyboard without code.
  var classesInCode: Set<String>?
  /// The name of the storyboard in captions.
  var fileName = "the storyboard"
  /// The controllers that are on the screen at the start, by their object ids.
  private(set) lazy var firstControllers = controllersAtStart()

  /// A storyboard of the import, as references from other storyboards see it.
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

  /// Returns the id of the scene of a controller.
  func sceneName(_ controller: XMLElement) -> String {
    controller["id"].flatMap { names.scenes[$0] } ?? ""
  }

  /// Returns all names that a side file may use for a scene.
  func aliases(of scene: InterfaceBuilderDocument.Scene) -> [String] {
    guard let controller = scene.controller else { return [] }
    return names.aliases(of: scene, controller)
  }

  /// Returns the scene that a segue to the object `id` leads to; nil if there is no such scene.
  func scene(_ id: String) -> String? {
    guard let controller = controllers[id] else { return nil }
    guard controller.name == "viewControllerPlaceholder",
      case .sameStoryboard(let own) = meaning(ofPlaceholder: controller)
    else { return names.scenes[id] }
    return own
  }

  /// The target of a storyboard reference. The text of a missing target is the remark on it.
  enum Placeholder {
    /// A reference to a scene of the same storyboard.
    case sameStoryboard(String)
    case reference(file: String, scene: String?)
    case missing(String)
  }

  /// Finds the target of a storyboard reference.
  ///
  /// A reference names a storyboard, a scene by its storyboard identifier, or both. Without a
  /// storyboard it refers to this one, and without a scene to the initial scene. Storyboards in
  /// other bundles are not read.
  func meaning(ofPlaceholder controller: XMLElement) -> Placeholder {
    let identifier = controller["referencedIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    guard let name = controller["storyboardName"], !name.isEmpty else {
      return ownScene(identifier).map(Placeholder.sameStoryboard)
        ?? .missing(
          "no scene \(quoted(identifier ?? "")) in this storyboard; an empty scene replaces it")
    }
    if let bundle = controller["bundleIdentifier"], !bundle.isEmpty, others[name] == nil {
      return .missing(
        "storyboard \(quoted(name)) is in the bundle \(quoted(bundle)); an empty scene replaces it")
    }
    guard let other = others[name] else {
      return .missing(
        "could not find a storyboard named \(quoted(name)); an empty scene replaces it")
    }
    guard let identifier else {
      return other.hasInitialScene
        ? .reference(file: other.file, scene: nil)
        : .missing("storyboard \(quoted(name)) has no initial scene; an empty scene replaces it")
    }
    guard let scene = other.scenes[identifier] else {
      return .missing(
        "storyboard \(quoted(name)) has no scene \(quoted(identifier)); an empty scene replaces it")
    }
    return .reference(file: other.file, scene: scene)
  }

  /// Returns the scene of this storyboard with an identifier, or the initial scene for nil. A
  /// reference to another reference is not followed.
  private func ownScene(_ identifier: String?) -> String? {
    guard let identifier else {
      let initial = document.initialViewController.flatMap { controllers[$0] }
      return initial?.name == "viewControllerPlaceholder" ? nil : initial.map(sceneName)
    }
    return document.scenes.lazy.compactMap(\.controller).first {
      $0["storyboardIdentifier"] == identifier && $0.name != "viewControllerPlaceholder"
    }.map(sceneName)
  }

  /// The size in points of a root view that has no frame. It is that of the device that Interface
  /// Builder's canvas shows, or the canvas size of the Xcode version that wrote no device.
  ///
  /// Newer files name a device, such as `retina6_12`. All phones count as 375 × 667 points here,
  /// because the terminal is not more precise.
  var deviceSize: Size {
    guard let device = document.root.child("device") else {
      return document.root.bool("useTraitCollections") == true
        ? Size(width: 600, height: 600) : Size(width: 320, height: 568)
    }
    return (device["id"] ?? "").hasPrefix("ipad")
      ? Size(width: 768, height: 1024) : Size(width: 375, height: 667)
  }

  /// Returns the heights in points of the bars that cover the controller's view on the canvas: the
  /// status bar (20) with or without a navigation bar (44), and a tab bar (49).
  func insets(of controller: XMLElement) -> (top: Double, bottom: Double) {
    let id = controller["id"] ?? ""
    return (
      surroundings.inNavigation.contains(id) ? 64 : 20, surroundings.inTabs.contains(id) ? 49 : 0
    )
  }

  /// Indicates whether a bar with a title is above the controller's view.
  func isInNavigation(_ controller: XMLElement) -> Bool {
    surroundings.inNavigation.contains(controller["id"] ?? "")
  }

  /// Returns the caption of a controller that code fills; nil for any other controller.
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

  /// Returns a caption such as `The pages are made by code: Main.storyboard has none for Pages.`
  ///
  /// - Parameters:
  ///   - what: The part that is made, such as `The pages are made`.
  ///   - controller: The controller without the part. The caption names its class if it has one.
  func madeByCode(_ what: String, of controller: XMLElement) -> String {
    let owner = controller["customClass"].flatMap { $0.isEmpty ? nil : " for \($0)" } ?? ""
    return "\(what) by code: \(fileName) has none\(owner)."
  }

  /// Returns the caption of the scene that replaces a missing scene.
  func caption(ofMissing placeholder: XMLElement) -> String {
    let scene = placeholder["referencedIdentifier"].flatMap { $0.isEmpty ? nil : $0 }
    guard let name = placeholder["storyboardName"], !name.isEmpty else {
      return
        "The scene \(quoted(scene ?? "")) is missing: \(fileName) has no scene with this identifier."
    }
    let isElsewhere = "This scene is in another storyboard."
    guard others[name] == nil else {
      return scene.map { "\(isElsewhere) \(quoted(name)) has no scene \(quoted($0))." }
        ?? "\(isElsewhere) \(quoted(name)) has no initial scene."
    }
    if let bundle = placeholder["bundleIdentifier"], !bundle.isEmpty {
      return "\(isElsewhere) \(quoted(name)) is in the bundle \(quoted(bundle)), which is not read."
    }
    return "\(isElsewhere) \(quoted(name)) was not found in the folder of \(fileName) "
      + "or below it."
  }

  /// Returns the ids of the initial controller and of its children, also indirect ones.
  ///
  /// A scene of these that stays empty gets a caption, so that an app never starts with a blank
  /// screen.
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

  /// Indicates whether the side file declares an unwind action for one of its scenes.
  func declaresUnwindAction(_ action: String) -> Bool {
    sideFile?.unwindActions.contains(action) ?? false
  }

  /// Returns the name of the side file's transition for a class of segues; nil for none.
  func transition(ofClass name: String?) -> String? {
    guard let name, let sideFile, sideFile.transitions.contains(name) else { return nil }
    return name
  }

  /// Returns the transition of a name, which the side file may hide.
  func transition(
    _ builtIn: SceneDocument.BuiltInTransition
  ) -> SceneDocument.TransitionReference {
    let name = builtIn.rawValue
    return transition(ofClass: name) == nil ? .builtIn(builtIn) : .custom(name)
  }

  func standIn(_ id: String, says what: String) -> SceneDocument.Scene {
    Self.standIn(id, says: what, background: colors.ground)
  }

  /// Returns a scene that only says why it is there.
  static func standIn(
    _ id: String, says what: String, background: Color
  ) -> SceneDocument.Scene {
    var scene = SceneDocument.Scene(
      id: id, background: background,
      views: [
        .label(
          SceneDocument.Label(
            id: "caption", text: what, color: Color(rgb: 0x6C6C70), alignment: .center, lines: 0,
            frame: Rect(x: 20, y: 270, width: 335, height: 90)))
      ])
    scene.layout = .rows
    return scene
  }
}
