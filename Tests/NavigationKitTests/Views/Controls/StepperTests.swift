import CellGraphics
import NavigationKit
import Testing

@Suite struct StepperTests {
  private func stage(_ stepper: Stepper) -> Stage {
    Stage(columns: 9, rows: 1, filledWith: stepper)
  }

  @Test func `the right arrow and a tap increase the value, the left arrow decreases it`() {
    let stepper = Stepper()
    stepper.stepValue = 2.5
    let stage = stage(stepper)
    var values: [Double] = []
    stepper.addAction(for: .valueChanged) { _ in values.append(stepper.value) }
    stage.send(.arrow(.right))
    stage.tap()
    stage.send(.arrow(.left))
    #expect(values == [2.5, 5, 2.5])
  }

  @Test func `a stepper stops at its ends and sends no event there`() {
    let stepper = Stepper()
    stepper.maximumValue = 1
    let stage = stage(stepper)
    var sent = 0
    stepper.addAction(for: .valueChanged) { _ in sent += 1 }
    stage.send(.arrow(.left))
    #expect(stepper.value == 0)
    stage.tap()
    stage.tap()
    #expect(stepper.value == 1)
    #expect(sent == 1)
  }

  @Test func `a stepper that wraps continues at the other end`() {
    let stepper = Stepper()
    stepper.minimumValue = 1
    stepper.maximumValue = 3
    stepper.wraps = true
    let stage = stage(stepper)
    stage.send(.arrow(.left))
    #expect(stepper.value == 3)
    stage.send(.arrow(.right))
    #expect(stepper.value == 1)
  }

  @Test func `the ends of a stepper can be set in either order if they do not cross`() {
    let stepper = Stepper()
    stepper.maximumValue = 300
    stepper.minimumValue = 200
    #expect(stepper.value == 200)
    stepper.minimumValue = -20
    stepper.maximumValue = -10
    #expect(stepper.value == -10)
    stepper.minimumValue = -10
    #expect(stepper.value == -10)
  }

  @Test func `the half of a stepper that cannot change the value is dim`() {
    let stepper = Stepper()
    let stage = stage(stepper)
    #expect(stage.row == "[ − │ + ]")
    #expect(stage.attributes() == "b.d...b.b")
    stage.turn { stepper.value = 100 }
    #expect(stage.attributes() == "b.b...d.b")
    stage.turn { stepper.isEnabled = false }
    #expect(stage.row == "  − │ +  ")
    #expect(stage.attributes() == "..d...d..")
  }

  @Test(arguments: [(1, "±", "r"), (3, "−│+", "rrr"), (5, "[−│+]", "bd.bb")])
  func `a narrow stepper shows the focus in reverse`(columns: Int, row: String, attributes: String)
  {
    let stage = Stage(columns: columns, rows: 1, filledWith: Stepper())
    #expect(stage.row == row)
    #expect(stage.attributes() == attributes)
  }
}
