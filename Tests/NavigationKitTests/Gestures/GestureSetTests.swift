import CellGraphics
import NavigationKit
import TestSupport
import Testing

/// Sets of directions and edges, and members that all recognisers have. Catalogue, part 8.
@Suite struct GestureSetTests {
  private let stage = Stage(root: ViewController())
  private var application: Application { stage.application }

  private func add(_ recognizer: GestureRecognizer, to view: View? = nil) {
    stage.turn {
      (view ?? stage.window.rootViewController?.view)?.addGestureRecognizer(recognizer)
    }
  }

  // MARK: - Swipes

  @Test func `the directions of a swipe are a set with UIKit's bits (8.1)`() {
    typealias Direction = SwipeGestureRecognizer.Direction
    #expect([Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
    #expect(SwipeGestureRecognizer().direction == .right)
  }

  @Test func `a swipe in each direction of the set is recognised, by touch and by key (8.1)`() {
    var swipes = 0
    let swipe = SwipeGestureRecognizer { _ in swipes += 1 }
    swipe.direction = [.left, .right]
    add(swipe)
    for columns in [20, -20] {
      application.dragAndLetGo(through: [(40, 10), (40 + columns, 10)], ticks: 6)
    }
    #expect(swipes == 2)
    application.dragAndLetGo(through: [(40, 10), (40, 2)], ticks: 6)
    #expect(swipes == 2)
    for direction in [Direction.left, .right, .up] { application.swipe(direction) }
    #expect(swipes == 4)
  }

  @Test func `a swipe without a direction is never recognised`() {
    var swipes = 0
    let swipe = SwipeGestureRecognizer { _ in swipes += 1 }
    swipe.direction = []
    add(swipe)
    application.dragAndLetGo(through: [(40, 10), (60, 10)], ticks: 6)
    application.swipe(.right)
    #expect(swipes == 0)
  }

  // MARK: - Edges

  /// Drags from the middle of an edge towards the middle of the window.
  private func drag(from edge: RectEdge) {
    let (start, end): ((Int, Int), (Int, Int)) =
      switch edge {
      case .left: ((0, 12), (20, 12))
      case .right: ((79, 12), (59, 12))
      case .top: ((40, 0), (40, 8))
      default: ((40, 23), (40, 15))
      }
    application.dragAndLetGo(through: [start, end], ticks: 6)
  }

  private static let edges: [(RectEdge, [RectEdge])] = [
    ([], []), (.left, [.left]), (.bottom, [.bottom]), (.top, [.top]),
    ([.left, .right], [.left, .right]), (.all, [.left, .right, .top, .bottom]),
  ]

  @Test(arguments: Self.edges)
  func `an edge pan recognises drags from each edge of its set (8.6)`(
    edges: RectEdge, recognised: [RectEdge]
  ) {
    let pan = ScreenEdgePanGestureRecognizer()
    pan.edges = edges
    var begins = 0
    pan.addAction { if $0.state == .began { begins += 1 } }
    add(pan)
    var found: [RectEdge] = []
    for edge in [RectEdge.left, .right, .top, .bottom] {
      begins = 0
      drag(from: edge)
      if begins > 0 { found.append(edge) }
    }
    #expect(found == recognised)
  }

  @Test func `the progress of a drag from the lower edge is its share of the height`() {
    let pan = ScreenEdgePanGestureRecognizer()
    pan.edges = .bottom
    add(pan)
    application.touch(.down, 40, 23)
    application.touch(.move, 40, 11)
    #expect(pan.progress == 0.5)
    #expect(pan.inward == .up)
    #expect(pan.gestureName == "pan from the bottom edge")
  }

  // MARK: - Views that leave

  @Test func `removing the view in mid-gesture cancels the gesture (8.14)`() {
    let view = View(frame: Rect(x: 10, y: 5, width: 20, height: 10))
    stage.turn { stage.window.rootViewController?.view.addSubview(view) }
    var states: [GestureRecognizer.State] = []
    let pan = PanGestureRecognizer { states.append($0.state) }
    add(pan, to: view)
    application.touch(.down, 15, 8)
    application.touch(.move, 25, 8)
    stage.turn { view.removeFromSuperview() }
    application.touch(.move, 28, 8)
    application.touch(.up, 28, 8)
    #expect(states == [.began, .cancelled])
    #expect(pan.state == .possible)
  }

  @Test func `moving the view within the window does not cancel the gesture`() {
    let view = View(frame: Rect(x: 10, y: 5, width: 20, height: 10))
    let other = View(frame: Rect(x: 0, y: 0, width: 80, height: 24))
    stage.turn {
      stage.window.rootViewController?.view.addSubview(other)
      stage.window.rootViewController?.view.addSubview(view)
    }
    var states: [GestureRecognizer.State] = []
    add(PanGestureRecognizer { states.append($0.state) }, to: view)
    application.touch(.down, 15, 8)
    application.touch(.move, 25, 8)
    stage.turn {
      view.removeFromSuperview()
      other.addSubview(view)
    }
    application.touch(.move, 28, 8)
    application.touch(.up, 28, 8)
    #expect(states == [.began, .changed, .ended])
  }

  // MARK: - Members

  @Test func `a recogniser has one touch while it follows one`() {
    let pan = PanGestureRecognizer()
    pan.name = "card"
    add(pan)
    #expect(pan.numberOfTouches == 0)
    application.touch(.down, 15, 8)
    application.touch(.move, 25, 8)
    #expect(pan.numberOfTouches == 1)
    #expect(pan.location(ofTouch: 0, in: nil) == pan.location(in: nil))
    application.touch(.up, 25, 8)
    #expect(pan.numberOfTouches == 0)
    #expect(pan.name == "card")
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == .max)
  }

  @Test func `a subclass calls the initialiser without a target, or the plain one`() {
    final class Own: GestureRecognizer {
      let isPlain: Bool
      init(plain: Bool) {
        isPlain = plain
        if plain { super.init() } else { super.init(target: nil, action: nil) }
      }
    }
    for plain in [true, false] { #expect(Own(plain: plain).state == .possible) }
  }
}
