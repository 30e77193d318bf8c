import Testing
import TextFormats

@testable import Porting

@Suite struct PortReportTests {
  @Test(arguments: [
    ("#keyPath(A.b)", PortReport.Reason.runtime), ("Selector(\"a\")", .runtime),
    ("a.performSelector(onMainThread: b)", .runtime), ("a.value(forKey: \"b\")", .runtime),
    ("a.conforms(to: B.self)", .runtime), ("a.observe(\\.b) { _ in }", .observing),
    ("dynamic var a = 1", .observing), ("@NSManaged var a: Int", .managed),
    ("optional func a()", .optional), ("import MapKit", .module),
  ])
  func `code for the Objective-C runtime is left over`(code: String, reason: PortReport.Reason) {
    let port = AppPort(["A.swift": "let a = 1\n\(code)\n"])
    #expect(port.report.leftovers.map(\.reason) == [reason])
    #expect(port.report.leftovers.first?.place.line == 2)
    #expect(port.report.linesLeft == 1)
  }

  @Test(arguments: [
    "let a = 1 // #keyPath", "UserDefaults.standard.setValue(1, forKey: \"a\")",
    "observations.value(at: 1)", "import Foundation", "let optional = 1", "dynamic.a()",
  ])
  func `other code is not left over`(code: String) {
    #expect(AppPort(["A.swift": code]).report.leftovers == [])
  }

  @Test func `types, their members and overrides are compared with the list`() {
    let port = AppPort([
      "A.swift": """
      class A: UIViewController {
        let b: UIMapView
        let c = UIColor.red
        let d = UIColor.plaid
        let e: UIMapView?
        override func viewDidLoad() {}
        override func awakeFromMars() {}
      }
      class UIOwn { static let f = UIOwn.a }
      """
    ])
    let report = port.report
    #expect(
      report.unknownNames.map { "\($0.name) \($0.uses) \($0.first.line)" } == [
        "UIMapView 2 2", "UIColor.plaid 1 4", "override awakeFromMars() 1 7",
      ])
    // The types UIViewController, UIMapView, UIColor, UIColor, UIMapView, the members red and
    // plaid, and two overrides.
    #expect(report.nameCount == 9)
    #expect(report.lineCount == 9)
    #expect(report.linesLeft == 4)
    #expect(report.readyLines == 5.0 / 9)
    #expect(report.knownNames == 5.0 / 9)
    #expect(!report.isComplete)
  }

  @Test func `the text has a line for each place and the counts`() {
    let port = AppPort(["A.swift": "import UIKit\nimport MapKit\nlet a: UIMapView\n"])
    #expect(
      port.report.text == """
        A.swift:2:1: import MapKit: this module does not exist here; replace what uses it
        A.swift:3:8: UIMapView: unknown here (1 use)

        App: 1 source, 3 lines of code
        Changed: import 1
        Left: module 1
        Need no manual change: 33.3 % of the lines, 0.0 % of 1 use of UIKit's names

        """)
  }

  @Test func `the JSON has the same`() throws {
    let port = AppPort(["A.swift": "import UIKit\nimport MapKit\nlet a: UIMapView\n"])
    let root = try JSONNode(json: Array(port.report.json.utf8))
    #expect(root["sources"]?.integer == 1)
    #expect(root["lines"]?.integer == 3)
    #expect(root["linesLeft"]?.integer == 2)
    let left = try #require(root["left"]?.elements?.first)
    #expect(left["file"]?.string == "A.swift")
    #expect(left["line"]?.integer == 2)
    #expect(left["reason"]?.string == "module")
    #expect(root["changes"]?.elements?.first?["kind"]?.string == "import")
    #expect(root["unknown"]?.elements?.first?["name"]?.string == "UIMapView")
  }

  @Test func `an app without code needs no manual change`() {
    let report = AppPort([:]).report
    #expect(report.isComplete)
    #expect(report.readyLines == 1)
    #expect(report.knownNames == 1)
  }
}
