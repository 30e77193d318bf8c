/// Finds navigation for which UIKit raises an exception, where this depends on the way to a scene.
///
/// A segue can be performed whenever its scene is on the screen. The check therefore follows all
/// segues from the initial scene. Other defects, such as a reference to an unknown scene, are found
/// where they are in the file.
///
/// The scenes of all files are numbered from 0 in the order of the files, so that the searches use
/// arrays in place of dictionaries of names.
struct NavigationCheck {
  /// A conflict with its place in the file.
  struct Finding {
    var conflict: SceneConflict
    /// The byte offset of the part of the file.
    var offset: Int

    var storyboard: String { conflict.place.storyboard }
    var defect: SceneDecoder.Defect {
      SceneDecoder.Defect(reason: conflict.reason, offset: offset)
    }
  }

  /// The most scenes that one scene can contain, all levels counted.
  static let embeddedLimit = 100

  /// The ids of all files, which resolves references.
  let index: StoryboardIndex
  /// The scenes in the order of the files, each place once.
  let scenes: [NavigationScene]
  /// The place of each scene, by the index of the scene.
  let places: [ScenePlace]
  /// The index of each scene, by its place.
  private let numbers: [ScenePlace: Int]
  /// The index of the initial scene; nil if it is unknown.
  let initialScene: Int?

  /// One file: its name, its scenes and its initial scene.
  struct File {
    var name: String
    var scenes: [NavigationScene]
    var initialScene: String
  }

  /// Collects the scenes of all files. Of several scenes with one id in a file, the first is used.
  ///
  /// - Parameter files: The files, the main one first. Placeholders can replace damaged scenes.
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

  /// Returns all findings: first those about segues, then those about embedded scenes.
  func findings() -> [Finding] { showFindings() + embedFindings() }

  /// Returns the scene that the scene `number` refers to by an id; nil if a defect hides it.
  func destination(_ scene: String, from number: Int) -> Int? {
    let place = ScenePlace(storyboard: places[number].storyboard, scene: scene)
    return index.destination(of: place).flatMap { numbers[$0] }
  }

  /// Returns a finding about a scene, one of its children or one of its segues.
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
