internal import Exploration
internal import Storyboards
import TextFormats

/// A search that Ctrl-C ended is kept in a file, from which `--continue` continues it.
extension ExploreCommand {
  private var keptPath: String { "\(save)/search" }

  /// The app and the options that change the states of a search.
  private func key(of source: SceneSource) -> String {
    let scenes = source.storyboards.storyboards.map { String(decoding: $0.json, as: UTF8.self) }
    let options = "\(depth ?? 0) \(stack) \(size) \(resize) \(code) \(interrupt)"
    return ([programVersion, options] + scenes).joined(separator: "\n")
  }

  /// Writes the states so far.
  func keep(_ exploration: Exploration, of source: SceneSource) throws {
    try Self.makeFolder(save)
    try OutputFile.replace(keptPath, exploration.saved(key: key(of: source)))
    writeToStandardError("The search is not complete; add --continue to continue it.\n")
  }

  /// Reads the states of the last search if `--continue` asks for it.
  ///
  /// - Throws: ``Failure`` if there are none, or those of another app or of other options.
  func restore(_ exploration: Exploration, of source: SceneSource) throws {
    guard continues else { return }
    guard exploration.restore(try InputFile.read(keptPath), key: key(of: source)) else {
      let name = keptPath.harmless(upTo: longestPath)
      throw Failure(
        kind: .badData,
        message: "\(name) is the search of another app or of other options; use the same file and "
          + "options, or omit --continue")
    }
  }
}
