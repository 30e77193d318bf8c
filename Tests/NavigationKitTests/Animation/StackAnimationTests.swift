import CellGraphics
import NavigationKit
import Testing

/// Hiding and showing arranged views in animation blocks (7.1.12).
@Suite struct StackAnimationTests {
  private let stage = Stage(root: named("A"))
  private let stack: StackView
  private let labels: [Label]
  private let log = Log()

  /// A column of three texts of two rows each.
  init() {
    labels = ["a", "b", "c"].map { name in
      let label = Label()
      label.numberOfLines = 0
      label.text = "\(name)1\n\(name)2"
      return label
    }
    stack = StackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    stack.frame = Rect(x: 0, y: 0, width: 4, height: 6)
    stage.turn { [stage, stack] in stage.window.rootViewController?.view.addSubview(stack) }
  }

  private func seen(at tick: Int) -> [String] {
    stage.application.advance(to: tick)
    return labels.map { "\($0.presentationFrame.minY) \($0.presentationFrame.height)" }
  }

  private func animate(_ seconds: Double = 1, _ body: () -> Void) {
    stage.turn {
      View.animate(withDuration: seconds, options: .curveLinear) {
        body()
      } completion: { [log, stage] in
        log.note("\($0) at \(stage.application.tick)")
      }
    }
  }

  /// The first two columns of the stack's rows, as they are drawn.
  private var rows: [String] { (0..<6).map { String(stage.text(row: $0).prefix(2)) } }

  @Test func `the other views glide while a hidden view shrinks`() {
    stack.distribution = .fill
    stage.turn { stack.setNeedsLayout() }
    animate { labels[0].isHidden = true }
    #expect(labels[0].isHidden)
    // The text in the middle moves up by two rows. The last one also gets the two rows that are free.
    #expect(seen(at: 0) == ["0.0 2.0", "2.0 2.0", "4.0 2.0"])
    #expect(seen(at: 60) == ["0.0 1.0", "1.0 2.0", "3.0 3.0"])
    #expect(seen(at: 120) == ["0.0 0.0", "0.0 2.0", "2.0 4.0"])
    #expect(log.lines == ["true at 120"])
  }

  @Test func `a hidden view is drawn until it has shrunk`() {
    animate { labels[2].isHidden = true }
    #expect(rows == ["a1", "a2", "b1", "b2", "c1", "c2"])
    _ = seen(at: 119)
    #expect(rows[0] == "a1" && rows[4] == "b1" && rows[5] == "b2")
    _ = seen(at: 120)
    #expect(rows == ["a1", "a2", "  ", "  ", "b1", "b2"])
  }

  @Test func `a shown view grows while the others make room`() {
    stage.turn { labels[1].isHidden = true }
    #expect(seen(at: 0)[0] == "0.0 2.0" && seen(at: 0)[2] == "4.0 2.0")
    stack.distribution = .fill
    stage.turn { stack.setNeedsLayout() }
    #expect(seen(at: 0)[2] == "2.0 4.0")
    animate { labels[1].isHidden = false }
    #expect(!labels[1].isHidden)
    #expect(seen(at: 0) == ["0.0 2.0", "2.0 0.0", "2.0 4.0"])
    #expect(rows == ["a1", "a2", "c1", "c2", "  ", "  "])
    #expect(seen(at: 60) == ["0.0 2.0", "2.0 1.0", "3.0 3.0"])
    #expect(seen(at: 120) == ["0.0 2.0", "2.0 2.0", "4.0 2.0"])
    #expect(rows == ["a1", "a2", "b1", "b2", "c1", "c2"])
  }

  @Test func `hiding is reversed without a jump by showing the view again`() {
    stack.distribution = .fill
    stage.turn { stack.setNeedsLayout() }
    animate { labels[0].isHidden = true }
    let half = seen(at: 60)
    animate { labels[0].isHidden = false }
    #expect(seen(at: 60) == half)
    #expect(seen(at: 180) == ["0.0 2.0", "2.0 2.0", "4.0 2.0"])
    #expect(rows == ["a1", "a2", "b1", "b2", "c1", "c2"])
    #expect(log.lines == ["true at 120", "true at 180"])
  }

  @Test func `views hidden in the same animation block of a stack shrink together`() {
    stack.distribution = .fill
    stage.turn { stack.setNeedsLayout() }
    animate {
      labels[0].isHidden = true
      labels[1].isHidden = true
    }
    #expect(seen(at: 60) == ["0.0 1.0", "1.0 1.0", "2.0 4.0"])
    #expect(seen(at: 120)[2] == "0.0 6.0")
  }

  @Test func `an animator that ends at its start shows the view again`() {
    let animator = ViewPropertyAnimator(duration: 1, curve: .linear) { [labels] in
      labels[0].isHidden = true
    }
    stage.turn { animator.fractionComplete = 0.5 }
    #expect(labels[0].isHidden)
    animator.isReversed = true
    stage.turn { animator.startAnimation() }
    stage.application.advance(to: 200)
    #expect(!labels[0].isHidden)
    #expect(seen(at: 200) == ["0.0 2.0", "2.0 2.0", "4.0 2.0"])
  }

  @Test func `a stack that constraints place changes its size in the same animation`() {
    let root = View(frame: Rect(x: 0, y: 0, width: 20, height: 10))
    let below = View()
    stage.turn {
      stage.window.rootViewController?.view.addSubview(root)
      for view in [stack, below] {
        root.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
      }
      LayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: root.topAnchor),
        stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        below.topAnchor.constraint(equalTo: stack.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        below.widthAnchor.constraint(equalToConstant: 5),
        below.heightAnchor.constraint(equalToConstant: 1),
      ])
    }
    #expect(stack.frame.height == 6)
    animate { labels[1].isHidden = true }
    #expect(stack.frame.height == 4)
    _ = seen(at: 60)
    #expect(stack.presentationFrame.height == 5)
    #expect(below.presentationFrame.minY == 5)
    #expect(seen(at: 60) == ["0.0 2.0", "2.0 1.0", "3.0 2.0"])
  }

  @Test func `without a block, animations or a stack a hidden view vanishes at once`() {
    stage.turn { labels[0].isHidden = true }
    #expect(seen(at: 0)[1] == "0.0 2.0")
    animate { View.performWithoutAnimation { labels[1].isHidden = true } }
    let other = View(frame: Rect(x: 0, y: 0, width: 2, height: 1))
    other.backgroundColor = .white
    stage.turn { stage.window.rootViewController?.view.addSubview(other) }
    animate { other.isHidden = true }
    stage.application.advance(to: 1)
    #expect(other.presentationFrame.height == 1)
    #expect(log.lines == ["true at 1", "true at 1"])
  }
}
