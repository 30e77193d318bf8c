public import CellGraphics
public import NavigationKit

/// The kind of text that a field takes. The traits of a keyboard have no effect in a terminal.
public protocol UITextInputTraits: Responder {}

extension TextField: UITextInputTraits {}
extension TextView: UITextInputTraits {}

extension UITextInputTraits {
  /// The kind of keyboard. It is kept and has no effect.
  public var keyboardType: UIKeyboardType {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// The colours of the keyboard. It is kept and has no effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// The word on the Return key. It is kept and has no effect.
  public var returnKeyType: UIReturnKeyType {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// The letters that become capital. It is kept and has no effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { kept[default: .sentences] }
    set { kept[default: .sentences] = newValue }
  }

  /// The correction of words. It is kept and has no effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// The check of the spelling. It is kept and has no effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// The change of quotation marks. It is kept and has no effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// The change of dashes. It is kept and has no effect.
  public var smartDashesType: UITextSmartDashesType {
    get { kept[default: .default] }
    set { kept[default: .default] = newValue }
  }

  /// The meaning of the text. It is kept and has no effect.
  public var textContentType: UITextContentType! {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Indicates whether Return needs a text. It is kept and has no effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// A view above the keyboard. It is kept and has no effect.
  public var inputAccessoryView: View? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// A view in place of the keyboard. It is kept and has no effect.
  public var inputView: View? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }
}

/// Kinds of keyboards, with UIKit's raw values.
public enum UIKeyboardType: Int, Sendable {
  /// A keyboard for any text, letters without accents, or numbers and signs.
  case `default` = 0
  /// Ascii capable or numbers and punctuation.
  case asciiCapable, numbersAndPunctuation
  /// A keyboard for addresses, numbers, telephone numbers, or names and numbers.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URL, numberPad, phonePad, namePhonePad
  /// A keyboard for addresses of mail, decimal numbers, messages, searches, or digits.
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The old name of `asciiCapable`.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// Colours of a keyboard, with UIKit's raw values.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the interface, dark, or light.
  case `default` = 0
  /// Dark or light.
  case dark, light

  /// The old name of `dark`.
  public static let alert = UIKeyboardAppearance.dark
}

/// Words on the Return key, with UIKit's raw values.
public enum UIReturnKeyType: Int, Sendable {
  /// Return, Go, Google, Join, Next and Route.
  case `default` = 0
  /// Go, google, join, next or route.
  case go, google, join, next, route
  /// Search, Send, Yahoo, Done, Emergency Call and Continue.
  case search, send, yahoo, done, emergencyCall, `continue`
}

/// Letters that become capital, with UIKit's raw values.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None, the first of words, the first of sentences, or all.
  case none = 0
  /// Words, sentences or all characters.
  case words, sentences, allCharacters
}

/// The correction of words, with UIKit's raw values.
public enum UITextAutocorrectionType: Int, Sendable {
  /// On or off as the kind of text requires.
  case `default` = 0
  /// Off, or on.
  case no, yes
}

/// The check of the spelling, with UIKit's raw values.
public enum UITextSpellCheckingType: Int, Sendable {
  /// On or off as the kind of text requires.
  case `default` = 0
  /// Off, or on.
  case no, yes
}

/// The change of quotation marks, with UIKit's raw values.
public enum UITextSmartQuotesType: Int, Sendable {
  /// On or off as the kind of text requires.
  case `default` = 0
  /// Off, or on.
  case no, yes
}

/// The change of dashes, with UIKit's raw values.
public enum UITextSmartDashesType: Int, Sendable {
  /// On or off as the kind of text requires.
  case `default` = 0
  /// Off, or on.
  case no, yes
}

/// Meanings of a text.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Creates a meaning.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is used once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}

extension TextField {
  /// The font. It is kept and has no effect.
  public var font: UIFont? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The times at which a button clears the field. It is kept and has no effect.
  public var clearButtonMode: ViewMode {
    get { kept[default: .never] }
    set { kept[default: .never] = newValue }
  }

  /// A view at the left. It is kept and has no effect.
  public var leftView: View? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The times at which the left view is shown. It is kept and has no effect.
  public var leftViewMode: ViewMode {
    get { kept[default: .never] }
    set { kept[default: .never] = newValue }
  }

  /// A view at the right. It is kept and has no effect.
  public var rightView: View? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The times at which the right view is shown. It is kept and has no effect.
  public var rightViewMode: ViewMode {
    get { kept[default: .never] }
    set { kept[default: .never] = newValue }
  }

  /// Indicates whether letters shrink to the width. It is kept and has no effect.
  public var adjustsFontSizeToFitWidth: Bool {
    get { kept[default: false] }
    set { kept[default: false] = newValue }
  }

  /// The smallest font size, in points, to which a text may shrink. The value is stored and has no
  /// effect, because a terminal has only one font size.
  public var minimumFontSize: Double {
    get { kept[default: 0] }
    set { kept[default: 0] = newValue }
  }

  /// An image behind the text. It is kept and has no effect.
  public var background: Image? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// Times at which a part of a field is shown, with UIKit's raw values.
  public enum ViewMode: Int, Sendable {
    /// Never, during the input, at other times, or always.
    case never = 0
    /// While editing, unless editing or always.
    case whileEditing, unlessEditing, always
  }
}

extension TextView {
  /// The font. It is kept and has no effect.
  public var font: UIFont? {
    get { kept[default: nil] }
    set { kept[default: nil] = newValue }
  }

  /// The alignment of the text. The value is stored and has no effect.
  public var textAlignment: TextAlignment {
    get { kept[default: .leading] }
    set { kept[default: .leading] = newValue }
  }

  /// Indicates whether text can be selected. It is kept and has no effect.
  public var isSelectable: Bool {
    get { kept[default: true] }
    set { kept[default: true] = newValue }
  }

  /// The insets of the text. It is kept and has no effect.
  public var textContainerInset: EdgeInsets {
    get { kept[default: .zero] }
    set { kept[default: .zero] = newValue }
  }
}
