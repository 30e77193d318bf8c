import CellGraphics
import NavigationKit
import TextFormats

/// The property of an object that a key of the format sets.
typealias FormatPath<Owner, Value> = any WritableKeyPath<Owner, Value> & Sendable

/// One key of an object in a scene file, and the property of `Owner` that holds its value.
///
/// A field is declared once and used in both directions. The static methods below declare the usual
/// kinds of fields.
///
/// ```text
/// .required("id", \.id, .name, "The scene's id")            // an error if it is missing
/// .optional("title", \.title, .text, "The title")           // nil if it is missing
/// .value("animated", \.isAnimated, .boolean, default: true) // the default is not written
/// ```
///
/// The closures hide the type of the value, so that fields of all types can be in one array. They
/// capture the key path and the ``FormatValue`` of the property.
struct FormatField<Owner: Sendable>: Sendable {
  /// The description of the key for the schema, the formatter and messages.
  var key: FormatKey
  /// Reads the key's value into the owner.
  var read: @Sendable (JSONNode, inout SceneDecoder, inout Owner) -> Void
  /// Returns the key's value; nil leaves the key out.
  var write: @Sendable (Owner, SceneEncoder) -> JSONNode?
  /// Sets the default in the value into which an object is read.
  var setDefault: @Sendable (inout Owner) -> Void = { _ in }
  /// Sets a default that depends on the file if the key is missing; nil for no such default.
  ///
  /// An example is the colour of a text, which is black or white by the appearance of the file.
  var setMissing: (@Sendable (inout SceneDecoder, inout Owner) -> Void)?
  /// Indicates whether the key is read before the others, at any position in the file.
  var isReadFirst = false
}

extension FormatField {
  /// Declares a key that the object must have. If it is missing, reading reports an error and the
  /// property keeps the value of the empty object.
  static func required<Value>(
    _ name: String, _ path: FormatPath<Owner, Value>, _ value: FormatValue<Value>, _ meaning: String
  ) -> Self {
    Self(
      key: FormatKey(name, value.shape, meaning, required: true),
      read: { node, decoder, owner in
        if let value = value.read(node, &decoder) { owner[keyPath: path] = value }
      },
      write: { owner, encoder in value.write(owner[keyPath: path], encoder) })
  }

  /// Declares a key for an optional property, which is nil if the key is missing. Nil is not
  /// written.
  static func optional<Value>(
    _ name: String, _ path: FormatPath<Owner, Value?>, _ value: FormatValue<Value>,
    _ meaning: String
  ) -> Self {
    Self(
      key: FormatKey(name, value.shape, meaning),
      read: { node, decoder, owner in
        if let value = value.read(node, &decoder) { owner[keyPath: path] = value }
      },
      write: { owner, encoder in owner[keyPath: path].flatMap { value.write($0, encoder) } })
  }

  /// Declares a key with a default value. A property that equals the default is not written.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - path: The property.
  ///   - value: The kind of value, which reads and writes it.
  ///   - usual: The default.
  ///   - meaning: The sentence for editors. The default is appended to it, or is the whole
  ///     sentence.
  static func value<Value: Equatable & Sendable>(
    _ name: String, _ path: FormatPath<Owner, Value>, _ value: FormatValue<Value>,
    default usual: Value,
    _ meaning: String = ""
  ) -> Self {
    Self(
      key: FormatKey(name, value.shape, Self.meaning(meaning, usual)),
      read: { node, decoder, owner in
        if let value = value.read(node, &decoder) { owner[keyPath: path] = value }
      },
      write: { owner, encoder in
        let own = owner[keyPath: path]
        return own == usual ? nil : value.write(own, encoder)
      },
      setDefault: { $0[keyPath: path] = usual })
  }

  /// Returns a sentence for editors that ends with the default, such as `In points; default 0`.
  private static func meaning<Value>(_ meaning: String, _ usual: Value) -> String {
    var word = "\(usual)"
    if word.isEmpty { word = "empty" }
    if word.hasSuffix(".0") { word.removeLast(2) }
    return meaning.isEmpty ? "Default \(word)" : "\(meaning); default \(word)"
  }

  /// Declares a colour whose default depends on the appearance of the file, as black text on white
  /// in the light appearance.
  static func color(
    _ name: String, _ path: FormatPath<Owner, Color>,
    default usual: @escaping @Sendable (UserInterfaceStyle) -> Color,
    _ meaning: String
  ) -> Self {
    Self(
      key: FormatKey(name, .color, meaning),
      read: { node, decoder, owner in
        if let color = decoder.color(node) { owner[keyPath: path] = color }
      },
      write: { owner, encoder in
        let color = owner[keyPath: path]
        return color == usual(encoder.appearance) ? nil : JSONNode(color.hexadecimal)
      },
      setMissing: { decoder, owner in owner[keyPath: path] = usual(decoder.appearance) })
  }

  /// Declares an array that is empty if the key is missing. An empty array is not written.
  static func list<Element>(
    _ name: String, _ path: FormatPath<Owner, [Element]>, of element: FormatValue<Element>,
    _ meaning: String
  ) -> Self {
    let list = FormatValue<[Element]>.list(of: element)
    return Self(
      key: FormatKey(name, list.shape, meaning),
      read: { node, decoder, owner in
        if let elements = list.read(node, &decoder) { owner[keyPath: path] = elements }
      },
      write: { owner, encoder in
        let elements = owner[keyPath: path]
        return elements.isEmpty ? nil : list.write(elements, encoder)
      })
  }

  /// Declares a key that is valid but sets no property, because only an editor or `segue check`
  /// uses it.
  static func ignored(
    _ name: String, _ shape: FormatShape, _ meaning: String, required: Bool = false,
    write: @escaping @Sendable (Owner, SceneEncoder) -> JSONNode? = { _, _ in nil }
  ) -> Self {
    Self(
      key: FormatKey(name, shape, meaning, required: required), read: { _, _, _ in }, write: write)
  }

  /// Declares one of several keys that set the same value, such as `tap` and `swipe` of a trigger.
  ///
  /// - Parameters:
  ///   - name: The key.
  ///   - value: The kind of value.
  ///   - make: Returns the owner for a value of this key.
  ///   - part: Returns the value of this key; nil if another key made the owner.
  ///   - meaning: The sentence for editors.
  ///   - required: Indicates whether the object must have the key.
  ///
  /// Reading replaces the whole owner. The rules of the table say that the object has exactly one
  /// of the keys.
  static func choice<Value>(
    _ name: String, _ value: FormatValue<Value>, _ make: @escaping @Sendable (Value) -> Owner,
    _ part: @escaping @Sendable (Owner) -> Value?, _ meaning: String, required: Bool = false
  ) -> Self {
    Self(
      key: FormatKey(name, value.shape, meaning, required: required),
      read: { node, decoder, owner in
        if let value = value.read(node, &decoder) { owner = make(value) }
      },
      write: { owner, encoder in part(owner).flatMap { value.write($0, encoder) } })
  }

  // MARK: - Variants

  /// The same key with another sentence for editors.
  func saying(_ meaning: String) -> Self {
    var field = self
    field.key.meaning = meaning
    return field
  }

  /// Returns the field, to be read before the others at any position in the file. Other keys refer
  /// to its value, as segues refer to views.
  var readFirst: Self {
    var field = self
    field.isReadFirst = true
    return field
  }

  /// Returns the field for an object that contains the owner as a part. A view's fields are thus
  /// used for views on a canvas and for members of a stack view.
  func of<Whole: Sendable>(_ part: FormatPath<Whole, Owner>) -> FormatField<Whole> {
    var field = FormatField<Whole>(
      key: key, read: { node, decoder, whole in read(node, &decoder, &whole[keyPath: part]) },
      write: { whole, encoder in write(whole[keyPath: part], encoder) })
    field.setDefault = { whole in setDefault(&whole[keyPath: part]) }
    if let setMissing {
      field.setMissing = { decoder, whole in setMissing(&decoder, &whole[keyPath: part]) }
    }
    field.isReadFirst = isReadFirst
    return field
  }
}
