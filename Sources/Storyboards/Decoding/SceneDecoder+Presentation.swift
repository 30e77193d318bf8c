import CellGraphics
import NavigationKit
import TextFormats

extension SceneDecoder {
  static let presentationKeys = [
    "modalPresentationStyle", "modalTransitionStyle", "isModalInPresentation",
    "preferredContentSize", "definesPresentationContext",
    "providesPresentationContextTransitionStyle", "isShownByCode",
  ]

  /// The styles that something can be presented in.
  private static let styles = ModalPresentationStyle.allCases.filter { $0 != .none }

  mutating func presentation(_ fields: Fields) -> SceneDocument.Presentation {
    SceneDocument.Presentation(
      style: presentationStyle(fields) ?? .fullScreen,
      transitionStyle: transitionStyle(fields) ?? .coverVertical,
      isModal: bool(fields["isModalInPresentation"]) ?? false,
      preferredContentSize: contentSize(fields["preferredContentSize"]),
      definesContext: bool(fields["definesPresentationContext"]),
      providesContextTransitionStyle: bool(fields["providesPresentationContextTransitionStyle"])
        ?? false)
  }

  /// - Parameters:
  ///   - isPopover: Whether the segue's kind says the style already.
  ///   - scene: The id of the scene that the segue leaves.
  mutating func seguePresentation(
    _ fields: Fields, isPopover: Bool, scene: String
  ) -> SceneDocument.SeguePresentation {
    SceneDocument.SeguePresentation(
      style: isPopover ? .popover : presentationStyle(fields),
      transitionStyle: transitionStyle(fields),
      anchor: reference(fields["anchor"], to: .anchor, in: scene) {
        .unknownAnchor($0, scene: scene, nearest: $1)
      },
      arrowDirections: arrowDirections(fields["arrowDirections"]))
  }

  private mutating func presentationStyle(_ fields: Fields) -> ModalPresentationStyle? {
    choice(named: fields["modalPresentationStyle"], Self.styles)
  }

  private mutating func transitionStyle(_ fields: Fields) -> ModalTransitionStyle? {
    choice(named: fields["modalTransitionStyle"], ModalTransitionStyle.allCases)
  }

  private mutating func contentSize(_ node: JSONNode?) -> Size? {
    guard let node,
      let fields = open(node, as: "a content size", keys: ["width", "height"])
    else { return nil }
    return Size(
      width: Double(integer(required("width", of: fields), 1...1_000) ?? 1),
      height: Double(integer(required("height", of: fields), 1...1_000) ?? 1))
  }

  private mutating func arrowDirections(_ node: JSONNode?) -> PopoverArrowDirection {
    guard node != nil else { return .any }
    var directions: PopoverArrowDirection = []
    for element in elements(node) {
      switch choice(element, Direction.self) {
      case .up: directions.insert(.up)
      case .down: directions.insert(.down)
      case .left: directions.insert(.left)
      case .right: directions.insert(.right)
      case nil: break
      }
    }
    return directions
  }
}
