internal import WalkSupport

/// Random walks over the containers, and the shortest way to a failure of one.
package enum Walks {
  /// The steps of one application's life; then another starts, with a seed of its own.
  private static let stepsPerWalk = 250

  /// Takes `count` random steps.
  ///
  /// - Returns: nil if all held all the way; else the steps that lead to the first failure, made as few
  ///   as they can be, and what it is.
  package static func firstFailure(seed: UInt64, count: Int) -> String? {
    for number in 0..<((count + stepsPerWalk - 1) / stepsPerWalk) {
      let seed = seed &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D
      var random = SeededRandom(seed: seed)
      let steps = (0..<stepsPerWalk).map { _ in WalkStep(using: &random) }
      guard let digest = digest(of: steps) else { return report(steps, seed: seed) }
      // The same steps a second time, now and then.
      if number.isMultiple(of: 16), self.digest(of: steps) != digest {
        return "seed \(seed): the same steps, and other events"
      }
    }
    return nil
  }

  /// What goes wrong on the way along `steps`, and after how many; nil if nothing.
  private static func failure(of steps: [WalkStep]) -> (reason: String, taken: Int)? {
    failure(of: steps, in: World())
  }

  /// What all that happens on the way comes to; nil if something goes wrong.
  private static func digest(of steps: [WalkStep]) -> EventDigest? {
    let world = World()
    return failure(of: steps, in: world) == nil ? world.digest : nil
  }

  private static func failure(
    of steps: [WalkStep], in world: World
  ) -> (reason: String, taken: Int)? {
    var taken = 0
    do throws(Failure) {
      for step in steps {
        taken += 1
        world.take(step)
        // The picture costs more than the rest, so not each is drawn.
        try world.check(drawing: (step.which + step.how).isMultiple(of: 8))
      }
      try world.end()
    } catch {
      return (error.reason, taken)
    }
    return nil
  }

  private static func report(_ steps: [WalkStep], seed: UInt64) -> String {
    let taken = failure(of: steps)?.taken ?? steps.count
    let few = shrunk(Array(steps.prefix(taken))) { failure(of: $0) != nil }
    let lines = few.enumerated().map { "\($0 + 1). \($1)" }
    let reason = failure(of: few)?.reason ?? "nothing, the second time"
    return (["seed \(seed):"] + lines + ["=> \(reason)"]).joined(separator: "\n")
  }
}

/// Something that is not as it always is.
struct Failure: Error {
  var reason: String
}
