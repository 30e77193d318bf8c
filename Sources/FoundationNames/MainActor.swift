internal import NavigationKit

/// Swift's main actor, for closures in tasks of the app.
///
/// Code that is isolated to it runs on the application's thread if a ``Task`` of the app runs it.
/// Controllers and views are isolated to no actor, so their subclasses cannot be isolated either.
@globalActor public actor MainActor {
  /// The actor.
  public static let shared = MainActor()

  /// Runs code on the application's thread, in a turn, and returns its result.
  public static func run<Result: Sendable>(
    resultType: Result.Type = Result.self, body: @escaping () throws -> Result
  ) async throws -> Result {
    if Application.usable != nil { return try body() }
    // The body moves to the application's thread.
    nonisolated(unsafe) let body = body
    return try await withUnsafeThrowingContinuation { continuation in
      MainQueue.run(from: "MainActor.run") {
        continuation.resume(with: Swift.Result { try body() })
      }
    }
  }

  /// Runs code on the application's thread, in a turn, and returns its result.
  public static func run<Result: Sendable>(
    resultType: Result.Type = Result.self, body: @escaping () -> Result
  ) async -> Result {
    if Application.usable != nil { return body() }
    // The body moves to the application's thread.
    nonisolated(unsafe) let body = body
    return await withUnsafeContinuation { continuation in
      MainQueue.run(from: "MainActor.run") { continuation.resume(returning: body()) }
    }
  }

  /// Runs code that is already on the application's thread; traps on another thread.
  public static func assumeIsolated<Result>(_ operation: () throws -> Result) rethrows -> Result {
    precondition(
      Application.usable != nil, "MainActor.assumeIsolated was used outside of the application")
    return try operation()
  }
}
