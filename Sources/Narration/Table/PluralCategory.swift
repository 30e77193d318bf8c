/// The plural categories of Unicode's Common Locale Data Repository.
///
/// A language uses some of them. The rule in ``StringTable/plural`` chooses one for a number, and
/// English needs `one` and `other`.
public enum PluralCategory: String, Hashable, Sendable, CaseIterable {
  /// A form for 0, as in Arabic.
  case zero
  /// A form for 1, as in English.
  case one
  /// A form for 2, as in Arabic.
  case two
  /// A form for small numbers, as in Polish.
  case few
  /// A form for larger numbers, as in Polish.
  case many
  /// The form of all other numbers. Languages without plurals have only this one.
  case other
}
