/// What one call of `View.animate` started: it ends as a whole, and calls back once.
final class AnimationGroup {
  /// Unique and rising, so that groups that end on one tick end in the order they began.
  let number: Int
  /// The tick at which it ends by itself.
  var end: Int
  let allowsUserInteraction: Bool
  var animations: [PropertyAnimation] = []
  /// False once one of its animations has been taken away before its end.
  var isUndisturbed = true
  var completion: ((_ finished: Bool) -> Void)?

  init(
    number: Int, end: Int, allowsUserInteraction: Bool,
    completion: ((_ finished: Bool) -> Void)?
  ) {
    self.number = number
    self.end = end
    self.allowsUserInteraction = allowsUserInteraction
    self.completion = completion
  }
}
