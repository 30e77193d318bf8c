internal import CellGraphics
import Storyboards
import TextFormats

extension ViewConversion {
  /// Adds a bar that is a view, with its items at UIKit's positions.
  ///
  /// A bar without a background of its own gets the system's colour for bars.
  mutating func addBar(_ view: XMLElement, _ place: Place) {
    addBox(background(view) ?? colors.bar, place, of: view)
    var bars = BarConversion(names: names, text: text)
    for slot in BarArrangement(bars.items(of: view), in: place.frame).slots {
      var inner = place
      inner.frame = slot.frame
      addItem(slot.item, slot.alignment, inner)
    }
    carried.formUnion(bars.carried)
  }

  private mutating func addItem(
    _ item: BarConversion.Item, _ alignment: TextAlignment, _ place: Place
  ) {
    carried.insert(item.element.offset)
    if let view = item.view, !BarConversion.leadsOn(item.element) || view.name == "button" {
      var inner = place
      if let size = ViewFrames.written(view)?.size {
        let height = min(size.height, place.frame.height)
        inner.frame.origin.y += (place.frame.height - height) / 2
        inner.frame.size.height = height
      }
      return convert(view, at: inner)
    }
    guard let id = item.element["id"], item.isButton else {
      var title = label(item.title, alignment: .center)
      title.isBold = true
      return append(item.element, .label(title), place)
    }
    tappable.insert(id)
    var button = button(item.title, color: place.tint)
    button.isBold = item.isBold
    button.alignment = alignment
    append(item.element, .button(button), place)
  }

  /// Moves all views down and adds a strip with the controls of the bar above.
  ///
  /// - Parameters:
  ///   - top: The bottom edge of the bar, in points.
  ///   - width: The width of the canvas, in points.
  mutating func addStrip(_ controls: [XMLElement], top: Double, width: Double) {
    guard !controls.isEmpty else { return }
    for index in views.indices { views[index].frame.origin.y += Self.stripHeight }
    let room = (width - 2 * BarArrangement.margin) / Double(controls.count)
    for (index, control) in controls.enumerated() {
      let frame = Rect(
        x: BarArrangement.margin + Double(index) * room, y: top + 7, width: room - 8, height: 30)
      convert(control, at: Place(frame: frame, ground: colors.ground))
    }
  }

  /// The height of the strip, in points.
  static let stripHeight = 44.0
}
