package import Storyboards
import TextFormats

extension ImportedLines {
  /// Creates the lines of one of Xcode's storyboards.
  ///
  /// - Parameters:
  ///   - path: The path of the storyboard.
  ///   - xml: The text of the storyboard. A text that cannot be read has no lines.
  package init(path: String, xml: [UInt8]) {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    self.init(file: file, text: xml) { xml in
      guard let document = try? InterfaceBuilderDocument(xml: xml) else { return Table() }
      return Table(document, SourceText(xml))
    }
  }
}

extension ImportedLines.Table {
  /// Counts the lines of the parts that have a name in the imported document.
  fileprivate init(_ document: InterfaceBuilderDocument, _ text: SourceText) {
    self.init()
    let names = ObjectNames(document)
    func line(_ element: XMLElement) -> Int { text.position(at: element.offset).line }
    for scene in document.scenes {
      guard let controller = scene.controller,
        let id = controller["id"].flatMap({ names.scenes[$0] })
      else { continue }
      var lines = ImportedLines.Scene(line: line(controller))
      for (object, element) in scene.objects {
        lines.objects[names.object(object)] = line(element)
      }
      var ids = SegueIDs()
      for segue in scene.segues where segue.isConverted {
        let id = ids.next(segue)
        lines.segues[id] = line(segue.element)
        if segue.owner.isRecognizer { lines.gestures[id] = line(segue.owner) }
      }
      scenes[id] = lines
    }
  }
}
