/// The parameters of a presentation.
struct PresentationRequest {
  var controller: ViewController
  var animated: Bool
  /// The animators to use; nil uses the delegate's or the style's animators.
  var animators: TransitionAnimators?
  /// The segue that presents, retained while the controller is presented so that it can be its
  /// delegate.
  ///
  /// UIKit does the same (WWDC 2015, session 215). nil for a call from code.
  var segue: StoryboardSegue?
  var completion: (() -> Void)?
}
