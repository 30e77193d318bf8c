/// A part of a screen that a reader can name: a text, a control, a row.
///
/// ``elements(of:)`` finds the elements of a view, and `Sentence.screen(title:elements:)` says
/// them.
public struct ScreenElement: Hashable, Sendable {
  /// The text or the title.
  public var title: String
  /// The role.
  public var role: Role
  /// The value, such as the text of a field or the phrase `state.on`; nil for an element without one.
  public var value: Sentence.Value?

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - title: The text or the title.
  ///   - role: The role.
  ///   - value: The value; nil for an element without one.
  public init(_ title: String, _ role: Role, value: Sentence.Value? = nil) {
    (self.title, self.role, self.value) = (title, role, value)
  }

  /// The kinds of elements. The raw values are keys of the string table.
  ///
  /// They are the roles that a screen reader would say.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// The title of the screen.
    case title
    /// A text.
    case text
    /// A button.
    case button
    /// A switch, which is on or off.
    case `switch`
    /// A slider.
    case slider
    /// A stepper.
    case stepper
    /// Segments of which one is selected.
    case segmentedControl
    /// A text field.
    case textField
    /// A text of several lines that can be edited.
    case textView
    /// A row of a table.
    case row
    /// An item of a collection view.
    case item
    /// An image.
    case image
    /// A progress bar.
    case progress
    /// An activity indicator.
    case activity
    /// The dots of a page control.
    case pageControl
    /// A tab of a tab bar.
    case tab
    /// A heading.
    case heading
    /// Another control.
    case control
  }
}
