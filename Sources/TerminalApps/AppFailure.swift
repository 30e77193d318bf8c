/// An error that ends an app with a sentence and an exit code.
package struct AppFailure: Error, Equatable {
  /// The kind of a failure; the raw value is the exit code, as in `sysexits.h`.
  package enum Kind: Int32, Sendable {
    /// A replay that differs from its log. This code is not in `sysexits.h`.
    case findings = 1
    /// Wrong arguments, wrong settings or a missing terminal (`EX_USAGE`).
    case usage = 64
    /// A file that can be read but not understood (`EX_DATAERR`).
    case badData = 65
    /// A file that cannot be opened or read (`EX_NOINPUT`).
    case noInput = 66
    /// The app cannot start (`EX_SOFTWARE`).
    case cannotStart = 70
    /// A file that cannot be created, or must not be overwritten (`EX_CANTCREAT`).
    case cannotCreate = 73
    /// A file that could not be written completely (`EX_IOERR`).
    case writeFailed = 74
  }

  /// The kind.
  package var kind: Kind
  /// The message: what happened, where, and what to do.
  package var message: String

  /// Creates a failure.
  package init(_ kind: Kind, _ message: String) { (self.kind, self.message) = (kind, message) }
}
