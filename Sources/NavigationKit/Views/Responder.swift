/// Something that input can reach.
open class Responder {
  public init() {}

  /// Who gets what this responder does not handle; nil at the end of the chain.
  open var next: Responder? { nil }
}
