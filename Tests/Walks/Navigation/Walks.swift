internal import WalkSupport

/// Random walks, and the shortest way to a failure of one.
package enum Walks {
  /// The steps of one application's life; then another starts, with a seed of its own.
  private static let stepsPerWalk = 250

  /// Takes `count` random steps.
  ///
  /// - Returns: nil if both sides agreed all the way; else the steps that lead to the first
  ///   disagreement, made as few as they can be, and what it is.
  package static func firstFailure(seed: UInt64, count: Int) -> String? {
    for number in 0..<((count + stepsPerWalk - 1) / stepsPerWalk) {
      let seed = seed &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D
      if let steps = failingWalk(seed: seed) { return report(steps, seed: seed) }
    }
    return nil
  }

  private static func failingWalk(seed: UInt64) -> [WalkStep]? {
    var generator = WalkGenerator(seed: seed)
    let walk = Walk()
    var steps: [WalkStep] = []
    for _ in 0..<stepsPerWalk {
      steps.append(generator.step(from: walk))
      do { try walk.take(steps[steps.count - 1]) } catch { return steps }
    }
    return nil
  }

  /// What goes wrong on the way along `steps`; nil if nothing.
  private static func failure(of steps: [WalkStep]) -> Walk.Failure? {
    let walk = Walk()
    do { for step in steps { try walk.take(step) } } catch { return error }
    return nil
  }

  private static func report(_ steps: [WalkStep], seed: UInt64) -> String {
    let few = shrunk(steps)
    let lines = few.enumerated().map { "\($0 + 1). \($1)" }
    let reason = failure(of: few)?.reason ?? "nothing, the second time"
    return (["seed \(seed), starting from 0[1, 2]:"] + lines + ["=> \(reason)"])
      .joined(separator: "\n")
  }

  /// Leaves out what the failure does not need: whole steps first, then single requests.
  private static func shrunk(_ steps: [WalkStep]) -> [WalkStep] {
    let steps = WalkSupport.shrunk(steps) { failure(of: $0) != nil }
    return steps.indices.reduce(into: steps) { simplify(&$0, at: $1) }
  }

  private static func simplify(_ steps: inout [WalkStep], at index: Int) {
    guard case .turn(let requests) = steps[index] else { return }
    for request in requests {
      guard case .turn(let left) = steps[index], left.count > 1 else { return }
      var simpler = steps
      simpler[index] = .turn(left.filter { $0 != request })
      if failure(of: simpler) != nil { steps = simpler }
    }
  }
}
