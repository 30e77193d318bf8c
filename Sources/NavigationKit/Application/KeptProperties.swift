/// The values of properties that have no effect in a terminal.
///
/// Code that sets such a property reads the same value again. The names of the properties are the
/// keys. A property that was never set takes no memory.
package struct KeptProperties {
  private var values: [String: Any] = [:]

  /// The value of the property that calls the subscript, or `value` before it was set.
  package subscript<Value>(default value: Value, of name: String = #function) -> Value {
    get { values[name] as? Value ?? value }
    set { values[name] = newValue }
  }
}
