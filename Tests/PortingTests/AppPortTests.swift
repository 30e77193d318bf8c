import Testing

@testable import Porting

@Suite struct AppPortTests {
  @Test(arguments: [
    ("import UIKit\n", "import UIKitNames\n"),
    (
      "import UIKit // all\nimport QuartzCore\nlet a = 1\n", "import UIKitNames // all\nlet a = 1\n"
    ),
    ("import class UIKit.UIView\n", "import UIKitNames\n"),
    (
      "import UIKit\nlet a = URLSession.shared\n",
      "import UIKitNames\nimport FoundationNetworking\nlet a = URLSession.shared\n"
    ),
    (
      "import Foundation\nimport UIKit\nlet a: URLRequest\n",
      "import Foundation\nimport FoundationNetworking\nimport UIKitNames\nlet a: URLRequest\n"
    ),
    (
      "import Foundation\nvar timer: Timer?\nlet a: URLRequest\n",
      "import UIKitNames\nimport FoundationNetworking\nvar timer: Timer?\nlet a: URLRequest\n"
    ),
    ("import Foundation\nlet a: Date\n", "import Foundation\nlet a: Date\n"),
    (
      "import Foundation\nimport UIKit\nvar timer: Timer?\n",
      "import Foundation\nimport UIKitNames\nvar timer: Timer?\n"
    ),
    ("import Foundation\r\nimport UIKit\r\n", "import Foundation\r\nimport UIKitNames\r\n"),
    (
      "let text = \"import UIKit\" // import UIKit\n",
      "let text = \"import UIKit\" // import UIKit\n"
    ),
  ])
  func `an import of UIKit or a part of it becomes an import of UIKitNames`(
    source: String, ported: String
  ) {
    #expect(AppPort.text(source) == ported)
  }

  @Test(
    arguments: [
      ("class A {\n  @IBOutlet weak var b: UILabel!\n}", "class A {\n  weak var b: UILabel!\n}"),
      ("class A {\n  @objc\n  func b() {}\n}", "class A {\n  func b() {}\n}"),
      ("@objc(AAA) @objcMembers class A {}", "class A {}"),
      ("class A { @IBAction @objc private func b() {} }", "class A { private func b() {} }"),
      ("@IBDesignable class A { @IBInspectable var b = 1 }", "class A { var b = 1 }"),
      ("@UIApplicationMain\nclass A: UIResponder {}", "class A: UIResponder {}"),
      ("@MainActor class A { @MainActor func b() {} }", "class A { func b() {} }"),
      ("Task { @MainActor in a() }", "Task { @MainActor in a() }"),
      ("Task { @MainActor [weak self] in a() }", "Task { @MainActor [weak self] in a() }"),
      ("@discardableResult @available(iOS 9, *) func a() -> Int { 1 }", nil),
      ("let a = \"@objc\" // @objc", nil),
    ] as [(String, String?)])
  func `attributes of Objective-C are removed`(source: String, ported: String?) {
    #expect(AppPort.text(source) == ported ?? source)
  }

  @Test(arguments: [
    ("#selector(tap)", "A.tap"), ("#selector(tap(_:))", "A.tap(_:)"),
    ("#selector(self.tap)", "A.tap"), ("#selector(Self.tap)", "A.tap"),
    ("#selector(self?.tap)", "A.tap"), ("#selector(self!.tap(_:))", "A.tap(_:)"),
    ("#selector(B.go)", "B.go"), ("#selector(other.go)", "B.go"),
    ("#selector(tap as (A) -> () -> Void)", "(A.tap as (A) -> () -> Void)"),
    ("\"\\(#selector(tap))\"", "\"\\(A.tap)\""),
    ("Selector(\"tap\")", "A.tap"), ("Selector((\"tap\"))", "A.tap"),
  ])
  func `a selector becomes the method`(selector: String, method: String) {
    let (before, after) = (
      "class A { var other: B!\n  @objc func tap() {}\n  func b() { c(",
      ") } }\nclass B { func go() {} }"
    )
    let port = AppPort(["A.swift": before + selector + after])
    #expect(
      port["A.swift"] == before.replacing("@objc ", with: "") + method + after)
    #expect(port.report.leftovers == [])
  }

  @Test(arguments: [
    ("#selector(getter: A.b)", PortReport.Reason.selector), ("#selector(c.d.e)", .selector),
    ("Selector(\"unknown\")", .runtime), ("NSSelectorFromString(\"use:\")", .runtime),
    ("#selector(unknown)", .selector), ("#selector(two)", .action), ("#selector(result)", .action),
  ])
  func `a selector of another method is left over`(
    selector: String, reason: PortReport.Reason
  ) throws {
    let port = AppPort([
      "A.swift": """
      class A {
        func two(_ a: Int, b: Int) {}
        func result() -> Int { 1 }
        func use() { \(selector) }
      }
      """
    ])
    let leftover = try #require(port.report.leftovers.first)
    #expect(port.report.leftovers.count == 1)
    #expect(leftover.reason == reason)
    #expect(leftover.place == .init(path: "A.swift", line: 4, column: 16))
  }

  @Test func `a selector of a string finds methods with an argument by Objective-C's names`() {
    let port = AppPort([
      "A.swift": """
      class A {
        func one(_ a: Int) {}
        func two(sender: Int) {}
        func use() { c(Selector("one:"), Selector(("twoWithSender:"))) }
      }
      """
    ])
    #expect(port["A.swift"].contains("c(A.one(_:), A.two(sender:))"))
    #expect(port.report.leftovers == [])
  }

  @Test func `an override in an extension moves into its class with its comment`() {
    let port = AppPort([
      "A.swift": "class A: UIViewController {\n  let b = 1\n}\n",
      "A+Life.swift": """
      extension A {
        func own() {}

        /// Called.
        // Once.
        @objc override func viewDidLoad() {
          super.viewDidLoad()
        } // End.
      }
      """,
    ])
    #expect(
      port["A.swift"] == """
        class A: UIViewController {
          let b = 1

          /// Called.
          // Once.
          override func viewDidLoad() {
            super.viewDidLoad()
          } // End.
        }

        """)
    #expect(port["A+Life.swift"] == "extension A {\n  func own() {}\n\n}")
    // The move begins with the comment.
    #expect(port.report.changes.map(\.kind) == [.moved, .attribute])
  }

  @Test func `a member of an extension that a subclass overrides moves into its class`() {
    let port = AppPort([
      "A.swift": """
      class Base: UIViewController {}
      extension Base {
        func load(from a: Int) {}
        func load() {}
      }
      class Sub: Base { override func load(from a: Int) {} }
      """
    ])
    #expect(
      port["A.swift"] == """
        class Base: UIViewController {
          func load(from a: Int) {}
        }
        extension Base {
          func load() {}
        }
        class Sub: Base { override func load(from a: Int) {} }
        """)
  }

  @Test func `an override in an extension of a class of UIKit is left over`() {
    let port = AppPort(["A.swift": "extension UIButton {\n  override func a() {}\n}"])
    #expect(port.report.leftovers.map(\.reason) == [.override])
    #expect(port.report.leftovers[0].place.line == 2)
  }

  @Test(arguments: [
    ("protocol A: NSObjectProtocol {}", "protocol A: AnyObject {}"),
    ("protocol A: B, NSObject {}", "protocol A: B, AnyObject {}"),
    ("class A: NSObject {}", "class A: NSObject {}"),
    ("protocol A {}\nclass C: NSObject, A {}", "protocol A {}\nclass C: NSObject, A {}"),
  ])
  func `a protocol of objects does not need NSObject`(source: String, ported: String) {
    #expect(AppPort.text(source) == ported)
  }

  @Test func `coders of archives and bundles of files are Foundation's`() {
    let source = """
      class Meal: NSObject, NSCoding {
        required init?(coder: NSCoder) {}
        func encode(with coder: NSCoder) {}
      }
      class A: UIViewController {
        required init?(coder: NSCoder) { super.init(coder: coder) }
        let a = Bundle.main.url(forResource: "a", withExtension: "json")
        let b = Bundle.main.infoDictionary
        let c = UIStoryboard(name: "Main", bundle: Bundle.main)
      }
      """
    let expected = """
      class Meal: NSObject, NSCoding {
        required init?(coder: Foundation.NSCoder) {}
        func encode(with coder: Foundation.NSCoder) {}
      }
      class A: UIViewController {
        required init?(coder: NSCoder) { super.init(coder: coder) }
        let a = Foundation.Bundle.module.url(forResource: "a", withExtension: "json")
        let b = Foundation.Bundle.main.infoDictionary
        let c = UIStoryboard(name: "Main", bundle: Bundle.main)
      }
      """
    #expect(AppPort(["A.swift": source], hasResources: true)["A.swift"] == expected)
  }

  @Test func `a controller with an overridden initialiser gets its arguments`() {
    let source = """
      class A: UIViewController {
        override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      }
      class B: UIViewController {}
      let a = [A(), B()]
      """
    #expect(
      AppPort.text(source)
        == source.replacing("[A()", with: "[A(nibName: nil, bundle: nil)"))
  }

  @Test func `a file that cannot be read is left out and reported with its place`() {
    let port = AppPort(["A.swift": "class A {}", "B.swift": "class B {\n  func c( {}\n}"])
    #expect(port.sources.map(\.path) == ["A.swift"])
    #expect(port.report.leftovers.map(\.reason) == [.unreadable])
    #expect(port.report.leftovers[0].place == .init(path: "B.swift", line: 3, column: 1))
  }

  @Test func `a source without UIKit stays as it is`() {
    let source = "\u{FEFF}import Foundation\r\n\r\nstruct A {\t let b = 1 ; }\r\n\n\n"
    #expect(AppPort.text(source) == source)
  }
}
