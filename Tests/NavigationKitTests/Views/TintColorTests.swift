import CellGraphics
import NavigationKit
import Testing

/// The documentation of `UIView.tintColor`, `tintAdjustmentMode` and `tintColorDidChange()`.
@Suite struct TintColorTests {
  private let red = Color(rgb: 0xFF0000)
  private let blue = Color(rgb: 0x0000FF)

  /// Counts the calls of `tintColorDidChange()`.
  private final class Counter: View {
    var changes = 0
    override func tintColorDidChange() { changes += 1 }
  }

  @Test func `a view has the tint colour of the nearest view around it with a colour`() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    #expect(inner.tintColor == Color(rgb: 0x0055CC))
    outer.tintColor = red
    #expect(inner.tintColor == red)
    inner.tintColor = blue
    #expect(inner.tintColor == blue && outer.tintColor == red)
    inner.tintColor = nil
    #expect(inner.tintColor == red)
  }

  @Test func `tintColorDidChange reaches the views that inherit the colour`() {
    let (outer, inner, own) = (Counter(), Counter(), Counter())
    outer.addSubview(inner)
    outer.addSubview(own)
    own.tintColor = blue
    outer.tintColor = red
    outer.tintColor = red
    #expect([outer.changes, inner.changes, own.changes] == [1, 1, 1])
    outer.tintAdjustmentMode = .dimmed
    #expect([outer.changes, inner.changes, own.changes] == [2, 2, 2])
  }

  @Test func `a dimmed view has a grey of the same brightness`() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    outer.tintColor = red
    outer.tintAdjustmentMode = .dimmed
    // 0.299 × 255 = 76.2
    #expect(inner.tintColor == Color(rgb: 0x4C4C4C))
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == red && outer.tintAdjustmentMode == .dimmed)
  }

  @Test func `controls and images without a colour of their own are drawn in the tint colour`() {
    let slider = Slider()
    let stage = Stage(columns: 9, rows: 1, filledWith: slider)
    stage.turn { stage.window.tintColor = red }
    #expect(stage.cell(column: 1).foreground == red)
    stage.turn { slider.minimumTrackTintColor = blue }
    #expect(stage.cell(column: 1).foreground == blue)
    let image = Stage(columns: 8, rows: 4, filledWith: ImageView(image: Image(name: "plus")))
    image.turn { image.window.tintColor = red }
    #expect(image.cell(column: 3, row: 0).foreground == red)
  }

  @Test func `items of a bar have the bar's tint colour, or their own`() {
    let root = withButton("Inbox")
    let (left, right) = (BarButtonItem(title: "One"), BarButtonItem(title: "Two"))
    (root.navigationItem.leftBarButtonItem, root.navigationItem.rightBarButtonItem) = (left, right)
    let navigation = NavigationController(rootViewController: root)
    let stage = Stage(root: navigation, columns: 20, rows: 4)
    stage.turn {
      navigation.navigationBar.tintColor = red
      right.tintColor = blue
    }
    #expect(stage.text(row: 0) == " One   Inbox    Two ")
    #expect(stage.cell(column: 1).foreground == red)
    #expect(stage.cell(column: 16).foreground == blue)
  }
}
