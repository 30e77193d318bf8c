import CellGraphics
import NavigationKit
import Testing

/// `View.transition`. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct ViewTransitionTests {
  /// A window of 8 × 1 cells with a view that holds a label.
  private final class Room {
    let stage: Stage
    let view = View(frame: Rect(x: 0, y: 0, width: 8, height: 1))
    let label = Label(frame: Rect(x: 0, y: 0, width: 8, height: 1))
    var completions: [Bool] = []

    init() {
      let root = ViewController()
      stage = Stage(root: root, columns: 8, rows: 1)
      root.view.backgroundColor = .white
      view.backgroundColor = .white
      label.text = "abcdefgh"
      stage.turn {
        root.view.addSubview(view)
        view.addSubview(label)
      }
    }

    /// The text changes in 0.1 s, which is 12 ticks.
    func change(to text: String, _ options: AnimationOptions, duration: Double = 0.1) {
      stage.turn {
        View.transition(with: view, duration: duration, options: options) {
          self.label.text = text
        } completion: {
          self.completions.append($0)
        }
      }
    }

    func text(at tick: Int) -> String {
      stage.application.advance(to: tick)
      return stage.text(row: 0)
    }
  }

  @Test func `the options have UIKit's bits`() {
    let options: [AnimationOptions] = [
      .transitionFlipFromLeft, .transitionFlipFromRight, .transitionCurlUp, .transitionCurlDown,
      .transitionCrossDissolve, .transitionFlipFromTop, .transitionFlipFromBottom,
    ]
    #expect(options.map(\.rawValue) == (1...7).map { UInt($0 << 20) })
    #expect(AnimationOptions.allowAnimatedContent.rawValue == 128)
    #expect(AnimationOptions.showHideTransitionViews.rawValue == 256)
  }

  @Test(arguments: [
    AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
    .transitionFlipFromBottom,
  ])
  func `a flip shows one side, then the other (7.7.3)`(kind: AnimationOptions) {
    let room = Room()
    room.change(to: "ABCDEFGH", [kind, .curveLinear])
    // A third of the way the card has turned by 60 degrees and is half as large.
    let before = room.text(at: 4)
    #expect(before.contains { $0.isLowercase } && !before.contains { $0.isUppercase })
    let after = room.text(at: 8)
    #expect(after.contains { $0.isUppercase } && !after.contains { $0.isLowercase })
    #expect(room.text(at: 12) == "ABCDEFGH")
  }

  @Test func `a page curls up from the bottom and curls down again (7.7.3)`() {
    let (root, page) = (ViewController(), View(frame: Rect(x: 0, y: 0, width: 20, height: 12)))
    let stage = Stage(root: root, columns: 20, rows: 12)
    let label = Label(frame: Rect(x: 0, y: 0, width: 20, height: 1))
    let last = Label(frame: Rect(x: 0, y: 11, width: 20, height: 1))
    page.backgroundColor = .white
    stage.turn {
      root.view.addSubview(page)
      for view in [label, last] { page.addSubview(view) }
    }
    for (kind, isOldAbove) in [
      (AnimationOptions.transitionCurlUp, true), (.transitionCurlDown, false),
    ] {
      (label.text, last.text) = ("old old old old old", "old old old old old")
      let start = stage.application.tick
      stage.turn {
        View.transition(with: page, duration: 0.4, options: [kind, .curveLinear]) {
          (label.text, last.text) = ("new new new new new", "new new new new new")
        }
      }
      // Half of the way: what is above is still, or again, the page that curls.
      stage.application.advance(to: start + 24)
      #expect(stage.text(row: 0).contains(isOldAbove ? "old" : "new"))
      #expect(stage.text(row: 11).contains(isOldAbove ? "new" : "old"))
      stage.application.advance(to: start + 48)
      #expect(stage.text(row: 0).contains("new"))
    }
  }

  @Test
  func `the block's changes take effect immediately and appear during the transition (7.7.2)`() {
    let room = Room()
    room.change(to: "ABCDEFGH", [.transitionCrossDissolve, .curveLinear])
    #expect(room.label.text == "ABCDEFGH")
    #expect(room.text(at: 0) == "abcdefgh")
    // Letters change half way.
    #expect(room.text(at: 5) == "abcdefgh")
    #expect(room.text(at: 6) == "ABCDEFGH")
    #expect(room.completions.isEmpty)
    #expect(room.text(at: 12) == "ABCDEFGH")
    #expect(room.completions == [true])
  }

  @Test func `geometry changes are immediate unless allowAnimatedContent is set (7.7.2)`() {
    for (options, center) in [
      (AnimationOptions.transitionCrossDissolve, 5.0),
      ([.transitionCrossDissolve, .allowAnimatedContent, .curveLinear], 4.5),
    ] {
      let room = Room()
      room.stage.turn {
        View.transition(with: room.view, duration: 0.1, options: options) {
          room.label.center.x += 1
        }
      }
      room.stage.application.advance(to: 6)
      #expect(room.label.presentationFrame.midX == center)
    }
  }

  @Test func `a change without a transition or a duration is immediate`() {
    for (options, duration) in [(AnimationOptions.transitionCurlUp, 0.0), ([], 0.5)] {
      let room = Room()
      room.change(to: "ABCDEFGH", options, duration: duration)
      #expect(room.text(at: 0) == "ABCDEFGH")
      #expect(room.text(at: 1) == "ABCDEFGH")
      #expect(room.completions == [true])
    }
  }

  @Test func `a second transition waits for the first (7.7.1)`() {
    let room = Room()
    room.change(to: "ABCDEFGH", .transitionCrossDissolve)
    room.change(to: "12345678", .transitionCrossDissolve)
    #expect(room.label.text == "ABCDEFGH")
    #expect(room.text(at: 12) == "ABCDEFGH")
    #expect(room.label.text == "12345678")
    #expect(room.text(at: 24) == "12345678")
    #expect(room.completions == [true, true])
  }

  @Test func `a view that leaves the window ends its transition unfinished (7.1.6)`() {
    let room = Room()
    room.change(to: "ABCDEFGH", .transitionFlipFromLeft)
    room.stage.turn { room.view.removeFromSuperview() }
    #expect(room.completions == [false])
    room.stage.settle()
    #expect(room.completions == [false])
  }

  @Test func `a transition between two views replaces one with the other in the superview (7.7.1)`()
  {
    let room = Room()
    let other = Label(frame: room.label.frame)
    other.text = "ABCDEFGH"
    let front = View(frame: .zero)
    room.stage.turn { room.view.addSubview(front) }
    room.stage.turn {
      View.transition(
        from: room.label, to: other, duration: 0.1, options: .transitionFlipFromRight
      ) { room.completions.append($0) }
    }
    #expect(room.label.superview == nil)
    #expect(room.view.subviews.map { $0 === other } == [true, false])
    #expect(room.text(at: 0) == "abcdefgh")
    #expect(room.text(at: 12) == "ABCDEFGH")
    #expect(room.completions == [true])
  }

  @Test func `a transition between two views can keep both and switch isHidden (7.7.1)`() {
    let room = Room()
    let other = Label(frame: room.label.frame)
    other.text = "ABCDEFGH"
    other.isHidden = true
    room.stage.turn { room.view.addSubview(other) }
    room.stage.turn {
      View.transition(
        from: room.label, to: other, duration: 0.1,
        options: [.transitionCurlUp, .showHideTransitionViews])
    }
    #expect(room.label.superview === room.view)
    #expect(room.label.isHidden && !other.isHidden)
    #expect(room.text(at: 0) == "abcdefgh")
    #expect(room.text(at: 12) == "ABCDEFGH")
  }

  @Test func `input is ignored until the end unless allowUserInteraction is set (7.1.5)`() {
    for (options, isPressed) in [
      (AnimationOptions.transitionCrossDissolve, false),
      ([.transitionCrossDissolve, .allowUserInteraction], true),
    ] {
      let room = Room()
      let button = Button(frame: Rect(x: 0, y: 0, width: 8, height: 1))
      var presses = 0
      button.addAction { _ in presses += 1 }
      room.stage.turn { room.view.addSubview(button) }
      room.change(to: "ABCDEFGH", options)
      room.stage.tap()
      #expect((presses == 1) == isPressed)
    }
  }

  @Test func `a resize during the transition leaves no empty cells`() {
    let room = Room()
    room.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    room.change(to: "ABCDEFGH", .transitionFlipFromLeft)
    for (columns, rows) in [(3, 1), (20, 5), (0, 0), (40, 12)] {
      room.stage.resize(columns: columns, rows: rows)
      room.stage.application.advance(to: room.stage.application.tick + 2)
      #expect(room.stage.surface.columns == columns)
    }
    room.stage.settle()
    #expect(room.completions == [true])
  }

  @Test func `a view transition of the container can exchange child controllers`() {
    let (parent, old, new) = (named("P"), named("Old"), named("New"))
    let stage = Stage(root: parent, columns: 4, rows: 1)
    stage.turn {
      for (child, color) in [(old, Color.white), (new, Color.black)] {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        child.view.backgroundColor = color
      }
      parent.view.addSubview(old.view)
    }
    stage.forget()
    stage.turn {
      parent.transition(
        from: old, to: new, duration: 0.1, options: .transitionCrossDissolve, animations: nil)
    }
    #expect(stage.surface[column: 0, row: 0].background == .white)
    stage.application.advance(to: 6)
    // Half of white's lightness, which is an eighth of its light.
    #expect(stage.surface[column: 0, row: 0].background == Color(red: 99, green: 99, blue: 99))
    stage.settle()
    #expect(old.view.superview == nil)
    #expect(
      stage.happened([.viewDidAppear, .viewDidDisappear])
        == ["New viewDidAppear", "Old viewDidDisappear"])
  }
}
