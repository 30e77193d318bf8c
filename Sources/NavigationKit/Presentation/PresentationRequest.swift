/// What `present` was asked to do.
struct PresentationRequest {
  var controller: ViewController
  var animated: Bool
  /// Moves the views in place of the controller's style; nil does not.
  var animator: (any ViewControllerAnimatedTransitioning)?
  /// Kept while the controller is presented, so that it can be its delegate (WWDC 2015, session 215);
  /// nil for a call from code.
  var segue: StoryboardSegue?
  var completion: (() -> Void)?
}
