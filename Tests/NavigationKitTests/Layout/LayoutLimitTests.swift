import CellGraphics
import NavigationKit
import Testing

/// Layout that asks for layout each time (1.2.10). It neither hangs nor ends the program.
@Suite struct LayoutLimitTests {
  /// Runs `restless` after each of its layouts.
  private final class Restless: ViewController {
    var layouts = 0
    var restless: (Restless) -> Void = { _ in }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      layouts += 1
      restless(self)
    }
  }

  private func show(_ restless: @escaping (Restless) -> Void) -> (Stage, Restless) {
    let controller = Restless()
    controller.baseName = "A"
    let stage = Stage(root: controller)
    stage.forget()
    controller.restless = restless
    controller.layouts = 0
    return (stage, controller)
  }

  private func warnings(on stage: Stage) -> [Event] {
    stage.takeEvents().filter { $0.kind == .warning }
  }

  @Test func `setNeedsLayout in viewDidLayoutSubviews is reported and ends (1.2.10)`() {
    let (stage, controller) = show { $0.view.setNeedsLayout() }
    stage.turn { controller.view.setNeedsLayout() }
    #expect(controller.layouts == 100)
    let warnings = warnings(on: stage)
    #expect(warnings.map(\.subject) == ["A"])
    #expect(warnings.map { $0.detail.hasPrefix("the view of A asked for layout 100") } == [true])
  }

  @Test func `a label whose text changes in viewDidLayoutSubviews is reported once (1.2.10)`() {
    let label = Label()
    label.accessibilityIdentifier = "count"
    label.translatesAutoresizingMaskIntoConstraints = false
    let (stage, controller) = show { label.text = "\($0.layouts)" }
    stage.turn { controller.view.addSubview(label) }
    #expect(controller.layouts == 100)
    #expect(warnings(on: stage).count == 1)
    // The next turn lays out again, and does not repeat the warning.
    stage.turn { controller.view.setNeedsLayout() }
    #expect(controller.layouts == 200)
    #expect(warnings(on: stage).isEmpty)
  }

  @Test func `subviews that are added in each viewDidLayoutSubviews come to an end (1.2.10)`() {
    let (stage, controller) = show { $0.view.addSubview(Label()) }
    stage.turn { controller.view.setNeedsLayout() }
    #expect(controller.view.subviews.count == 100)
    #expect(warnings(on: stage).count == 1)
    stage.turn { controller.view.backgroundColor = .white }
    #expect(controller.view.subviews.count == 100)
  }

  @Test func `a restless view is named by its identifier or class (1.2.10)`() {
    final class Meter: View {
      override func layoutSubviews() { setNeedsLayout() }
    }
    let named = Meter()
    named.accessibilityIdentifier = "speed"
    let (stage, controller) = show { _ in }
    stage.turn { for meter in [named, Meter()] { controller.view.addSubview(meter) } }
    stage.turn { for view in controller.view.subviews { view.setNeedsLayout() } }
    let details = warnings(on: stage).map(\.detail)
    #expect(details.map { $0.prefix { $0 != " " } } == ["speed", "Meter"])
  }

  @Test func `a layout that changes something for a while comes to rest without a warning`() {
    let (stage, controller) = show { if $0.layouts < 50 { $0.view.setNeedsLayout() } }
    stage.turn { controller.view.setNeedsLayout() }
    #expect(controller.layouts == 50)
    #expect(warnings(on: stage).isEmpty)
  }
}
