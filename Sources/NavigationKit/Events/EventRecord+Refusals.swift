extension EventRecord {
  /// The most refusals that are kept for an input.
  private static let mostRefusals = 16

  /// Keeps a refusal for the last input. It is not an event.
  ///
  /// Refusals of a long chain of later work are dropped after the first 16.
  package func refuse(_ refusal: @autoclosure () -> Refusal) {
    guard isEnabled, refusals.count < Self.mostRefusals else { return }
    let refusal = refusal()
    if !refusals.contains(refusal) { refusals.append(refusal) }
  }
}

extension View {
  /// The view as a refusal names it.
  package var part: Refusal.Part {
    let title = (self as? Control)?.actionTitle ?? ""
    return Refusal.Part(name: accessibilityIdentifier ?? title, type: "\(type(of: self))")
  }
}

extension Application {
  /// Keeps a refusal for the last input.
  package func refuse(_ refusal: @autoclosure () -> Refusal) { events.refuse(refusal()) }
}

extension ViewController {
  /// Keeps a refusal for the last input, if an application runs.
  package func refuse(_ refusal: @autoclosure () -> Refusal) { application?.refuse(refusal()) }
}
