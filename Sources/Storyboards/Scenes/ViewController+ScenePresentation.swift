internal import NavigationKit

extension ViewController {
  /// Sets the presentation that the scene describes.
  func applySettings(_ presentation: SceneDocument.Presentation) {
    modalPresentationStyle = presentation.style
    modalTransitionStyle = presentation.transitionStyle
    isModalInPresentation = presentation.isModal
    if let defines = presentation.definesContext { definesPresentationContext = defines }
    providesPresentationContextTransitionStyle = presentation.providesContextTransitionStyle
    if let size = presentation.preferredContentSize { preferredContentSize = size }
  }

  /// Sets the styles that a segue has of its own.
  func applyStyles(_ presentation: SceneDocument.SeguePresentation) {
    if let style = presentation.style { modalPresentationStyle = style }
    if let style = presentation.transitionStyle { modalTransitionStyle = style }
  }
}
