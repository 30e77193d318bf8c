/// Finds what would raise an exception in UIKit and does not show in any one place of a file.
///
/// Every segue can be performed whenever its scene is on the screen, so following them all from the
/// initial scene tells exactly what can happen.
struct NavigationCheck {
  struct Finding {
    var storyboard: String
    var defect: SceneDecoder.Defect
  }

  /// The most scenes that one can hold, all levels counted.
  static let embeddedLimit = 100

  let index: StoryboardIndex
  let scenes: [ScenePlace: SceneDocument.Scene]
  /// In the order of the files, each once.
  let places: [ScenePlace]
  let initialPlace: ScenePlace?

  /// - Parameter documents: By name, the main one first; they may hold stand-ins for what is damaged.
  init(_ documents: [(name: String, document: SceneDocument)], index: StoryboardIndex) {
    self.index = index
    let all = documents.flatMap { name, document in
      document.scenes.map { (ScenePlace(storyboard: name, scene: $0.id), $0) }
    }
    scenes = Dictionary(all) { first, _ in first }
    var met: Set<ScenePlace> = []
    places = all.map(\.0).filter { met.insert($0).inserted }
    initialPlace = documents.first.flatMap { name, document in
      index.destination(of: ScenePlace(storyboard: name, scene: document.initialScene))
    }
  }

  func findings() -> [Finding] { showFindings() + embedFindings() }

  func destination(_ scene: String, from place: ScenePlace) -> ScenePlace? {
    index.destination(of: ScenePlace(storyboard: place.storyboard, scene: scene))
  }

  func finding(
    _ reason: StoryboardError.Reason, in place: ScenePlace, at offset: Int
  ) -> Finding {
    Finding(
      storyboard: place.storyboard, defect: SceneDecoder.Defect(reason: reason, offset: offset))
  }
}
