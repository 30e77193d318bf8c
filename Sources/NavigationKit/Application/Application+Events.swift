extension Application {
  /// Adds an event of this moment to the record.
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
  /// The application this controller is on the screen of, else the current one.
  // The current application has to be looked up, which takes long.
  var application: Application? {
    applicationOnScreen ?? parent?.applicationOnScreen ?? Application.current
  }

  /// Adds an event about this controller to the record of the current application, if there is one.
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

  func record(_ kind: Event.Kind, name: String, detail: String = "") {
    application?.record(kind, self, object: name, detail: detail)
  }

  /// What UIKit would write to the console.
  func warn(_ gist: String) {
    record(.warning, detail: gist)
  }
}
