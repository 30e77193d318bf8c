import NavigationKit
import Simulation
import Testing
import UIKitNames

/// An app that measures in points on a screen of 400 × 800 points.
@Suite struct PointScaleTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    let controller = UIViewController()

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      return true
    }
  }

  private let simulator: Simulator
  private let view: UIView

  init() throws {
    let delegate = Delegate()
    // 80 columns and 20 rows, and the status line: a cell is 5 × 40 points.
    simulator = Simulator(
      delegate: delegate, columns: 80, rows: 21, canvas: CGSize(width: 400, height: 800))
    view = try #require(delegate.controller.view)
  }

  private func turn(_ body: () -> Void) { simulator.application.turn(body) }

  @Test func `the screen has its size in points, whatever the terminal's is`() {
    turn {
      #expect(UIScreen.main.pointBounds == CGRect(x: 0, y: 0, width: 400, height: 800))
      #expect(view.pointBounds.size == CGSize(width: 400, height: 800))
      #expect(PointScale.current.cell == CGSize(width: 5, height: 40))
    }
  }

  @Test func `a larger terminal has more points`() {
    simulator.perform(.resize(columns: 100, rows: 31))
    turn { #expect(UIScreen.main.pointBounds.size == CGSize(width: 500, height: 1200)) }
  }

  @Test func `a frame in points is drawn in its cells`() {
    turn {
      let box = UIView()
      box.pointFrame = CGRect(x: 200, y: 400, width: 100, height: 80)
      #expect(box.frame == CGRect(x: 40, y: 10, width: 20, height: 2))
      #expect(box.pointFrame == CGRect(x: 200, y: 400, width: 100, height: 80))
      box.pointCenter = CGPoint(x: 50, y: 40)
      #expect(box.frame.origin == CGPoint(x: 0, y: 0))
      box.pointTransform = CGAffineTransform(translationX: 5, y: 40)
      #expect(box.transform == CGAffineTransform(translationX: 1, y: 1))
    }
  }

  @Test func `a label lower than a row has the row in its middle`() {
    turn {
      let (label, box) = (UILabel(), UIView())
      for view in [label, box] { view.pointFrame = CGRect(x: 0, y: 90, width: 100, height: 20) }
      // 90 to 110 points are 2.25 to 2.75 rows.
      #expect(label.frame == CGRect(x: 0, y: 2, width: 20, height: 1))
      #expect(box.frame == CGRect(x: 0, y: 2.25, width: 20, height: 0.5))
    }
  }

  @Test func `constants of constraints are points of their axis`() {
    turn {
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.pointConstraint(equalTo: view.leadingAnchor, constant: 20),
        box.topAnchor.pointConstraint(equalTo: view.topAnchor, constant: 80),
        box.widthAnchor.pointConstraint(equalToConstant: 200),
        box.heightAnchor.pointConstraint(equalTo: box.widthAnchor, multiplier: 0.6),
      ])
      view.layoutIfNeeded()
      // 120 points are 3 rows.
      #expect(box.frame == CGRect(x: 4, y: 2, width: 40, height: 3))
      let trailing = NSLayoutConstraint.inPoints(
        item: box, attribute: .trailing, relatedBy: .equal, toItem: view, attribute: .trailing,
        multiplier: 1, constant: -10)
      #expect(trailing.constant == -2 && trailing.pointConstant == -10)
    }
  }

  @Test func `a length in points is at least one cell`() {
    turn {
      let constraint = UIView().heightAnchor.pointConstraint(equalToConstant: 20)
      #expect(constraint.constant == 1)
      #expect(PointScale.rows(20) == 1 && PointScale.rows(100) == 3)
      #expect(PointScale.rows(UITableView.automaticDimension) == UITableView.automaticDimension)
      #expect(PointScale.size(CGSize(width: 102, height: 70)) == CGSize(width: 20, height: 2))
    }
  }

  @Test func `without a size in points, a cell is one point`() {
    let delegate = Delegate()
    let simulator = Simulator(delegate: delegate, columns: 80, rows: 21)
    simulator.application.turn {
      let box = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(box.pointFrame == box.frame && UIScreen.main.pointBounds == UIScreen.main.bounds)
    }
  }
}
