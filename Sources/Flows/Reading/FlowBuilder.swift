import CellGraphics
import InterfaceBuilder
import Storyboards
import TextFormats

/// Makes a flow of the nodes of files, whatever is wrong in them.
struct FlowBuilder {
  private let loader: FlowLoader
  private(set) var flow = Flow()
  private(set) var entries: [[String: Meaning]] = []
  /// By storyboard identifier.
  private var identifiers: [[String: String]] = []
  private(set) var sceneNodes: [JSONNode] = []
  /// The stand-ins for scenes that are not in the file which the reference leads to.
  private(set) var foundReferences: Set<Int> = []
  private(set) var segueNodes: [JSONNode] = []

  /// What an id in a file stands for while the flow is made.
  enum Meaning {
    case entry(FlowReading.Entry)
    /// A storyboard reference that nobody has followed yet.
    indirect case reference(JSONNode)
    /// One on the way; whoever meets it again has gone round in a circle.
    indirect case following(JSONNode)

    var entry: FlowReading.Entry {
      guard case .entry(let entry) = self else { preconditionFailure("a reference is left") }
      return entry
    }
  }

  init(_ loader: FlowLoader) {
    self.loader = loader
    flow.files = loader.files.map(\.source.path)
  }

  /// - Parameter mains: The files that were asked for.
  mutating func build(mains: Range<Int>) {
    let nodes = loader.files.indices.map(nodes)
    let sceneCount = nodes.reduce(0) { $0 + $1.count }
    let segueCount = nodes.reduce(0) { sum, scenes in
      scenes.reduce(sum) { $0 + ($1["segues"]?.elements?.count ?? 0) }
    }
    // An array that grows would be twice as large for a moment.
    flow.scenes.reserveCapacity(sceneCount)
    sceneNodes.reserveCapacity(sceneCount)
    flow.segues.reserveCapacity(segueCount)
    segueNodes.reserveCapacity(segueCount)
    for file in loader.files.indices { addScenes(of: file) }
    for file in loader.files.indices {
      for id in references(of: file) { _ = resolve(id, in: file) }
    }
    for scene in flow.scenes.indices { connect(scene) }
    markInitialScenes(mains)
  }

  private func nodes(of file: Int) -> [JSONNode] {
    loader.files[file].root["scenes"]?.elements ?? []
  }

  func isStoryboard(_ file: Int) -> Bool {
    if case .storyboard = loader.files[file].content { true } else { false }
  }

  // MARK: - Scenes

  private mutating func addScenes(of file: Int) {
    var known: [String: Meaning] = [:]
    var identifiers: [String: String] = [:]
    let colors = colors(of: loader.files[file].root)
    for node in nodes(of: file) where node.members != nil {
      // The import has added it for what code makes; the storyboard has no such scene.
      guard node["standsFor"]?.string != "code" else { continue }
      let id = node["id"]?.string ?? ""
      if let identifier = node["identifier"]?.string, identifiers[identifier] == nil {
        identifiers[identifier] = id
      }
      guard node["kind"]?.string != "storyboardReference" else {
        if known[id] == nil { known[id] = .reference(node) }
        continue
      }
      if known[id] == nil { known[id] = .entry(.scene(flow.scenes.count)) }
      add(node, in: file, colors)
    }
    entries.append(known)
    self.identifiers.append(identifiers)
  }

  /// The ids of storyboard references, in the order of the file.
  private func references(of file: Int) -> [String] {
    nodes(of: file).compactMap { node in
      node["kind"]?.string == "storyboardReference" ? node["id"]?.string ?? "" : nil
    }
  }

  private mutating func add(_ node: JSONNode, in file: Int, _ colors: ColorNames) {
    let id = node["id"]?.string ?? ""
    let names = [node["name"]?.string, node["title"]?.string, id]
    var scene = Flow.Scene(
      id: id, name: names.compactMap(\.self).first { !$0.isEmpty } ?? "",
      kind: (node["standsFor"] ?? node["kind"])?.string.flatMap(Flow.Kind.init)
        ?? .viewController,
      place: place(node.offset, in: file))
    scene.background = node["background"]?.string.flatMap(colors.color)
    scene.unwindActions = node["unwindActions"]?.members?.map(\.key) ?? []
    scene.presentationStyle = node["modalPresentationStyle"]?.string
    scene.hasDefaultStyle = node["isUsualStyle"]?.bool == true
    scene.customClass = node["class"]?.string
    scene.objectID = node["objectID"]?.string
    scene.settings = Flow.Scene.settings(of: node)
    flow.scenes.append(scene)
    sceneNodes.append(node)
  }

  private func colors(of root: JSONNode) -> ColorNames {
    var colors = ColorNames()
    // Their values are standard ones or digits, so that the order has no say.
    let plain = colors
    for member in root["colors"]?.members ?? [] {
      guard let color = member.node.string.flatMap(plain.color) else { continue }
      _ = colors.insert(color, as: member.key, offset: member.keyOffset)
    }
    return colors
  }

  func place(_ offset: Int, in file: Int) -> Flow.Place {
    let content = loader.files[file].content
    let position = content.position(at: offset)
    var number = file
    if case .storyboard(let skeleton) = content, skeleton.isInSideFile(offset) {
      let before = loader.files[..<file].count { $0.content.sidePath != nil }
      number = loader.files.count + before
    }
    return Flow.Place(file: number, line: position.line, column: position.column)
  }

  // MARK: - References

  /// What `id` stands for in a file; nil where no scene of it has that id.
  mutating func resolve(_ id: String, in file: Int) -> FlowReading.Entry? {
    // A loop, as references may lead through very many others.
    var path: [(file: Int, id: String, node: JSONNode)] = []
    var next: (file: Int, id: String)? = (file, id)
    var entry: FlowReading.Entry?
    while let place = next {
      next = nil
      switch entries[place.file][place.id] {
      case .entry(let known): entry = known
      case nil, .following: break
      case .reference(let node):
        entries[place.file][place.id] = .following(node)
        path.append((place.file, place.id, node))
        if let other = loader.file(of: node, in: place.file),
          let scene = target(of: node, in: other)
        {
          next = (other, scene)
        }
      }
    }
    for step in path.reversed() {
      entry = entry.map { .reference($0.scene) } ?? missing(step.node, in: step.file)
      if let entry { entries[step.file][step.id] = .entry(entry) }
    }
    return entry
  }

  /// A stand-in for what a reference leads to in vain.
  private mutating func missing(_ node: JSONNode, in file: Int) -> FlowReading.Entry {
    add(node, in: file, ColorNames())
    let scene = flow.scenes.count - 1
    if loader.file(of: node, in: file) != nil { foundReferences.insert(scene) }
    return .missing(scene)
  }

  /// The id of the scene that a reference means in the file it leads to.
  private func target(of reference: JSONNode, in file: Int) -> String? {
    guard let scene = reference["scene"]?.string else { return initialID(of: file) }
    return identifiers[file][scene] ?? scene
  }

  private func initialID(of file: Int) -> String? {
    loader.files[file].root["initialScene"]?.string
  }

  // MARK: - The start

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

  /// The first scene of a file that nothing leads to, or the first at all.
  private func likelyInitialScene(of file: Int) -> Int? {
    if case .storyboard(let skeleton) = loader.files[file].content,
      let id = skeleton.likelyInitialScene, case .entry(let entry) = entries[file][id]
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

  mutating func append(_ segue: Flow.Segue, _ node: JSONNode) {
    flow.segues.append(segue)
    segueNodes.append(node)
  }
}
