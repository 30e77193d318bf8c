import Storyboards
import TextFormats

/// Makes the outline of one segue of a storyboard.
///
/// The segue keeps its destination, its trigger and its transition as the storyboard has them. An
/// import would leave out a segue without a destination and a trigger that is not on the screen.
struct SegueOutline {
  private let segue: InterfaceBuilderDocument.Segue
  private let number: Int
  private let owner: ControllerOutline

  private var context: StoryboardContext { owner.context }

  init(_ segue: InterfaceBuilderDocument.Segue, number: Int, in owner: ControllerOutline) {
    self.segue = segue
    self.number = number
    self.owner = owner
  }

  /// The outline of the segue.
  ///
  /// A destination that is no scene keeps its object id. A missing destination is the empty text.
  var outline: SceneOutline.Segue {
    var outline = SceneOutline.Segue(
      offset: segue.element.offset, number: number, id: segue.identifier ?? segue.id)
    outline.identifier = segue.element["identifier"]
    outline.kind = kind
    outline.customClass = segue.customClass
    outline.objectID = segue.id.isEmpty ? nil : segue.id
    if segue.kind == .unwind {
      let action = segue.unwindAction.map(SegueConversion.action) ?? ""
      outline.action = action
      outline.unwindsToNearest = !context.declaresUnwindAction(action)
    } else {
      outline.to = segue.destination.map { context.scene($0) ?? $0 } ?? ""
      if segue.kind == .presentation || segue.kind == .modal {
        outline.modalPresentationStyle = PresentationWords.style(segue.element)
      }
      outline.isMadeByCode = segue.element["destinationCreationSelector"]?.isEmpty == false
      let anchor =
        segue.element["popoverAnchorBarButtonItem"] ?? segue.element["popoverAnchorView"]
      outline.anchor = anchor.map(context.names.object)
    }
    outline.transition = context.transition(ofClass: segue.customClass)
    if segue.kind == .embed {
      outline.container = segue.owner["id"].map(context.names.object)
    } else {
      outline.trigger = trigger
    }
    return outline
  }

  /// The kind in a scene file. A `replace` segue is a show segue for the primary column, else a
  /// show detail segue. An unknown kind is a show segue.
  private var kind: SceneOutline.Segue.Kind {
    switch segue.kind {
    case .push: .push
    case .presentation: .presentModally
    case .modal: .modal
    case .popoverPresentation, .popover: .popoverPresentation
    case .showDetail: .showDetail
    case .replace: segue.element["splitViewControllerTargetIndex"] == "0" ? .show : .showDetail
    case .custom: .custom
    case .embed: .embed
    case .unwind: .unwind
    case .show, .other, .relationship, nil: .show
    }
  }

  /// The gesture that performs the segue; nil for a segue that only code performs.
  ///
  /// A trigger of a view that is hidden or missing on the screen is kept, so that a check can
  /// report it.
  private var trigger: SceneOutline.Segue.Trigger? {
    let source = segue.owner
    guard source !== owner.controller, !source.isController, let id = source["id"] else {
      return nil
    }
    var trigger = SceneOutline.Segue.Trigger(.tap, context.names.object(id))
    var shown = source
    switch source.name {
    case "swipeGestureRecognizer":
      trigger = SceneOutline.Segue.Trigger(.swipe, source["direction"] ?? "right")
    case "screenEdgePanGestureRecognizer":
      guard let edges = source.property("edges") else { return nil }
      trigger = SceneOutline.Segue.Trigger(
        .screenEdgePan, edges.bool("left") == true ? "left" : "right")
    case "tapGestureRecognizer", "pongPressGestureRecognizer", "longPressGestureRecognizer":
      guard let view = watched(by: id) else { return nil }
      if source.name != "tapGestureRecognizer" { trigger.gesture = .longPress }
      trigger.value = context.names.object(view)
      shown = owner.scene.objects[view] ?? source
    case "tableViewCell", "collectionViewCell":
      if segue.trigger == "accessoryAction" { trigger.gesture = .accessory }
      trigger.isOnRow = true
    case "textField", "datePicker": trigger.gesture = .change
    case _ where source.isChangeableControl: trigger.gesture = .change
    default:
      if source.isRecognizer { return nil }
    }
    trigger.title = title(of: shown)
    trigger.objectID = id
    return trigger
  }

  /// Returns the object id of the view with this gesture recogniser; nil if no view has it.
  private func watched(by recognizer: String) -> String? {
    owner.scene.outlets.first {
      $0.destination == recognizer && $0.property == "gestureRecognizers"
    }?.owner["id"]
  }

  /// Returns the text of a view, or of the first view within it that has a text; nil if there is no
  /// text.
  private func title(of element: XMLElement) -> String? {
    let title =
      switch element.name {
      case "button": context.text.title(ofButton: element)
      case "barButtonItem": context.text.text(of: element, "title") ?? element["systemItem"]
      case "label": context.text.text(of: element, "text")
      case "textField": context.text.text(of: element, "placeholder")
      default: element.children.lazy.compactMap { self.title(of: $0) }.first
      }
    return title.flatMap { $0.isEmpty ? nil : $0 }
  }
}
