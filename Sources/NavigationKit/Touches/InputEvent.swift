/// An event of the user's input, with the touch that it is about: the counterpart of `UIEvent`.
///
/// Touch methods such as ``Responder/touchesBegan(_:with:)`` receive it.
public class InputEvent {
  /// Kinds of events. The raw values are UIKit's.
  public enum EventType: Int, Hashable, Sendable {
    /// The event is about touches.
    case touches = 0
    /// The event is about a movement of the device, which a terminal does not report.
    case motion = 1
    /// The event is about a remote control, which a terminal does not have.
    case remoteControl = 2
    /// The event is about a pressed key.
    case presses = 3
  }

  /// Finer kinds of events. The raw values are UIKit's.
  public enum EventSubtype: Int, Hashable, Sendable {
    /// The event has no finer kind.
    case none = 0
    /// The device was shaken, which a terminal does not report.
    case motionShake = 1
  }

  /// The kind of the event.
  public let type: EventType
  /// The finer kind of the event: always ``EventSubtype/none``.
  public var subtype: EventSubtype { .none }
  /// The touches of the event: one, or nil for another kind of event.
  public let allTouches: Set<Touch>?
  /// The number of seconds between the start of the application and the event.
  public let timestamp: Double

  init(_ touch: Touch) {
    type = .touches
    allTouches = [touch]
    timestamp = touch.timestamp
  }

  init(type: EventType, timestamp: Double) {
    self.type = type
    allTouches = nil
    self.timestamp = timestamp
  }

  /// Returns the touches that began on `view`; an empty set if there are none.
  public func touches(for view: View) -> Set<Touch>? { touches { $0.view === view } }

  /// Returns the touches that began in `window`; an empty set if there are none.
  public func touches(for window: Window) -> Set<Touch>? { touches { $0.window === window } }

  /// Returns the touches that `recognizer` receives; an empty set if there are none.
  public func touches(for recognizer: GestureRecognizer) -> Set<Touch>? {
    touches { $0 === recognizer.touch }
  }

  /// Returns the same touches, because a terminal reports each position once.
  public func coalescedTouches(for touch: Touch) -> [Touch]? { [touch] }

  private func touches(where fits: (Touch) -> Bool) -> Set<Touch>? { allTouches?.filter(fits) }
}

extension Touch: Hashable {
  /// Returns true for the same object.
  public static func == (a: Touch, b: Touch) -> Bool { a === b }

  /// Adds the identity of the touch to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The number of seconds between the start of the application and the last change.
  public var timestamp: Double { Double(tick) / 120 }
}

/// A pressed key of a remote control or keyboard: the counterpart of `UIPress`.
///
/// Keys reach views by ``View/handle(_:)``. No press is ever created here.
public final class Press {
  /// Phases of a press. The raw values are UIKit's.
  public enum Phase: Int, Hashable, Sendable {
    /// The press begins, changes, stays, ends or is cancelled.
    case began = 0
    /// Changed, stationary, ended or cancelled.
    case changed, stationary, ended, cancelled
  }

  /// Keys of a remote control. The raw values are UIKit's.
  public enum PressType: Int, Hashable, Sendable {
    /// An arrow, the middle of the pad, or a button.
    case upArrow = 0
    /// Down arrow, left arrow, right arrow, select, menu or play pause.
    case downArrow, leftArrow, rightArrow, select, menu, playPause
  }

  /// The phase of the press.
  public let phase: Phase
  /// The key.
  public let type: PressType

  init(_ type: PressType, phase: Phase) {
    self.type = type
    self.phase = phase
  }
}

extension Press: Hashable {
  /// Returns true for the same object.
  public static func == (a: Press, b: Press) -> Bool { a === b }

  /// Adds the identity of the press to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// An event about pressed keys: the counterpart of `UIPressesEvent`. None is ever created here.
public final class PressesEvent: InputEvent {
  /// The presses of the event.
  public let allPresses: Set<Press> = []
}
