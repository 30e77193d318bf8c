internal import CellGraphics
internal import NavigationKit
import Storyboards
import TextFormats

/// Keeps texts legible on their backgrounds.
///
/// A terminal shows a placeholder in place of an image, so the colours of the image are unknown.
/// White text over a dark photo would be invisible on a bright placeholder. The placeholder
/// therefore gets the background that the texts on it need. A text that cannot be read on a known
/// background becomes black or white.
///
/// Contrast is that of WCAG 2.1: from 1 for equal colours to 21 for black on white.
extension ViewConversion {
  /// The most views for which colours are changed. With more, all colours of the file are kept.
  private static let legibilityLimit = 600
  /// The contrast at which a text is easy to read (WCAG 2.1, 1.4.3).
  private static let goodContrast = 4.5
  /// The contrast below which a text cannot be read.
  private static let leastContrast = 2.0

  /// Changes colours so that each text differs from the placeholder or background behind it.
  ///
  /// - Parameter ground: The background of the root view.
  ///
  /// Placeholders are changed first and texts after them. A text then needs another colour only
  /// where no placeholder suits all texts on it.
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
      if background != colors.placeholder, case .control(var control) = views[picture].view {
        control.background = background
        views[picture].view = .control(control)
      }
      for text in texts { makeLegible(text, over: background) }
    }
  }

  /// Moves the last added image behind the texts and controls that it would hide.
  ///
  /// - Parameter hidesTexts: False for an image that code supplies, which may stay empty.
  ///
  /// An image in a storyboard is often added last and placed behind the texts by its constraints
  /// alone. On a terminal its placeholder is opaque.
  mutating func sinkPicture(hidesTexts: Bool) {
    guard let picture = views.last, views.count <= Self.legibilityLimit else { return }
    var goal = views.count - 1
    for index in views.indices.dropLast().reversed() {
      let view = views[index]
      if view.isArea, view.frame.intersects(picture.frame) { break }
      let isSeen = view.isControl || (view.isLabel && !hidesTexts)
      if isSeen, picture.frame.contains(view.frame.center) { goal = index }
    }
    views.insert(views.removeLast(), at: goal)
  }

  /// Moves the last added box behind the texts and controls beside it.
  ///
  /// On the screen, lines are moved apart but boxes are not, so the box would hide them.
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

  /// The view directly behind a text.
  private enum Backdrop {
    /// The index of the placeholder.
    case picture(Int)
    /// Boxes over the root view's background.
    case known
    case unknown
  }

  /// Returns the backdrop of the middle of a view, found by searching the views behind it from
  /// front to back.
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

  /// Returns the colour directly behind a view's text: `ground`, the boxes over it, and the view's
  /// own background, each blended over the one before. Only the middle of the view is considered.
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

  /// Returns a background for a placeholder on which all texts over it can be read.
  ///
  /// The first of five greys with good contrast for all texts is taken. If no grey has good
  /// contrast, the one with the best contrast of the least readable text is taken.
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

  /// Returns the colour of a view's text; nil for a view without a text and for a control with a
  /// background of its own.
  private func textColor(of index: Int) -> Color? {
    switch views[index].view {
    case .label(let label): label.text.isEmpty ? nil : label.color
    case .button(let button): button.color
    case .container, .control, .group, .box, .table: nil
    }
  }

  /// Returns the contrast, from 1 to 21, between a view's text and the colour behind it.
  private func contrast(ofText index: Int, over ground: Color) -> Double {
    let background = background(of: index, over: ground)
    return (textColor(of: index) ?? colors.ink).over(background).contrast(with: background)
  }

  /// Changes the colour of a text whose contrast is below ``leastContrast`` to one that is visible
  /// on its background.
  private mutating func makeLegible(_ index: Int, over ground: Color) {
    guard contrast(ofText: index, over: ground) < Self.leastContrast else { return }
    let background = background(of: index, over: ground)
    let color = background.visible(on: background)
    switch views[index].view {
    case .label(var label):
      label.color = color
      views[index].view = .label(label)
    case .button(var button):
      button.color = color
      views[index].view = .button(button)
    case .container, .control, .group, .box, .table: break
    }
  }
}

extension ImportedView {
  fileprivate var isLabel: Bool { if case .label = view { true } else { false } }

  private var control: SceneDocument.Control.Content? {
    if case .control(let control) = view { control.content } else { nil }
  }

  /// Indicates whether the view is an image without a symbol, which is shown as a placeholder.
  fileprivate var isPlaceholder: Bool {
    guard case .imageView(let name, _) = control else { return false }
    return Image(name: name).character == nil
  }

  fileprivate var backgroundColor: Color? {
    switch view {
    case .label(let label): label.background
    case .button(let button): button.background
    case .control(let control): control.background
    case .box(let box): box.background
    case .container, .group, .table: nil
    }
  }

  /// The colour of a plain rectangle; nil for any other view.
  fileprivate var boxColor: Color? {
    guard case .box(let box) = view else { return nil }
    return box.background.multipliedAlpha(by: box.alpha)
  }

  /// Indicates whether the view covers its whole frame.
  fileprivate var isArea: Bool {
    switch view {
    case .box, .container, .table: return true
    case .control:
      switch control {
      case .imageView, .textView: return true
      case _: return false
      }
    case .label, .button, .group: return false
    }
  }

  /// Indicates whether the view is one line and the user can focus it.
  fileprivate var isControl: Bool {
    view.kind.takesFocus
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
