import CellGraphics
import NavigationKit
import Testing

/// Texts and stacks among constraints.
@Suite struct LayoutTextTests {
  @Test func `a text has the height for its width`() {
    let (text, below) = (label("the quick brown fox", lines: 0), View())
    let field = Field(11, 9, text, below)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: field.view.leadingAnchor, constant: 1),
      text.trailingAnchor.constraint(equalTo: field.view.trailingAnchor, constant: -1),
      text.topAnchor.constraint(equalTo: field.view.topAnchor),
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 1),
    ])
    // "the quick" and "brown fox".
    #expect(field.place(text) == "1 0 9 2")
    #expect(field.place(below) == "0 2 0 1")
    field.resize(8, 9)
    // "the", "quick", "brown" and "fox" in 6 columns.
    #expect(field.place(text) == "1 0 6 4")
    field.resize(40, 9)
    #expect(field.place(text) == "1 0 38 1")
    #expect(field.place(below) == "0 1 0 1")
  }

  @Test func `a text with a line limit is no higher than the limit`() {
    let text = label("the quick brown fox", lines: 2)
    let field = Field(6, 9, text)
    text.leadingAnchor.constraint(equalTo: field.view.leadingAnchor).isActive = true
    text.trailingAnchor.constraint(lessThanOrEqualTo: field.view.trailingAnchor).isActive = true
    #expect(field.place(text) == "0 0 6 2")
  }

  @Test func `text wraps between any two wide glyphs`() {
    let text = label("日本語日本", lines: 0)
    let field = Field(5, 9, text)
    text.leadingAnchor.constraint(equalTo: field.view.leadingAnchor).isActive = true
    text.trailingAnchor.constraint(lessThanOrEqualTo: field.view.trailingAnchor).isActive = true
    // Two glyphs are four columns; the fifth stays free.
    #expect(field.place(text) == "0 0 4 3")
  }

  @Test func `preferredMaxLayoutWidth wraps a text without other limits`() {
    let text = label("the quick brown fox", lines: 0)
    text.preferredMaxLayoutWidth = 10
    #expect(text.intrinsicContentSize == Size(width: 9, height: 2))
    let field = Field(40, 9, text)
    #expect(field.place(text) == "0 0 9 2")
    text.preferredMaxLayoutWidth = 0
    text.text = "one"
    #expect(text.intrinsicContentSize == Size(width: 3, height: 1))
  }

  // MARK: - Stacks

  private func stack(
    _ views: [View], _ axis: StackView.Axis, _ distribution: StackView.Distribution = .fill,
    spacing: Double = 0
  ) -> StackView {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = axis
    stack.distribution = distribution
    stack.spacing = spacing
    return stack
  }

  @Test func `a stack has the size of its views, with or without constraints on them`() {
    for isConstrained in [false, true] {
      let views = [label("one"), label("three")]
      let stack = stack(views, .vertical, spacing: 1)
      let field = Field(20, 9, stack)
      LayoutConstraint.activate([
        stack.centerXAnchor.constraint(equalTo: field.view.centerXAnchor),
        stack.topAnchor.constraint(equalTo: field.view.topAnchor, constant: 2),
      ])
      if isConstrained { views[0].heightAnchor.constraint(equalToConstant: 2).isActive = true }
      // From 7.5 to 12.5.
      #expect(field.place(stack) == (isConstrained ? "8 2 5 4" : "8 2 5 3"))
      #expect(field.place(views[1]) == (isConstrained ? "0 3 5 1" : "0 2 5 1"))
    }
  }

  @Test func `a stack of texts has the height for its width`() {
    let views = [label("one two", lines: 0), label("x", lines: 0)]
    let stack = stack(views, .vertical)
    let field = Field(4, 9, stack)
    LayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: field.view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: field.view.trailingAnchor),
      stack.topAnchor.constraint(equalTo: field.view.topAnchor),
    ])
    #expect(field.place(stack) == "0 0 4 3")
    #expect(field.place(views[1]) == "0 2 4 1")
  }

  @Test func `the priorities of a stack's views decide which view grows`() {
    let views = [label("ab"), label("cd")]
    let stack = stack(views, .horizontal)
    let field = Field(10, 1, stack)
    stack.pin(to: field.view)
    #expect(field.place(views[1]) == "2 0 8 1")
    views[1].setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
    #expect(field.place(views[0]) == "0 0 8 1")
    #expect(field.place(views[1]) == "8 0 2 1")
  }

  /// Places along a row of 12 cells of views that are 1, 2 and 3 wide, the first of them by a
  /// constraint.
  private func row(_ distribution: StackView.Distribution, spacing: Double = 0) -> [String] {
    let views = [View(), label("xx"), label("xxx")]
    views[0].widthAnchor.constraint(equalToConstant: 1).isActive =
      distribution != .fillEqually && distribution != .fillProportionally
    views[0].setContentHuggingPriority(LayoutPriority(300), for: .horizontal)
    let stack = stack(views, .horizontal, distribution, spacing: spacing)
    stack.frame = Rect(x: 0, y: 0, width: 12, height: 1)
    stack.layoutIfNeeded()
    return views.map { "\(Int($0.frame.minX)) \(Int($0.frame.width))" }
  }

  @Test func `a stack with constraints follows its distribution`() {
    #expect(row(.fill, spacing: 1) == ["0 1", "2 2", "5 7"])
    #expect(row(.fillEqually) == ["0 4", "4 4", "8 4"])
    // Two gaps share the 6 cells that are left.
    #expect(row(.equalSpacing) == ["0 1", "4 2", "9 3"])
    // Middles at 0.5, 5.5 and 10.5: the second from 4.5 to 6.5.
    #expect(row(.equalCentering) == ["0 1", "5 2", "9 3"])
  }

  @Test func `fillProportionally divides the space in proportion to the contents`() {
    let views = [label("x"), label("xxx")]
    views[0].setContentHuggingPriority(LayoutPriority(300), for: .vertical)
    let stack = stack(views, .horizontal, .fillProportionally)
    stack.frame = Rect(x: 0, y: 0, width: 12, height: 1)
    stack.layoutIfNeeded()
    #expect(views.map(\.frame.picture) == ["0 0 3 1", "3 0 9 1"])
  }

  @Test(
    arguments: [
      (.leading, "0 0 2 1"), (.center, "4 0 2 1"), (.trailing, "8 0 2 1"), (.fill, "0 0 10 1"),
    ] as [(StackView.Alignment, String)])
  func `a stack with constraints follows its alignment`(
    alignment: StackView.Alignment, place: String
  ) {
    let view = label("ab")
    view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    let stack = stack([view], .vertical)
    stack.alignment = alignment
    stack.frame = Rect(x: 0, y: 0, width: 10, height: 1)
    stack.layoutIfNeeded()
    #expect(view.frame.picture == place)
  }

  @Test func `texts in a horizontal stack share a baseline, with or without constraints`() {
    for isConstrained in [false, true] {
      let views = [label("a\nb\nc", lines: 0), label("d")]
      if isConstrained {
        views[1].setContentHuggingPriority(LayoutPriority(300), for: .vertical)
      }
      let stack = stack(views, .horizontal)
      stack.frame = Rect(x: 0, y: 0, width: 2, height: 3)
      stack.alignment = .lastBaseline
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.picture) == ["0 0 1 3", "1 2 1 1"])
      stack.alignment = .firstBaseline
      stack.layoutIfNeeded()
      #expect(views.map(\.frame.picture) == ["0 0 1 3", "1 0 1 1"])
    }
  }

  @Test func `hidden views take no space in a stack with constraints`() {
    let views = [label("ab"), label("cd"), label("ef")]
    views[1].widthAnchor.constraint(equalToConstant: 5).isActive = true
    let stack = stack(views, .horizontal, spacing: 1)
    let field = Field(20, 1, stack)
    #expect(field.place(stack) == "0 0 11 1")
    views[1].isHidden = true
    #expect(field.place(stack) == "0 0 5 1")
    #expect(field.place(views[2]) == "3 0 2 1")
  }

  @Test func `the size that fits a view is that of its constraints`() {
    let (card, text) = (View(), label("the quick brown fox", lines: 0))
    let field = Field(50, 20, card)
    field.add(text, to: card)
    text.pin(to: card, by: 1)
    let least = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(least == Size(width: 21, height: 3))
    let narrow = card.systemLayoutSizeFitting(
      Size(width: 11, height: 0), withHorizontalFittingPriority: .required)
    #expect(narrow == Size(width: 11, height: 4))
  }
}
