public import NavigationKit

extension SceneDocument {
  /// A table with all that it shows.
  public struct Table: Equatable, Sendable {
    /// The style: plain, grouped or grouped with a margin.
    public var style: NavigationKit.TableView.Style
    /// The sections, from top to bottom.
    public var sections: [TableSection]

    /// Makes a table; without sections it is empty.
    public init(style: NavigationKit.TableView.Style = .plain, sections: [TableSection] = []) {
      self.style = style
      self.sections = sections
    }
  }

  /// A section of a table.
  public struct TableSection: Equatable, Sendable {
    /// nil for none, as the footer.
    public var header: String?
    /// The text below the rows; nil for none.
    public var footer: String?
    /// The rows.
    public var content: Content

    /// The rows of a section, one by one or as copies of one.
    public enum Content: Equatable, Sendable {
      /// The rows, from top to bottom.
      case rows([TableRow])
      /// Rows alike, but for `{index}` and `{number}` in their texts: the row's number from 0 and from 1.
      case copies(of: TableRow, count: Int)
    }

    /// The most rows that a section can have.
    public static let rowLimit = 100_000

    /// Makes a section of rows.
    public init(header: String? = nil, footer: String? = nil, content: Content) {
      self.header = header
      self.footer = footer
      self.content = content
    }

    /// The rows as they are written, each once.
    public var writtenRows: [TableRow] {
      switch content {
      case .rows(let rows): rows
      case .copies(let row, _): [row]
      }
    }
  }

  /// A control in a row of a table, one line high.
  public struct RowControl: Equatable, Sendable {
    /// The control, whose frame is not used.
    public var control: Control
    /// In columns; nil leaves it to the control.
    public var width: Int?

    /// Makes a control for the end of a row.
    public init(_ control: Control, width: Int? = nil) {
      self.control = control
      self.width = width
    }
  }

  /// A row of a table.
  public struct TableRow: Equatable, Sendable {
    /// Unique among the rows and bar button items of the scene; nil for a row to which nothing refers.
    public var id: String?
    /// The places of the title and the detail.
    public var style: TableViewCell.CellStyle
    /// The first text.
    public var title: String
    /// Shown by all styles but the default one.
    public var detail: String
    /// A sign before the title, a column or two wide; nil for none.
    public var image: String?
    /// The sign or button at the right end.
    public var accessory: TableViewCell.AccessoryType
    /// Indicates whether the user can delete the row.
    public var isDeletable: Bool
    /// A control at the right end, in place of the accessory; nil for none.
    public var control: RowControl?
    /// The byte offset of the row's object.
    public var offset: Int

    /// Makes a row; without an id it triggers no segue.
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
