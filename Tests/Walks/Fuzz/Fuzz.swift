import Glibc
import WalkSupport

/// `Fuzz [--seed N] [--rounds N | --seconds N] [--kind KIND] [--round N]` damages scene files, storyboards,
/// side files and logs, and does with them what the program does with such files.
///
/// Every round has to end with a result or with an error of ours whose text a terminal can show. Where one
/// does not, the program says which and exits with 1; one that traps, or that takes longer than
/// `Watchdog.patience`, ends the program with a signal. `--round` repeats a single round. It reads the
/// project's files, so it has to be started in the checkout.
@main
struct Fuzz {
  private var seed: UInt64 = 2_026
  private var rounds: Int?
  private var seconds: Int?
  private var kinds = FuzzKind.allCases
  private var single: Int?

  static func main() {
    guard let fuzz = Fuzz(CommandLine.arguments.dropFirst()) else {
      let names = FuzzKind.allCases.map(\.rawValue).joined(separator: " | ")
      print("usage: Fuzz [--seed N] [--rounds N | --seconds N] [--kind \(names)] [--round N]")
      exit(64)
    }
    guard let corpus = FuzzCorpus() else {
      print("Fuzz reads the project's files: start it in the checkout.")
      exit(66)
    }
    Watchdog.start()
    exit(fuzz.run(corpus) ? 0 : 1)
  }

  private init?(_ arguments: ArraySlice<String>) {
    var arguments = arguments
    while let option = arguments.popFirst() {
      guard let value = arguments.popFirst() else { return nil }
      if option == "--kind" {
        guard let kind = FuzzKind(rawValue: value) else { return nil }
        kinds = [kind]
        continue
      }
      guard let number = Int(value), number >= 0 else { return nil }
      switch option {
      case "--seed": seed = UInt64(number)
      case "--rounds": rounds = number
      case "--seconds": seconds = number
      case "--round": single = number
      default: return nil
      }
    }
  }

  /// - Returns: Whether every round ended well.
  private func run(_ corpus: FuzzCorpus) -> Bool {
    let start = ContinuousClock.now
    var counts: [FuzzKind: (accepted: Int, refused: Int)] = [:]
    var round = single ?? 0
    while hasMore(round, since: start) {
      for kind in kinds {
        Watchdog.watch("\(kind.rawValue) --seed \(seed) --round \(round)\n")
        // Each round by itself, so that it can be repeated.
        var random = SeededRandom(seed: seed &* 0x1_0000_0001 &+ UInt64(round) &* 31)
        do {
          let isAccepted = try kind.run(corpus, &random)
          counts[kind, default: (0, 0)].accepted += isAccepted ? 1 : 0
          counts[kind, default: (0, 0)].refused += isAccepted ? 0 : 1
        } catch {
          print("Fuzz --kind \(kind.rawValue) --seed \(seed) --round \(round): \(error)")
          return false
        }
      }
      round += 1
    }
    Watchdog.stop()
    for kind in kinds {
      let (accepted, refused) = counts[kind] ?? (0, 0)
      print("\(kind.rawValue): \(accepted) accepted, \(refused) refused")
    }
    print("Seed \(seed): \(round) rounds end with a result or an error.")
    return true
  }

  private func hasMore(_ round: Int, since start: ContinuousClock.Instant) -> Bool {
    if let single { return round == single }
    if let seconds { return ContinuousClock.now - start < .seconds(seconds) }
    return round < rounds ?? 300
  }
}
