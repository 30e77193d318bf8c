import Storyboards
import TextFormats

/// The contents of side files in the documents.
///
/// A side file has the keys of the format. Its members are set in the document as a value of JSON, which
/// the format then reads. An import without side files does none of this.
extension StoryboardImport {
  /// Adds to each document what the storyboard's side file says.
  ///
  /// - Throws: The first defect that the side files bring in.
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
  /// Returns the error at the place of a side file that a defect of the imported file comes from.
  ///
  /// - Parameter steps: The way to the defect in the imported file.
  fileprivate func sideFileError(
    _ reason: StoryboardError.Reason, at steps: [JSONStep]
  ) -> SideFileError {
    guard let side = sideFile else {
      return SideFileError(
        path: source.path, position: SourcePosition(line: 1, column: 1),
        what: "the import has a defect: \(reason)")
    }
    let (node, words) = side.find(steps, aliases: aliases)
    let offset = node?.offset ?? 0
    var place = words
    // In the words of the file, which may be shorter. Of a text it says which part is meant.
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
  /// Finds the part of this file that leads along `steps` of the imported file, as far as it has them.
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
  /// Removes the steps to an element of a list, and returns the id of the element; nil where the way
  /// does not lead through the list.
  fileprivate mutating func takeElement<Key: RawRepresentable<String>>(of key: Key) -> String? {
    guard count > 1, case .key(key.rawValue) = self[startIndex],
      case .element(_, let id) = self[startIndex + 1]
    else { return nil }
    removeFirst(2)
    return id
  }
}
