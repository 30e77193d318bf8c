import FlowTesting
import NavigationKitTesting
import Testing
import TextFormats

@Suite struct FlowReportTests {
  private var report: FlowReport {
    var flow = FlowTest(name: "Buys <a> book", path: "flows/a.flow", line: 3, lastLine: 9)
    flow.settings.sizes = [.init(columns: 80, rows: 24)]
    let passed = FlowResult(flow, FlowVariant())
    var failed = FlowResult(flow, FlowVariant())
    failed.outcome = .failed
    failed.expectations = 2
    failed.ticks = 60
    failed.logPath = ".segue/failed/a.log"
    var failure = PilotFailure(.step, "tap \"Buy\"", found: "100 % wrong,\u{1B}[2J: really")
    failure.tick = 48
    failed.failures = [
      FlowResult.Failure(path: "flows/a.flow", line: 5, column: 1, failure: failure)
    ]
    var skipped = FlowResult(flow, FlowVariant())
    (skipped.outcome, skipped.message) = (.skipped, "after 1 failures")
    return FlowReport([passed, failed, skipped], seconds: 0)
  }

  @Test func `JUnit has counts, places and no control characters`() {
    let xml = report.text(.junit)
    #expect(xml.contains(#"tests="3" failures="1" errors="0" skipped="1" assertions="2""#))
    #expect(xml.contains(#"time="0.500" file="flows/a.flow" line="5""#))
    #expect(xml.contains("Buys &lt;a&gt; book"))
    #expect(!xml.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(xml.contains(#"classname="flows.a""#))
  }

  @Test func `TAP has a plan, a line for each flow and the reason`() {
    let lines = report.text(.tap).split(separator: "\n").map(String.init)
    #expect(lines[0] == "TAP version 14" && lines[1] == "1..3")
    #expect(lines[2] == "ok 1 - flows/a.flow: Buys <a> book")
    #expect(lines[3] == "not ok 2 - flows/a.flow: Buys <a> book")
    #expect(lines[4] == "  ---" && lines.contains("  ..."))
    #expect(lines.last == "ok 3 - flows/a.flow: Buys <a> book # SKIP after 1 failures")
  }

  @Test func `annotations escape percent signs, colons and commas`() {
    let text = report.text(.github)
    #expect(
      text.hasPrefix(
        "::error file=flows/a.flow,line=5,col=1,title=Buys <a> book::tap \"Buy\": 100 %25 wrong,"))
    #expect(text.split(separator: "\n").count == 1)
  }

  @Test func `more than ten annotations end with a notice`() {
    var report = report
    report.results = Array(repeating: report.results[1], count: 13)
    let lines = report.text(.github).split(separator: "\n")
    #expect(lines.count == 11)
    #expect(lines[10] == "::notice title=segue test::3 more failures are in the summary")
  }

  @Test func `a report in JSON can be read again`() throws {
    let json = report.text(.json)
    let read = try #require(FlowReport(json: Array(json.utf8)))
    #expect(read.text(.json) == json)
    #expect(read.text(.junit) == report.text(.junit))
    #expect(LastRun(json: Array(json.utf8))?.failed.count == 1)
  }

  @Test func `Markdown has a row for each failure`() {
    let text = report.text(.markdown)
    #expect(text.contains("❌ 1 of 2 flows passed, 1 failed, 1 skipped"))
    #expect(text.contains("| Buys &lt;a&gt; book | flows/a.flow:5:1 |"))
  }
}
