/// Finds what would raise an exception in UIKit and does not show in any one place of a file.
///
/// Every segue can be performed whenever its scene is on the screen, so following them all from the
/// initial scene tells exactly what can happen.
struct NavigationCheck {
  struct Finding {
    var conflict: SceneConflict
    /// The byte offset of the part of the file.
    var offset: Int

    var storyboard: String { conflict.place.storyboard }
    var defect: SceneDecoder.Defect {
      SceneDecoder.Defect(reason: conflict.reason, offset: offset)
    }
  }

  /// The most scenes that one can hold, all levels counted.
  static let embeddedLimit = 100

  let index: StoryboardIndex
  /// In the order of the files, each place once.
  let scenes: [NavigationScene]
  /// By scene, where it is.
  let places: [ScenePlace]
  private let numbers: [ScenePlace: Int]
  /// Which of the scenes the app starts with.
  let initialScene: Int?

  /// One file: its name, its scenes, and the one it starts with.
  struct File {
    var name: String
    var scenes: [NavigationScene]
    var initialScene: String
  }

  /// - Parameter files: The main one first; they may hold stand-ins for what is damaged.
  init(_ files: [File], index: StoryboardIndex) {
    self.index = index
    var numbers: [ScenePlace: Int] = [:]
    var places: [ScenePlace] = []
    var scenes: [NavigationScene] = []
    let count = files.reduce(0) { $0 + $1.scenes.count }
    numbers.reserveCapacity(count)
    places.reserveCapacity(count)
    scenes.reserveCapacity(count)
    for file in files {
      for scene in file.scenes {
        let place = ScenePlace(storyboard: file.name, scene: scene.id)
        guard numbers[place] == nil else { continue }
        numbers[place] = scenes.count
        places.append(place)
        scenes.append(scene)
      }
    }
    (self.numbers, self.places, self.scenes) = (numbers, places, scenes)
    initialScene = files.first.flatMap { file in
      index.destination(of: ScenePlace(storyboard: file.name, scene: file.initialScene))
        .flatMap { numbers[$0] }
    }
  }

  func findings() -> [Finding] { showFindings() + embedFindings() }

  /// The scene that another one calls so; nil where a defect hides it.
  func destination(_ scene: String, from number: Int) -> Int? {
    let place = ScenePlace(storyboard: places[number].storyboard, scene: scene)
    return index.destination(of: place).flatMap { numbers[$0] }
  }

  func finding(
    _ reason: StoryboardError.Reason, in scene: Int, at part: SceneConflict.Part
  ) -> Finding {
    let offset =
      switch part {
      case .scene: scenes[scene].offset
      case .child(let number): scenes[scene].children[number].offset
      case .segue(let number): scenes[scene].segues[number].offset
      }
    let place = SceneConflict.Place(
      storyboard: places[scene].storyboard, scene: places[scene].scene, part: part)
    return Finding(conflict: SceneConflict(reason: reason, place: place), offset: offset)
  }
}
