/// The archive from which UIKit decodes a view or a controller.
///
/// The type exists so that a subclass can declare `init?(coder:)`, which views require. An app
/// decodes nothing from it.
public final class Coder {
  /// The style of the cell that a storyboard makes; nil for the default style.
  package var cellStyle: TableViewCell.CellStyle?

  /// Creates an empty coder.
  public init() {}
}
