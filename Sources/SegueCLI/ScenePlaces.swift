internal import Exploration
internal import Flows

/// The places of scenes in their files, as `segue check` reports them.
struct ScenePlaces {
  /// The path of the main file.
  private let path: String
  /// The places by name and by id; the first scene with a name counts.
  private var places: [String: ReportPlace] = [:]

  /// Reads the places. Files that cannot be read have none.
  ///
  /// - Parameters:
  ///   - path: The main file, as given; nil for the default.
  ///   - name: The name of the main file for scenes without a place.
  ///   - sidePath: The side file of a storyboard; nil for the one beside it.
  init(path: String?, name: String, sidePath: String?) {
    self.path = path ?? name
    guard let flow = try? FlowFiles.read([path ?? name], sidePath: sidePath).flow else { return }
    for scene in flow.scenes {
      let place = ReportPlace(
        path: flow.files[scene.place.file], line: scene.place.line, column: scene.place.column)
      for key in [scene.name, scene.id] where places[key] == nil { places[key] = place }
    }
  }

  /// Returns the place of the last scene of a path of scenes; the first line of the main file for an
  /// unknown scene.
  func place(ofPath scenes: String) -> ReportPlace {
    let last = scenes.split(whereSeparator: { "›▸▴⊞".contains($0) }).last ?? scenes[...]
    let name = last.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    return places[String(name)] ?? ReportPlace(path: path, line: 1)
  }
}
