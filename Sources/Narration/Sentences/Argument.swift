extension Sentence {
  /// A named argument of a sentence, written as `{subject}` in a pattern.
  ///
  /// The raw value is the word in braces. Each argument has one kind of value in all sentences, so
  /// a text can be read back without its key.
  public enum Argument: String, Hashable, Sendable, CaseIterable {
    /// The controller to which something happens.
    case subject
    /// The other controller, or the name of a control, segue or action.
    case object
    /// Further information of the app, such as a warning's message.
    case detail
    /// A name of a class, a key or a kind of event.
    case name
    /// A title or a text on the screen.
    case title
    /// The value of a control, such as the text of a field.
    case value
    /// Several names.
    case list
    /// The number that decides the plural form.
    case count
    /// A number without plural forms: a tab, a column.
    case number
    /// A second number without plural forms: a row.
    case row
    /// A position among several things, counted from 1.
    case position
    /// A duration in seconds.
    case seconds

    // Phrases of the table. The raw value is the group of the phrases' keys.

    /// An input that a log names, such as a swipe.
    case input
    /// The reason why an input has no effect.
    case reason
    /// The direction of a swipe, a drag or a wheel.
    case direction
    /// The edge at which a transition or a drag begins.
    case edge
    /// The next or the previous control.
    case movement
    /// The phase of a touch.
    case phase
    /// A size class of the width.
    case width
    /// A size class of the height.
    case height
    /// A presentation style.
    case style
    /// The display mode of a split view controller.
    case mode
    /// The style of an alert's action.
    case actionStyle
    /// The kind of a transition.
    case transition
    /// The role of an element on the screen.
    case role
    /// A command of the user.
    case command
    /// An element of the screen.
    case element
    /// The input that a refusal is about, as the start of a sentence.
    case trigger
    /// A view with its role, within a sentence.
    case part

    /// The values that an argument can have.
    ///
    /// `names` is a list, `thousandths` is a decimal number, and `phrase` is another sentence of
    /// the table.
    enum Kind { case name, names, number, thousandths, phrase }

    var kind: Kind {
      switch self {
      case .subject, .object, .detail, .name, .title, .value: .name
      case .list: .names
      case .count, .number, .row, .position: .number
      case .seconds: .thousandths
      case .input, .reason, .direction, .edge, .movement, .phase, .width, .height, .style, .mode,
        .actionStyle, .transition, .role, .command, .element, .trigger, .part:
        .phrase
      }
    }
  }
}
