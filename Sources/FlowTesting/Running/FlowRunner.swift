public import CellGraphics
internal import Motion
internal import NavigationKit
internal import NavigationKitTesting
internal import Sessions
public import Simulation
public import Storyboards

/// Runs flows from rest to rest in virtual time.
///
/// ```swift
/// let json = """
///   {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "home",
///    "scenes": [{"id": "home", "title": "Home"}]}
///   """
/// let bundle = try StoryboardBundle(name: "a.json", json: Array(json.utf8)) { _ in nil }
/// let runner = FlowRunner { _, _ in FlowRunner.App(bundle: bundle, name: "a.json") }
/// let file = FlowFile(path: "a.flow", bytes: Array("expect on home".utf8))
/// let result = runner.run(file.flows[0], FlowVariant())
/// precondition(result.outcome == .passed && result.expectations == 1)
/// ```
public struct FlowRunner {
  /// The app of a flow.
  public struct App {
    /// The scene files.
    public var bundle: StoryboardBundle
    /// The path of the main file, for logs.
    public var name: String

    /// Creates an app.
    public init(bundle: StoryboardBundle, name: String) {
      (self.bundle, self.name) = (bundle, name)
    }
  }

  /// An error of a file that a flow names. The text is for people.
  public struct FileError: Error, Hashable, Sendable {
    /// The reason.
    public var message: String

    /// Creates an error.
    public init(_ message: String) { self.message = message }
  }

  /// Returns the app of a flow in a variant.
  public var app: (FlowTest, FlowVariant) throws(FileError) -> App
  /// Returns a flow file by its path, for `run`.
  public var file: (String) throws(FileError) -> FlowFile
  /// Compares a frame with the snapshot of a name; nil if they are equal.
  public var snapshot: (Snapshot, FlowTest, FlowVariant) -> PilotSnapshotMismatch?

  /// Indicates whether results have a fingerprint of all events and screens.
  public var makesDigests = false

  /// A screen to compare with a recorded one.
  public struct Snapshot {
    /// The name in the flow.
    public var name: String
    /// The screen.
    public var frame: Frame
  }

  /// The deepest nesting of `run`.
  static let deepest = 20

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - snapshot: Compares a screen. By default every screen is accepted.
  ///   - file: Returns the files of `run`. By default there are none.
  ///   - app: Returns the app of a flow.
  public init(
    snapshot: @escaping (Snapshot, FlowTest, FlowVariant) -> PilotSnapshotMismatch? = { _, _, _ in
      nil
    },
    file: @escaping (String) throws(FileError) -> FlowFile = { (path) throws(FileError) in
      throw FileError("there is no file \(path)")
    }, app: @escaping (FlowTest, FlowVariant) throws(FileError) -> App
  ) {
    (self.app, self.file, self.snapshot) = (app, file, snapshot)
  }

  /// Runs a flow in a variant.
  public func run(_ flow: FlowTest, _ variant: FlowVariant) -> FlowResult {
    var run = FlowRun(self, flow, variant)
    return run.result()
  }
}

/// The difference of a screen from its snapshot.
public struct PilotSnapshotMismatch: Hashable, Sendable {
  /// What differs.
  public var found: String
  /// What to do.
  public var advice: String
  /// The cells that differ.
  public var marks: [CellRect]

  /// Creates a difference.
  public init(found: String, advice: String, marks: [CellRect] = []) {
    (self.found, self.advice, self.marks) = (found, advice, marks)
  }
}
