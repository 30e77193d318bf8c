import Testing

@Suite struct PurityTests {
  @Test(arguments: [
    "CellGraphics", "Motion", "LinearConstraints", "NavigationKit", "TextFormats", "Storyboards",
    "InterfaceBuilder",
    "StoryboardApps", "Flows", "FlowMaps", "Porting", "Narration", "Inspection", "Simulation",
    "Settings", "Sessions",
  ])
  func `a deterministic module uses no clock, random numbers, threads or output`(module: String)
    throws
  {
    #expect(try Repository.files(below: "Sources/\(module)", endingIn: [".swift"]) != [])
    let found = try Repository.findings(below: "Sources/\(module)", by: PurityRules.findings)
    #expect(found == [])
  }

  @Test(arguments: [
    "let now = Date()", "let now = Foundation.Date.now", "ContinuousClock().now",
    "let clock: SuspendingClock", "clock_gettime(CLOCK_MONOTONIC, &now)",
    "DispatchTime.now()", "Int.random(in: 0...1)", "var g = SystemRandomNumberGenerator()",
    "list.shuffled()", "list.shuffle ()", "list.randomElement()", "var hasher = Hasher()",
    "Hasher.init()", "view.hashValue", "Task { }", "Task.detached { }", "func load() async {}",
    "DispatchQueue.main.sync {}", "@MainActor class A {}", "print(1)", "Swift.print (1)",
    "debugPrint(a)", "FileHandle.standardError", "getenv(name)", #"let a = "now: \(Date())""#,
  ])
  func `each forbidden use is found`(line: String) {
    let found = PurityRules.findings(in: "let first = 1\n\(line)")
    #expect(found.count == 1)
    #expect(found.first?.line == 2)
  }

  @Test(arguments: [
    "// Date() would not replay", "/* print(1) /* Task */ async */",
    #"let text = "Task: print(1)""#,
    "let day = DateLine()", "func hash(into hasher: inout Hasher) {",
    "let printed = fingerprint(a)",
    "let asynchronous = 1", "var time = 0", "let random: Double", "case shuffled",
    "time: Tick.count(seconds: 1)", "let t = keyframe.time.rounded", "random.next()",
    "#\"print(\"1\")\"#",
    "func `print(1) says nothing`() {}",
  ])
  func `code that only resembles a forbidden use is not found`(line: String) {
    #expect(PurityRules.findings(in: line) == [])
  }
}
