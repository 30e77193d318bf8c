internal import CellGraphics
import TextFormats

/// Finds the alignment of labels that are as wide as their texts.
///
/// On a phone such a label ends with its text, so its alignment does not matter and the storyboard
/// does not say it. Terminal cells are wider than letters on a phone, so the same label has spare
/// columns. A label whose right edge is pinned must then show its text at the right. This type
/// reads the pinned edges from the constraints.
struct LabelEdges {
  /// The horizontal attributes of a label that equations mention.
  ///
  /// Left and leading edges are the same here, because the import reads every storyboard as
  /// left-to-right.
  private struct Pins: OptionSet {
    var rawValue: Int
    static let leading = Pins(rawValue: 1)
    static let trailing = Pins(rawValue: 2)
    static let center = Pins(rawValue: 4)
    static let width = Pins(rawValue: 8)
  }

  private var pins: [String: Pins] = [:]
  /// The alignments of labels in vertical stacks, by the labels' ids.
  private var stacked: [String: String] = [:]

  init() {}

  init(_ root: XMLElement) { gather(root) }

  /// Reads the constraints of a view and of all views below it. Inequalities are ignored, because
  /// they pin no edge.
  private mutating func gather(_ view: XMLElement) {
    for constraint in view.child("constraints")?.children ?? []
    where constraint.name == "constraint" && constraint["relation"] == nil {
      note(constraint["firstAttribute"], of: constraint["firstItem"] ?? view["id"])
      note(constraint["secondAttribute"], of: constraint["secondItem"])
    }
    for subview in view.subviews {
      if view.name == "stackView", view["axis"] == "vertical", let id = subview["id"] {
        stacked[id] = view["alignment"] ?? "fill"
      }
      gather(subview)
    }
    if let content = view.property("contentView") { gather(content) }
  }

  /// Records that a constraint mentions an attribute of a view.
  private mutating func note(_ attribute: String?, of id: String?) {
    guard let id, let attribute else { return }
    switch attribute {
    case "leading", "left", "leadingMargin", "leftMargin":
      pins[id, default: []].insert(.leading)
    case "trailing", "right", "trailingMargin", "rightMargin":
      pins[id, default: []].insert(.trailing)
    case "centerX", "centerXWithinMargins": pins[id, default: []].insert(.center)
    case "width": pins[id, default: []].insert(.width)
    default: break
    }
  }

  /// Returns the alignment of a label; nil for a label at its leading edge or one wider than its
  /// text.
  ///
  /// In a vertical stack the stack's alignment decides. Otherwise the constraints decide, and
  /// without constraints the autoresizing mask of a label that its text almost fills.
  func alignment(of label: XMLElement, text: String) -> TextAlignment? {
    guard let id = label["id"] else { return nil }
    if let alignment = stacked[id] {
      return alignment == "trailing" ? .trailing : alignment == "center" ? .center : nil
    }
    if let pins = pins[id], pins != .width {
      switch pins {
      case .trailing: return .trailing
      case .center: return .center
      default: return nil
      }
    }
    guard let mask = label.child("autoresizingMask"), mask.bool("widthSizable") != true,
      mask.bool("flexibleMinX") == true, fits(label, text)
    else { return nil }
    return mask.bool("flexibleMaxX") == true ? .center : .trailing
  }

  /// Indicates whether the frame in the file is hardly wider than the text.
  private func fits(_ label: XMLElement, _ text: String) -> Bool {
    guard let frame = ViewFrames.written(label) else { return false }
    // A letter is about half as wide as it is high.
    return Double(TextLine(text).columns) * FontLook.size(label) * 0.5 >= frame.width * 0.7
  }
}
