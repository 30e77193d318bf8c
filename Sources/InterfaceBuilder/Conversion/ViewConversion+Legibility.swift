internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

/// Texts that can be read on what is behind them.
///
/// What a picture looks like is not known, so its placeholder takes the background that the texts over it
/// need. A text that cannot be told from a known background becomes black or white.
extension ViewConversion {
  /// Above that many views, backgrounds and texts keep the colours of the file.
  private static let legibilityLimit = 600
  /// The contrast that a text needs to be read with ease (WCAG 2.1, 1.4.3).
  private static let goodContrast = 4.5
  /// Below this contrast a text cannot be read.
  private static let leastContrast = 2.0

  /// Gives placeholders and texts colours that can be told from each other.
  ///
  /// - Parameter ground: Of the root view.
  mutating func makeTextsLegible(on ground: Color) {
    guard views.count <= Self.legibilityLimit else { return }
    var textsOverPicture: [Int: [Int]] = [:]
    for index in views.indices {
      guard textColor(of: index) != nil else { continue }
      switch backdrop(of: index) {
      case .picture(let picture): textsOverPicture[picture, default: []].append(index)
      case .known: makeLegible(index, over: ground)
      case .unknown: break
      }
    }
    for (picture, texts) in textsOverPicture.sorted(by: { $0.key < $1.key }) {
      let background = placeholderColor(under: texts)
      if background != colors.placeholder {
        views[picture].json.set("background", JSONNode(background.hexadecimal))
      }
      for text in texts { makeLegible(text, over: background) }
    }
  }

  /// Puts the picture that was added last behind the texts and controls that it would hide.
  ///
  /// - Parameter hidesTexts: False for a picture that code supplies, which may stay empty.
  mutating func sinkPicture(hidesTexts: Bool) {
    guard let picture = views.last, views.count <= Self.legibilityLimit else { return }
    var goal = views.count - 1
    for index in views.indices.dropLast().reversed() {
      let view = views[index]
      if view.isArea, view.frame.intersects(picture.frame) { break }
      let isSeen = view.isControl || (view.kind == "label" && !hidesTexts)
      if isSeen, picture.frame.contains(view.frame.center) { goal = index }
    }
    views.insert(views.removeLast(), at: goal)
  }

  /// Puts the box that was added last behind the texts and controls beside it.
  ///
  /// On the screen lines are moved apart and boxes are not, so that it would hide them.
  mutating func sinkBox() {
    guard let box = views.last, views.count <= Self.legibilityLimit else { return }
    var goal = views.count - 1
    for index in views.indices.dropLast().reversed() {
      let view = views[index]
      if view.isArea {
        if view.frame.intersects(box.frame) { break }
      } else if box.frame.contains(view.frame.center) {
        break
      } else {
        goal = index
      }
    }
    views.insert(views.removeLast(), at: goal)
  }

  // MARK: - Backgrounds

  private enum Backdrop {
    /// The place of the placeholder.
    case picture(Int)
    /// Boxes over the root view's background.
    case known
    case unknown
  }

  /// What is behind the middle of a view.
  private func backdrop(of index: Int) -> Backdrop {
    let center = views[index].frame.center
    for below in views.indices[..<index].reversed() where views[below].frame.contains(center) {
      let view = views[below]
      if view.isPlaceholder { return .picture(below) }
      if let box = view.boxColor {
        if box.alpha == 255 { return .known }
      } else if view.isArea {
        return .unknown
      }
    }
    return .known
  }

  /// The color behind the middle of a view whose boxes are known, where `ground` is behind them all.
  private func background(of index: Int, over ground: Color) -> Color {
    let center = views[index].frame.center
    var result = ground
    for below in views.indices[..<index] where views[below].frame.contains(center) {
      if views[below].isPlaceholder { result = ground }
      if let box = views[below].boxColor { result = box.over(result) }
    }
    if let own = views[index].backgroundColor { result = own.over(result) }
    return result
  }

  /// The first of the usual backgrounds on which all texts can be read; else the best one.
  private func placeholderColor(under texts: [Int]) -> Color {
    let choices = [colors.placeholder] + [0x3A3A3C, 0x767676, 0xF2F2F7, 0x000000].map(Color.init)
    func leastContrast(on choice: Color) -> Double {
      texts.map { contrast(ofText: $0, over: choice) }.min() ?? 21
    }
    var best = (color: choices[0], contrast: leastContrast(on: choices[0]))
    for choice in choices where best.contrast < Self.goodContrast {
      let contrast = leastContrast(on: choice)
      if contrast > best.contrast { best = (choice, contrast) }
    }
    return best.color
  }

  // MARK: - Texts

  /// The color of what a view says; nil for a view that says nothing, and for a control that has a
  /// background of its own.
  private func textColor(of index: Int) -> Color? {
    let view = views[index].json
    func own(_ usual: Color) -> Color? {
      view["color"]?.string.flatMap(Color.init(hexadecimal:)) ?? usual
    }
    switch views[index].kind {
    case "label": return view["text"]?.string?.isEmpty == false ? own(colors.ink) : nil
    case "button": return own(blue)
    default: return nil
    }
  }

  private func contrast(ofText index: Int, over ground: Color) -> Double {
    let background = background(of: index, over: ground)
    return (textColor(of: index) ?? colors.ink).over(background).contrast(with: background)
  }

  private mutating func makeLegible(_ index: Int, over ground: Color) {
    guard contrast(ofText: index, over: ground) < Self.leastContrast else { return }
    let background = background(of: index, over: ground)
    let color = background.visible(on: background)
    views[index].json.set("color", JSONNode(color.hexadecimal))
  }
}

extension ImportedView {
  fileprivate var kind: String { json["kind"]?.string ?? "" }

  /// Indicates whether it is a picture that has no symbol, which stands as its name.
  fileprivate var isPlaceholder: Bool {
    guard kind == "imageView", let name = json["image"]?.string else { return false }
    return Image(named: name).character == nil
  }

  fileprivate var backgroundColor: Color? {
    json["background"]?.string.flatMap(Color.init(hexadecimal:))
  }

  /// The color of a plain rectangle; nil for any other view.
  fileprivate var boxColor: Color? {
    guard kind == "view", let color = backgroundColor else { return nil }
    return color.multipliedAlpha(by: json["alpha"]?.double ?? 1)
  }

  /// Indicates whether it covers its whole frame.
  fileprivate var isArea: Bool {
    ["view", "imageView", "container", "tableView", "textView"].contains(kind)
  }

  /// Indicates whether the user can focus it and it is a line.
  fileprivate var isControl: Bool {
    ViewKind(rawValue: kind)?.takesFocus == true
  }
}

extension InterfaceBuilderColors {
  /// The usual background of a placeholder.
  fileprivate var placeholder: Color { Color(rgb: appearance == .dark ? 0x2C2C2E : 0xE5E5EA) }
}

extension Rect {
  fileprivate func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension Color {
  /// What `hexadecimal` writes.
  fileprivate init?(hexadecimal text: String) {
    guard text.first == "#", let value = UInt32(text.dropFirst(), radix: 16) else { return nil }
    switch text.utf8.count {
    case 7: self.init(rgb: value)
    case 9:
      self.init(rgb: value >> 8)
      alpha = UInt8(value & 0xFF)
    default: return nil
    }
  }
}
