public import NavigationKit

extension SceneDocument {
  /// A table with its sections.
  ///
  /// It is the content of a table view controller, or of a table beside other views.
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
  ///
  /// ```swift
  /// let row = SceneDocument.TableRow(title: "Item {number}")
  /// let section = SceneDocument.TableSection(
  ///   header: "All", content: .copies(of: row, count: 1_000))
  /// // A thousand rows, of which the document has one.
  /// precondition(section.writtenRows.count == 1)
  /// ```
  public struct TableSection: Equatable, Sendable {
    /// The text above the rows; nil for none.
    public var header: String?
    /// The text below the rows; nil for none.
    public var footer: String?
    /// The rows.
    public var content: Content

    /// The rows of a section, one by one or as copies of one.
    public enum Content: Equatable, Sendable {
      /// The rows, from top to bottom.
      case rows([TableRow])
      /// Equal rows. In their texts `{index}` is the number of the row from 0, and `{number}` from
      /// 1.
      case copies(of: TableRow, count: Int)
    }

    /// The largest number of rows in a section.
    ///
    /// A file with a greater count is defective. The copies are not stored, so a long section needs
    /// no more memory than a short one.
    public static let rowLimit = 100_000

    /// Makes a section of rows.
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
  ///
  /// Only controls that are useful in one line can be in a row, such as a switch or a slider. A
  /// text field cannot.
  public struct RowControl: Equatable, Sendable {
    /// The control, whose frame is not used.
    public var control: Control
    /// The width in columns; nil for the control's own width.
    public var width: Int?

    /// Makes a control for the end of a row.
    public init(_ control: Control, width: Int? = nil) {
      self.control = control
      self.width = width
    }
  }

  /// A row of a table.
  public struct TableRow: Equatable, Sendable {
    /// The id, unique among the rows and bar button items of the scene; nil if nothing refers to
    /// the row.
    public var id: String?
    /// The places of the title and the detail.
    ///
    /// If only some rows of a table have the style `subtitle`, these are two lines high and the
    /// others one.
    public var style: TableViewCell.CellStyle
    /// The first text.
    public var title: String
    /// The second text, which all styles except the default one show.
    public var detail: String
    /// A symbol before the title, one or two columns wide; nil for none.
    public var image: String?
    /// The sign or button at the right end.
    public var accessory: TableViewCell.AccessoryType
    /// Indicates whether the user can delete the row.
    ///
    /// A deleted row stays deleted until its controller is made again. The document does not
    /// change.
    public var isDeletable: Bool
    /// A control at the right end instead of the accessory; nil for none.
    public var control: RowControl?
    /// The byte offset of the row's object in the file; 0 if the document was made in code.
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
