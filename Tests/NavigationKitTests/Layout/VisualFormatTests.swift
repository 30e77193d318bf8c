import CellGraphics
import NavigationKit
import Testing

/// Apple's "Visual Format Language". A `-` without a number is one cell here.
@Suite struct VisualFormatTests {
  private let box = View(frame: Rect(x: 0, y: 0, width: 20, height: 6))
  private let a = View()
  private let b = View()

  private func lay(
    _ formats: String..., options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) {
    for view in [a, b] where view.superview == nil {
      box.addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    for format in formats {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]))
    }
    box.layoutIfNeeded()
  }

  @Test func `distances, sizes and edges`() {
    lay("H:|-2-[a(4)]-[b]-|", "V:|[a]|", "V:|-[b(>=2,<=3)]")
    #expect(a.frame == Rect(x: 2, y: 0, width: 4, height: 6))
    #expect(b.frame.minX == 7 && b.frame.maxX == 19 && b.frame.minY == 1)
    #expect(b.frame.height >= 2 && b.frame.height <= 3)
  }

  @Test func `equal sizes, views that touch, and the default of H`() {
    lay("|[a][b(a)]|")
    #expect(a.frame.maxX == 10 && b.frame.minX == 10 && b.frame.width == 10)
  }

  @Test func `metrics and priorities`() {
    lay("|-gap-[a(wide@250)]", "[a(5@750)]", metrics: ["gap": 3, "wide": 9.0])
    #expect(a.frame.minX == 3 && a.frame.width == 5)
  }

  @Test func `relations of distances`() {
    lay("|-(>=2,==4@500)-[a(3)]")
    #expect(a.frame.minX == 4)
  }

  @Test func `options align the views to each other`() {
    lay("|[a(3)][b(3)]", "V:|-2-[a(1)]", options: [.alignAllTop, .alignAllBottom])
    #expect(b.frame.minY == 2 && b.frame.height == 1)
  }

  @Test func `constraints come in the order of the format`() {
    box.addSubview(a)
    let constraints = LayoutConstraint.constraints(
      withVisualFormat: "H:|-1-[a(4)]", metrics: nil, views: ["a": a])
    #expect(constraints.map(\.firstAttribute) == [.leading, .width])
    #expect(constraints.allSatisfy { !$0.isActive })
  }

  @Test func `a constraint without items is a placeholder`() {
    let constraint = LayoutConstraint()
    constraint.isActive = true
    #expect(!constraint.isActive && constraint.firstAnchor == nil)
  }

  @Test func `a constraint's anchors make further constraints`() {
    box.addSubview(a)
    let constraint = a.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 2)
    let (first, second) = (
      constraint.firstAnchor as? LayoutXAxisAnchor, constraint.secondAnchor as? LayoutXAxisAnchor
    )
    let other = first?.constraint(equalTo: second ?? box.trailingAnchor)
    #expect(other?.firstItem === a && other?.secondItem === box)
    #expect(other?.firstAttribute == .leading && other?.secondAttribute == .leading)
    #expect(a.widthAnchor.constraint(equalToConstant: 1).secondAnchor == nil)
  }
}
