public import CellGraphics

extension SceneDocument {
  /// A view of a scene.
  ///
  /// Views of a scene are in one array from back to front. Only a ``SceneDocument/Group`` has views
  /// inside it.
  public enum View: Equatable, Sendable {
    /// A text.
    case label(Label)
    /// A text that can be tapped.
    case button(Button)
    /// A place for another scene.
    case container(Container)
    /// A control, an image or a value.
    case control(Control)
    /// A stack view or a scroll view.
    case group(Group)
    /// A rectangle of one colour.
    case box(Box)
    /// A table beside other views.
    case table(TableView)

    /// The id, unique in the scene.
    public var id: String {
      get { part.id }
      set { part.id = newValue }
    }

    /// The format's word for the kind.
    package var kind: ViewKind {
      switch self {
      case .label: .label
      case .button: .button
      case .container: .container
      case .control(let control): control.kind
      case .group(let group): group.arrangement == .scroll ? .scrollView : .stackView
      case .box: .view
      case .table: .tableView
      }
    }

    /// The frame in points on the document's canvas. It is zero in a group, which places its
    /// members.
    public var frame: Rect {
      get { part.frame }
      set { part.frame = newValue }
    }

    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha: Double {
      get { part.alpha }
      set { part.alpha = newValue }
    }

    /// The texts that spoken mode reads in place of its own.
    public var accessibility: Accessibility {
      get { part.accessibility }
      set { part.accessibility = newValue }
    }
  }

  /// A text that segues and unwind actions can replace.
  ///
  /// Texts do not scale with the canvas, because all cells of a terminal have one size.
  public struct Label: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The text at first.
    public var text: String
    /// Indicates whether the text is bold.
    public var isBold: Bool
    /// The colour of the text.
    public var color: Color
    /// The background; nil for a clear one.
    public var background: Color?
    /// The side of the frame at which the text is.
    public var alignment: TextAlignment
    /// The largest number of lines, or 0 for as many as fit. A label with one line is one row high;
    /// others fill their frame.
    public var lines: Int
    /// The frame in points on the canvas of the scene.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The texts that spoken mode reads in place of its own.
    public var accessibility = Accessibility()
    /// The byte offset of the label's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// The colour of a text in light appearance that names none.
    public static let defaultColor = Color.black

    /// Makes a label of one line, unless a value says otherwise.
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
  ///
  /// A tap performs the segues of its scene with the trigger
  /// ``SceneDocument/Segue/Trigger/tap(button:)`` and the button's id. A segue whose condition is
  /// not met is skipped.
  public struct Button: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The text.
    public var title: String
    /// Indicates whether the text is bold.
    public var isBold: Bool
    /// The colour of the text.
    public var color: Color
    /// The background; nil for a clear one.
    public var background: Color?
    /// Indicates whether the user can tap it.
    public var isEnabled: Bool
    /// The frame in points on the canvas of the scene. The button is one row high, around the
    /// middle of it.
    public var frame: Rect
    /// The side of the frame at which the text is.
    public var alignment = TextAlignment.center
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The texts that spoken mode reads in place of its own.
    public var accessibility = Accessibility()
    /// The byte offset of the button's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// UIKit's light system blue, the colour of a button whose file names none.
    public static let defaultColor = Color(rgb: 0x007AFF)

    /// Makes a button with the text in the middle.
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
  ///
  /// The destination of the embed segue becomes a child of the scene's controller as soon as the
  /// view is loaded, as in UIKit. A container without a segue stays empty.
  public struct Container: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The frame in points on the canvas of the scene.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The texts that spoken mode reads in place of its own.
    public var accessibility = Accessibility()
    /// The byte offset of the container's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// Makes an empty container.
    public init(id: String, frame: Rect, offset: Int = 0) {
      self.id = id
      self.frame = frame
      self.offset = offset
    }
  }
}

extension SceneDocument {
  /// A rectangle of one colour.
  ///
  /// It takes no touches, so a tap on it reaches the views behind it.
  public struct Box: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The colour of the whole frame.
    public var background: Color
    /// The frame in points on the canvas of the scene.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The texts that spoken mode reads in place of its own.
    public var accessibility = Accessibility()
    /// The byte offset of the box's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// Makes a rectangle of one colour.
    public init(id: String, background: Color, frame: Rect, offset: Int = 0) {
      self.id = id
      self.background = background
      self.frame = frame
      self.offset = offset
    }
  }

  /// A table that is one view of several.
  ///
  /// A table that fills its scene is a scene of the kind `tableViewController` instead.
  public struct TableView: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The contents.
    public var table: Table
    /// The frame in points on the canvas of the scene.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The texts that spoken mode reads in place of its own.
    public var accessibility = Accessibility()
    /// The byte offset of the table's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// Makes a table among other views.
    public init(id: String, table: Table, frame: Rect, offset: Int = 0) {
      self.id = id
      self.table = table
      self.frame = frame
      self.offset = offset
    }
  }
}
