import CellGraphics
import NavigationKit
import Testing

@Suite struct SnapshotViewTests {
  private let stage = Stage(root: named("A"), columns: 10, rows: 6)
  private let label = Label(frame: Rect(x: 0, y: 0, width: 6, height: 2))

  init() {
    label.numberOfLines = 0
    label.text = "abcdef\n123456"
    stage.turn { [stage, label] in stage.window.rootViewController?.view.addSubview(label) }
  }

  /// Shows `view` alone at (0, 0) and returns the rows as text.
  private func rows(of view: View?, _ count: Int = 3) throws -> [String] {
    let view = try #require(view)
    stage.turn {
      label.removeFromSuperview()
      stage.window.rootViewController?.view.addSubview(view)
    }
    return (0..<count).map { stage.text(row: $0) }
  }

  @Test func `a snapshot keeps the appearance of its moment`() throws {
    stage.turn { label.text = "ABCDEF\n123456" }
    let snapshot = label.snapshotView(afterScreenUpdates: false)
    stage.turn { label.text = "later" }
    #expect(snapshot?.bounds == label.bounds && snapshot?.frame.minX == 0)
    #expect(try rows(of: snapshot) == ["ABCDEF    ", "123456    ", "          "])
  }

  @Test func `a snapshot after updates has the pending layout`() throws {
    let holder = StackView(arrangedSubviews: [Label()])
    holder.frame = Rect(x: 0, y: 0, width: 5, height: 1)
    (holder.arrangedSubviews[0] as? Label)?.text = "hello"
    let before = holder.snapshotView(afterScreenUpdates: false)
    let after = holder.snapshotView(afterScreenUpdates: true)
    #expect(try rows(of: before, 1) == ["          "])
    #expect(try rows(of: after, 1) == ["hello     "])
  }

  @Test func `a part of a view is cut out, also through a wide glyph`() throws {
    let part = label.resizableSnapshotView(
      from: Rect(x: 2, y: 1, width: 3, height: 1), afterScreenUpdates: true,
      withCapInsets: .zero)
    #expect(try rows(of: part, 2) == ["345       ", "          "])
    label.text = "a\u{4E2D}b\n12"
    let half = label.resizableSnapshotView(
      from: Rect(x: 2, y: 0, width: 2, height: 1), afterScreenUpdates: true, withCapInsets: .zero)
    #expect(try rows(of: half, 1).first?.contains("\u{4E2D}") == false)
  }

  @Test func `the edges of a resized snapshot keep their size`() throws {
    let snapshot = label.resizableSnapshotView(
      from: label.bounds, afterScreenUpdates: true,
      withCapInsets: EdgeInsets(top: 1, left: 1, bottom: 1, right: 2))
    snapshot?.frame = Rect(x: 0, y: 0, width: 9, height: 3)
    #expect(try rows(of: snapshot) == ["abcd   ef ", "          ", "1234   56 "])
    stage.turn { snapshot?.frame = Rect(x: 0, y: 0, width: 4, height: 2) }
    #expect(stage.text(row: 0) == "abef      " && stage.text(row: 1) == "1256      ")
  }

  @Test func `a snapshot without caps is cut or extended`() throws {
    let snapshot = label.snapshotView(afterScreenUpdates: true)
    snapshot?.frame = Rect(x: 0, y: 0, width: 3, height: 3)
    #expect(try rows(of: snapshot) == ["abc       ", "123       ", "          "])
    stage.turn { snapshot?.frame.size = .zero }
    #expect(stage.text(row: 0) == "          ")
  }

  @Test func `a snapshot of nothing is empty`() {
    let snapshot = View().snapshotView(afterScreenUpdates: true)
    #expect(snapshot?.frame == .zero)
  }
}
