import CellGraphics
import InterfaceBuilder
import Storyboards
import TextFormats

/// Makes a flow from the outlines of files. Invalid parts of the outlines are skipped.
///
/// The order of the work matters: first the scenes of all files get their indices, then references
/// are resolved, then children and segues are connected, at last the entries are marked.
struct FlowBuilder {
  private let loader: FlowLoader
  /// The outlines by file.
  let outlines: [SceneOutline]
  private(set) var flow = Flow()
  private(set) var entries: [[String: Meaning]] = []
  /// By file, the ids of scenes by their storyboard identifier.
  private var identifiers: [[String: String]] = []
  /// The place of each scene's outline, in the order of the flow.
  private(set) var outlinePlaces: [FlowReading.OutlinePlace] = []
  /// The placeholders of references to a file that was found and does not have the scene.
  private(set) var foundReferences: Set<Int> = []
  /// The offset of each segue in its file, in the order of the flow.
  private(set) var segueOffsets: [Int] = []

  /// The meaning of an id in a file while the flow is made.
  enum Meaning {
    case entry(FlowReading.Entry)
    /// A storyboard reference that has not been followed yet.
    case reference(FlowReading.OutlinePlace)
    /// A reference that is being followed. If the search meets it again, the references form a
    /// cycle.
    case following(FlowReading.OutlinePlace)

    /// The entry; every reference must have been resolved.
    var entry: FlowReading.Entry {
      guard case .entry(let entry) = self else { preconditionFailure("a reference is left") }
      return entry
    }
  }

  init(_ loader: FlowLoader) {
    self.loader = loader
    outlines = loader.files.map(\.outline)
    flow.files = loader.files.map(\.source.path)
  }

  /// Makes the flow, in three passes: the scenes of all files, then the storyboard references, then
  /// the children and segues, which need the resolved references.
  ///
  /// - Parameter mains: The indices of the files that were passed in.
  mutating func build(mains: Range<Int>) {
    let sceneCount = outlines.reduce(0) { $0 + $1.scenes.count }
    let segueCount = outlines.reduce(0) { sum, outline in
      outline.scenes.reduce(sum) { $0 + $1.segues.count }
    }
    // The capacity is reserved, because an array that grows needs twice the memory for a short
    // time.
    flow.scenes.reserveCapacity(sceneCount)
    outlinePlaces.reserveCapacity(sceneCount)
    flow.segues.reserveCapacity(segueCount)
    segueOffsets.reserveCapacity(segueCount)
    for file in loader.files.indices { addScenes(of: file) }
    for (file, outline) in outlines.enumerated() {
      for scene in outline.scenes where scene.kind == .storyboardReference {
        _ = resolve(scene.id, in: file)
      }
    }
    for scene in flow.scenes.indices { connect(scene) }
    markInitialScenes(mains)
  }

  /// Returns the outline from which a scene of the flow was made.
  func outline(of scene: Int) -> SceneOutline.Scene { outline(at: outlinePlaces[scene]) }

  private func outline(at place: FlowReading.OutlinePlace) -> SceneOutline.Scene {
    outlines[place.file].scenes[place.scene]
  }

  /// Indicates whether a file is an Xcode storyboard.
  func isStoryboard(_ file: Int) -> Bool {
    if case .storyboard = loader.files[file].content { true } else { false }
  }

  // MARK: - Scenes

  /// Adds the scenes of a file. References are stored and resolved later. Of several scenes with
  /// one id, the first has the id.
  private mutating func addScenes(of file: Int) {
    var known: [String: Meaning] = [:]
    var identifiers: [String: String] = [:]
    let outline = outlines[file]
    for (number, scene) in outline.scenes.enumerated() {
      // The import has added this scene for a controller that code creates. The storyboard does not
      // have it.
      if case .code = scene.standsFor { continue }
      if let identifier = scene.identifier, identifiers[identifier] == nil {
        identifiers[identifier] = scene.id
      }
      let place = FlowReading.OutlinePlace(file: file, scene: number)
      guard scene.kind != .storyboardReference else {
        if known[scene.id] == nil { known[scene.id] = .reference(place) }
        continue
      }
      if known[scene.id] == nil { known[scene.id] = .entry(.scene(flow.scenes.count)) }
      add(scene, at: place, outline.colors)
    }
    entries.append(known)
    self.identifiers.append(identifiers)
  }

  /// Adds a scene. A stand-in for a container has the kind of the container.
  private mutating func add(
    _ outline: SceneOutline.Scene, at outlinePlace: FlowReading.OutlinePlace, _ colors: ColorNames
  ) {
    var kind = outline.kind
    if case .kind(let original) = outline.standsFor { kind = original }
    var scene = Flow.Scene(
      id: outline.id, name: outline.displayName, kind: Flow.Kind(kind),
      place: place(outline.offset, in: outlinePlace.file))
    scene.background = outline.background.flatMap(colors.color)
    scene.unwindActions = outline.unwindActions
    scene.presentationStyle = outline.modalPresentationStyle
    scene.hasDefaultStyle = outline.hasDefaultStyle
    scene.customClass = outline.customClass
    scene.objectID = outline.objectID
    scene.settings = Flow.Scene.settings(of: outline)
    flow.scenes.append(scene)
    outlinePlaces.append(outlinePlace)
  }

  /// Returns the line and column of an offset. Offsets of a side file lead to the file's entry
  /// after all other files.
  func place(_ offset: Int, in file: Int) -> Flow.Place {
    let content = loader.files[file].content
    let position = content.position(at: offset)
    var number = file
    if case .storyboard(let storyboard) = content, storyboard.isInSideFile(offset) {
      let before = loader.files[..<file].count { $0.content.sidePath != nil }
      number = loader.files.count + before
    }
    return Flow.Place(file: number, line: position.line, column: position.column)
  }

  // MARK: - References

  /// Returns the meaning of an id in a file; nil if no scene of the file has that id.
  ///
  /// The id can be a storyboard reference, which leads to another file and perhaps to another
  /// reference there. The chain is followed to its end, and the result is stored for all references
  /// on it. A chain that leads to a missing scene, or back to itself, ends at a placeholder.
  mutating func resolve(_ id: String, in file: Int) -> FlowReading.Entry? {
    // This is a loop instead of a recursion, because a chain of references can be very long.
    var path: [(id: String, place: FlowReading.OutlinePlace)] = []
    var next: (file: Int, id: String)? = (file, id)
    var entry: FlowReading.Entry?
    while let place = next {
      next = nil
      switch entries[place.file][place.id] {
      case .entry(let known): entry = known
      case nil, .following: break
      case .reference(let outlinePlace):
        entries[place.file][place.id] = .following(outlinePlace)
        path.append((place.id, outlinePlace))
        let reference = outline(at: outlinePlace)
        if let other = loader.file(of: reference, in: place.file),
          let scene = target(of: reference, in: other)
        {
          next = (other, scene)
        }
      }
    }
    for step in path.reversed() {
      entry = entry.map { .reference($0.scene) } ?? missing(step.place)
      if let entry { entries[step.place.file][step.id] = .entry(entry) }
    }
    return entry
  }

  /// Adds a placeholder for the missing scene of a reference.
  ///
  /// The placeholder is a scene of the kind `storyboardReference`, so segues to it stay in the flow.
  private mutating func missing(_ place: FlowReading.OutlinePlace) -> FlowReading.Entry {
    let reference = outline(at: place)
    add(reference, at: place, ColorNames())
    let scene = flow.scenes.count - 1
    if loader.file(of: reference, in: place.file) != nil { foundReferences.insert(scene) }
    return .missing(scene)
  }

  /// Returns the id of the scene to which a reference leads in another file.
  private func target(of reference: SceneOutline.Scene, in file: Int) -> String? {
    guard let scene = reference.target.scene else { return initialID(of: file) }
    return identifiers[file][scene] ?? scene
  }

  /// Returns the id of the initial scene that a file names.
  private func initialID(of file: Int) -> String? {
    outlines[file].initialScene?.id
  }

  // MARK: - The start

  /// Marks the initial scene of each file, and adds the entries of the passed files.
  private mutating func markInitialScenes(_ mains: Range<Int>) {
    for file in loader.files.indices {
      let initial = initialID(of: file).flatMap { resolve($0, in: file)?.scene }
      if let initial { flow.scenes[initial].isInitial = true }
      guard mains.contains(file), let entry = initial ?? likelyInitialScene(of: file) else {
        continue
      }
      if !flow.entries.contains(entry) { flow.entries.append(entry) }
    }
  }

  /// Returns the scene that a file without an initial scene probably starts with.
  ///
  /// For a storyboard this is the import's choice. Otherwise it is the first scene without incoming
  /// segues, or else the first scene.
  private func likelyInitialScene(of file: Int) -> Int? {
    if case .storyboard(let storyboard) = loader.files[file].content,
      let id = storyboard.likelyInitialScene, case .entry(let entry) = entries[file][id]
    {
      return entry.scene
    }
    var isReached = [Bool](repeating: false, count: flow.scenes.count)
    for segue in flow.segues { if let scene = segue.destination { isReached[scene] = true } }
    for scene in flow.scenes { for child in scene.children { isReached[child.scene] = true } }
    let own = flow.scenes.indices.filter { flow.scenes[$0].place.file == file }
    return own.first { !isReached[$0] } ?? own.first
  }

  // MARK: - Changes by the other parts

  mutating func setChildren(_ children: [Flow.Child], of scene: Int) {
    flow.scenes[scene].children = children
  }

  mutating func append(_ segue: Flow.Segue, at offset: Int) {
    flow.segues.append(segue)
    segueOffsets.append(offset)
  }
}
