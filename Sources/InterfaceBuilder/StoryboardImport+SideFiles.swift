import Storyboards
import TextFormats

/// Adds the contents of side files to the documents.
///
/// A side file has the keys of a scene file. Its members are set in the document's JSON value, and
/// the document is read from that value. Without side files, the import skips this step.
extension StoryboardImport {
  /// Adds the contents of each storyboard's side file to the storyboard's document.
  ///
  /// - Throws: The first error that the side files cause.
  mutating func applySideFiles(_ boards: [Board]) throws(StoryboardImportError) {
    guard boards.contains(where: { $0.sideFile != nil }) else { return }
    var roots: [JSONNode] = []
    for (file, board) in zip(files, boards) {
      var root = file.root
      board.sideFile?.apply(to: &root, aliases: board.aliases)
      roots.append(root.assigningOffsets())
    }
    let readings = SceneDocument.read(Array(zip(files.map(\.name), roots)))
    for (number, reading) in readings.enumerated() {
      if let defect = reading.defects.first {
        throw .sideFile(
          boards[number].sideFileError(defect.reason, at: roots[number].steps(to: defect.offset)))
      }
      if let document = reading.document { files[number].document = document }
    }
  }
}

extension Board {
  /// Returns the error of a side file that causes a defect of the imported file.
  ///
  /// - Parameter steps: The path to the defect in the imported file.
  fileprivate func sideFileError(
    _ reason: StoryboardError.Reason, at steps: [JSONStep]
  ) -> SideFileError {
    guard let side = sideFile else {
      return SideFileError(
        path: source.path, position: SourcePosition(line: 1, column: 1),
        what: "the imported file has an error: \(reason)")
    }
    let (node, words) = side.find(steps, aliases: aliases)
    let offset = node?.offset ?? 0
    var place = words
    // Use the keys as the file has them, perhaps in a short form. The remaining words name the part
    // of a text.
    if let written = side.keys(at: offset), !written.isEmpty {
      place = written + (words.starts(with: written) ? words.dropFirst(written.count) : [])
    }
    return SideFileError(
      path: side.path, position: side.text.position(at: offset),
      what: place.map { $0.harmless() }.joined(separator: ".") + (place.isEmpty ? "" : ": ")
        + "\(reason)")
  }
}

extension SideFile {
  /// Finds the part of this side file for a path of the imported file, or the last part on that
  /// path.
  fileprivate func find(
    _ steps: [JSONStep], aliases: (String) -> [String]
  ) -> (node: JSONNode?, words: [String]) {
    var steps = steps[...]
    var words: [String] = []
    var node: JSONNode? = root
    if let scene = steps.takeElement(of: SceneKey.Document.scenes) {
      let entry = entry(aliases(scene))
      words = [SceneKey.Document.scenes.rawValue] + (entry.map { [$0.key] } ?? [])
      node = entry?.node
      if let segue = steps.takeElement(of: SceneKey.Scene.segues) {
        words += [SceneKey.Scene.segues.rawValue, segue]
        node = node?[SceneKey.Scene.segues]?[segue]
      }
    }
    for step in steps {
      guard let next = node?[step] else { break }
      node = next
      words.append(step.word)
    }
    return (node, words)
  }
}

extension ArraySlice<JSONStep> {
  /// Removes the two steps to an element of a list, and returns the id of the element. Returns nil
  /// if the path does not begin with the list.
  fileprivate mutating func takeElement<Key: RawRepresentable<String>>(of key: Key) -> String? {
    guard count > 1, case .key(key.rawValue) = self[startIndex],
      case .element(_, let id) = self[startIndex + 1]
    else { return nil }
    removeFirst(2)
    return id
  }
}
