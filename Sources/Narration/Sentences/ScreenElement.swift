/// A part of a screen that a reader can name: a text, a control, a row.
///
/// ``elements(of:)`` finds the elements of a view, and `Sentence.screen(title:elements:)` says
/// them.
public struct ScreenElement: Hashable, Sendable {
  /// The text or the title; empty for a control that nothing names.
  public var title: String
  /// The role.
  public var role: Role
  /// The value, such as the text of a field or the phrase `state.on`; nil for an element without one.
  public var value: Sentence.Value?
  /// The states that are read after the value.
  public var traits: Traits
  /// A sentence of the app about the element's effect; empty for none.
  public var hint: String

  /// Creates an element.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - role: The role.
  ///   - value: The value; nil for an element without one.
  ///   - traits: The states that are read after the value.
  ///   - hint: A sentence of the app about the element's effect; empty for none.
  public init(
    _ title: String, _ role: Role, value: Sentence.Value? = nil, traits: Traits = [],
    hint: String = ""
  ) {
    (self.title, self.role, self.value) = (title, role, value)
    (self.traits, self.hint) = (traits, hint)
  }

  /// States of an element.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits of the states.
    public let rawValue: Int

    /// Creates a set of states from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The element is selected, as the tab in front is.
    public static let selected = Traits(rawValue: 1)
    /// The element does not react.
    public static let disabled = Traits(rawValue: 2)
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
    /// A link.
    case link
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
    /// A table or a collection view.
    case list
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
    /// A view that scrolls and has no control in it.
    case scrollArea
    /// Another control.
    case control

    /// Indicates whether arrow keys change the value, and Enter is not its main key.
    public var isAdjustable: Bool {
      switch self {
      case .slider, .stepper, .segmentedControl, .pageControl: true
      case .title, .text, .button, .link, .switch, .textField, .textView, .list, .row, .item,
        .image, .progress, .activity, .tab, .heading, .scrollArea, .control:
        false
      }
    }
  }
}
