public import CellGraphics
public import NavigationKit

extension SceneDocument {
  /// The presentation of a scene, and of the scenes presented in its context.
  ///
  /// The default style is full screen, which differs from UIKit's `automatic`. An import from Xcode
  /// sets the style that the storyboard has.
  public struct Presentation: Equatable, Sendable {
    /// The presentation style; a segue can replace it.
    public var style: ModalPresentationStyle
    /// The transition style; a segue can replace it.
    public var transitionStyle: ModalTransitionStyle
    /// Indicates whether the user cannot dismiss it.
    ///
    /// It is UIKit's `isModalInPresentation`. Code and segues still dismiss the scene.
    public var isModal: Bool
    /// The preferred size in cells of the terminal; nil for the default size of the style.
    ///
    /// Form sheets and popovers use it. Other styles ignore it.
    public var preferredContentSize: Size?
    /// Indicates whether a presentation in the current context covers this scene.
    ///
    /// nil keeps the default of the controller's class, which is true for a navigation controller.
    public var definesContext: Bool?
    /// Indicates whether presentations in its context use this scene's transition style.
    public var providesContextTransitionStyle: Bool

    /// Makes a presentation over the full screen, unless a value says otherwise.
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

  /// The values of a segue that replace its destination's own presentation.
  ///
  /// The styles are set on the destination before the source prepares for the segue. Code in
  /// `prepare(for:sender:)` can therefore still change them.
  public struct SeguePresentation: Equatable, Sendable {
    /// The presentation style; nil for the destination's own.
    public var style: ModalPresentationStyle?
    /// The transition style; nil for the destination's own.
    public var transitionStyle: ModalTransitionStyle?
    /// The id of the view, row or bar button item at which a popover points.
    ///
    /// nil is the view that triggers the segue, or the middle of the scene without such a view.
    public var anchor: String?
    /// The directions in which a popover's arrow may point.
    ///
    /// The popover chooses among them by the space beside its anchor.
    public var arrowDirections: PopoverArrowDirection

    /// Makes a presentation in the destination's own styles, unless a value says otherwise.
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
