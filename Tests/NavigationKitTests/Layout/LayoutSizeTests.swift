import CellGraphics
import NavigationKit
import Testing
import WalkSupport

/// Random constraints in all sizes of terminal.
@Suite struct LayoutSizeTests {
  private var random = SeededRandom(seed: 9)

  private mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements.randomElement(using: &random)!
  }

  private mutating func makeView() -> View {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return label("some words in a row", lines: 0)
    case 1: return label("日本語のテキスト", lines: 2)
    case 2: return ScrollView()
    case 3:
      let stack = StackView(arrangedSubviews: [label("a b c", lines: 0), Switch(), View()])
      stack.axis = pick(StackView.Axis.allCases)
      stack.distribution = pick(StackView.Distribution.allCases)
      stack.alignment = pick(StackView.Alignment.allCases)
      if Bool.random(using: &random) {
        stack.arrangedSubviews[2].widthAnchor.constraint(equalToConstant: 4).isActive = true
      }
      return stack
    case 4: return Button()
    default: return View()
    }
  }

  private mutating func makeConstraint(_ views: [View]) -> LayoutConstraint? {
    let attributes = LayoutConstraint.Attribute.allCases
    let (first, second) = (pick(attributes), pick(attributes))
    guard LayoutConstraint.canRelate(first, second) else { return nil }
    let constraint = LayoutConstraint(
      item: pick(views), attribute: first, relatedBy: pick(LayoutConstraint.Relation.allCases),
      toItem: second == .notAnAttribute ? nil : pick(views), attribute: second,
      multiplier: pick([1, 1, 1, 0.5, 2, 1.0 / 3, -1]),
      constant: pick([0, 0, 1, -2, 7.3, -40, 1e5]))
    constraint.priority = LayoutPriority(pick([1000, 1000, 999, 750, 250, 1]))
    return constraint
  }

  private func frames(_ view: View) -> [Rect] {
    view.subviews.flatMap { [$0.frame] + frames($0) }
  }

  private mutating func makeField() -> Field {
    let field = Field(1, 1)
    var views = [field.view]
    for _ in 0..<Int.random(in: 1...9, using: &random) {
      let view = makeView()
      field.add(view, to: pick(views.filter { !($0 is StackView) }))
      view.translatesAutoresizingMaskIntoConstraints = Int.random(in: 0..<5, using: &random) == 0
      views.append(view)
    }
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      makeConstraint(views)?.isActive = true
    }
    return field
  }

  @Test mutating func `any constraints and any size can be laid out`() {
    for _ in 0..<60 {
      let field = makeField()
      for (columns, rows) in [(1, 1), (2, 1), (1, 100), (40, 12), (300, 100), (0, 0), (80, 24)] {
        field.resize(columns, rows)
        let frames = frames(field.view)
        #expect(
          frames.allSatisfy {
            $0.minX.isFinite && $0.minY.isFinite && $0.width >= 0 && $0.height >= 0
              && $0.maxX.isFinite && $0.maxY.isFinite
          })
      }
      // Whatever came between, the same size has the same layout.
      let before = frames(field.view)
      field.resize(3, 3)
      field.resize(80, 24)
      #expect(frames(field.view) == before)
    }
  }
}
