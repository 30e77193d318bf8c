/// Rules for modules whose execution is replayed. They must not read the time, use chance, depend
/// on the order of hashes, start threads, or read the environment.
enum PurityRules {
  private enum Use { case anywhere, called }

  private static let clocks = "has no clock; time is ticks"
  private static let chance = "has no chance"
  private static let hashes = "must not depend on hash values, which differ in every process"
  private static let threads = "runs on one thread"
  private static let outside = "knows nothing of the world outside"

  private static let forbidden: [(use: Use, names: [Substring], why: String)] = [
    (
      .anywhere,
      [
        "Date", "ContinuousClock", "SuspendingClock", "DispatchTime", "DispatchWallTime",
        "clock_gettime", "gettimeofday", "CFAbsoluteTimeGetCurrent", "mach_absolute_time",
      ], clocks
    ),
    (.anywhere, ["SystemRandomNumberGenerator", "UUID", "arc4random", "getrandom"], chance),
    (
      .called,
      ["random", "drand48", "shuffle", "shuffled", "randomElement"], chance
    ),
    (.anywhere, ["hashValue"], hashes),
    (.called, ["Hasher"], hashes),
    (
      .anywhere,
      [
        "Task", "TaskGroup", "withTaskGroup", "async", "await", "DispatchQueue", "OperationQueue",
        "Thread", "MainActor", "pthread_create",
      ], threads
    ),
    (.anywhere, ["FileHandle", "FileManager", "CommandLine", "ProcessInfo"], outside),
    (
      .called,
      [
        "print", "debugPrint", "dump", "readLine", "NSLog", "getenv", "setenv", "fopen", "fputs",
        "printf",
      ], outside
    ),
  ]

  private static let rules: [Substring: (use: Use, why: String)] = Dictionary(
    uniqueKeysWithValues: forbidden.flatMap { rule in rule.names.map { ($0, (rule.use, rule.why)) }
    })

  static func findings(in text: String) -> [Finding] {
    SwiftText(text).words.compactMap { word in
      guard let rule = rules[word.text], rule.use == .anywhere || isCalled(word) else { return nil }
      return Finding(line: word.line, what: "\(word.text): a module that replays \(rule.why)")
    }
  }

  /// A function is called with parentheses or a closure, a type also by one of its members.
  private static func isCalled(_ word: SwiftText.Word) -> Bool {
    switch word.next {
    case "(", "{": true
    case ".": word.text.first?.isUppercase == true
    default: false
    }
  }
}
