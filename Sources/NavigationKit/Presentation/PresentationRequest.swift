/// The parameters of a presentation.
struct PresentationRequest {
  var controller: ViewController
  var animated: Bool
  /// The animators to use; nil uses the delegate's or the style's animators.
  var animators: TransitionAnimators?
  /// The segue that presents. It is retained while the controller is presented, so that the segue
  /// can be the controller's delegate.
  ///
  /// UIKit does the same (WWDC 2015, session 215). The value is nil for a call from code.
  var segue: StoryboardSegue?
  var completion: (() -> Void)?
}
