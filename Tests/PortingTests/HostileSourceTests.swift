import Testing
import WalkSupport

@testable import Porting

/// Sources that no compiler accepts. Each is ported or refused, in time proportional to its length.
@Suite struct HostileSourceTests {
  private static let app = """
    import UIKit
    @objc(A) final class A: UIViewController, B {
      @IBOutlet weak var a: UILabel!, b = /x[/]y/, c = #"a \\#(d("\\(e)"))"#
      let f = \"\"\"
        a \\(b { $0 as? [C<D>: E] }) c
        \"\"\"
      #if DEBUG
      override init(nibName: String? = nil, bundle: Bundle?) { super.init() }
      #endif
      struct G: H where I == J { enum K { case l(m: Int), n } }
    }
    extension A { override func viewDidLoad() { a(#selector(self.o(_:))); Bundle.main.url(p) } }
    /* /* */ */ let q = A(), r = `class`.s, t: () -> Void = {}
    """

  @Test(arguments: 0..<8)
  func `a damaged source is ported or refused`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    for _ in 0..<400 {
      var bytes = Array(Self.app.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 2: bytes.insert("(){}[]\"\\/#@.:,<>\n".utf8.randomElement(using: &random)!, at: place)
        default: bytes.removeSubrange(place..<min(bytes.count, place + 9))
        }
        if bytes.isEmpty { break }
      }
      let port = AppPort(
        name: "a", sources: [.init(path: "a.swift", bytes: bytes)], known: .tests)
      let isRefused = port.report.leftovers.contains { $0.reason == .unreadable }
      #expect(isRefused == port.sources.isEmpty)
    }
  }

  @Test func `each beginning of a source is ported or refused`() {
    let bytes = Array(Self.app.utf8)
    for count in bytes.indices {
      _ = AppPort(
        name: "a", sources: [.init(path: "a.swift", bytes: Array(bytes[..<count]))], known: .tests)
    }
  }

  @Test(arguments: [
    "(", "{", "\"\\(", "class A {", "/*", "#\"", "/a", "#/", "@a(", "`", "#", "\\", "\"\"\"", "}",
    "extension A { override func a() {} }\n", "#selector(", "@objc ", "import UIKit\n", "a.",
    "class A: A {}\n", "func a(", "let a: ", "/a[",
  ])
  func `a long repetition is ported or refused`(part: String) {
    let text = String(repeating: part, count: 4_000)
    _ = AppPort(
      name: "a", sources: [.init(path: "a.swift", bytes: Array(text.utf8))], known: .tests)
  }

  @Test func `classes that inherit from each other come to an end`() {
    let port = AppPort([
      "a.swift":
        "class A: B { override func c() {} }\nclass B: A { @objc func c() {} }\nlet d = #selector(A.c)"
    ])
    #expect(port.classes.classes.count == 2)
  }
}
