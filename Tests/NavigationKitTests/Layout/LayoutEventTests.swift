import CellGraphics
import NavigationKit
import Testing

/// Layout in an application: when it happens, and what is said about it.
@Suite struct LayoutEventTests {
  private final class Updating: View {
    let update: () -> Void

    init(update: @escaping () -> Void) {
      self.update = update
      super.init(frame: .zero)
    }

    required init?(coder: Coder) { nil }

    override func updateConstraints() { update() }
  }

  private let application = Application()
  private let window: Window
  private let controller = ViewController()

  init() {
    window = Window(application: application, size: Size(width: 20, height: 5))
    controller.title = "Form"
  }

  private func show(_ views: View...) {
    application.turn {
      for view in views {
        view.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(view)
      }
    }
  }

  private func start() {
    application.turn {
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }

  private var warnings: [String] {
    application.events.events.filter { $0.kind == .warning }.map(\.detail)
  }

  @Test func `the last of conflicting required constraints is broken and reported once`() {
    let view = View()
    view.accessibilityIdentifier = "box"
    show(view)
    let wide = view.widthAnchor.constraint(equalToConstant: 9)
    let constraints = [view.widthAnchor.constraint(equalToConstant: 4), wide]
    LayoutConstraint.activate(constraints)
    start()
    #expect(view.frame.width == 4)
    let warning =
      "unable to simultaneously satisfy constraints; will attempt to recover by breaking "
      + "box.width == 9"
    #expect(warnings == [warning])
    application.turn { window.resize(to: Size(width: 30, height: 5)) }
    #expect(warnings == [warning])
    application.turn { wide.constant = 4 }
    application.turn { wide.constant = 9 }
    #expect(warnings == [warning, warning])
  }

  @Test func `a constraint change in an animation moves the views`() {
    let view = View()
    show(view)
    let leading = view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor)
    LayoutConstraint.activate([leading, view.widthAnchor.constraint(equalToConstant: 2)])
    start()
    application.turn {
      leading.constant = 10
      View.animate(withDuration: 1, options: .curveLinear) { controller.view.layoutIfNeeded() }
    }
    #expect(view.frame.minX == 10)
    #expect(view.presentationFrame.minX == 0)
    application.advance(to: application.tick + 60)
    #expect(abs(view.presentationFrame.minX - 5) < 0.01)
  }

  @Test func `constraints are updated once before they are solved`() {
    var updates = 0
    let constraint = View().widthAnchor.constraint(equalToConstant: 1)
    let view = Updating {
      updates += 1
      constraint.constant = 7
    }
    let width = view.widthAnchor.constraint(equalToConstant: 1)
    show(view)
    width.isActive = true
    start()
    #expect(updates == 0)
    application.turn {
      view.setNeedsUpdateConstraints()
      view.setNeedsUpdateConstraints()
    }
    #expect(updates == 1)
  }

  @Test func `a turn without changes performs no layout`() {
    let text = label("one two three four five six", lines: 0)
    show(text)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      text.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    start()
    #expect(text.frame.height == 2)
    application.turn {}
    let count = application.events.events.count
    application.turn {}
    #expect(application.events.events.count == count)
  }
}
