import TextFormats

/// The names that a storyboard's scenes and objects have in a scene file.
///
/// The name of a scene is the first that exists of these: storyboard identifier, class, name on the
/// canvas, object id. The name of an object is the only outlet of its controller that leads to it,
/// otherwise its object id. So side files and event records use the names of the app's code.
///
/// An object id such as `a1B-2c-D3e` is unique but says nothing. Names are therefore taken from the
/// app's code wherever they are unambiguous.
package struct ObjectNames {
  /// The scenes' names by the object ids of their controllers.
  package private(set) var scenes: [String: String] = [:]
  /// The names of all objects in scenes, by object id.
  private var objects: [String: String] = [:]

  /// Names the scenes and objects of a storyboard.
  ///
  /// Scenes are named in file order. If two scenes have the same name, the first gets it, and the
  /// second gets its next name in the list.
  package init(_ document: InterfaceBuilderDocument) {
    var taken: Set<String> = []
    for scene in document.scenes {
      guard let controller = scene.controller, let id = controller["id"], scenes[id] == nil else {
        continue
      }
      let names = [
        controller["storyboardIdentifier"], controller["customClass"], scene.name, id,
      ]
      let name = names.compactMap(\.self).first { !$0.isEmpty && !taken.contains($0) }
      scenes[id] = name ?? Self.free(id, taken)
      taken.insert(scenes[id] ?? "")
      nameObjects(of: scene, controller: id)
    }
  }

  /// Returns all names that a side file may use for a scene.
  func aliases(
    of scene: InterfaceBuilderDocument.Scene, _ controller: XMLElement
  ) -> [String] {
    let id = controller["id"]
    let names = [
      id.flatMap { scenes[$0] }, controller["storyboardIdentifier"], controller["customClass"],
      scene.name, id,
    ]
    return names.compactMap(\.self)
  }

  /// Returns an object's name, unique in its scene.
  package func object(_ id: String) -> String { objects[id] ?? id }

  /// Names the objects to which exactly one outlet of the controller leads with a name of its own.
  /// The outlet `view` is left out, because every controller has it.
  private mutating func nameObjects(
    of scene: InterfaceBuilderDocument.Scene, controller: String
  ) {
    let outlets = scene.outlets.filter { $0.owner["id"] == controller && $0.property != "view" }
    var counts: [String: Int] = [:]
    for outlet in outlets { counts[outlet.property, default: 0] += 1 }
    for outlet in outlets where counts[outlet.property] == 1 {
      guard scene.objects[outlet.property] == nil, objects[outlet.destination] == nil,
        !outlet.property.isEmpty
      else { continue }
      objects[outlet.destination] = outlet.property
    }
  }

  /// Returns `base` with the first number from 2 on that makes it unique, such as `detail~2`.
  private static func free(_ base: String, _ taken: Set<String>) -> String {
    var number = 2
    while taken.contains("\(base)~\(number)") { number += 1 }
    return "\(base)~\(number)"
  }
}
