public import CellGraphics

/// A sign or a view at an end of a row in a list.
public struct CellAccessory {
  /// States of the list in which an accessory is shown.
  public enum DisplayedState: Sendable {
    /// In and out of editing mode.
    case always
    /// Only in editing mode.
    case whenEditing
    /// Only out of editing mode.
    case whenNotEditing
  }

  /// The looks of an accessory.
  public struct Options {
    /// The colour of the sign; nil for the list's own.
    public var tintColor: Color?
    /// Creates the looks of an accessory.
    public init(tintColor: Color? = nil) { self.tintColor = tintColor }
  }

  /// The values of an accessory with a view of the app's.
  public struct CustomViewConfiguration {
    var view: View
    var isLeading: Bool
    /// Creates an accessory that shows `customView`, as wide as the view is now.
    public init(customView: View, placement: Placement) {
      view = customView
      isLeading = placement == .leading
    }
  }

  /// The ends of a row.
  public enum Placement: Sendable {
    /// The left end.
    case leading
    /// The right end.
    case trailing
  }

  var glyphs = ""
  var isLeading = false
  var displayed = DisplayedState.always
  var options = Options()
  var view: View?
  var isTinted = false

  /// Returns `›`, for a row that leads to another screen.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { CellAccessory(glyphs: "›", displayed: displayed, options: options) }

  /// Returns `✓`.
  public static func checkmark(
    displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory {
    CellAccessory(glyphs: "✓", displayed: displayed, options: options, isTinted: true)
  }

  /// Returns `⊖`, which shows that a row can be deleted in editing mode.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: Options = Options(),
    actionHandler: (() -> Void)? = nil
  ) -> CellAccessory {
    CellAccessory(glyphs: "⊖", isLeading: true, displayed: displayed, options: options)
  }

  /// Returns `≡`, which shows that a row can be moved in editing mode.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: Options = Options()
  ) -> CellAccessory { CellAccessory(glyphs: "≡", displayed: displayed, options: options) }

  /// Returns a text at the right end.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: Options = Options()
  ) -> CellAccessory { CellAccessory(glyphs: text, displayed: displayed, options: options) }

  /// Returns an accessory that shows a view of the app's.
  public static func customView(configuration: CustomViewConfiguration) -> CellAccessory {
    CellAccessory(isLeading: configuration.isLeading, view: configuration.view)
  }

  var columns: Double { view?.bounds.width ?? Double(TextLine(glyphs).columns) }
}

extension CollectionViewListCell {
  private var shownAccessories: [CellAccessory] {
    let isEditing = collectionView?.isEditing == true
    return accessories.filter { accessory in
      switch accessory.displayed {
      case .always: true
      case .whenEditing: isEditing
      case .whenNotEditing: !isEditing
      }
    }
  }

  /// The columns before the content that accessories take.
  var leadingColumns: Double {
    shownAccessories.filter(\.isLeading).reduce(0) { $0 + $1.columns + TableAppearance.margin }
  }

  /// The columns after the content that accessories take.
  var trailingColumns: Double {
    let columns = shownAccessories.filter { !$0.isLeading }.reduce(0) { $0 + $1.columns + 1 }
    return columns > 0 ? columns + TableAppearance.margin : 0
  }

  private var places: [(accessory: CellAccessory, rect: Rect)] {
    var places: [(CellAccessory, Rect)] = []
    var (left, right) = (TableAppearance.margin, bounds.width - TableAppearance.margin)
    let y = ((bounds.height - 1) / 2).rounded(.down)
    for accessory in shownAccessories where accessory.isLeading {
      places.append((accessory, Rect(x: left, y: y, width: accessory.columns, height: 1)))
      left += accessory.columns + TableAppearance.margin
    }
    for accessory in shownAccessories.reversed() where !accessory.isLeading {
      right -= accessory.columns
      places.append((accessory, Rect(x: right, y: y, width: accessory.columns, height: 1)))
      right -= 1
    }
    return places
  }

  /// The views of accessories with their places; adds views that are missing.
  var accessoryViews: [(View, Rect)] {
    places.compactMap { accessory, rect in
      guard let view = accessory.view else { return nil }
      if view.superview !== self { addSubview(view) }
      return (view, rect)
    }
  }

  func drawAccessories(on canvas: inout Canvas) {
    for (accessory, rect) in places where accessory.view == nil {
      let color = themed { accessory.isTinted ? $0.tint : $0.accessory }
      canvas.draw(
        TextLine(accessory.glyphs), in: rect, alignment: .leading,
        color: accessory.options.tintColor ?? color)
    }
  }
}
