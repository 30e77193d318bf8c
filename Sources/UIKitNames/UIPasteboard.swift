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
}
