import Testing
import UIKitNames

/// Probes of the places of views in stack views, and of autoresizing.
@Suite struct StackContractProbes {
  private final class Block: UIView {
    var size: CGSize
    init(_ width: CGFloat, _ height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
  }

  private func make(
    _ views: [UIView], axis: NSLayoutConstraint.Axis = .horizontal,
    size: CGSize = CGSize(width: 30, height: 9), _ configure: (UIStackView) -> Void
  ) -> (Screen, UIStackView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    configure(stack)
    stack.frame = CGRect(origin: .zero, size: size)
    screen.turn { root.view.addSubview(stack) }
    screen.settle()
    return (screen, stack)
  }

  /// UIStackView.Alignment: leading and top, centre, trailing and bottom.
  @Test(arguments: [
    (UIStackView.Alignment.top, 0, 3), (.center, 3, 3), (.bottom, 6, 3), (.fill, 0, 9),
  ])
  func `the alignment places views across the axis`(
    alignment: UIStackView.Alignment, top: Int, height: Int
  ) {
    let block = Block(5, 3)
    let (screen, _) = make([block]) { $0.alignment = alignment }
    withExtendedLifetime(screen) {
      #expect(block.frame.minY == CGFloat(top) && block.frame.height == CGFloat(height))
    }
  }

  /// UIStackView.Alignment of a vertical stack: the views keep their widths.
  @Test(arguments: [(UIStackView.Alignment.leading, 0), (.center, 12), (.trailing, 24)])
  func `the alignment of a vertical stack places views beside each other's edges`(
    alignment: UIStackView.Alignment, left: Int
  ) {
    let blocks = [Block(6, 4), Block(6, 5)]
    let (screen, _) = make(blocks, axis: .vertical) { $0.alignment = alignment }
    withExtendedLifetime(screen) {
      #expect(blocks.map(\.frame.minX) == [CGFloat(left), CGFloat(left)])
      #expect(blocks.map(\.frame.width) == [6, 6])
    }
  }

  /// UIStackView: `addArrangedSubview(_:)` adds the view as a subview too.
  @Test func `an arranged view is a subview`() {
    let block = Block(1, 1)
    let (screen, stack) = make([]) { _ in }
    screen.turn { stack.addArrangedSubview(block) }
    screen.settle()
    #expect(block.superview === stack && stack.arrangedSubviews == [block])
  }

  /// UIStackView: an arranged view's own constraints count, without another setting of the view.
  @Test func `an arranged view keeps its own height`() {
    let views = [UIView(), UIView()]
    let (screen, _) = make(views, axis: .vertical) { _ in }
    screen.turn { views[0].heightAnchor.constraint(equalToConstant: 4).isActive = true }
    screen.settle()
    #expect(views.map(\.frame.height) == [4, 5] && views[0].frame.width == 30)
  }

  /// UIStackView: the order of `arrangedSubviews` is not the order of `subviews`.
  @Test func `bringing an arranged view to the front leaves its place`() {
    let blocks = [Block(10, 1), Block(20, 1)]
    let (screen, stack) = make(blocks) { _ in }
    screen.turn { stack.bringSubviewToFront(blocks[0]) }
    screen.settle()
    #expect(stack.arrangedSubviews == blocks && stack.subviews.last === blocks[0])
    #expect(blocks[0].frame.minX == 0)
  }

  /// UIStackView: `insertArrangedSubview(_:at:)`.
  @Test func `an inserted view pushes the later ones`() {
    let blocks = [Block(5, 1), Block(5, 1)]
    let (screen, stack) = make(blocks) {
      $0.distribution = .equalSpacing
    }
    let middle = Block(4, 1)
    screen.turn { stack.insertArrangedSubview(middle, at: 1) }
    screen.settle()
    #expect(blocks[0].frame.minX == 0 && middle.frame.minX == 13 && blocks[1].frame.maxX == 30)
  }

  /// UIStackView: a hidden view that is shown again takes its space again.
  @Test func `a view shown again takes its space again`() {
    let blocks = [Block(5, 1), Block(5, 1), Block(5, 1)]
    let (screen, _) = make(blocks) {
      $0.distribution = .fillEqually
    }
    screen.turn { blocks[1].isHidden = true }
    screen.settle()
    #expect(blocks[0].frame.width == 15 && blocks[2].frame.minX == 15)
    screen.turn { blocks[1].isHidden = false }
    screen.settle()
    #expect(blocks.map(\.frame.minX) == [0, 10, 20])
  }

  /// UIStackView: `setCustomSpacing(UIStackView.spacingUseDefault, after:)` returns to the spacing.
  @Test func `custom spacing returns to the default`() {
    let blocks = [Block(5, 1), Block(5, 1)]
    let (screen, stack) = make(blocks, size: CGSize(width: 12, height: 1)) { $0.spacing = 2 }
    screen.turn { stack.setCustomSpacing(0, after: blocks[0]) }
    screen.settle()
    #expect(blocks[1].frame.minX == blocks[0].frame.maxX)
    screen.turn { stack.setCustomSpacing(UIStackView.spacingUseDefault, after: blocks[0]) }
    screen.settle()
    #expect(blocks[1].frame.minX == blocks[0].frame.maxX + 2)
  }

  /// UIView: flexible margins on both sides keep the centre; the free space is shared in proportion.
  @Test func `flexible margins share what is added`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let view = UIView(frame: CGRect(x: 5, y: 0, width: 10, height: 2))
    view.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    box.addSubview(view)
    box.frame.size.width = 40
    #expect(view.frame.minX == 15 && view.frame.width == 10)
  }

  /// UIView: a flexible top margin keeps the distance to the bottom.
  @Test func `a flexible top margin keeps the bottom distance`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let view = UIView(frame: CGRect(x: 0, y: 7, width: 20, height: 2))
    view.autoresizingMask = [.flexibleTopMargin, .flexibleWidth]
    box.addSubview(view)
    box.frame.size = CGSize(width: 30, height: 16)
    #expect(view.frame == CGRect(x: 0, y: 13, width: 30, height: 2))
  }

  /// UIView: `autoresizesSubviews` false leaves the subviews.
  @Test func `a view that does not autoresize leaves its subviews`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    box.autoresizesSubviews = false
    box.addSubview(view)
    box.frame.size = CGSize(width: 40, height: 20)
    #expect(view.frame.size == CGSize(width: 20, height: 10))
  }

  /// UIView: `layoutMargins` of a stack with `isLayoutMarginsRelativeArrangement`.
  @Test func `directional margins surround the arranged views`() {
    let block = Block(5, 1)
    let (screen, _) = make([block]) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 3, bottom: 2, trailing: 4)
    }
    withExtendedLifetime(screen) {
      #expect(block.frame == CGRect(x: 3, y: 1, width: 23, height: 6))
    }
  }
}
