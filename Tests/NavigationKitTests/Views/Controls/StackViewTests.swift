import CellGraphics
import NavigationKit
import Testing

@Suite struct StackViewTests {
  private func label(_ text: String) -> Label {
    let label = Label()
    label.text = text
    label.numberOfLines = 0
    return label
  }

  /// A stack of `lengths`, where 0 is a view that takes any length, laid out over `room` cells.
  private func frames(
    _ lengths: [Int], _ distribution: StackView.Distribution, room: Int, spacing: Double = 0
  ) -> [String] {
    let stack = StackView(
      arrangedSubviews: lengths.map { length -> View in
        length == 0 ? ProgressView() : label(String(repeating: "x", count: length))
      })
    stack.distribution = distribution
    stack.spacing = spacing
    stack.frame = Rect(x: 0, y: 0, width: Double(room), height: 1)
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map { "\(Int($0.frame.minX)) \(Int($0.frame.width))" }
  }

  @Test func `remaining space goes to views without an intrinsic length, or else to the last view`()
  {
    #expect(frames([3, 4], .fill, room: 10) == ["0 3", "3 7"])
    #expect(frames([3, 0, 2], .fill, room: 10, spacing: 1) == ["0 3", "4 3", "8 2"])
    #expect(frames([0, 2, 0], .fill, room: 9) == ["0 3", "3 2", "5 4"])
  }

  @Test func `missing space is taken from the last views`() {
    #expect(frames([3, 4, 5], .fill, room: 8, spacing: 1) == ["0 3", "4 3", "8 0"])
    #expect(frames([3], .fill, room: 0) == ["0 0"])
  }

  @Test func `fillEqually divides the space into whole cells as evenly as possible`() {
    #expect(frames([1, 2, 3], .fillEqually, room: 11, spacing: 1) == ["0 3", "4 3", "8 3"])
    #expect(frames([1, 1, 1], .fillEqually, room: 10) == ["0 3", "3 3", "6 4"])
  }

  @Test func `fillProportionally divides the space in proportion to the fitting sizes`() {
    #expect(frames([1, 2, 3], .fillProportionally, room: 12) == ["0 2", "2 4", "6 6"])
    #expect(frames([0, 0], .fillProportionally, room: 6) == ["0 3", "3 3"])
  }

  @Test func `equal gaps are no smaller than the spacing`() {
    // 12 cells less 6 for the views are two gaps of 3.
    #expect(frames([1, 2, 3], .equalSpacing, room: 12) == ["0 1", "4 2", "9 3"])
    #expect(frames([1, 2, 3], .equalSpacing, room: 7, spacing: 2) == ["0 1", "3 2", "7 0"])
  }

  @Test func `equalCentering leaves gaps no smaller than the spacing`() {
    // Middles at 1, 6 and 11.
    #expect(frames([2, 6, 2], .equalCentering, room: 12) == ["0 2", "3 6", "10 2"])
    // Middles at 0.5, 5.5, 10.5 and 15.5 leave no gap before the second, but there has to be one.
    #expect(
      frames([1, 8, 1, 1], .equalCentering, room: 16, spacing: 1)
        == ["0 1", "2 8", "11 1", "15 1"])
  }

  @Test func `hidden views and their spacing take no space`() {
    let views = [label("aa"), label("bb"), label("cc")]
    let stack = StackView(arrangedSubviews: views)
    stack.spacing = 1
    let stage = Stage(columns: 10, rows: 1, filledWith: stack)
    #expect(stage.row == "aa bb cc  ")
    stage.turn { views[1].isHidden = true }
    #expect(stage.row == "aa cc     ")
    stage.turn { views[1].isHidden = false }
    #expect(stage.row == "aa bb cc  ")
  }

  @Test func `arranged views can be added, moved and removed`() {
    let views = [label("a"), label("b"), label("c")]
    let stack = StackView(arrangedSubviews: Array(views[..<2]))
    let stage = Stage(columns: 5, rows: 1, filledWith: stack)
    stage.turn { stack.insertArrangedSubview(views[2], at: 0) }
    #expect(stage.row == "cab  ")
    stage.turn { stack.insertArrangedSubview(views[2], at: 2) }
    #expect(stage.row == "abc  ")
    stage.turn { views[0].removeFromSuperview() }
    #expect(stage.row == "bc   ")
    #expect(stack.arrangedSubviews.map { $0 === views[1] } == [true, false])
    stage.turn { stack.removeArrangedSubview(views[1]) }
    #expect(views[1].superview === stack)
    #expect(stack.arrangedSubviews.count == 1)
  }

  @Test func `a custom spacing follows its view`() {
    let views = [label("a"), label("b"), label("c")]
    let stack = StackView(arrangedSubviews: views)
    let stage = Stage(columns: 6, rows: 1, filledWith: stack)
    stage.turn { stack.setCustomSpacing(2, after: views[0]) }
    #expect(stage.row == "a  bc ")
    stage.turn { stack.setCustomSpacing(nil, after: views[0]) }
    #expect(stage.row == "abc   ")
  }

  @Test(
    arguments: [
      (.leading, "|ab    |"), (.center, "|  ab  |"), (.trailing, "|    ab|"), (.fill, "|ab    |"),
    ] as [(StackView.Alignment, String)])
  func `the alignment places views across the axis`(
    alignment: StackView.Alignment, row: String
  ) {
    let stack = StackView(arrangedSubviews: [label("ab")])
    stack.axis = .vertical
    stack.alignment = alignment
    #expect(Stage(columns: 6, rows: 1, filledWith: stack).picture == row)
  }

  @Test func `a text in a vertical stack has the height for its width`() {
    let texts = [label("one two"), label("x")]
    let stack = StackView(arrangedSubviews: texts)
    stack.axis = .vertical
    let stage = Stage(columns: 4, rows: 4, filledWith: stack)
    #expect(texts.map(\.frame.minY) == [0, 2])
    stage.turn { texts[0].text = "one" }
    #expect(texts.map(\.frame.minY) == [0, 1])
  }

  @Test func `a nested stack resizes with its contents`() {
    let name = label("a")
    let inner = StackView(arrangedSubviews: [name, label("b")])
    let outer = StackView(arrangedSubviews: [inner, ProgressView()])
    let stage = Stage(columns: 6, rows: 1, filledWith: outer)
    #expect(stage.row == "ab░░░░")
    stage.turn { name.text = "aaa" }
    #expect(stage.row == "aaab░░")
    #expect(inner.intrinsicContentSize == Size(width: 4, height: 1))
    #expect(outer.intrinsicContentSize == Size(width: View.noIntrinsicMetric, height: 1))
  }

  @Test func `the focus moves through a stack in the order of its views`() {
    let first = Switch()
    let second = Switch()
    let stack = StackView(arrangedSubviews: [second])
    stack.insertArrangedSubview(first, at: 0)
    let stage = Stage(columns: 12, rows: 1, filledWith: stack)
    stage.turn { #expect(first.isFocused) }
    stage.application.moveFocus(.next)
    stage.turn { #expect(second.isFocused) }
  }

  /// A view that counts how often it is measured.
  private final class Counter: View {
    var count = 0
    var columns = 5.0

    override var intrinsicContentSize: Size {
      count += 1
      return Size(width: columns, height: 1)
    }

    override func sizeThatFits(_ size: Size) -> Size {
      count += 1
      return Size(width: columns, height: 1)
    }
  }

  /// Passes questions on, as a view around another does.
  private final class Wrapper: View {
    override var intrinsicContentSize: Size { subviews[0].intrinsicContentSize }
    override func sizeThatFits(_ size: Size) -> Size { subviews[0].sizeThatFits(size) }
    override func layoutSubviews() { subviews[0].place(in: bounds) }
  }

  /// Wraps `leaf` in `depth` stacks, in rows and columns by turns.
  private func nested(
    _ leaf: View, depth: Int, _ alignment: StackView.Alignment, isWrapped: Bool = false
  ) -> View {
    var view = leaf
    for level in 0..<depth {
      let stack = StackView(arrangedSubviews: [view])
      stack.axis = level.isMultiple(of: 2) ? .vertical : .horizontal
      stack.alignment = alignment
      view = stack
      if isWrapped {
        view = Wrapper()
        view.addSubview(stack)
      }
    }
    view.frame = Rect(x: 0, y: 0, width: 40, height: 9)
    return view
  }

  @Test(arguments: StackView.Alignment.allCases, [false, true])
  func `a view in nested stacks is measured only a few times per stack`(
    alignment: StackView.Alignment, isWrapped: Bool
  ) {
    for depth in [1, 15, 100] {
      let leaf = Counter()
      let root = nested(leaf, depth: depth, alignment, isWrapped: isWrapped)
      root.layoutIfNeeded()
      // A stack asks for the intrinsic size, and offers all the room, its own breadth, and the place that
      // it has found; each stack around passes these on when it is laid out itself.
      #expect(leaf.count <= 8 * depth, "\(depth) stacks")
      #expect(leaf.frame.width > 0)
    }
  }

  @Test func `a size change in the innermost of nested stacks reaches the outermost stack`() {
    let leaf = Counter()
    let root = nested(leaf, depth: 20, .leading)
    let outer = StackView(arrangedSubviews: [root, label("b")])
    let stage = Stage(columns: 30, rows: 1, filledWith: outer)
    #expect(outer.arrangedSubviews[1].frame.minX == 5)
    stage.turn {
      leaf.columns = 9
      leaf.invalidateIntrinsicContentSize()
    }
    #expect(stage.row.hasPrefix("         b"))
    #expect(outer.arrangedSubviews[1].frame.minX == 9)
  }

  @Test func `a size that changes during measuring is measured again`() {
    let late = Counter()
    /// Changes the view beside it when it is measured.
    final class Meddler: View {
      weak var other: Counter?
      override var intrinsicContentSize: Size { Size(width: 1, height: 1) }
      override func sizeThatFits(_ size: Size) -> Size {
        if let other, other.columns < 7 {
          other.columns = 7
          other.invalidateIntrinsicContentSize()
        }
        return Size(width: 1, height: 1)
      }
    }
    let meddler = Meddler()
    meddler.other = late
    let stack = StackView(arrangedSubviews: [late, meddler])
    _ = stack.sizeThatFits(Size(width: 40, height: 1))
    #expect(stack.sizeThatFits(Size(width: 40, height: 1)).width == 8)
    #expect(stack.intrinsicContentSize.width == 8)
  }
}
