public import Narration
public import NavigationKit

/// A statement about the screen, the stack or the events of an app.
///
/// ``Pilot/expect(_:)`` takes expectations as sentences, ``Pilot/check(_:as:)`` as values.
public indirect enum Expectation: Hashable, Sendable {
  /// The frontmost scene has this name, title or id.
  case on(String)
  /// The scenes from the root to the frontmost one.
  case stack([StackEntry])
  /// The element has the focus; nil for no focus.
  case focus(ElementSelector?)
  /// A text is on the screen.
  case see(SeenText)
  /// An element is on the screen, or a number of them.
  case element(ElementSelector, count: Int?)
  /// The element has a state.
  case state(ElementSelector, ElementState)
  /// The element has a value.
  case value(ElementSelector, String)
  /// Events happened in this order since the last step.
  case events([ExpectedEvent], isExact: Bool)
  /// The event that a sentence says happened since the last step.
  case happened(Sentence)
  /// All appearance calls so far are balanced.
  case noUnbalancedCalls
  /// No warnings so far.
  case noWarnings
  /// The distance between the views of two controllers.
  case distance(of: String, Distance, from: String)
  /// The size of the terminal.
  case size(columns: Int, rows: Int)
  /// A transition runs, of this kind if it is not nil.
  case transition(Transition.Kind?)
  /// The opposite.
  case not(Expectation)

  /// A scene of an expected stack.
  public struct StackEntry: Hashable, Sendable {
    /// The name, title or id.
    public var name: String
    /// Indicates whether the scene must be presented (`▴`). False accepts any.
    public var isPresented: Bool
  }

  /// A text with its place and look.
  public struct SeenText: Hashable, Sendable {
    /// The text, within one row of the screen.
    public var text: String
    /// The row from 0; nil for any.
    public var row: Int?
    /// The colour of the text, as a name or `#RRGGBB`; nil for any.
    public var foreground: String?
    /// The background, as a name or `#RRGGBB`; nil for any.
    public var background: String?
    /// The attributes, such as `bold`.
    public var attributes: [String] = []

    /// Creates a text in any place.
    public init(_ text: String) { self.text = text }
  }

  /// An event by its kind and controller.
  public struct ExpectedEvent: Hashable, Sendable {
    /// The kind.
    public var kind: Event.Kind
    /// The name of the controller; nil for any.
    public var subject: String?
  }

  /// A distance on the screen.
  public struct Distance: Hashable, Sendable {
    /// The direction from the other view.
    public var direction: Direction
    /// The length.
    public var length: Length

    /// A length on the screen.
    public enum Length: Hashable, Sendable {
      /// A part of the width or height of the app, in thousandths.
      case part(Int)
      /// Columns or rows.
      case cells(Int)
      /// At least one cell.
      case any
    }
  }
}
