import CellGraphics
import NavigationKit
import Testing

/// Controllers that come as cards and pages. Numbers are those of the catalogue of UIKit's behaviour.
@Suite struct PictureAnimatorTests {
  private func controller(_ name: String, _ color: Color) -> ViewController {
    let controller = named(name)
    controller.view.backgroundColor = color
    controller.modalPresentationStyle = .fullScreen
    return controller
  }

  private func pair(_ style: ModalTransitionStyle) -> (Stage, ViewController, ViewController) {
    let (p, m) = (controller("P", .white), controller("M", Color(rgb: 0x0000C8)))
    m.modalTransitionStyle = style
    return (Stage(root: p, columns: 40, rows: 12), p, m)
  }

  private func ground(_ stage: Stage, _ column: Int, _ row: Int) -> Color {
    stage.surface[column: column, row: row].background
  }

  private func warnings(_ stage: Stage) -> [String] {
    stage.application.events.take().filter { $0.kind == .warning }.map(\.detail)
  }

  @Test func `the styles have UIKit's raw values (2.1.3)`() {
    let styles: [ModalTransitionStyle] = [
      .coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
    ]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3])
  }

  @Test(arguments: [ModalPresentationStyle.pageSheet, .formSheet, .overFullScreen])
  func `a flip of a sheet changes only the sheet's frame`(style: ModalPresentationStyle) {
    let (p, m) = (controller("P", .white), controller("M", Color(rgb: 0x0000C8)))
    m.modalPresentationStyle = style
    m.modalTransitionStyle = .flipHorizontal
    let stage = Stage(root: p)
    stage.turn { p.present(m, animated: true) }
    func columns() -> Int {
      let surface = stage.surface
      return (0..<80).count {
        surface[column: $0, row: 12].background.blue > 150
          && surface[column: $0, row: 12].background.red < 100
      }
    }
    // It lasts 90 ticks; the first half shows the back of the card, where nothing is.
    stage.application.advance(to: 20)
    #expect(columns() == 0)
    stage.application.advance(to: 62)
    let turning = columns()
    stage.settle()
    #expect(turning > 0 && turning < columns())
    let start = stage.application.tick
    stage.turn { m.dismiss(animated: true) }
    stage.application.advance(to: start + 28)
    #expect(columns() > 0)
    stage.settle()
    #expect(columns() == 0)
    #expect(p.presentedViewController == nil)
  }

  @Test func `a flip turns from right to left, and back from left to right (2.1.3)`() {
    let (stage, p, m) = pair(.flipHorizontal)
    stage.turn { p.present(m, animated: true) }
    // A third of the way, by the middle of an ease of 90 ticks: the near side is the right one, so
    // the card's left side is cut at the top and the right one is not.
    stage.application.advance(to: 36)
    let coming = stage.surface
    #expect(coming[column: 0, row: 6].background == .black)
    #expect(coming[column: 20, row: 6].background.red > 100)
    func height(_ surface: Surface, _ column: Int) -> Int {
      (0..<12).count { surface[column: column, row: $0].background != .black }
    }
    let columns = (0..<40).filter { coming[column: $0, row: 6].background != .black }
    #expect(height(coming, columns[1]) < height(coming, columns[columns.count - 2]))
    stage.settle()
    #expect(ground(stage, 20, 6) == Color(rgb: 0x0000C8))
    let start = stage.application.tick
    stage.turn { p.dismiss(animated: true) }
    stage.application.advance(to: start + 36)
    let going = stage.surface
    let backColumns = (0..<40).filter { going[column: $0, row: 6].background != .black }
    #expect(height(going, backColumns[1]) > height(going, backColumns[backColumns.count - 2]))
    stage.settle()
    #expect(ground(stage, 20, 6) == .white)
    #expect(m.presentingViewController == nil)
  }

  @Test func `a partial curl leaves the presenter rolled up over the presented controller (2.1.3)`()
  {
    let (stage, p, m) = pair(.partialCurl)
    stage.turn { p.present(m, animated: true) }
    #expect(ground(stage, 39, 11) == .white)
    stage.settle()
    #expect(ground(stage, 39, 11) == Color(rgb: 0x0000C8))
    #expect(ground(stage, 0, 0) == .white)
    #expect(p.view.window == nil)
    #expect(stage.application.frontmostViewController === m)
    #expect(!stage.application.isAnimating)
    for (columns, rows) in [(80, 24), (1, 1), (40, 12)] {
      stage.resize(columns: columns, rows: rows)
      #expect(ground(stage, 0, 0).alpha == 255)
    }
    #expect(ground(stage, 0, 0) == .white)
    stage.turn { m.dismiss(animated: true) }
    #expect(ground(stage, 39, 11) == Color(rgb: 0x0000C8))
    stage.settle()
    #expect(ground(stage, 39, 11) == .white)
    #expect(m.viewIfLoaded?.superview == nil)
  }

  @Test func `a partial curl requires full-screen controllers (2.1.4)`() {
    let (stage, p, m) = pair(.partialCurl)
    m.modalPresentationStyle = .automatic
    stage.turn {
      #expect(throws: NavigationError.partialCurlNeedsFullScreen(controller: "M")) {
        try p.checkedPresent(m, animated: true)
      }
    }
    #expect(p.presentedViewController == nil)
  }

  @Test func `a controller that is presented by a partial curl cannot present (2.1.4)`() {
    let (stage, p, m) = pair(.partialCurl)
    stage.turn { p.present(m, animated: false) }
    stage.forget()
    stage.turn { m.present(controller("N", .black), animated: false) }
    #expect(m.presentedViewController == nil)
    #expect(
      warnings(stage) == [
        "attempt to present N on M which was presented with a partial curl"
      ])
  }

  private final class Delegate: NavigationControllerDelegate {
    let animator = PictureAnimator(.curl(bound: .top), duration: 0.4)
    private(set) var interaction: PercentDrivenInteractiveTransition?

    func navigationController(
      _ navigationController: NavigationController,
      animationControllerFor operation: NavigationController.Operation,
      from: ViewController, to: ViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { animator }

    func navigationController(
      _ navigationController: NavigationController,
      interactionControllerFor animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? {
      interaction = PercentDrivenInteractiveTransition(animator: animator)
      return interaction
    }
  }

  @Test(arguments: [true, false])
  func `an interactive driver can scrub, finish and cancel a curl`(isFinished: Bool) throws {
    let (a, b) = (controller("A", .white), controller("B", Color(rgb: 0x0000C8)))
    let nav = navigation(a)
    nav.isNavigationBarHidden = true
    let delegate = Delegate()
    nav.delegate = delegate
    let stage = Stage(root: nav, columns: 40, rows: 12)
    stage.turn { nav.pushViewController(b, animated: true) }
    let hand = try #require(delegate.interaction)
    func picture(at progress: Double) -> Surface {
      stage.turn { hand.update(progress) }
      return stage.surface
    }
    let half = picture(at: 0.5)
    #expect(picture(at: 0.75) != half)
    #expect(picture(at: 0.5) == half)
    #expect(picture(at: 0)[column: 39, row: 11].background == .white)
    stage.turn {
      hand.update(0.4)
      if isFinished { hand.finish() } else { hand.cancel() }
    }
    stage.settle()
    #expect(nav.topViewController === (isFinished ? b : a))
    #expect(stage.surface.row(5).allSatisfy { ($0.background == .white) != isFinished })
  }
}
