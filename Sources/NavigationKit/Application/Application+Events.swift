extension Application {
  /// Appends an event with the current tick to ``events``.
  func record(
    _ kind: Event.Kind, _ subject: ViewController?, object: String = "", animated: Bool? = nil,
    detail: String = ""
  ) {
    guard events.isEnabled else { return }
    events.append(
      Event(
        tick: tick, kind: kind, subject: subject?.identity ?? "", object: object,
        animated: animated, detail: detail))
  }
}

extension ViewController {
  /// The application that shows the controller, otherwise the current application.
  // The order matters for speed: `Application.current` is slow, so it is the last choice.
  var application: Application? {
    applicationOnScreen ?? parent?.applicationOnScreen ?? Application.current
  }

  /// Records an event about this controller, if an application runs.
  func record(
    _ kind: Event.Kind, _ other: ViewController? = nil, animated: Bool? = nil, detail: String = ""
  ) {
    let application =
      applicationOnScreen ?? parent?.applicationOnScreen ?? other?.applicationOnScreen
      ?? Application.current
    guard let application, application.events.isEnabled else { return }
    application.record(
      kind, self, object: other?.identity ?? "", animated: animated, detail: detail)
  }

  /// Records an event about this controller and a name, such as that of a segue.
  func record(_ kind: Event.Kind, name: String, detail: String = "") {
    application?.record(kind, self, object: name, detail: detail)
  }

  /// Records a warning in the words that UIKit writes to the console.
  func warn(_ message: String) {
    record(.warning, detail: message)
  }
}
