import CellGraphics
import Motion
import TextFormats

/// A kind of value in the scene file, such as a colour or an integer in a range: its shape, and how
/// it is read and written.
///
/// Reading, writing and the schema of a value are declared together, so that they cannot disagree.
/// Values of values, such as lists and objects, are made of simpler ones.
struct FormatValue<Value>: Sendable {
  /// The shape of the value in the schema.
  var shape: FormatShape
  /// Reads a value. Reports a wrong value and returns nil.
  var read: @Sendable (JSONNode, inout SceneDecoder) -> Value?
  /// Writes a value; returns nil if the key is to be left out.
  var write: @Sendable (Value, SceneEncoder) -> JSONNode?
}

// MARK: - Scalars

extension FormatValue<String> {
  /// Any text, also an empty one.
  static var text: Self {
    Self(shape: .text, read: { $1.string($0) }, write: { text, _ in JSONNode(text) })
  }

  /// A text that is not empty.
  static var name: Self {
    Self(shape: .name, read: { $1.name($0) }, write: { name, _ in JSONNode(name) })
  }
}

extension FormatValue<Bool> {
  static var boolean: Self {
    Self(shape: .boolean, read: { $1.bool($0) }, write: { bool, _ in JSONNode(bool) })
  }
}

extension FormatValue<Int> {
  /// A whole number in a range.
  static func integer(_ range: ClosedRange<Int>) -> Self {
    Self(
      shape: .integer(range.lowerBound, range.upperBound), read: { $1.integer($0, range) },
      write: { integer, _ in JSONNode(integer) })
  }
}

extension FormatValue<Int> {
  /// A time that the file gives in seconds and the document in ticks of 1/120 second.
  ///
  /// - Parameters:
  ///   - seconds: The value in the file.
  ///   - least: The smallest number of ticks; shorter times become this long.
  ///
  /// A time of 0.4 seconds is 48 ticks. Writing gives the time of the ticks, so a time between two
  /// ticks is written rounded.
  static func ticks(_ seconds: FormatValue<Double>, atLeast least: Int = 0) -> Self {
    seconds.map(
      { max(least, Tick.count(seconds: $0)) }, { Double($0) / Double(Tick.perSecond) })
  }
}

extension FormatValue<Double> {
  /// A number from `lowest` to `highest`, both included.
  static func number(_ lowest: Double, _ highest: Double) -> Self {
    number(.number(lowest, highest), .from(lowest, to: highest))
  }

  /// A number above `lowest` and at most `highest`.
  static func number(above lowest: Double, upTo highest: Double) -> Self {
    number(.numberAbove(lowest, highest), .above(lowest, upTo: highest))
  }

  private static func number(_ shape: FormatShape, _ limits: SceneDecoder.Limits) -> Self {
    Self(
      shape: shape, read: { $1.number($0, limits) },
      write: { number, _ in JSONNode(number: number) })
  }
}

extension FormatValue<Color> {
  static var color: Self {
    Self(
      shape: .color, read: { $1.color($0) }, write: { color, _ in JSONNode(color.hexadecimal) })
  }
}

extension FormatValue where Value: CaseIterable & Sendable {
  /// One of a type's cases. Files use the names of the cases in code.
  ///
  /// - Parameter expected: The expected value in an error message; nil to list the words.
  static func word(orSuchAs expected: String? = nil) -> Self {
    word(among: Array(Value.allCases), orSuchAs: expected)
  }
}

extension FormatValue where Value: Sendable {
  /// One of some cases of a type, by its name in code.
  ///
  /// - Parameters:
  ///   - choices: The allowed cases.
  ///   - expected: The expected value in an error message; nil to list the words.
  static func word(among choices: [Value], orSuchAs expected: String? = nil) -> Self {
    let words = choices.map { "\($0)" }
    return Self(
      shape: .word(words),
      read: { $1.choice($0, choices, words, orSuchAs: expected) },
      write: { choice, _ in JSONNode("\(choice)") })
  }
}

// MARK: - Values of values

extension FormatValue {
  /// An object of the format.
  ///
  /// - Parameter table: Returns the object's table. It is called at the first use, because objects
  ///   contain each other.
  static func object(
    _ name: String, _ table: @autoclosure @escaping @Sendable () -> FormatTable<Value>
  ) -> Self where Value: Sendable {
    Self(
      shape: .object(name), read: { table().read($0, &$1) }, write: { table().write($0, $1) })
  }

  /// An array of values. Elements with defects are left out.
  ///
  /// - Parameters:
  ///   - least: The smallest number of elements.
  ///   - what: The name of an element in messages, for an array that must not be empty.
  ///
  /// A file with an error in one element still gives the others, so that they are checked too.
  static func list<Element>(
    of element: FormatValue<Element>, atLeast least: Int = 0, _ what: String = ""
  ) -> Self where Value == [Element] {
    Self(
      shape: .list(element.shape, atLeast: least),
      read: { node, decoder in
        if least > 0 { decoder.requireElements(of: node, what) }
        return decoder.elements(node).compactMap { element.read($0, &decoder) }
      },
      write: { elements, encoder in
        JSONNode(elements.compactMap { element.write($0, encoder) })
      })
  }

  /// Returns the same value, converted to another type.
  ///
  /// - Parameters:
  ///   - make: Converts the value that was read.
  ///   - value: Converts back for writing.
  func map<Other>(
    _ make: @escaping @Sendable (Value) -> Other, _ value: @escaping @Sendable (Other) -> Value
  ) -> FormatValue<Other> {
    FormatValue<Other>(
      shape: shape, read: { node, decoder in read(node, &decoder).map(make) },
      write: { other, encoder in write(value(other), encoder) })
  }
}

extension JSONNode {
  /// Creates a number; an integer if it has no fraction.
  init(number: Double) {
    if let integer = Int(exactly: number) {
      self.init(integer)
    } else {
      self.init(value: .number(number))
    }
  }
}
