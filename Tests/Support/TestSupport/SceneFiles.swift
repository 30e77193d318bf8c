internal import Foundation
internal import ProjectFiles

/// Returns the scene files of the project, the tutorial first.
package func goodSceneFiles() -> [String] {
  let folder = Project.file("docs/storyboards")
  let paths =
    FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
  return ["scenes.json", "Sources/SegueCLI/Resources/new.json"]
    + paths.filter { $0.hasSuffix(".json") && !$0.hasSuffix(".segue.json") }.sorted()
    .map { "docs/storyboards/\($0)" }
}
