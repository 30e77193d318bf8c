import Foundation

enum Fuzzing {
  /// The number of rounds; the environment can increase it.
  static let rounds =
    ProcessInfo.processInfo.environment["SEGUE_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 300
}
