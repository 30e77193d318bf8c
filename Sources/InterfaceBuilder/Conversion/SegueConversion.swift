internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

/// Converts the segues of one scene.
///
/// Convert the scene's views first:
/// ``connect(tappable:changeable:containers:rows:shown:barItemOfObject:)`` needs to know which of
/// them are shown. Call it once, and then read ``converted``, ``remarks`` and
/// ``addedContainers(_:)``. ``tappedViews`` can be read before.
struct SegueConversion {
  let scene: InterfaceBuilderDocument.Scene
  let controller: XMLElement
  let context: StoryboardContext
  /// The converted segues, in file order.
  private(set) var converted: [SceneDocument.Segue] = []
  /// The remarks on segues that were left out or changed.
  private(set) var remarks: [(element: XMLElement, what: String)] = []
  /// The ids that segues of the scene already have.
  private var ids = SegueIDs()
  /// The triggers that segues of the scene already have.
  private var triggers: Set<Trigger> = []
  /// The objects at which a popover can point.
  private var anchors: Set<String> = []
  /// The names of the views that are in the scene file.
  var shownViews: Set<String> = []
  /// The bar item of each view in a bar item, by the view's object id.
  var barItemOfObject: [String: String] = [:]
  /// The containers of embed segues that are not among the scene's views.
  private var missingContainers: [String] = []
  /// The containers that a segue fills, by object id.
  private var filledContainers: Set<String> = []

  typealias Trigger = SceneDocument.Segue.Trigger

  /// The transition of a custom segue whose class no side file describes.
  static let customTransition = SceneDocument.BuiltInTransition.slide

  init(
    _ scene: InterfaceBuilderDocument.Scene, controller: XMLElement, _ context: StoryboardContext
  ) {
    self.scene = scene
    self.controller = controller
    self.context = context
  }

  /// The views that a tap activates although they are not controls, by name, with a label for each.
  var tappedViews: [String: String] {
    var views = context.sideFile?.taps(in: context.aliases(of: scene)) ?? [:]
    for segue in scene.segues where segue.owner.name == "tapGestureRecognizer" {
      if let view = watched(by: segue.owner) {
        let name = context.names.object(view)
        views[name] = segue.identifier ?? scene.objects[view]?["userLabel"] ?? "Tap"
      }
    }
    // A segue can start from a view of these kinds, because the view's class in code is a control.
    for segue in scene.segues
    where ["view", "imageView", "label", "stackView"].contains(segue.owner.name) {
      if let id = segue.owner["id"] {
        let name = context.names.object(id)
        views[name] = segue.identifier ?? segue.owner["userLabel"] ?? "Tap"
      }
    }
    return views
  }

  /// Returns the view to which the recogniser is attached.
  func watched(by recognizer: XMLElement) -> String? {
    guard let id = recognizer["id"] else { return nil }
    return scene.outlets.first { $0.destination == id && $0.property == "gestureRecognizers" }?
      .owner["id"]
  }

  /// Converts all segues except relationships.
  ///
  /// The first of several segues with the same trigger has it, the others have none. An embed segue
  /// has no trigger.
  ///
  /// - Parameters:
  ///   - tappable: The object ids of the views and bar items that a tap activates.
  ///   - changeable: The object ids of the controls with a value that the user can change.
  ///   - containers: The object ids of the container views that are shown.
  ///   - rows: The rows from which segues can start.
  ///   - shown: The names of the views that are in the scene file.
  ///   - barItemOfObject: The bar item of each view in a bar item, by the view's object id.
  mutating func connect(
    tappable: Set<String>, changeable: Set<String>, containers: Set<String>,
    rows: TableConversion.Rows, shown: Set<String> = [], barItemOfObject: [String: String] = [:]
  ) {
    shownViews = shown
    self.barItemOfObject = barItemOfObject
    anchors = tappable.union(rows.cells)
    for segue in scene.segues where segue.kind != .relationship {
      let trigger = trigger(of: segue, tappable, changeable, rows)
      guard var made = converted(segue, containers) else { continue }
      if case .embed = made.kind {
        converted.append(made)
        continue
      }
      if let trigger, triggers.insert(trigger).inserted {
        made.trigger = trigger
      } else if trigger != nil {
        remark("another segue has the same trigger; only the menu performs this one", segue)
      }
      converted.append(made)
    }
  }

  /// Views for embed segues whose container is not among the scene's views.
  func addedContainers(_ size: Size) -> [ImportedView] {
    missingContainers.map { id in
      ImportedView(
        view: .container(SceneDocument.Container(id: context.names.object(id), frame: .zero)),
        frame: Rect(origin: .zero, size: size), isContent: false)
    }
  }

  /// Adds a remark on a segue: one sentence without its period.
  mutating func remark(_ what: String, _ segue: InterfaceBuilderDocument.Segue) {
    remarks.append((segue.element, what))
  }

  // MARK: - Kinds

  /// Converts a segue without its trigger.
  ///
  /// - Returns: Nil, with a remark, for a segue without a kind or a destination, and for an unwind
  ///   segue without an action. The same applies to an embed segue if another one already fills its
  ///   container.
  private mutating func converted(
    _ segue: InterfaceBuilderDocument.Segue, _ containers: Set<String>
  ) -> SceneDocument.Segue? {
    guard let kind = segue.kind else {
      let isPreview = ["commit", "preview"].contains(segue.element["key"])
      remark(
        "\(isPreview ? "a preview of another segue" : "the segue has no kind"); left out", segue)
      return nil
    }
    let id = ids.next(segue)
    var made: SceneDocument.Segue?
    if kind == .unwind {
      made = unwind(segue)
    } else if let scene = segue.destination.flatMap(context.scene) {
      made = forward(kind, segue, to: scene, containers)
    } else {
      remark(SceneConversion.nowhere(segue), segue)
    }
    made?.id = id
    made?.customClass = segue.customClass
    made?.isAnimated = segue.isAnimated || kind == .embed
    return made
  }

  /// Converts an unwind segue; returns nil, with a remark, if it has no action. It unwinds to the
  /// nearest scene if no side file declares its action, because the code that declares it is not
  /// known.
  private mutating func unwind(
    _ segue: InterfaceBuilderDocument.Segue
  ) -> SceneDocument.Segue? {
    guard let action = segue.unwindAction.map(Self.action), !action.isEmpty else {
      remark("an unwind segue without an action; left out", segue)
      return nil
    }
    var made = SceneDocument.Segue(id: "", kind: .unwind(action: action))
    made.unwindsToNearest = !context.declaresUnwindAction(action)
    if let name = context.transition(ofClass: segue.customClass) {
      made.transition = .custom(name)
    } else if let name = segue.customClass {
      remark(
        "the segue class \(quoted(name)) is code; the default unwind transition replaces it", segue)
    }
    return made
  }

  /// Returns a segue that leads to a scene.
  ///
  /// The transition is the one that the side file describes for the segue's class. A custom segue
  /// without such a description slides, with a remark.
  private mutating func forward(
    _ kind: InterfaceBuilderDocument.Kind, _ segue: InterfaceBuilderDocument.Segue,
    to scene: String, _ containers: Set<String>
  ) -> SceneDocument.Segue? {
    if kind == .embed, segue.owner.name == "containerView", let id = segue.owner["id"] {
      return embed(segue, in: id, to: scene, containers)
    }
    var made = SceneDocument.Segue(id: "", kind: self.kind(kind, segue, to: scene))
    setPresentation(of: segue, in: &made)
    if let transition = context.transition(ofClass: segue.customClass) {
      made.transition = .custom(transition)
    } else if kind == .custom {
      made.transition = context.transition(Self.customTransition)
      remark(
        "the segue class \(quoted(segue.customClass ?? "")) is code; "
          + "'\(Self.customTransition)' replaces it",
        segue)
    }
    return made
  }

  /// Returns an embed segue; nil, with a remark, if another segue already fills the container.
  private mutating func embed(
    _ segue: InterfaceBuilderDocument.Segue, in container: String, to scene: String,
    _ containers: Set<String>
  ) -> SceneDocument.Segue? {
    guard filledContainers.insert(container).inserted else {
      remark("another segue already fills the container; left out", segue)
      return nil
    }
    if !containers.contains(container) {
      missingContainers.append(container)
      remark("the container is in a cell or not shown; the destination fills the scene", segue)
    }
    return SceneDocument.Segue(
      id: "", kind: .embed(to: scene, container: context.names.object(container)))
  }

  /// Returns the kind with its destination. A kind that a scene file does not have becomes a show
  /// segue, with a remark.
  ///
  /// Xcode 5 wrote `push`, `modal`, `popover` and `replace`; later versions write `show`,
  /// `presentation`, `popoverPresentation` and `showDetail`.
  private mutating func kind(
    _ kind: InterfaceBuilderDocument.Kind, _ segue: InterfaceBuilderDocument.Segue,
    to scene: String
  ) -> SceneDocument.Segue.Kind {
    switch kind {
    case .push: return .push(to: scene)
    case .presentation, .modal: return .presentModally(to: scene)
    case .popoverPresentation, .popover: return .popoverPresentation(to: scene)
    case .showDetail: return .showDetail(to: scene)
    case .replace:
      let isPrimary = segue.element["splitViewControllerTargetIndex"] == "0"
      return isPrimary ? .show(to: scene) : .showDetail(to: scene)
    case .custom: return .custom(to: scene)
    case .embed: remark("the embed segue has no container; a show segue replaces it", segue)
    case .other(let other): remark("unknown kind \(quoted(other)); a show segue replaces it", segue)
    case .show, .relationship, .unwind: break
    }
    return .show(to: scene)
  }

  /// Sets the presentation of a modal or popover segue. An anchor that the scene does not show is
  /// left out.
  private func setPresentation(
    of segue: InterfaceBuilderDocument.Segue, in made: inout SceneDocument.Segue
  ) {
    if case .presentModally = made.kind {
      made.presentation.style = PresentationWords.presentationStyle(segue.element)
      made.presentation.transitionStyle = PresentationWords.transitionStyle(segue.element)
    }
    guard case .popoverPresentation = made.kind else { return }
    made.presentation.style = .popover
    if let arrows = segue.element.child("popoverArrowDirection") {
      let directions: KeyValuePairs<String, PopoverArrowDirection> = [
        "up": .up, "down": .down, "left": .left, "right": .right,
      ]
      made.presentation.arrowDirections = []
      for (word, direction) in directions where arrows.bool(word) == true {
        made.presentation.arrowDirections.insert(direction)
      }
    }
    let anchor = segue.element["popoverAnchorBarButtonItem"] ?? segue.element["popoverAnchorView"]
    if let anchor, anchors.contains(anchor) {
      made.presentation.anchor = context.names.object(anchor)
    }
  }

  /// Returns the name of an unwind action: `comeBack` for the selector `comeBack:`.
  static func action(_ selector: String) -> String {
    selector.split(separator: ":").first.map(String.init) ?? ""
  }
}
