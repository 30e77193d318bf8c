import Testing

/// An example of a docstring or an article, as a function that traps or throws if the example is wrong.
struct DocumentationExample: Sendable, CustomTestStringConvertible {
  /// The library, the file and the line of the example's first line.
  let place: String
  let run: @MainActor @Sendable () async throws -> Void

  init(_ place: String, run: @escaping @MainActor @Sendable () async throws -> Void) {
    self.place = place
    self.run = run
  }

  var testDescription: String { place }
}
