/// The parameters of a presentation.
struct PresentationRequest {
  var controller: ViewController
  var animated: Bool
  /// Animators in place of those of the controller's style; nil uses the style's.
  var animators: TransitionAnimators?
  /// The segue that presents, retained while the controller is presented so that it can be its
  /// delegate.
  ///
  /// UIKit does the same (WWDC 2015, session 215). nil for a call from code.
  var segue: StoryboardSegue?
  var completion: (() -> Void)?
}
