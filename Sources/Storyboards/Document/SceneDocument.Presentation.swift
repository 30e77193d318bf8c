public import CellGraphics
public import NavigationKit

extension SceneDocument {
  /// The presentation of a scene, and of what other scenes present in its context.
  public struct Presentation: Equatable, Sendable {
    /// The presentation style of the scene.
    public var style: ModalPresentationStyle
    /// The transition style of the presentation.
    public var transitionStyle: ModalTransitionStyle
    /// A Boolean value that indicates whether the user cannot dismiss the scene.
    public var isModal: Bool
    /// The preferred size in cells of the terminal; nil for the default size of the style.
    public var preferredContentSize: Size?
    /// A Boolean value that indicates whether a presentation in the current context covers this
    /// scene.
    ///
    /// nil keeps the default of the controller's class, which is true for a navigation controller.
    public var definesContext: Bool?
    /// A Boolean value that indicates whether a presentation in the context of this scene has its
    /// transition style.
    public var providesContextTransitionStyle: Bool

    /// Creates a presentation. Each argument sets the property with the same name.
    public init(
      style: ModalPresentationStyle = .fullScreen,
      transitionStyle: ModalTransitionStyle = .coverVertical, isModal: Bool = false,
      preferredContentSize: Size? = nil, definesContext: Bool? = nil,
      providesContextTransitionStyle: Bool = false
    ) {
      self.style = style
      self.transitionStyle = transitionStyle
      self.isModal = isModal
      self.preferredContentSize = preferredContentSize
      self.definesContext = definesContext
      self.providesContextTransitionStyle = providesContextTransitionStyle
    }
  }

  /// The presentation of the destination as a segue sets it. It overrides the ``Presentation`` of
  /// the destination.
  public struct SeguePresentation: Equatable, Sendable {
    /// The presentation style; nil for the destination's own.
    public var style: ModalPresentationStyle?
    /// The transition style; nil for the destination's own.
    public var transitionStyle: ModalTransitionStyle?
    /// The id of the view, row or bar button item at which a popover points.
    ///
    /// nil is the view that triggers the segue, or the middle of the scene without such a view.
    public var anchor: String?
    /// The directions in which the arrow of a popover can point.
    public var arrowDirections: PopoverArrowDirection

    /// Creates a presentation. Each argument sets the property with the same name.
    public init(
      style: ModalPresentationStyle? = nil, transitionStyle: ModalTransitionStyle? = nil,
      anchor: String? = nil, arrowDirections: PopoverArrowDirection = .any
    ) {
      self.style = style
      self.transitionStyle = transitionStyle
      self.anchor = anchor
      self.arrowDirections = arrowDirections
    }
  }
}
