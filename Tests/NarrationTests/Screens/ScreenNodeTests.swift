import CellGraphics
import Narration
import NavigationKit
import Testing

/// The elements of a screen with their names, values, states and positions.
@Suite struct ScreenNodeTests {
  private func lines(_ view: View) -> [String] {
    ScreenNode.nodes(of: view).flatMap(\.flattened).map { node in
      let phrase = node.element.phrase(position: node.position)
      return StringTable.english.text(.spoken(phrase), isPlain: true)
    }
  }

  private func add(
    _ view: View, x: Double = 0, y: Double, width: Double = 10, to container: View
  ) {
    view.frame = Rect(x: x, y: y, width: width, height: 1)
    container.addSubview(view)
  }

  @Test func `a text is read as it is, and other elements with their role`() {
    let view = View()
    let (text, button) = (Label(), Button())
    (text.text, button.title) = ("Welcome back!", "Buy")
    add(text, y: 0, to: view)
    add(button, y: 1, to: view)
    #expect(lines(view) == ["Welcome back!", "Buy, button."])
  }

  @Test func `the accessibility label, value, hint and traits of a view are read`() {
    let view = View()
    let (button, text) = (Button(), Label())
    button.title = "+"
    button.accessibilityLabel = "Add"
    button.accessibilityHint = "Adds a book"
    button.accessibilityValue = "3 books"
    button.isEnabled = false
    text.text = "Books"
    text.accessibilityTraits = .header
    add(text, y: 0, to: view)
    add(button, y: 1, to: view)
    #expect(lines(view) == ["Books, heading.", "Add, button, 3 books, disabled. Adds a book."])
  }

  @Test func `a control without a title has the name of the label beside it, else above it`() {
    let view = View()
    let (volume, brightness) = (Label(), Label())
    let (slider, other) = (Slider(), Slider())
    (volume.text, brightness.text) = ("Volume", "Brightness")
    (slider.value, other.value) = (0.5, 1)
    add(volume, y: 0, to: view)
    add(slider, x: 12, y: 0, to: view)
    add(brightness, y: 3, to: view)
    add(other, y: 4, to: view)
    #expect(
      lines(view) == [
        "Volume", "Volume, slider, 0.5.", "Brightness", "Brightness, slider, 1.",
      ])
  }

  @Test func `an identifier of Xcode is no name`() {
    let view = View()
    let (first, second) = (Switch(), Switch())
    first.accessibilityIdentifier = "x1Z-9b-Q2c"
    second.accessibilityIdentifier = "wifi"
    add(first, y: 0, to: view)
    add(second, y: 1, to: view)
    #expect(lines(view) == ["switch, off.", "Wifi, switch, off."])
  }

  @Test(arguments: [
    ("rateSlider", "Rate, slider, 0."), ("numberOfPagesSlider", "Number of pages, slider, 0."),
    ("URLSlider", "URL, slider, 0."), ("slider", "slider, 0."), ("x1Z-9b-Q2c", "slider, 0."),
  ])
  func `an identifier is read in words, without those for a kind of view`(
    identifier: String, line: String
  ) {
    let (view, slider) = (View(), Slider())
    slider.accessibilityIdentifier = identifier
    add(slider, y: 0, to: view)
    #expect(lines(view) == [line])
  }

  @Test func `a switch has the name of the nearer label at its left or right`() {
    let view = View()
    let (one, two) = (Switch(), Switch())
    let (sound, light) = (Label(), Label())
    (sound.text, light.text) = ("Sound", "Light")
    add(one, x: 0, y: 0, width: 4, to: view)
    add(sound, x: 5, y: 0, width: 6, to: view)
    add(two, x: 14, y: 0, width: 4, to: view)
    add(light, x: 19, y: 0, width: 6, to: view)
    #expect(
      lines(view) == ["Sound, switch, off.", "Sound", "Light, switch, off.", "Light"])
  }

  @Test func `a number beside a control is no name`() {
    let view = View()
    let (number, slider) = (Label(), Slider())
    number.text = "100 %"
    add(number, y: 0, to: view)
    add(slider, x: 12, y: 0, to: view)
    #expect(lines(view) == ["100 %", "slider, 0."])
  }

  @Test func `a control that nothing else names has the title of its screen`() {
    let (controller, slider) = (ViewController(), Slider())
    controller.view = View()
    controller.title = "Brightness"
    add(slider, y: 0, to: controller.view)
    #expect(lines(controller.view) == ["Brightness, slider, 0."])
    controller.title = nil
    controller.baseName = "ColorPickerViewController"
    #expect(lines(controller.view) == ["Color picker, slider, 0."])
  }

  @Test func `a view that is an accessibility element hides the views in it`() {
    let (view, card) = (View(), View())
    let (title, text) = (Label(), Label())
    (title.text, text.text) = ("Rain", "12 degrees")
    card.isAccessibilityElement = true
    add(card, y: 0, to: view)
    add(title, y: 0, to: card)
    add(text, y: 1, to: card)
    #expect(lines(view) == ["Rain 12 degrees"])
    card.accessibilityLabel = "Weather"
    card.accessibilityTraits = .button
    #expect(lines(view) == ["Weather, button."])
  }

  @Test func `elements that the app hides from assistive technologies are left out`() {
    let view = View()
    let (button, box) = (Button(), View())
    button.title = "Buy"
    box.accessibilityElementsHidden = true
    add(box, y: 0, to: view)
    add(button, y: 0, to: box)
    #expect(lines(view) == [])
  }

  @Test func `the rows of a table are read with its headers, details, states and positions`() {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 30, height: 10))
    let fruits = Fruits()
    table.register(TableViewCell.self, forCellReuseIdentifier: "fruit")
    table.dataSource = fruits
    table.layoutIfNeeded()
    #expect(
      lines(table) == [
        "list, 3 rows.", "Fruits, heading.", "Apple, row, 2 left, selected, 1 of 3.",
        "Pear, row, 2 of 3.", "Nuts, heading.", "Almond, row, 3 of 3.",
      ])
  }

  @Test func `a picture is read only with an accessibility label`() {
    let view = View()
    let (plain, named) = (ImageView(image: Image(name: "a")), ImageView(image: Image(name: "b")))
    named.accessibilityLabel = "A mountain"
    add(plain, y: 0, to: view)
    add(named, y: 1, to: view)
    #expect(lines(view) == ["A mountain, image."])
  }

  @Test func `views that begin in the same row are one line`() {
    let view = View()
    let (left, right) = (Label(), Label())
    (left.text, right.text) = ("Left", "Right")
    add(left, x: 0, y: 1.2, to: view)
    add(right, x: 20, y: 0.9, to: view)
    #expect(lines(view) == ["Left", "Right"])
  }
}

private final class Fruits: TableViewDataSource {
  private let names = [["Apple", "Pear"], ["Almond"]]

  func numberOfSections(in tableView: TableView) -> Int { 2 }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    ["Fruits", "Nuts"][section]
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names[section].count
  }

  func tableView(_ tableView: TableView, cellForRowAt path: IndexPath) -> TableViewCell {
    let cell = TableViewCell(style: .value1, reuseIdentifier: "fruit")
    cell.textLabel?.text = names[path.section][path.row]
    if path == IndexPath(row: 0, section: 0) {
      cell.detailTextLabel?.text = "2 left"
      cell.accessoryType = .checkmark
    }
    return cell
  }
}
