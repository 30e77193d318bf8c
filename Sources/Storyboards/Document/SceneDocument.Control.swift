public import CellGraphics
public import NavigationKit

extension SceneDocument {
  /// A control, or another view with a value, such as an image or a progress view.
  public struct Control: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The kind of control and its initial value.
    public var content: Content
    /// The tint colour, or the colour of the text; nil for the default of the kind.
    public var color: Color?
    /// The background of an image view; nil is clear behind a symbol and grey behind a caption.
    /// Other controls ignore it.
    public var background: Color?
    /// A Boolean value that indicates whether the control can have the focus and be used.
    public var isEnabled: Bool
    /// The frame in points on the canvas of the scene. It is zero in a group, which places its
    /// members itself.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The byte offset of the control's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// The kind of a control, with its initial value.
    public enum Content: Equatable, Sendable {
      /// A symbol with this name, or the name as a caption if there is no such symbol.
      case imageView(String, contentMode: NavigationKit.ImageView.ContentMode)
      /// A text field of one line.
      case textField(TextField)
      /// A text of several lines with its initial contents.
      case textView(String, isEditable: Bool)
      /// A switch.
      case `switch`(isOn: Bool)
      /// A slider with its value and its range.
      case slider(Float, ClosedRange<Float>)
      /// Segments with their titles from left to right. `selected` is an index, or -1 for none.
      case segmentedControl([String], selected: Int)
      /// A stepper.
      case stepper(Stepper)
      /// A progress view with a value from 0 to 1.
      case progressView(Float)
      /// A spinning activity indicator.
      case activityIndicatorView(
        NavigationKit.ActivityIndicatorView.Style, isAnimating: Bool)
    }

    /// Creates a control. Each argument sets the property with the same name.
    public init(
      id: String, content: Content, color: Color? = nil, isEnabled: Bool = true,
      frame: Rect = .zero, offset: Int = 0
    ) {
      self.id = id
      self.content = content
      self.color = color
      self.isEnabled = isEnabled
      self.frame = frame
      self.offset = offset
    }
  }

  /// The initial state of a text field.
  public struct TextField: Equatable, Sendable {
    /// The initial text.
    public var text: String
    /// The text that an empty field shows.
    public var placeholder: String
    /// The border. A field with a line border fills its frame; others are one row high.
    public var border: NavigationKit.TextField.BorderStyle
    /// The alignment of the text.
    public var alignment: TextAlignment
    /// A Boolean value that indicates whether the field hides its text.
    public var isSecure: Bool

    /// Creates a text field. Each argument sets the property with the same name.
    public init(
      text: String = "", placeholder: String = "",
      border: NavigationKit.TextField.BorderStyle = .roundedRect,
      alignment: TextAlignment = .leading, isSecure: Bool = false
    ) {
      self.text = text
      self.placeholder = placeholder
      self.border = border
      self.alignment = alignment
      self.isSecure = isSecure
    }
  }

  /// The initial state of a stepper.
  public struct Stepper: Equatable, Sendable {
    /// The initial value, within `range`.
    public var value: Double
    /// The smallest and the largest value.
    public var range: ClosedRange<Double>
    /// The difference that one press makes; greater than 0.
    public var step: Double
    /// A Boolean value that indicates whether the value continues at the other end of the range.
    public var wraps: Bool

    /// Creates a stepper. Each argument sets the property with the same name.
    public init(
      value: Double = 0, range: ClosedRange<Double> = 0...100, step: Double = 1,
      wraps: Bool = false
    ) {
      self.value = value
      self.range = range
      self.step = step
      self.wraps = wraps
    }
  }

  /// A stack view or scroll view, which places its member views itself.
  public struct Group: Equatable, Sendable {
    /// The id, unique in the scene.
    public var id: String
    /// The kind of view and the placement of its members.
    public var arrangement: Arrangement
    /// The number of cells between two members.
    public var spacing: Int
    /// The members from left to right or from top to bottom.
    public var members: [Member]
    /// The frame in points on the canvas of the scene. It is zero in another group.
    public var frame: Rect
    /// The opacity, from 0 for invisible to 1 for opaque.
    public var alpha = 1.0
    /// The byte offset of the group's object in the file; 0 if the document was made in code.
    public var offset: Int

    /// A view of a group with its size.
    public struct Member: Equatable, Sendable {
      /// The view. Its frame is ignored.
      public var view: View
      /// The width in cells; nil for the size that fits the view.
      public var width: Int?
      /// The height in cells; nil for the size that fits the view.
      public var height: Int?

      /// Creates a member. Each argument sets the property with the same name.
      public init(_ view: View, width: Int? = nil, height: Int? = nil) {
        self.view = view
        self.width = width
        self.height = height
      }
    }

    /// The placement of the members of a group.
    public enum Arrangement: Equatable, Sendable {
      /// A stack view with its axis, distribution and alignment.
      case stack(
        NavigationKit.StackView.Axis, NavigationKit.StackView.Distribution,
        NavigationKit.StackView.Alignment)
      /// A scroll view with its members in one column, each as high as it needs.
      case scroll
    }

    /// Creates a group. Each argument sets the property with the same name.
    public init(
      id: String, arrangement: Arrangement, spacing: Int = 0, members: [Member],
      frame: Rect = .zero, offset: Int = 0
    ) {
      self.id = id
      self.arrangement = arrangement
      self.spacing = spacing
      self.members = members
      self.frame = frame
      self.offset = offset
    }
  }
}
