import CellGraphics
import Narration
import NavigationKit
import Testing

/// The elements of a live view.
@Suite struct ScreenElementTests {
  private func texts(_ view: View) -> [String] {
    let elements = ScreenElement.elements(of: view)
    return Sentence.screen(title: "Shop", elements: elements).dropFirst()
      .map { StringTable.english.text($0) }
  }

  private func add(_ view: View, x: Double = 0, y: Double, to container: View) {
    view.frame = Rect(x: x, y: y, width: 10, height: 1)
    container.addSubview(view)
  }

  @Test func `elements are read from top to bottom, then from left to right`() {
    let view = View()
    let (buy, cancel, title) = (Button(), Button(), Label())
    (buy.title, cancel.title, title.text) = ("Buy", "Cancel", "Books")
    add(buy, x: 20, y: 5, to: view)
    add(cancel, x: 0, y: 5, to: view)
    add(title, y: 0, to: view)
    #expect(
      texts(view) == ["Books, text, 1 of 3.", "Cancel, button, 2 of 3.", "Buy, button, 3 of 3."])
  }

  @Test func `controls are read with their values`() {
    let view = View()
    let (wifi, volume, name) = (Switch(), Slider(), TextField())
    wifi.accessibilityIdentifier = "wifi"
    wifi.isOn = true
    volume.accessibilityIdentifier = "volume"
    volume.value = 0.25
    (name.placeholder, name.text) = ("Name", "Ada")
    add(wifi, y: 0, to: view)
    add(volume, y: 1, to: view)
    add(name, y: 2, to: view)
    #expect(
      texts(view) == [
        "Wifi, switch, on, 1 of 3.", "Volume, slider, 0.25, 2 of 3.",
        "Name, text field, Ada, 3 of 3.",
      ])
  }

  @Test func `hidden views, transparent views and empty labels are left out`() {
    let view = View()
    let (hidden, transparent) = (Button(), Button())
    (hidden.title, transparent.title) = ("A", "B")
    hidden.isHidden = true
    transparent.alpha = 0
    add(hidden, y: 0, to: view)
    add(transparent, y: 1, to: view)
    add(Label(), y: 2, to: view)
    #expect(texts(view) == [])
  }

  @Test func `a secure field does not show its text`() {
    let view = View()
    let field = TextField()
    (field.placeholder, field.text, field.isSecureTextEntry) = ("Password", "abc", true)
    add(field, y: 0, to: view)
    #expect(texts(view) == ["Password, text field, “•••”, 1 of 1."])
  }
}
