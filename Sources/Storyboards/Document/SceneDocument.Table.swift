public import NavigationKit

extension SceneDocument {
  /// A table with its sections.
  public struct Table: Equatable, Sendable {
    /// The style of the table: plain or grouped.
    public var style: NavigationKit.TableView.Style
    /// The sections from top to bottom.
    public var sections: [TableSection]

    /// Creates a table. Each argument sets the property with the same name.
    public init(style: NavigationKit.TableView.Style = .plain, sections: [TableSection] = []) {
      self.style = style
      self.sections = sections
    }
  }

  /// A section of a table.
  public struct TableSection: Equatable, Sendable {
    /// The text above the rows; nil for none.
    public var header: String?
    /// The text below the rows; nil for none.
    public var footer: String?
    /// The rows.
    public var content: Content

    /// The rows of a section.
    public enum Content: Equatable, Sendable {
      /// Rows that are described one by one.
      case rows([TableRow])
      /// Equal rows. In their texts `{index}` is the number of the row from 0, and `{number}` from
      /// 1.
      case copies(of: TableRow, count: Int)
    }

    /// The largest number of rows in a section.
    public static let rowLimit = 100_000

    /// Creates a section. Each argument sets the property with the same name.
    public init(header: String? = nil, footer: String? = nil, content: Content) {
      self.header = header
      self.footer = footer
      self.content = content
    }

    /// The rows as the file describes them, copies once.
    public var writtenRows: [TableRow] {
      switch content {
      case .rows(let rows): rows
      case .copies(let row, _): [row]
      }
    }
  }

  /// A control in a row of a table, one line high.
  public struct RowControl: Equatable, Sendable {
    /// The control. Its frame is ignored.
    public var control: Control
    /// The width in columns; nil for the control's own width.
    public var width: Int?

    /// Creates a control. Each argument sets the property with the same name.
    public init(_ control: Control, width: Int? = nil) {
      self.control = control
      self.width = width
    }
  }

  /// A row of a table.
  public struct TableRow: Equatable, Sendable {
    /// The id, unique among the rows and bar button items of the scene; nil for a row without a
    /// segue.
    public var id: String?
    /// The style of the cell.
    public var style: TableViewCell.CellStyle
    /// The main text.
    public var title: String
    /// The second text, which all styles except the default one show.
    public var detail: String
    /// A symbol before the title, one or two columns wide; nil for none.
    public var image: String?
    /// The accessory at the right end.
    public var accessory: TableViewCell.AccessoryType
    /// A Boolean value that indicates whether the user can delete the row.
    public var isDeletable: Bool
    /// A control at the right end instead of the accessory; nil for none.
    public var control: RowControl?
    /// The byte offset of the row's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// Creates a row. Each argument sets the property with the same name. The row has no control.
    public init(
      id: String? = nil, style: TableViewCell.CellStyle = .default, title: String,
      detail: String = "", image: String? = nil,
      accessory: TableViewCell.AccessoryType = .none, isDeletable: Bool = false, offset: Int = 0
    ) {
      self.id = id
      self.style = style
      self.title = title
      self.detail = detail
      self.image = image
      self.accessory = accessory
      self.isDeletable = isDeletable
      self.offset = offset
    }
  }
}
