import Storyboards
import TextFormats

/// One storyboard of an import, with its side file and the names of its objects.
///
/// An import reads the main storyboard, then each storyboard that a reference names. A board is the
/// state of one of them between reading and conversion.
///
/// Reading all boards before any is converted lets a reference in one storyboard find scenes of
/// another, in either direction.
struct Board {
  let source: InterfaceBuilderSource
  let document: InterfaceBuilderDocument
  let names: ObjectNames
  let sideFile: SideFile?
  /// The name of the scene file that the storyboard becomes.
  let file: String

  /// Reads a storyboard and its side file.
  ///
  /// - Throws: An error if one of the two cannot be read or the storyboard has no scene with a
  ///   controller.
  init(_ source: InterfaceBuilderSource, file: String) throws(StoryboardImportError) {
    self.source = source
    self.file = file
    do {
      document = try InterfaceBuilderDocument(xml: source.xml)
    } catch {
      throw .storyboard(path: source.path, error)
    }
    guard document.scenes.contains(where: { $0.controller?["id"] != nil }) else {
      throw .storyboard(
        path: source.path,
        InterfaceBuilderError(
          reason: .noScenes,
          position: SourceText(source.xml).position(at: document.root.offset)))
    }
    names = ObjectNames(document)
    do throws(SideFileError) {
      var sideFile: SideFile?
      if let side = source.sideFile {
        var file = try SideFile(side)
        try file.expandShorthand(for: document, names)
        sideFile = file
      }
      self.sideFile = sideFile
    } catch {
      throw .sideFile(error)
    }
  }

  /// Throws an error if two scenes have the same id, for example after a merge of two versions.
  func checkScenes() throws(StoryboardImportError) {
    var known: [String: XMLElement] = [:]
    for controller in document.scenes.compactMap(\.controller) {
      guard let id = controller["id"] else { continue }
      guard let first = known[id] else {
        known[id] = controller
        continue
      }
      let text = SourceText(source.xml)
      throw .storyboard(
        path: source.path,
        InterfaceBuilderError(
          reason: .duplicateScene(id, first: text.position(at: first.offset)),
          position: text.position(at: controller.offset)))
    }
  }

  /// Throws an error if the side file names a scene that the storyboard does not have.
  ///
  /// It is called after all storyboards have been read, so that errors of storyboards come before
  /// errors of side files.
  func checkSideFile() throws(StoryboardImportError) {
    guard let sideFile else { return }
    var known: [String] = []
    for scene in document.scenes {
      if let controller = scene.controller { known += names.aliases(of: scene, controller) }
    }
    guard let stranger = sideFile.unknownScenes(Set(known)).first else { return }
    var nearest = NearestName()
    let hint = nearest.find(stranger.key, in: known).map { "; did you mean \(quoted($0))?" } ?? ""
    throw .sideFile(
      SideFileError(
        path: sideFile.path, position: sideFile.text.position(at: stranger.keyOffset),
        what: "no scene \(quoted(stranger.key)) in the storyboard\(hint)"))
  }

  /// Returns all names that a side file may use for the scene called `name` in the scene file.
  ///
  /// A name that several scenes share, such as a class, gives the names of the scene that the
  /// import calls `name`.
  func aliases(_ name: String) -> [String] {
    let scene = document.scenes.first { scene in
      scene.controller.flatMap { $0["id"] }.flatMap { names.scenes[$0] } == name
    }
    guard let scene, let controller = scene.controller else { return [name] }
    return names.aliases(of: scene, controller)
  }

  /// The names of the storyboards that the placeholders of this storyboard refer to.
  var placeholders: [String] {
    document.scenes.compactMap { scene in
      guard let controller = scene.controller, controller.name == "viewControllerPlaceholder",
        let name = controller["storyboardName"], !name.isEmpty
      else { return nil }
      return name
    }
  }

  /// The scenes that references from other storyboards can name. Of several scenes with the same
  /// Storyboard ID only the first can be named.
  var asOther: StoryboardContext.OtherStoryboard {
    var scenes: [String: String] = [:]
    for scene in document.scenes {
      guard let controller = scene.controller, let id = controller["id"],
        let identifier = controller["storyboardIdentifier"], scenes[identifier] == nil
      else { continue }
      scenes[identifier] = names.scenes[id]
    }
    let initial = document.initialViewController.flatMap { names.scenes[$0] }
    return StoryboardContext.OtherStoryboard(
      file: file, scenes: scenes, hasInitialScene: initial != nil)
  }

  /// Returns the scene of the controller that the app probably starts with.
  func likelyInitialScene(_ context: StoryboardContext) -> String? {
    document.likelyInitialController.flatMap { $0["id"] }.flatMap(context.scene)
  }
}
