public import Foundation
public import NavigationKit

/// A place for values that the app copies and pastes.
///
/// The values stay in the application: the terminal's own clipboard is neither read nor written.
public final class UIPasteboard {
  /// The values, in order.
  private var values: [Any] = []
  /// The number of changes since the application began.
  public private(set) var changeCount = 0

  /// The pasteboard of the application whose code runs. Use in a turn of an application, or on the
  /// terminal's application; otherwise each use has an empty one.
  public static var general: UIPasteboard {
    guard let application = Application.current else { return UIPasteboard() }
    if let pasteboard: UIPasteboard = application.kept[default: nil, of: "pasteboard"] {
      return pasteboard
    }
    let pasteboard = UIPasteboard()
    application.kept[default: UIPasteboard?.none, of: "pasteboard"] = pasteboard
    return pasteboard
  }

  init() {}

  /// Posted after each change, with the pasteboard as the object.
  public static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

  private func first<Value>(_ type: Value.Type = Value.self) -> Value? {
    values.lazy.compactMap { $0 as? Value }.first
  }

  private func replace(with values: [Any]) {
    self.values = values
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }

  /// The first text; nil for none. Setting it replaces all values.
  public var string: String? {
    get { first() }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  /// The texts; nil for none. Setting them replaces all values.
  public var strings: [String]? {
    get { hasStrings ? values.compactMap { $0 as? String } : nil }
    set { replace(with: newValue ?? []) }
  }
  /// The number of values.
  public var numberOfItems: Int { values.count }
  /// The addresses; nil for none. Setting them replaces all values.
  public var urls: [URL]? {
    get { hasURLs ? values.compactMap { $0 as? URL } : nil }
    set { replace(with: newValue ?? []) }
  }
  /// The images; nil for none. Setting them replaces all values.
  public var images: [UIImage]? {
    get { hasImages ? values.compactMap { $0 as? UIImage } : nil }
    set { replace(with: newValue ?? []) }
  }
  /// The colours; nil for none. Setting them replaces all values.
  public var colors: [UIColor]? {
    get { hasColors ? values.compactMap { $0 as? UIColor } : nil }
    set { replace(with: newValue ?? []) }
  }
  /// The first address; nil for none. Setting it replaces all values.
  public var url: URL? {
    get { first() }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  /// The first image; nil for none. Setting it replaces all values.
  public var image: UIImage? {
    get { first() }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }
  /// The first colour; nil for none. Setting it replaces all values.
  public var color: UIColor? {
    get { first() }
    set { replace(with: newValue.map { [$0] } ?? []) }
  }

  /// Indicates whether there is a text.
  public var hasStrings: Bool { first(String.self) != nil }
  /// Indicates whether there is an address.
  public var hasURLs: Bool { first(URL.self) != nil }
  /// Indicates whether there is an image.
  public var hasImages: Bool { first(UIImage.self) != nil }
  /// Indicates whether there is a colour.
  public var hasColors: Bool { first(UIColor.self) != nil }

  /// The values by the identifiers of their types, such as `public.utf8-plain-text`. Setting them
  /// replaces all values.
  public var items: [[String: Any]] {
    get { values.map { [Self.type(of: $0): $0] } }
    set { replace(with: newValue.flatMap(\.values)) }
  }

  /// The identifiers of the types of the first value; empty without one.
  public var types: [String] { values.first.map { [Self.type(of: $0)] } ?? [] }

  /// Adds values after the present ones.
  public func addItems(_ items: [[String: Any]]) { replace(with: values + items.flatMap(\.values)) }

  /// Replaces all values by one. The type is that of the value.
  public func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    replace(with: [value])
  }

  /// Returns the first value if it has the type; nil otherwise.
  public func value(forPasteboardType pasteboardType: String) -> Any? {
    types.contains(pasteboardType) ? values.first : nil
  }

  /// Returns whether the first value has one of the types.
  public func contains(pasteboardTypes: [String]) -> Bool {
    !Set(pasteboardTypes).isDisjoint(with: types)
  }

  private static func type(of value: Any) -> String {
    switch value {
    case is String: "public.utf8-plain-text"
    case is URL: "public.url"
    case is UIImage: "public.image"
    case is UIColor: "com.apple.uikit.color"
    default: "public.data"
    }
  }
}
