extension Application {
  /// Runs a block of ``inbox`` at the current tick, in a turn.
  ///
  /// It records an event of the kind `external`. If the block does not arrive, as in a replay without
  /// its background work, a warning is recorded instead.
  ///
  /// - Parameter work: The name of the block.
  public func run(_ work: ExternalWork) {
    let body = inbox.take(work)
    turn {
      guard let body else {
        return record(.warning, nil, detail: "no block arrived for \(work)")
      }
      record(
        .external, nil, object: work.source, detail: "\(work.origin).\(work.number)",
        causing: body)
    }
  }

  /// Returns the number for background work that the app starts, from 1.
  ///
  /// The numbers depend on the app's code alone, so a replay gives the same work the same number.
  public func makeExternalOrigin() -> Int {
    checkThread()
    externalOrigins += 1
    return externalOrigins
  }
}
