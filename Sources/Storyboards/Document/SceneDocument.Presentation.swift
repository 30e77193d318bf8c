public import CellGraphics
public import NavigationKit

extension SceneDocument {
  /// How a scene wants to be presented, and how it takes what is presented within it.
  public struct Presentation: Equatable, Sendable {
    public var style: ModalPresentationStyle
    public var transitionStyle: ModalTransitionStyle
    /// Whether the user is kept from dismissing it.
    public var isModal: Bool
    /// In cells of the terminal; nil for the usual size of the style.
    public var preferredContentSize: Size?
    /// Whether what is presented in the current context takes this scene's place.
    ///
    /// nil leaves it as the kind of controller has it: true for a navigation controller.
    public var definesContext: Bool?
    /// Whether this scene's transition style counts for what is presented in its context.
    public var providesContextTransitionStyle: Bool

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

  /// What a segue says about presenting its destination, in place of what the destination says.
  public struct SeguePresentation: Equatable, Sendable {
    /// nil for the destination's own.
    public var style: ModalPresentationStyle?
    /// nil for the destination's own.
    public var transitionStyle: ModalTransitionStyle?
    /// The id of the view, row or bar button that a popover points at; nil for what triggers the
    /// segue, or where nothing does for the middle of the scene.
    public var anchor: String?
    public var arrowDirections: PopoverArrowDirection

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
