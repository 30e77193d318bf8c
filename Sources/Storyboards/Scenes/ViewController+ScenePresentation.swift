internal import NavigationKit

extension ViewController {
  /// Takes what its scene says about presentation.
  func takeSettings(_ presentation: SceneDocument.Presentation) {
    modalPresentationStyle = presentation.style
    modalTransitionStyle = presentation.transitionStyle
    isModalInPresentation = presentation.isModal
    if let defines = presentation.definesContext { definesPresentationContext = defines }
    providesPresentationContextTransitionStyle = presentation.providesContextTransitionStyle
    if let size = presentation.preferredContentSize { preferredContentSize = size }
  }

  /// Takes the styles that a segue has of its own.
  func takeStyles(_ presentation: SceneDocument.SeguePresentation) {
    if let style = presentation.style { modalPresentationStyle = style }
    if let style = presentation.transitionStyle { modalTransitionStyle = style }
  }
}
