import Testing

@testable import Porting

/// Members that measure in points.
@Suite struct PointPassTests {
  private static func body(_ code: String) -> String {
    let (before, after) = ("class A: UIView {\n  func a(_ b: UIView) { ", " }\n}")
    let text = AppPort.text(before + code + after)
    return String(text.dropFirst(before.count).dropLast(after.count))
  }

  @Test(arguments: [
    ("b.frame = c", "b.pointFrame = c"),
    ("b.frame.origin.x = b.bounds.midX", "b.pointFrame.origin.x = b.pointBounds.midX"),
    ("UIScreen.main.bounds", "UIScreen.main.pointBounds"),
    ("b.center = center", "b.pointCenter = pointCenter"),
    ("self.frame.size", "self.pointFrame.size"), ("c = frame.width", "c = pointFrame.width"),
    ("c.map { $0.frame }", "c.map { $0.pointFrame }"),
    ("c ? b.frame : b.bounds", "c ? b.pointFrame : b.pointBounds"),
    ("list[0]!.frame", "list[0]!.pointFrame"), ("b\n  .center", "b\n  .pointCenter"),
    ("height.constant = 20", "height.pointConstant = 20"),
    ("stack.spacing = 8", "stack.pointSpacing = 8"),
    ("table.rowHeight = 80", "table.pointRowHeight = 80"),
  ])
  func `properties have the names in points`(code: String, ported: String) {
    #expect(Self.body(code) == ported)
  }

  @Test(arguments: [
    "b.textAlignment = .center", "c(.center)", "return .center", "NSTextAlignment.center",
    "let frame = c; d(frame)", "c(frame: d)", "frame(1)", "c(b, bounds: d)", "c(\"b.frame\")",
    "for center in c { d(center) }", "c { center in d(center) }", "b.layer.borderWidth = 1",
  ])
  func `other uses of the names stay`(code: String) {
    #expect(Self.body(code) == code)
  }

  @Test(arguments: [
    (
      "b.topAnchor.constraint(equalTo: topAnchor, constant: 20)",
      "b.topAnchor.pointConstraint(equalTo: topAnchor, constant: 20)"
    ),
    (
      "b.widthAnchor.constraint(equalToConstant: 20)",
      "b.widthAnchor.pointConstraint(equalToConstant: 20)"
    ),
    ("c.constraint(named: 1)", "c.constraint(named: 1)"),
    ("NSLayoutConstraint(item: b)", "NSLayoutConstraint.inPoints(item: b)"),
    ("pan.translation(in: b)", "pan.pointTranslation(in: b)"),
    ("pan.setTranslation(.zero, in: b)", "pan.setPointTranslation(.zero, in: b)"),
  ])
  func `calls that measure in points have the names in points`(code: String, ported: String) {
    #expect(Self.body(code) == ported)
  }

  @Test(arguments: [
    (
      "UIView(frame: CGRect(x: 1, y: c(2, 3), width: 4, height: 5))",
      "UIView(frame: PointScale.rect(CGRect(x: 1, y: c(2, 3), width: 4, height: 5)))"
    ),
    (
      "UITableView(frame: b.bounds, style: .plain)",
      "UITableView(frame: PointScale.rect(b.pointBounds), style: .plain)"
    ),
    ("UIView(frame: .zero)", "UIView(frame: .zero)"),
  ])
  func `frames of initialisers become cells`(code: String, ported: String) {
    #expect(Self.body(code) == ported)
  }

  @Test func `an initialiser passes its own frame on unchanged`() {
    let code = """
      class A: UIView {
        override init(frame: CGRect) { super.init(frame: frame); b(frame) }
      }
      """
    #expect(AppPort.text(code) == code)
  }

  @Test func `names that the app declares stay, except after self in a view`() {
    let code = """
      struct Place { var center = 1 }
      class A: UIView {
        func a(_ place: Place) { b(place.center, self.center, center) }
      }
      """
    #expect(AppPort.text(code) == code.replacing("self.center", with: "self.pointCenter"))
  }

  @Test func `an unqualified name outside of a view stays`() {
    let code = "struct Place { func a() { b(frame) } }"
    #expect(AppPort.text(code) == code)
  }

  @Test func `what the app returns in points becomes cells`() {
    let code = """
      class A: UIViewController {
        func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat {
          return 80
        }
        func tableView(_ t: UITableView, numberOfRowsInSection i: Int) -> Int { 1 }
      }
      class B: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 40) }
      }
      """
    let ported = AppPort.text(code)
    let rows = "CGFloat { return PointScale.rows({ () -> CGFloat in\n    return 80\n  }()) }"
    #expect(ported.contains(rows))
    #expect(ported.contains("-> Int { 1 }"))
    #expect(
      ported.contains(
        "CGSize { return PointScale.size({ () -> CGSize in CGSize(width: 80, height: 40) }()) }"))
  }
}
