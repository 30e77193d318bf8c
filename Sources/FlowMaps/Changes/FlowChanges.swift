/// The differences of the parts of a flow from an older one, by their indices.
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
