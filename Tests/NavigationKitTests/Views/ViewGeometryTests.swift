import CellGraphics
import NavigationKit
import Testing

/// Where views stand and which lies on top. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct ViewGeometryTests {
  @Test func `the last added view is in front until another view is brought to the front (7.9.1)`()
  {
    let root = ViewController()
    let stage = Stage(root: root, columns: 3, rows: 1)
    let labels = ["aaa", "bbb"].map { text in
      let label = Label(frame: Rect(x: 0, y: 0, width: 3, height: 1))
      label.text = text
      label.backgroundColor = .white
      return label
    }
    stage.turn { for label in labels { root.view.addSubview(label) } }
    #expect(stage.text(row: 0) == "bbb")
    stage.turn { root.view.bringSubviewToFront(labels[0]) }
    #expect(stage.text(row: 0) == "aaa")
  }

  @Test func `a transform applies around the centre (7.9.2)`() {
    let view = View(frame: Rect(x: 10, y: 10, width: 8, height: 4))
    view.transform = AffineTransform(scaleX: 0.5, y: 0.5)
    // The centre is (14, 12), and half of 8 × 4 is 4 × 2.
    #expect(view.frame == Rect(x: 12, y: 11, width: 4, height: 2))
    #expect(view.center == Point(x: 14, y: 12))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 8, height: 4))
  }

  @Test
  func `setting bounds keeps the centre, and setting the frame changes bounds and centre (7.9.3)`()
  {
    let view = View(frame: Rect(x: 10, y: 10, width: 8, height: 4))
    view.bounds = Rect(x: 0, y: 0, width: 2, height: 2)
    #expect(view.center == Point(x: 14, y: 12))
    #expect(view.frame == Rect(x: 13, y: 11, width: 2, height: 2))
    view.frame = Rect(x: 0, y: 2, width: 6, height: 2)
    #expect(view.center == Point(x: 3, y: 3))
    #expect(view.bounds.size == Size(width: 6, height: 2))
  }

  @Test
  func `hit tests skip views that are hidden, transparent or without user interaction (7.9.4)`() {
    let root = ViewController()
    let stage = Stage(root: root, columns: 4, rows: 1)
    let view = View(frame: Rect(x: 0, y: 0, width: 4, height: 1))
    stage.turn { root.view.addSubview(view) }
    let place = Point(x: 1, y: 0.5)
    #expect(root.view.hitTest(place, with: nil) === view)
    view.isHidden = true
    #expect(root.view.hitTest(place, with: nil) === root.view)
    (view.isHidden, view.alpha) = (false, 0.009)
    #expect(root.view.hitTest(place, with: nil) === root.view)
    (view.alpha, view.isUserInteractionEnabled) = (0.02, false)
    #expect(root.view.hitTest(place, with: nil) === root.view)
    view.isUserInteractionEnabled = true
    #expect(root.view.hitTest(place, with: nil) === view)
  }
}
