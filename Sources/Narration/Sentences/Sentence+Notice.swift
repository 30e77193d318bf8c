public import NavigationKit

extension Sentence {
  /// Creates the sentence of a notice that the scenes of an app show.
  public init(_ notice: Application.Notice) {
    switch notice {
    case .text(let text): self.init("notice.text", [.title: .name(text)])
    case .condition(let segue): self.init("notice.condition", [.object: .name(segue)])
    case .unconnected(let title, let action):
      let key =
        "notice.unconnected" + (title == nil ? ".untitled" : "") + (action == nil ? "" : ".action")
      let names = [Argument.title: title, .name: action].compactMapValues(\.self)
      self.init(key, names.mapValues { .name($0) })
    }
  }
}
