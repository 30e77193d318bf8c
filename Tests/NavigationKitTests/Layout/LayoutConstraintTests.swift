import CellGraphics
import NavigationKit
import Testing

@Suite struct LayoutConstraintTests {
  @Test func `a view that is pinned to the edges follows them`() {
    let view = View()
    let field = Field(40, 12, view)
    view.pin(to: field.view, by: 2)
    #expect(field.place(view) == "2 2 36 8")
    field.resize(80, 24)
    #expect(field.place(view) == "2 2 76 20")
  }

  @Test func `the content determines the size of a centred view`() {
    let title = label("Welcome")
    let field = Field(21, 5, title)
    LayoutConstraint.activate([
      title.centerXAnchor.constraint(equalTo: field.view.centerXAnchor),
      title.centerYAnchor.constraint(equalTo: field.view.centerYAnchor),
    ])
    #expect(field.place(title) == "7 2 7 1")
    title.text = "Hi"
    // From 9.5 to 11.5: each edge goes to the nearest boundary, a half to the right.
    #expect(field.place(title) == "10 2 2 1")
  }

  @Test func `equal widths fill a row without a gap`() {
    let views = [View(), View(), View()]
    let field = Field(10, 1, views[0], views[1], views[2])
    LayoutConstraint.activate([
      views[0].leadingAnchor.constraint(equalTo: field.view.leadingAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor),
      views[2].leadingAnchor.constraint(equalTo: views[1].trailingAnchor),
      views[2].trailingAnchor.constraint(equalTo: field.view.trailingAnchor),
      views[1].widthAnchor.constraint(equalTo: views[0].widthAnchor),
      views[2].widthAnchor.constraint(equalTo: views[0].widthAnchor),
    ])
    // Edges at 0, 3⅓, 6⅔ and 10.
    #expect(views.map(field.place) == ["0 0 3 0", "3 0 4 0", "7 0 3 0"])
  }

  @Test func `a length that equals another one times 0 equals the constant`() {
    let view = View()
    let field = Field(40, 12, view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: field.view.leadingAnchor),
      view.topAnchor.constraint(equalTo: field.view.topAnchor),
      view.widthAnchor.constraint(equalTo: field.view.widthAnchor, multiplier: 0, constant: 7),
      view.heightAnchor.constraint(greaterThanOrEqualTo: view.widthAnchor, multiplier: 0),
    ])
    #expect(field.place(view) == "0 0 7 0")
  }

  @Test func `multipliers apply to lengths and to positions in the common superview`() {
    let views = [View(), View()]
    let outer = View(frame: Rect(x: 5, y: 1, width: 40, height: 10))
    let field = Field(60, 20, in: outer)
    for view in views { field.add(view) }
    LayoutConstraint.activate([
      views[0].widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5, constant: -2),
      views[0].heightAnchor.constraint(equalTo: views[0].widthAnchor, multiplier: 0.25),
      LayoutConstraint(
        item: views[0], attribute: .centerX, toItem: outer, attribute: .centerX, multiplier: 0.5),
      views[0].topAnchor.constraint(equalTo: outer.topAnchor),
      views[1].leadingAnchor.constraint(equalTo: views[0].trailingAnchor, constant: 1),
      views[1].topAnchor.constraint(equalTo: views[0].bottomAnchor),
      views[1].widthAnchor.constraint(equalToConstant: 3),
      views[1].heightAnchor.constraint(equalToConstant: 2),
    ])
    // 60 / 2 - 2 = 28 wide and 7 high around column 15.
    #expect(field.place(views[0]) == "1 0 28 7")
    #expect(field.place(views[1]) == "30 7 3 2")
  }

  @Test
  func
    `the text with less hugging grows, and the text with less compression resistance is truncated`()
  {
    let (name, value) = (label("name"), label("value"))
    let field = Field(20, 1, name, value)
    LayoutConstraint.activate([
      name.leadingAnchor.constraint(equalTo: field.view.leadingAnchor),
      value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 1),
      value.trailingAnchor.constraint(equalTo: field.view.trailingAnchor),
    ])
    value.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    #expect(field.place(name) == "0 0 14 1")
    value.setContentHuggingPriority(LayoutPriority(249), for: .horizontal)
    #expect(field.place(name) == "0 0 4 1")
    field.resize(7, 1)
    name.setContentCompressionResistancePriority(LayoutPriority(749), for: .horizontal)
    #expect(field.place(name) == "0 0 1 1")
    #expect(field.place(value) == "2 0 5 1")
  }

  @Test func `constant, priority and isActive can change at any time`() {
    let view = View()
    let field = Field(20, 3, view)
    let width = view.widthAnchor.constraint(equalToConstant: 5)
    let wider = view.widthAnchor.constraint(equalToConstant: 9)
    wider.priority = .defaultHigh
    LayoutConstraint.activate([width, wider])
    #expect(field.place(view) == "0 0 5 0")
    width.constant = 6
    #expect(field.place(view) == "0 0 6 0")
    width.priority = .defaultLow
    #expect(field.place(view) == "0 0 9 0")
    wider.isActive = false
    #expect(field.place(view) == "0 0 6 0")
    #expect(view.constraints.map { $0 === width } == [true])
  }

  @Test func `an ambiguous layout has a deterministic solution`() {
    let view = View()
    let field = Field(20, 5, view)
    LayoutConstraint.activate([
      view.leadingAnchor.constraint(greaterThanOrEqualTo: field.view.leadingAnchor, constant: 3),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 2),
    ])
    // At the tightest bound, at the superview's top, no larger than it has to be.
    #expect(field.place(view) == "3 0 0 2")
  }

  @Test func `margins are within the edges`() {
    let (view, other) = (View(), View())
    let field = Field(20, 6, view, other)
    field.view.layoutMargins = EdgeInsets(top: 1, left: 3, bottom: 2, right: 4)
    view.pin(to: field.view.layoutMarginsGuide)
    LayoutConstraint.activate([
      LayoutConstraint(
        item: other, attribute: .leading, toItem: field.view, attribute: .leadingMargin),
      LayoutConstraint(
        item: field.view, attribute: .trailingMargin, toItem: other, attribute: .trailing),
      LayoutConstraint(
        item: other, attribute: .centerY, toItem: field.view, attribute: .centerYWithinMargins),
      other.heightAnchor.constraint(equalToConstant: 1),
    ])
    #expect(field.place(view) == "3 1 13 3")
    #expect(field.place(other) == "3 2 13 1")
  }

  @Test func `layout guides can separate views, and the safe area is the whole view`() {
    let (first, second, guide) = (label("ab"), label("cd"), LayoutGuide())
    let field = Field(12, 1, first, second)
    field.view.addLayoutGuide(guide)
    LayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: field.view.safeAreaLayoutGuide.leadingAnchor),
      guide.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      guide.widthAnchor.constraint(equalTo: field.view.widthAnchor, multiplier: 0.25),
      second.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    #expect(field.place(second) == "5 0 2 1")
    #expect(guide.layoutFrame.picture == "2 0 3 0")
  }

  @Test func `baseline constraints align rows of text`() {
    let (small, large, box) = (label("a"), label("b\nc", lines: 0), View())
    let field = Field(20, 9, small, large, box)
    LayoutConstraint.activate([
      large.topAnchor.constraint(equalTo: field.view.topAnchor, constant: 3),
      small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      box.lastBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
      box.heightAnchor.constraint(equalToConstant: 2),
    ])
    #expect(field.place(large) == "0 3 1 2")
    #expect(field.place(small) == "0 4 1 1")
    #expect(field.place(box) == "0 2 0 2")
  }

  @Test func `nested views are placed in their superviews`() {
    let (card, title) = (View(), label("Title"))
    let field = Field(30, 10, card)
    field.add(title, to: card)
    title.pin(to: card, by: 1)
    LayoutConstraint.activate([
      card.trailingAnchor.constraint(equalTo: field.view.trailingAnchor, constant: -1),
      card.bottomAnchor.constraint(equalTo: field.view.bottomAnchor),
    ])
    // The card is as large as its title asks for.
    #expect(field.place(card) == "22 7 7 3")
    #expect(field.place(title) == "1 1 5 1")
  }

  @Test func `a view with an autoresizing mask keeps its frame, and other views follow it`() {
    let (bar, below) = (View(frame: Rect(x: 0, y: 0, width: 20, height: 3)), View())
    bar.autoresizingMask = .flexibleWidth
    let field = Field(20, 10, below)
    field.view.addSubview(bar)
    LayoutConstraint.activate([
      below.topAnchor.constraint(equalTo: bar.bottomAnchor),
      below.bottomAnchor.constraint(equalTo: field.view.bottomAnchor),
      below.widthAnchor.constraint(equalTo: bar.widthAnchor),
    ])
    #expect(field.place(below) == "0 3 20 7")
    bar.frame.size.height = 4
    #expect(field.place(below) == "0 4 20 6")
    field.resize(30, 10)
    #expect(field.place(bar) == "0 0 30 4")
    #expect(field.place(below) == "0 4 30 6")
  }

  @Test func `constraints can skip views with autoresizing masks`() {
    let (box, inner, line) = (View(frame: Rect(x: 2, y: 1, width: 10, height: 4)), View(), View())
    let field = Field(20, 6, line)
    field.view.addSubview(box)
    field.add(inner, to: box)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: field.view.leadingAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 4),
      line.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
    ])
    #expect(field.place(inner) == "3 0 4 0")
    #expect(field.place(line) == "9 0 0 0")
    #expect(field.place(box) == "2 1 10 4")
  }

  @Test func `constraints of the content determine a scroll view's content size`() {
    let (scrollView, text) = (ScrollView(), label("one\ntwo\nthree", lines: 0))
    let field = Field(12, 2, scrollView)
    scrollView.pin(to: field.view)
    field.add(text, to: scrollView)
    text.pin(to: scrollView, by: 1)
    #expect(field.place(text) == "1 1 5 3")
    #expect(scrollView.contentSize == Size(width: 7, height: 5))
    #expect(field.place(scrollView) == "0 0 12 2")
  }

  @Test func `removing a view deactivates its constraints to other views`() {
    let (first, second) = (View(), View())
    let field = Field(20, 1, first, second)
    let width = first.widthAnchor.constraint(equalToConstant: 4)
    let next = second.leadingAnchor.constraint(equalTo: first.trailingAnchor)
    LayoutConstraint.activate([width, next])
    #expect(field.place(second) == "4 0 0 0")
    first.removeFromSuperview()
    #expect(width.isActive)
    #expect(!next.isActive)
    #expect(field.place(second) == "0 0 0 0")
  }

  @Test func `constraints do not retain views`() {
    weak var gone: View?
    let kept = View()
    do {
      let field = Field(9, 9, View(), kept)
      let view = field.view.subviews[0]
      view.pin(to: field.view.layoutMarginsGuide)
      view.widthAnchor.constraint(equalTo: kept.widthAnchor).isActive = true
      #expect(field.place(view) == "1 0 7 9")
      gone = view
    }
    #expect(gone == nil)
    #expect(kept.superview == nil)
    kept.widthAnchor.constraint(equalToConstant: 3).isActive = true
    kept.layoutIfNeeded()
    #expect(kept.constraints.count == 1)
  }

  @Test func `pairs of anchors that UIKit refuses are refused`() {
    #expect(LayoutConstraint.canRelate(.leading, .trailing))
    #expect(LayoutConstraint.canRelate(.top, .lastBaseline))
    #expect(LayoutConstraint.canRelate(.width, .height))
    #expect(LayoutConstraint.canRelate(.width, .notAnAttribute))
    #expect(LayoutConstraint.canRelate(.centerX, .left))
    #expect(!LayoutConstraint.canRelate(.leading, .left))
    #expect(!LayoutConstraint.canRelate(.leading, .top))
    #expect(!LayoutConstraint.canRelate(.width, .left))
    #expect(!LayoutConstraint.canRelate(.top, .notAnAttribute))
    #expect(!LayoutConstraint.canRelate(.notAnAttribute, .notAnAttribute))
  }

  @Test func `a constraint describes its items and attributes`() {
    let (title, back) = (View(), View())
    title.accessibilityIdentifier = "title"
    back.accessibilityIdentifier = "back"
    let constraint = title.leadingAnchor.constraint(
      greaterThanOrEqualTo: back.trailingAnchor, constant: 2)
    constraint.priority = .defaultHigh
    #expect(constraint.description == "title.leading >= back.trailing + 2 @750")
    #expect(title.widthAnchor.constraint(equalToConstant: 0.5).description == "title.width == 0.5")
  }
}
