public import Foundation
public import NavigationKitTesting
internal import Testing

extension Pilot {
  /// Runs a part of a test. If it throws, the screen and the log of the session are attached.
  ///
  /// It works in Swift Testing and in XCTest; both report the error that it throws.
  ///
  /// ```text
  /// @Test func `the first book`() throws {
  ///   try Pilot(root: list()).test { app in
  ///     try app.tap("Dune")
  ///     try app.expect("on Detail")
  ///   }
  /// }
  /// ```
  ///
  /// In Swift Testing the attachments are `screen.txt` and `session.log`, which
  /// `swift test --attachments-path FOLDER` writes. XCTest has no attachments on Linux, so there the
  /// files are written to a new folder, and the error names them.
  ///
  /// - Parameter body: The steps and expectations.
  /// - Returns: The result of `body`.
  /// - Throws: The error of `body`; in XCTest a ``FailedTest`` with it.
  @discardableResult
  public func test<Result>(_ body: (Pilot) throws -> Result) throws -> Result {
    do {
      return try body(self)
    } catch {
      guard Test.current == nil else {
        Attachment.record(screen, named: Self.screenName)
        if let log = log() { Attachment.record(log, named: Self.logName) }
        throw error
      }
      throw FailedTest(error: error, files: try? writeFiles())
    }
  }

  private static let screenName = "screen.txt"
  private static let logName = "session.log"

  /// Writes the screen and the log to a new folder for temporary files.
  private func writeFiles() throws -> [URL] {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "failed-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let place = folder.appending(path: Self.screenName)
    try Data(screen.utf8).write(to: place)
    guard let log = log() else { return [place] }
    let logPlace = folder.appending(path: Self.logName)
    try Data(log).write(to: logPlace)
    return [place, logPlace]
  }
}

/// An error of a test in XCTest, with the files that show the app's state.
public struct FailedTest: Error, CustomStringConvertible {
  /// The error that the test threw.
  public var error: any Error
  /// The screen as text, and the log of the session if the app could be run again; nil if they could
  /// not be written.
  public var files: [URL]?

  /// The error, and a line for each file.
  public var description: String {
    let lines = files.map { $0.map { "attached: \($0.path)" } }
    return (["\(error)"] + (lines ?? ["the screen and the log could not be written"]))
      .joined(separator: "\n")
  }
}
