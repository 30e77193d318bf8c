public import NavigationKit

extension SceneDocument {
  /// A table with all that it shows.
  public struct Table: Equatable, Sendable {
    public var style: NavigationKit.TableView.Style
    public var sections: [TableSection]

    public init(style: NavigationKit.TableView.Style = .plain, sections: [TableSection] = []) {
      self.style = style
      self.sections = sections
    }
  }

  public struct TableSection: Equatable, Sendable {
    /// nil for none, as the footer.
    public var header: String?
    public var footer: String?
    public var content: Content

    public enum Content: Equatable, Sendable {
      case rows([TableRow])
      /// Rows alike, but for `{index}` and `{number}` in their texts: the row's number from 0 and from 1.
      case copies(of: TableRow, count: Int)
    }

    /// The most rows that a section can have.
    public static let rowLimit = 100_000

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
    public var control: Control
    /// In columns; nil leaves it to the control.
    public var width: Int?

    public init(_ control: Control, width: Int? = nil) {
      self.control = control
      self.width = width
    }
  }

  public struct TableRow: Equatable, Sendable {
    /// Unique among the rows and bar button items of the scene; nil for a row that nobody asks for.
    public var id: String?
    public var style: TableViewCell.CellStyle
    public var title: String
    /// Shown by all styles but the default one.
    public var detail: String
    /// A sign before the title, a column or two wide; nil for none.
    public var image: String?
    public var accessory: TableViewCell.AccessoryType
    public var isDeletable: Bool
    /// A control at the right end, in place of the accessory; nil for none.
    public var control: RowControl?
    /// The byte offset of the row's object.
    public var offset: Int

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
