/// An object that counts the columns of a picker view and their rows.
public protocol PickerViewDataSource: AnyObject {
  /// Returns the number of columns.
  func numberOfComponents(in pickerView: PickerView) -> Int
  /// Returns the number of rows of a column.
  func pickerView(_ pickerView: PickerView, numberOfRowsInComponent component: Int) -> Int
}

/// An object that has the titles of a picker view's rows and is called when the user chooses one.
///
/// All methods have default implementations.
public protocol PickerViewDelegate: AnyObject {
  /// Returns the title of a row; nil, the default, for an empty row.
  func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String?
  /// Returns the view that shows a row in place of its title, one row of the screen high.
  ///
  /// `view` is always nil: views are kept while they are visible.
  func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View
  /// Returns the width of a column, which counts in proportion to the other columns' widths. By
  /// default all columns have the same width.
  func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double
  /// Returns the height of a column's rows. Never called: a row is one row of the screen high.
  func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double
  /// Called when the user has chosen another row. Code that chooses a row does not call it.
  func pickerView(_ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int)
}

extension PickerViewDelegate {
  /// No title.
  public func pickerView(
    _ pickerView: PickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// A view that the picker replaces by the title.
  public func pickerView(
    _ pickerView: PickerView, viewForRow row: Int, forComponent component: Int, reusing view: View?
  ) -> View { MissingRowView() }
  /// The same width for all columns.
  public func pickerView(_ pickerView: PickerView, widthForComponent component: Int) -> Double { 0 }
  /// One row.
  public func pickerView(_ pickerView: PickerView, rowHeightForComponent component: Int) -> Double {
    1
  }
  /// Does nothing.
  public func pickerView(
    _ pickerView: PickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
