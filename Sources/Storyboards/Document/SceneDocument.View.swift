public import CellGraphics

extension SceneDocument {
  /// Something a scene shows.
  public enum View: Equatable, Sendable {
    case label(Label)
    case button(Button)
    case container(Container)
    case control(Control)
    case group(Group)
    case box(Box)
    case table(TableView)

    /// Unique in the scene.
    public var id: String {
      get { part.id }
      set { part.id = newValue }
    }

    /// On the document's canvas, in points; zero in a group, which places it.
    public var frame: Rect {
      get { part.frame }
      set { part.frame = newValue }
    }

    /// From 0, which cannot be seen, to 1.
    public var alpha: Double {
      get { part.alpha }
      set { part.alpha = newValue }
    }
  }

  /// A text that segues and unwind actions may replace.
  public struct Label: Equatable, Sendable {
    public var id: String
    public var text: String
    public var isBold: Bool
    public var color: Color
    /// nil is clear.
    public var background: Color?
    public var alignment: TextAlignment
    /// The most lines there may be, which stand in all of the frame unless it is one; 0 for as many as
    /// there is room for.
    public var lines: Int
    /// On the document's canvas, in points.
    public var frame: Rect
    /// From 0, which cannot be seen, to 1.
    public var alpha = 1.0
    /// The byte offset of the label's object.
    public var offset: Int

    public static let defaultColor = Color.black

    public init(
      id: String, text: String = "", isBold: Bool = false, color: Color = Self.defaultColor,
      alignment: TextAlignment = .leading, lines: Int = 1, frame: Rect, offset: Int = 0
    ) {
      self.id = id
      self.text = text
      self.isBold = isBold
      self.color = color
      self.alignment = alignment
      self.lines = lines
      self.frame = frame
      self.offset = offset
    }
  }

  /// A control that segues may be triggered by.
  public struct Button: Equatable, Sendable {
    public var id: String
    public var title: String
    public var isBold: Bool
    public var color: Color
    /// nil is clear.
    public var background: Color?
    public var isEnabled: Bool
    /// On the document's canvas, in points.
    public var frame: Rect
    public var alignment = TextAlignment.center
    /// From 0, which cannot be seen, to 1.
    public var alpha = 1.0
    /// The byte offset of the button's object.
    public var offset: Int

    /// UIKit's light system blue, the tint of a button that names no colour.
    public static let defaultColor = Color(rgb: 0x007AFF)

    public init(
      id: String, title: String, isBold: Bool = false, color: Color = Self.defaultColor,
      isEnabled: Bool = true, frame: Rect, offset: Int = 0
    ) {
      self.id = id
      self.title = title
      self.isBold = isBold
      self.color = color
      self.isEnabled = isEnabled
      self.frame = frame
      self.offset = offset
    }
  }

  /// A rectangle that an embed segue fills with another scene.
  public struct Container: Equatable, Sendable {
    public var id: String
    /// On the document's canvas, in points.
    public var frame: Rect
    /// From 0, which cannot be seen, to 1.
    public var alpha = 1.0
    /// The byte offset of the container's object.
    public var offset: Int

    public init(id: String, frame: Rect, offset: Int = 0) {
      self.id = id
      self.frame = frame
      self.offset = offset
    }
  }
}

extension SceneDocument {
  /// A rectangle of one colour.
  public struct Box: Equatable, Sendable {
    public var id: String
    public var background: Color
    /// On the document's canvas, in points.
    public var frame: Rect
    /// From 0, which cannot be seen, to 1.
    public var alpha = 1.0
    /// The byte offset of the box's object.
    public var offset: Int

    public init(id: String, background: Color, frame: Rect, offset: Int = 0) {
      self.id = id
      self.background = background
      self.frame = frame
      self.offset = offset
    }
  }

  /// A table that is one view of several.
  public struct TableView: Equatable, Sendable {
    public var id: String
    public var table: Table
    /// On the document's canvas, in points.
    public var frame: Rect
    /// From 0, which cannot be seen, to 1.
    public var alpha = 1.0
    /// The byte offset of the table's object.
    public var offset: Int

    public init(id: String, table: Table, frame: Rect, offset: Int = 0) {
      self.id = id
      self.table = table
      self.frame = frame
      self.offset = offset
    }
  }
}
