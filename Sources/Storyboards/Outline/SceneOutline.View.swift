extension SceneOutline {
  /// A view, reduced to the parts that matter for gestures, segues and the space of its text.
  package struct View {
    package var offset: Int
    package var id: String?
    /// The kind; nil if the file names none.
    package var kind: Kind?
    /// The value of the key `isEnabled`; nil if the file does not have the key.
    package var isEnabled: Bool?
    package var title: String?
    package var text: String?
    package var placeholder: String?
    /// The largest number of lines of a label; 0 for no limit.
    package var lines: Int?
    /// The width in columns.
    package var width: Int?
    package var frame: Frame?
    /// Indicates whether the frame adapts to a screen of another size.
    package var isAutoresizing = false
    /// The titles of a segmented control.
    package var segments: [String] = []
    /// Indicates whether the value of an adjustable view is the last one, so that only ← changes
    /// it.
    package var isAtEnd = false
    /// The value of the key `isEditable`; nil if the file does not have the key.
    package var isEditable: Bool?
    /// The views inside this view, in file order.
    package var views: [View] = []
    package var sections: [Section] = []

    package init(offset: Int) { self.offset = offset }

    /// A kind of view of the scene file. `view` also stands for any kind that the format does not
    /// have.
    package typealias Kind = ViewKind
  }

  /// A frame in points.
  package struct Frame {
    package var x: Double?
    package var y: Double?
    package var width: Double?
    package var height: Double?
  }

  /// A section of a list: an array of rows, or one row that is copied.
  package struct Section {
    package var offset: Int
    package var header: String?
    package var rows: [Row] = []
    /// The row that is copied, `count` times, in place of `rows`.
    package var template: Row?
    package var count: Int?
  }

  /// A row of a list.
  package struct Row {
    package var offset: Int
    package var id: String?
    package var title: String?
    package var detail: String?
    package var detailPlace = DetailPlace.nowhere
    package var hasAccessoryButton = false
    package var isDeletable = false

    /// The place of the detail, by the style of the row.
    package enum DetailPlace {
      case nowhere
      case besideTitle
      case belowTitle
    }
  }

  package struct BarButton {
    package var offset: Int
    package var id: String?
    package var title: String?
    package var systemItem: String?

    package init(offset: Int) { self.offset = offset }
  }

  package struct AlertAction {
    package var offset: Int
    package var id: String?
    package var title: String?
    package var style: String?
    package var isEnabled = true
  }
}

extension SceneOutline.Section {
  /// All rows that the file describes: the listed rows, then the row that is copied.
  package var describedRows: [SceneOutline.Row] { rows + [template].compactMap(\.self) }
}
