import CellGraphics
import NavigationKit

/// A scene full of what is hard to move: wide letters and emoji side by side, texts of which others are
/// a part, grounds of every height.
final class Page: ViewController {
  private let lines: [String]
  private let ground: Color
  private let ink: Color
  let button = Button(frame: Rect(x: 12, y: 7, width: 16, height: 1))

  init(_ title: String, _ lines: [String], ground: Color, ink: Color) {
    (self.lines, self.ground, self.ink) = (lines, ground, ink)
    super.init()
    self.title = title
  }

  static var old: Page {
    Page(
      "Settings",
      ["General", "Notifications are on", "🚀🎉a🚀🎉b🚀🎉c🚀🎉d🚀", "Storage 12 of 64 GB"],
      ground: .white, ink: .black)
  }

  static var new: Page {
    Page(
      "Profile", ["Ada", "Notifications are off", "界面界面x界面界面x界面界面", "日本語 too"],
      ground: Color(rgb: 0x204060), ink: .white)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = ground
    for (row, line) in lines.enumerated() {
      let label = Label(frame: Rect(x: 1, y: Double(row + 1), width: 60, height: 1))
      (label.text, label.textColor) = (line, ink)
      view.addSubview(label)
    }
    let card = View(frame: Rect(x: 24, y: 2, width: 10, height: 3))
    card.backgroundColor = Color(rgb: 0xF0A030)
    view.addSubview(card)
    button.title = "Open \(title ?? "")"
    button.backgroundColor = Color(rgb: 0x0A6CFF)
    button.titleColor = .white
    view.addSubview(button)
  }
}
