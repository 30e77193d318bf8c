extension SharedSession {
  /// The session as one HTML file with a player.
  public func page(carrying log: CarriedLog?) -> String { "" }
}
