public import CellGraphics

extension SceneDocument {
  /// A view of a scene.
  public enum View: Equatable, Sendable {
    /// A text.
    case label(Label)
    /// A button.
    case button(Button)
    /// A rectangle for an embedded scene.
    case container(Container)
    /// A control or another view with a value.
    case control(Control)
    /// A stack view or scroll view.
    case group(Group)
    /// A rectangle of one colour.
    case box(Box)
    /// A table.
    case table(TableView)

    /// The id, unique in the scene.
    public var id: String { part.id }

    /// The frame in points on the canvas of the scene. It is zero in a group, which places its
    /// members itself.
    public var frame: Rect { part.frame }

    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha: Double {
      get { part.alpha }
      set { part.alpha = newValue }
    }
  }

  /// A text that segues and unwind actions can replace.
  public struct Label: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The initial text.
    public var text: String
    /// A Boolean value that indicates whether the text is bold.
    public var isBold: Bool
    /// The colour of the text.
    public var color: Color
    /// The background; nil for a clear one.
    public var background: Color?
    /// The alignment of the text.
    public var alignment: TextAlignment
    /// The largest number of lines, or 0 for as many as fit. A label with one line is one row high;
    /// others fill their frame.
    public var lines: Int
    /// The frame in points on the canvas of the scene.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The byte offset of the label's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// The colour of a label whose file names none in a light appearance.
    public static let defaultColor = Color.black

    /// Creates a label. Each argument sets the property with the same name.
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

  /// A button that can trigger segues.
  public struct Button: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The text of the button.
    public var title: String
    /// A Boolean value that indicates whether the title is bold.
    public var isBold: Bool
    /// The colour of the title.
    public var color: Color
    /// The background; nil for a clear one.
    public var background: Color?
    /// A Boolean value that indicates whether the button can have the focus and be tapped.
    public var isEnabled: Bool
    /// The frame in points on the canvas of the scene. The button is one row high, around the
    /// middle of it.
    public var frame: Rect
    /// The alignment of the title.
    public var alignment = TextAlignment.center
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The byte offset of the button's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// UIKit's light system blue, the colour of a button whose file names none.
    public static let defaultColor = Color(rgb: 0x007AFF)

    /// Creates a button. Each argument sets the property with the same name.
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
    /// The id, unique in the scene.
    public var id: String
    /// The frame in points on the canvas of the scene.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The byte offset of the container's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// Creates a container. Each argument sets the property with the same name.
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
    /// The id, unique in the scene.
    public var id: String
    /// The colour.
    public var background: Color
    /// The frame in points on the canvas of the scene.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The byte offset of the box's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// Creates a box. Each argument sets the property with the same name.
    public init(id: String, background: Color, frame: Rect, offset: Int = 0) {
      self.id = id
      self.background = background
      self.frame = frame
      self.offset = offset
    }
  }

  /// A table that is one view of several.
  public struct TableView: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The contents of the table.
    public var table: Table
    /// The frame in points on the canvas of the scene.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The byte offset of the table's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// Creates a table. Each argument sets the property with the same name.
    public init(id: String, table: Table, frame: Rect, offset: Int = 0) {
      self.id = id
      self.table = table
      self.frame = frame
      self.offset = offset
    }
  }
}
