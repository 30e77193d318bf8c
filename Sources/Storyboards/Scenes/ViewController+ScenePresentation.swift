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

  /// Sets the presentation that the scene describes, except for values that `init(coder:)` of the
  /// app's class has changed.
  ///
  /// A value counts as changed if it is not UIKit's default. The app's own choice is therefore
  /// kept, except if it chose the default on purpose.
  func applyInitialSettings(_ presentation: SceneDocument.Presentation) {
    if modalPresentationStyle == .automatic { modalPresentationStyle = presentation.style }
    if modalTransitionStyle == .coverVertical {
      modalTransitionStyle = presentation.transitionStyle
    }
    if presentation.isModal { isModalInPresentation = true }
    if presentation.definesContext == true { definesPresentationContext = true }
    if presentation.providesContextTransitionStyle {
      providesPresentationContextTransitionStyle = true
    }
  }

  /// Sets the styles that a segue has of its own.
  func applyStyles(_ presentation: SceneDocument.SeguePresentation) {
    if let style = presentation.style { modalPresentationStyle = style }
    if let style = presentation.transitionStyle { modalTransitionStyle = style }
  }
}
