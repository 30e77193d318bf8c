/// An app that steps drawn at random drive, beside what must hold on the way.
package protocol WalkedApp {
  associatedtype Step: CustomStringConvertible
  associatedtype Digest: Equatable

  /// Starts the app.
  init()
  /// Draws a step that fits where the app stands.
  func nextStep(using random: inout SeededRandom) -> Step
  /// Takes a step and checks the app.
  ///
  /// A step that makes no sense here does nothing, so that any part of a walk is a walk.
  func take(_ step: Step) throws(WalkFailure)
  /// Ends the app and checks what is left of it.
  func end() throws(WalkFailure)
  /// A fingerprint of everything that happened, equal for equal steps.
  var digest: Digest { get }
  /// Returns smaller steps that may fail in place of `step`.
  static func simpler(_ step: Step) -> [Step]
}

extension WalkedApp {
  package func end() throws(WalkFailure) {}
  package static func simpler(_ step: Step) -> [Step] { [] }
}

/// A violated invariant.
package struct WalkFailure: Error, Equatable {
  package var reason: String
  package init(reason: String) { self.reason = reason }
}

/// Random walks of an app, and the shortest way to a failure of one.
package enum RandomWalk<App: WalkedApp> {
  /// The steps of one app's life; then another starts, with a seed of its own.
  private static var stepsPerWalk: Int { 250 }

  /// Takes `count` random steps.
  ///
  /// - Returns: nil if everything held; else the steps that lead to the first failure, made as few as
  ///   they can be, and the failure.
  package static func firstFailure(seed: UInt64, count: Int) -> String? {
    for number in 0..<((count + stepsPerWalk - 1) / stepsPerWalk) {
      let seed = seed &+ UInt64(number) &* 0x2545_F491_4F6C_DD1D
      let app = App()
      let (steps, failure) = walk(app, seed: seed)
      if failure != nil { return report(steps, seed: seed) }
      // The same steps a second time, now and then.
      if number.isMultiple(of: 16) {
        let again = App()
        guard self.failure(of: steps, in: again) == nil, again.digest == app.digest else {
          return "seed \(seed): the same steps differ the second time"
        }
      }
    }
    return nil
  }

  /// Takes random steps to the first failure or the end of the walk.
  private static func walk(_ app: App, seed: UInt64) -> ([App.Step], WalkFailure?) {
    var random = SeededRandom(seed: seed)
    var steps: [App.Step] = []
    do throws(WalkFailure) {
      for _ in 0..<stepsPerWalk {
        let step = app.nextStep(using: &random)
        steps.append(step)
        try app.take(step)
      }
      try app.end()
    } catch {
      return (steps, error)
    }
    return (steps, nil)
  }

  /// Returns the failure of a walk along `steps`; nil if everything holds.
  private static func failure(of steps: [App.Step], in app: App = App()) -> WalkFailure? {
    do throws(WalkFailure) {
      for step in steps { try app.take(step) }
      try app.end()
    } catch {
      return error
    }
    return nil
  }

  private static func report(_ steps: [App.Step], seed: UInt64) -> String {
    var few = shrunk(steps) { failure(of: $0) != nil }
    for index in few.indices { simplify(&few, at: index) }
    let lines = few.enumerated().map { "\($0 + 1). \($1)" }
    let reason = failure(of: few)?.reason ?? "nothing, the second time"
    return (["seed \(seed):"] + lines + ["=> \(reason)"]).joined(separator: "\n")
  }

  private static func simplify(_ steps: inout [App.Step], at index: Int) {
    var isSimpler = true
    while isSimpler {
      isSimpler = App.simpler(steps[index]).contains { step in
        var simpler = steps
        simpler[index] = step
        guard failure(of: simpler) != nil else { return false }
        steps = simpler
        return true
      }
    }
  }
}
