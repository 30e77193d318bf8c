extension Application {
  /// Appends an event with the current tick to ``events``, and calls `effects`. The event is the
  /// cause of the events that `effects` records.
  func record(
    _ kind: Event.Kind, _ subject: ViewController?, object: String = "", animated: Bool? = nil,
    detail: String = "", causing effects: () -> Void = {}
  ) {
    guard events.isEnabled else { return effects() }
    let number = events.append(
      Event(
        tick: tick, kind: kind, subject: subject?.identity ?? "", object: object,
        animated: animated, detail: detail))
    events.causing(from: number, effects)
  }
}

extension ViewController {
  /// The application that shows the controller, otherwise the current application.
  // The order matters for speed: `Application.current` is slow, so it is the last choice.
  var application: Application? {
    applicationOnScreen ?? parent?.applicationOnScreen ?? Application.current
  }

  /// Records an event about this controller, if an application runs, and calls `effects`. The event
  /// is the cause of the events that `effects` records.
  func record(
    _ kind: Event.Kind, _ other: ViewController? = nil, animated: Bool? = nil,
    detail: String = "", causing effects: () -> Void = {}
  ) {
    let application =
      applicationOnScreen ?? parent?.applicationOnScreen ?? other?.applicationOnScreen
      ?? Application.current
    guard let application, application.events.isEnabled else { return effects() }
    application.record(
      kind, self, object: other?.identity ?? "", animated: animated, detail: detail,
      causing: effects)
  }

  /// Records an event about this controller and a name, such as that of a segue, and calls
  /// `effects`. The event is the cause of the events that `effects` records.
  func record(
    _ kind: Event.Kind, name: String, detail: String = "", causing effects: () -> Void = {}
  ) {
    guard let application else { return effects() }
    application.record(kind, self, object: name, detail: detail, causing: effects)
  }

  /// Records a warning in the words that UIKit writes to the console.
  func warn(_ message: String) {
    record(.warning, detail: message)
  }
}
