import NavigationKit
import Simulation
import Testing
import UIKitNames

/// Probes of the events, flags and tracking of controls.
@Suite struct ControlEventProbes {
  /// A control that logs its tracking, and can end it.
  private final class Tracked: UIControl {
    var log: [String] = []
    var begins = true
    var continues = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      log.append("continue")
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { log.append("end") }
    override func cancelTracking(with event: UIEvent?) { log.append("cancel") }
  }

  private static let names: [(UIControl.Event, String)] = [
    (.touchDown, "down"), (.touchDownRepeat, "repeat"), (.touchDragInside, "dragInside"),
    (.touchDragOutside, "dragOutside"), (.touchDragEnter, "enter"), (.touchDragExit, "exit"),
    (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
  ]

  /// A control of 4 × 2 at (2, 2) of a screen, with all its touch events logged.
  private static func make(_ log: ProbeLog) -> (Screen, Tracked) {
    let root = UIViewController()
    let screen = Screen(root: root)
    let control = Tracked(frame: CGRect(x: 2, y: 2, width: 4, height: 2))
    screen.turn {
      root.view.addSubview(control)
      for (event, name) in names {
        control.addAction(UIAction { _ in log.add(name) }, for: event)
      }
    }
    screen.settle()
    return (screen, control)
  }

  private static func pointer(_ screen: Screen, _ phase: TouchPhase, _ column: Int, _ row: Int) {
    screen.simulator.perform(.pointer(phase, column: column, row: row))
  }

  /// UIControl: `isTracking`, `isTouchInside`, `isHighlighted` while a touch is inside.
  @Test func `a pressed control tracks and is highlighted`() {
    let (screen, control) = Self.make(ProbeLog())
    #expect(!control.isTracking && !control.isTouchInside && !control.isHighlighted)
    Self.pointer(screen, .down, 3, 3)
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state.contains(.highlighted))
  }

  /// UIControl: `isTracking`, `isHighlighted`: cleared at the end of the touch.
  @Test func `a released control neither tracks nor is highlighted`() {
    let (screen, control) = Self.make(ProbeLog())
    Self.pointer(screen, .down, 3, 3)
    Self.pointer(screen, .up, 3, 3)
    #expect(!control.isTracking && !control.isHighlighted)
  }

  /// UIControl.Event: `touchDragInside`, a finger is dragged inside the bounds of the control.
  @Test func `a drag within the control sends touchDragInside`() {
    let log = ProbeLog()
    let (screen, _) = Self.make(log)
    Self.pointer(screen, .down, 2, 2)
    Self.pointer(screen, .move, 4, 2)
    Self.pointer(screen, .up, 4, 2)
    #expect(log.take() == ["down", "dragInside", "upInside"])
  }

  /// UIControl.Event: `touchDragExit`, from within the control to outside its bounds.
  @Test func `a drag out of the control sends touchDragExit before touchUpOutside`() {
    let log = ProbeLog()
    let (screen, _) = Self.make(log)
    Self.pointer(screen, .down, 2, 2)
    Self.pointer(screen, .move, 35, 20)
    Self.pointer(screen, .up, 35, 20)
    let calls = log.take()
    #expect(calls.first == "down" && calls.last == "upOutside" && calls.contains("exit"))
    #expect(!calls.contains("upInside") && !calls.contains("dragInside"))
  }

  /// UIControl.Event: `touchDragOutside`, just outside the bounds of the control.
  @Test func `a drag outside the control sends touchDragOutside`() {
    let log = ProbeLog()
    let (screen, _) = Self.make(log)
    Self.pointer(screen, .down, 2, 2)
    Self.pointer(screen, .move, 35, 20)
    _ = log.take()
    Self.pointer(screen, .move, 35, 18)
    #expect(log.take() == ["dragOutside"])
  }

  /// UIControl.Event: `touchDragEnter`, a finger is dragged into the bounds of the control.
  @Test func `a drag back into the control sends touchDragEnter`() {
    let log = ProbeLog()
    let (screen, _) = Self.make(log)
    Self.pointer(screen, .down, 2, 2)
    Self.pointer(screen, .move, 35, 20)
    _ = log.take()
    Self.pointer(screen, .move, 3, 3)
    #expect(log.take().contains("enter"))
    Self.pointer(screen, .up, 3, 3)
    #expect(log.take() == ["upInside"])
  }

  /// UIControl: `isHighlighted`, "set automatically when a touch enters and exits".
  @Test func `the highlight follows the finger out and in`() {
    let (screen, control) = Self.make(ProbeLog())
    Self.pointer(screen, .down, 2, 2)
    Self.pointer(screen, .move, 35, 20)
    #expect(!control.isHighlighted && !control.isTouchInside && control.isTracking)
    Self.pointer(screen, .move, 3, 3)
    #expect(control.isHighlighted && control.isTouchInside)
  }

  /// UIControl.Event: `touchCancel`, a system event that cancels the touches.
  @Test func `a cancelled touch sends touchCancel`() {
    let log = ProbeLog()
    let (screen, control) = Self.make(log)
    Self.pointer(screen, .down, 2, 2)
    Self.pointer(screen, .cancel, 2, 2)
    #expect(log.take() == ["down", "cancel"])
    #expect(!control.isTracking && !control.isHighlighted && control.log == ["begin", "cancel"])
  }

  /// UIControl: beginTracking, continueTracking and endTracking follow the touch.
  @Test func `tracking begins, continues and ends`() {
    let (screen, control) = Self.make(ProbeLog())
    Self.pointer(screen, .down, 2, 2)
    Self.pointer(screen, .move, 4, 2)
    Self.pointer(screen, .up, 4, 2)
    #expect(control.log == ["begin", "continue", "end"])
  }

  /// UIControl: `beginTracking(_:with:)`, false: the control does not track.
  @Test func `a control that refuses to begin does not track`() {
    let (screen, control) = Self.make(ProbeLog())
    control.begins = false
    Self.pointer(screen, .down, 2, 2)
    #expect(!control.isTracking)
    Self.pointer(screen, .move, 4, 2)
    #expect(control.log == ["begin"])
  }

  /// UIControl: `continueTracking(_:with:)`, false stops tracking.
  @Test func `a control that refuses to continue stops tracking`() {
    let (screen, control) = Self.make(ProbeLog())
    control.continues = false
    Self.pointer(screen, .down, 2, 2)
    Self.pointer(screen, .move, 4, 2)
    #expect(!control.isTracking)
    Self.pointer(screen, .move, 3, 2)
    #expect(control.log == ["begin", "continue"])
  }

  /// UIControl.Event: `touchDownRepeat`, the tap count of the touch is greater than one.
  @Test func `a second press in time sends touchDownRepeat`() {
    let log = ProbeLog()
    let (screen, _) = Self.make(log)
    screen.click(3, 3)
    #expect(!log.take().contains("repeat"))
    screen.click(3, 3)
    let calls = log.take()
    #expect(calls.contains("down") && calls.contains("repeat"))
  }

  /// Event Handling Guide, Interacting with Other UIKit Controls: the default action of a button
  /// prevents a tap recogniser of its superview.
  @Test func `a button's tap is not taken by a tap recogniser of its superview`() {
    let root = UIViewController()
    let screen = Screen(root: root)
    var calls: [String] = []
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 2, y: 2, width: 8, height: 1)
    screen.turn {
      button.setTitle("Go", for: .normal)
      button.addAction(UIAction { _ in calls.append("button") }, for: .touchUpInside)
      root.view.addSubview(button)
      let tap = UITapGestureRecognizer()
      tap.addAction { _ in calls.append("tap") }
      root.view.addGestureRecognizer(tap)
    }
    screen.settle()
    screen.click(3, 2)
    screen.settle()
    #expect(calls == ["button"])
    screen.click(3, 20)
    screen.settle()
    #expect(calls == ["button", "tap"])
  }

  /// UIGestureRecognizer: `cancelsTouchesInView`; UIControl: a cancelled touch is touchCancel.
  @Test func `a recognised pan cancels the touch of the control beneath`() {
    let log = ProbeLog()
    let (screen, control) = Self.make(log)
    screen.turn { control.superview?.addGestureRecognizer(UIPanGestureRecognizer()) }
    Self.pointer(screen, .down, 2, 2)
    Self.pointer(screen, .move, 20, 2)
    Self.pointer(screen, .move, 30, 2)
    let calls = log.take()
    #expect(calls.first == "down" && calls.last == "cancel" && !control.isTracking)
    Self.pointer(screen, .up, 30, 2)
    #expect(log.take() == [])
  }

  /// UIView: a hidden control and one without interaction receive no touches.
  @Test(arguments: [true, false])
  func `an unreachable control sends nothing`(hidden: Bool) {
    let log = ProbeLog()
    let (screen, control) = Self.make(log)
    screen.turn {
      if hidden { control.isHidden = true } else { control.isUserInteractionEnabled = false }
    }
    screen.click(3, 3)
    #expect(log.take() == [])
  }

  /// UIControl: `sendActions(for:)` with several events calls the actions of each.
  @Test func `events sent together call the actions of each`() {
    let log = ProbeLog()
    let (screen, control) = Self.make(log)
    screen.turn { control.sendActions(for: [.touchDown, .touchUpInside]) }
    #expect(Set(log.take()) == ["down", "upInside"])
  }
}
