import TextFormats

/// Writes the differences as text for people, as JSON for programs, and as a map.
extension FlowDifference {
  /// The differences for people: a line with the counts, then lines for each scene and segue.
  ///
  /// ```text
  /// Scenes: 1 gained. Segues: 1 changed.
  /// + scene help: view controller
  /// ~ main, segue go: show → help, tap Go
  ///     to: about → help
  /// ```
  public var text: String {
    guard !isEmpty else { return "The navigation is the same.\n" }
    var text = "Scenes: \(count(ofSegues: false)). Segues: \(count(ofSegues: true)).\n"
    for entry in entries {
      let scene = entry.scene.whole
      let subject = entry.segue.map { "\(scene), segue \($0.whole)" } ?? "scene \(scene)"
      text += "\(entry.change.sign) \(subject): \(entry.summary)\n"
      for detail in entry.details { text += "    \(detail)\n" }
    }
    return text
  }

  /// The differences as one line of JSON for programs.
  public var json: String {
    var writer = JSONWriter()
    writer.object { root in
      root.member("format", "segue-flow-difference")
      root.member("version", 1)
      root.member("entries") {
        $0.array { list in
          for entry in entries {
            list.object { object in
              object.member("change", entry.change.rawValue)
              object.member("scene", entry.scene)
              if let segue = entry.segue { object.member("segue", segue) }
              object.member("summary", entry.summary)
              guard !entry.details.isEmpty else { return }
              object.member("details") {
                $0.array { details in for detail in entry.details { details.write(detail) } }
              }
            }
          }
        }
      }
    }
    writer.newline()
    return writer.text
  }

  /// A map of the new flow with the lost parts. Colours show the differences.
  ///
  /// Green is gained, red is lost, and orange is changed. The legend of the SVG image names the
  /// colours.
  public var map: FlowMap { FlowMap(flow, changes: changes) }

  /// Returns the numbers of differences of scenes or segues, such as `1 gained, 2 changed`.
  private func count(ofSegues isSegue: Bool) -> String {
    let own = entries.filter { ($0.segue != nil) == isSegue }
    let counts = [FlowMap.Change.gained, .lost, .changed].compactMap { change -> String? in
      let count = own.count { $0.change == change }
      return count == 0 ? nil : "\(count) \(change.rawValue)"
    }
    return counts.isEmpty ? "none changed" : counts.joined(separator: ", ")
  }
}

extension FlowMap.Change {
  /// The sign at the start of a line.
  var sign: String {
    switch self {
    case .none: " "
    case .gained: "+"
    case .lost: "-"
    case .changed: "~"
    }
  }
}
