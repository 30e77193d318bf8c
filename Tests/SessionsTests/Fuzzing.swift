import Foundation

enum Fuzzing {
  /// How many times something is tried; more where the environment says so.
  static let rounds =
    ProcessInfo.processInfo.environment["SEGUE_FUZZ_ROUNDS"].flatMap { Int($0) } ?? 300
}
