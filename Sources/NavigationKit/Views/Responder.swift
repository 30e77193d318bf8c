/// Something that input can reach.
open class Responder {
  public init() {}

  /// Who gets what this responder does not handle; nil at the end of the chain.
  open var next: Responder? { nil }

  // MARK: - Touches

  /// A finger has come down; without an override it is for `next`, as the others below.
  open func touchBegan(_ touch: Touch) { next?.touchBegan(touch) }

  open func touchMoved(_ touch: Touch) { next?.touchMoved(touch) }

  open func touchEnded(_ touch: Touch) { next?.touchEnded(touch) }

  /// The touch comes to nothing: a recogniser has it, or something else came in between.
  open func touchCancelled(_ touch: Touch) { next?.touchCancelled(touch) }
}
