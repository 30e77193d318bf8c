internal import NavigationKit

/// A choice among flows and variants: by tags, names, results of the last run, and shards.
public struct FlowChoice: Sendable {
  /// Runs flows with one of these tags; empty for all.
  public var tags: [String] = []
  /// Leaves out flows with one of these tags.
  public var excludedTags: [String] = []
  /// Runs flows whose name contains this text, regardless of case; empty for all.
  public var text = ""
  /// Runs only the flows that failed in the last run.
  public var onlyFailed = false
  /// The number of this shard, from 1, and the number of shards; nil to run all.
  public var shard: (number: Int, count: Int)?
  /// The results of the last run.
  public var lastRun = LastRun()
  /// Settings that replace those of the flows, such as for `--matrix`.
  public var overriding = FlowSettings()

  /// Creates a choice of all flows.
  public init() {}

  /// A flow in one variant.
  public struct Item: Sendable {
    /// The flow.
    public var flow: FlowTest
    /// The variant.
    public var variant: FlowVariant

    /// The name across runs.
    var identifier: String { "\(flow.path) \(flow.name) [\(variant)]" }
  }

  /// Returns the chosen flows in their order, in all their variants.
  public func items(of flows: [FlowTest]) -> [Item] {
    var items: [Item] = []
    for var flow in flows where isChosen(flow) {
      if !overriding.sizes.isEmpty { flow.settings.sizes = overriding.sizes }
      if !overriding.appearances.isEmpty { flow.settings.appearances = overriding.appearances }
      if !overriding.languages.isEmpty { flow.settings.languages = overriding.languages }
      if !overriding.reducedMotions.isEmpty {
        flow.settings.reducedMotions = overriding.reducedMotions
      }
      if !overriding.colors.isEmpty { flow.settings.colors = overriding.colors }
      items += FlowVariant.all(of: flow.settings).map { Item(flow: flow, variant: $0) }
    }
    if onlyFailed { items = items.filter { lastRun.failed.contains($0.identifier) } }
    guard let shard, shard.count > 1 else { return items }
    return self.shard(shard.number, of: shard.count, items)
  }

  private func isChosen(_ flow: FlowTest) -> Bool {
    let own = flow.settings.tags
    return (tags.isEmpty || tags.contains(where: own.contains))
      && !excludedTags.contains(where: own.contains)
      && (text.isEmpty || flow.name.lowercased().contains(text.lowercased()))
  }

  /// Returns the flows of a shard. The longest flows are given out first, each to the shard with the
  /// least time, so that all shards take about as long.
  private func shard(_ number: Int, of count: Int, _ items: [Item]) -> [Item] {
    let weights = items.map { max(1, lastRun.ticks[$0.identifier] ?? 240) }
    var loads = Array(repeating: 0, count: count)
    var chosen: Set<Int> = []
    let order = items.indices.sorted { (weights[$1], $0) < (weights[$0], $1) }
    for index in order {
      let least = loads.indices.min { (loads[$0], $0) < (loads[$1], $1) } ?? 0
      loads[least] += weights[index]
      if least == number - 1 { chosen.insert(index) }
    }
    return items.indices.filter(chosen.contains).map { items[$0] }
  }
}
