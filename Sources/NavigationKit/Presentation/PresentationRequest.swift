/// What `present` was asked to do.
struct PresentationRequest {
  var controller: ViewController
  var animated: Bool
  /// Move the views in place of the controller's style; nil do not.
  var animators: TransitionAnimators?
  /// Kept while the controller is presented, so that it can be its delegate (WWDC 2015, session 215);
  /// nil for a call from code.
  var segue: StoryboardSegue?
  var completion: (() -> Void)?
}
