/// The differences of the parts of a flow from an older one, by their indices.
///
/// The arrays have an element for each scene and each segue of the flow that is drawn. Lost parts
/// are at their ends, as in ``FlowDifference/flow``.
///
/// ```swift
/// let place = Flow.Place(file: 0, line: 1, column: 1)
/// var flow = Flow()
/// flow.scenes = [Flow.Scene(id: "home", name: "home", kind: .viewController, place: place)]
/// let map = FlowMap(flow, changes: FlowChanges(scenes: [.gained], segues: []))
/// // The colour of a gained scene.
/// precondition(map.nodes[0].change == .gained && map.svg.contains("#1a7f37"))
/// ```
public struct FlowChanges: Equatable, Sendable {
  /// By scene, its difference.
  public var scenes: [FlowMap.Change]
  /// By segue, its difference.
  public var segues: [FlowMap.Change]

  /// Creates differences. Each argument sets the property with the same name.
  public init(scenes: [FlowMap.Change], segues: [FlowMap.Change]) {
    self.scenes = scenes
    self.segues = segues
  }
}
