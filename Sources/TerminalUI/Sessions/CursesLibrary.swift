internal import Synchronization

/// The use of ncurses by all threads of the process.
///
/// ncurses keeps one loaded entry for the process, and the buffer of tparm(3) inside of it. Sessions
/// need ncurses only to read an entry and to expand capabilities, and do both under the same lock:
/// reading an entry replaces the loaded one and releases its buffer. An open ``Terminal`` draws
/// without a lock, so the two cannot be open at the same time.
enum CursesLibrary {
  /// The two kinds of users.
  enum User {
    case terminal
    case session
  }

  private struct Users {
    var terminals = 0
    var sessions = 0
  }

  /// The users. Its lock is also that of ncurses.
  private static let users = Mutex(Users())

  /// Indicates whether no session is open.
  static var hasNoSession: Bool { users.withLock { $0.sessions == 0 } }

  /// Adds the open terminal.
  static func add(_ user: User) {
    users.withLock { users in
      switch user {
      case .terminal: users.terminals += 1
      case .session: users.sessions += 1
      }
    }
  }

  /// Removes a user.
  static func remove(_ user: User) {
    users.withLock { users in
      switch user {
      case .terminal: users.terminals -= 1
      case .session: users.sessions -= 1
      }
    }
  }

  /// Adds a session after reading its entry. No other session uses ncurses meanwhile.
  ///
  /// - Throws: An error if a terminal is open, or the error of `read`.
  static func addSession<Entry: Sendable>(
    _ read: () throws(TerminalError) -> Entry
  ) throws(TerminalError) -> Entry {
    try users.withLock { users throws(TerminalError) in
      guard users.terminals == 0 else { throw TerminalError(reason: .refused(Terminal.conflict)) }
      let entry = try read()
      users.sessions += 1
      return entry
    }
  }

  /// Calls `body`, which expands a capability, while no other session uses ncurses.
  static func expanding(_ body: () -> [UInt8]) -> [UInt8] {
    users.withLock { _ in body() }
  }
}
