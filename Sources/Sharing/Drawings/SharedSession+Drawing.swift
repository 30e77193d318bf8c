extension SharedSession {
  /// The session as an SVG image that moves.
  public func drawing(carrying log: CarriedLog?) -> String { "" }
}
