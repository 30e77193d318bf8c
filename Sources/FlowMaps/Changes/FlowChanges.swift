/// What became of the parts of a flow, by their places in it.
public struct FlowChanges: Equatable, Sendable {
  public var scenes: [FlowMap.Change]
  public var segues: [FlowMap.Change]

  public init(scenes: [FlowMap.Change], segues: [FlowMap.Change]) {
    self.scenes = scenes
    self.segues = segues
  }
}
