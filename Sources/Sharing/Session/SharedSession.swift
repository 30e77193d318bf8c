public import NavigationKit
internal import Storyboards

/// A session simulated again from its log, as every artefact needs it.
///
/// Nothing is captured: the frames come from the simulator, at the size and in the colours of the
/// options. Each distinct row is kept once, so a frame is a list of numbers.
public struct SharedSession: Sendable {
  /// The title for people.
  public var title: String
  /// The different rows of all frames. A frame refers to them by their index.
  public internal(set) var rows: [SharedRow] = []
  /// The frames in order of time, each different from the one before. The first one is at time 0.
  public internal(set) var frames: [SharedFrame] = []
  /// The navigations that have come to their end, in order.
  public internal(set) var chapters: [SharedChapter] = []
  /// The inputs in order of time.
  public internal(set) var inputs: [SharedInput] = []
  /// The events of the simulation with their times.
  public internal(set) var events: [Event] = []
  /// The stack of scenes at the start.
  public internal(set) var firstStack: [String] = []
  /// The controllers at each change of their tree.
  var trees: [ControllerTree] = []
  /// The segues and the scenes on the screen.
  var walks: [SceneWalk] = []
  /// The scene files of the simulation; nil before it.
  var storyboards: StoryboardBundle?
  /// The transitions that a drawing shows as layers.
  var transitions: [DrawnTransition] = []
  /// The length in ticks of the artefact, after long rests are shortened.
  public internal(set) var length = 0
  /// The cuts of long rests, in order of time.
  var clock = SharedClock(start: 0)

  /// Returns the time in the artefact of a tick of the session.
  public func time(ofTick tick: Int) -> Int { min(clock.time(ofTick: tick), length) }

  /// Returns the index of the frame that is shown at a time of the artefact.
  public func frameIndex(atTime time: Int) -> Int {
    max(0, frames.partitionIndex(where: { $0.time <= time }) - 1)
  }

  /// Returns the rows of a frame, from the top.
  public func rows(of frame: SharedFrame) -> [SharedRow] { frame.rows.map { rows[$0] } }
}

/// The screen from one moment to the next change.
public struct SharedFrame: Hashable, Sendable {
  /// The tick of the session.
  public var tick: Int
  /// The tick of the artefact, which differs from ``tick`` after a cut.
  public var time: Int
  /// The width of the screen in columns.
  public var columns: Int
  /// The indexes of the rows in ``SharedSession/rows``, from the top.
  public var rows: [Int]
  /// Indicates whether the app is at rest, so that the frame stays until the next input.
  public var isAtRest: Bool
}

/// A navigation: the stack of scenes before and after it differ.
public struct SharedChapter: Hashable, Sendable {
  /// The tick of the session at which the transition began.
  public var tick: Int
  /// The tick of the session at which the new stack was at rest.
  public var endTick: Int
  /// The sentence, such as *Detail presented over List, 0.4 s.*
  public var sentence: String
  /// The names of the scenes after it, from the bottom.
  public var stack: [String]
}

/// An input of the user.
public struct SharedInput: Hashable, Sendable {
  /// The tick of the session.
  public var tick: Int
  /// The sentence, such as *Key up: swipe up.*
  public var sentence: String
  /// The name of the key; nil for the pointer, a paste or a resize.
  public var key: String?
  /// The new size, if the input changed the size of the terminal.
  public var resize: SharedSize?
}
