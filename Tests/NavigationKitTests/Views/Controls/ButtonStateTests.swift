import CellGraphics
import NavigationKit
import Testing

/// Contents of buttons by their state, as `UIButton` documents them: a state without a value has
/// that of the normal state.
@Suite struct ButtonStateTests {
  private let red = Color(rgb: 0xFF0000)

  /// A button of 8 columns, which has the focus: a blank on each side of its title.
  private func stage(_ button: Button) -> Stage { Stage(columns: 8, rows: 1, filledWith: button) }

  @Test func `a selected button shows the title for that state`() {
    let button = Button()
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    let stage = stage(button)
    #expect(stage.row == "  Off   ")
    stage.turn { button.isSelected = true }
    #expect(stage.row == "   On   " && button.currentTitle == "On")
    #expect(button.title(for: .highlighted) == "Off" && button.state == .selected)
  }

  @Test func `the sign of an image is before the title`() {
    let button = Button()
    button.title = "Off"
    button.setImage(Image(name: "star"), for: .normal)
    #expect(stage(button).row == " ★ Off  ")
    #expect(button.currentImage?.name == "star")
    #expect(button.intrinsicContentSize == Size(width: 7, height: 1))
  }

  @Test func `a disabled button has the colour for that state`() {
    let button = Button()
    button.title = "Off"
    button.setTitleColor(red, for: .disabled)
    button.isEnabled = false
    #expect(stage(button).cell(column: 2).foreground == red)
    #expect(button.titleColor(for: .normal) == .black && button.currentTitleColor == red)
  }

  @Test func `a title without a colour has the tint colour`() {
    let button = Button()
    button.title = "Off"
    button.setTitleColor(nil, for: .normal)
    button.isUserInteractionEnabled = false
    let stage = stage(button)
    stage.turn { button.tintColor = red }
    #expect(stage.cell(column: 2).foreground == red)
  }

  @Test func `the title label has the title, and its looks are the button's`() {
    let button = Button()
    button.title = "Off"
    #expect(button.titleLabel?.text == "Off")
    button.titleLabel?.isBold = true
    button.titleLabel?.textAlignment = .trailing
    #expect(button.isBold && button.titleAlignment == .trailing)
    #expect(button.titleLabel === button.titleLabel)
  }

  @Test func `subclasses observe the states of a control`() {
    final class Watched: Button {
      var log: [String] = []
      override var isHighlighted: Bool { didSet { log.append("highlighted \(isHighlighted)") } }
      override var isSelected: Bool { didSet { log.append("selected \(isSelected)") } }
      override var isEnabled: Bool { didSet { log.append("enabled \(isEnabled)") } }
    }
    let button = Watched()
    let stage = stage(button)
    stage.application.touch(.down, at: Point(x: 1, y: 0))
    stage.application.touch(.up, at: Point(x: 1, y: 0))
    button.isSelected = true
    button.isEnabled = false
    #expect(
      button.log == ["highlighted true", "highlighted false", "selected true", "enabled false"])
    #expect(button.state == [.selected, .disabled])
  }
}
