import Simulation
import Testing
import UIKitNames

/// Probes of key commands, from the documentation of `UIKeyCommand` and `UIResponder.keyCommands`.
@Suite struct KeyCommandProbes {
  /// A controller with commands, as an editor of documents has them.
  class Editor: UIViewController {
    var calls: [String] = []
    var commands: [UIKeyCommand] = []
    override var keyCommands: [UIKeyCommand]? { commands }

    func save() { calls.append("save") }
    func find(_ command: UIKeyCommand) { calls.append("find \(command.input ?? "")") }
    func next() { calls.append("next") }
  }

  private static func press(_ key: Key, on screen: Screen) -> Bool {
    guard let command = screen.simulator.keyCommand(for: key) else { return false }
    screen.simulator.perform(command)
    screen.settle()
    return true
  }

  private static func editor() -> (Screen, Editor) {
    let editor = Editor()
    editor.commands = [
      UIKeyCommand(title: "Save", action: Editor.save, input: "s", modifierFlags: .command),
      UIKeyCommand(input: "f", modifierFlags: .command, action: Editor.find(_:)),
      UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: Editor.next),
      UIKeyCommand(input: "n", modifierFlags: [], action: Editor.next),
    ]
    let screen = Screen(root: editor)
    screen.settle()
    return (screen, editor)
  }

  /// UIKeyCommand: "When the user presses the key sequence, the system calls the action". A terminal sends
  /// Control for Command.
  @Test func `a key calls the method of its command`() {
    let (screen, editor) = Self.editor()
    #expect(Self.press(.control("s"), on: screen) && Self.press(.control("f"), on: screen))
    #expect(Self.press(.escape, on: screen) && Self.press(.character("n"), on: screen))
    #expect(editor.calls == ["save", "find f", "next", "next"])
    #expect(!Self.press(.character("s"), on: screen) && !Self.press(.control("n"), on: screen))
  }

  /// UIResponder `keyCommands`: the responder chain is searched, so a container's commands work too.
  @Test func `commands of a container work, and those of its child come first`() {
    final class Stack: UINavigationController {
      var calls = 0
      override var keyCommands: [UIKeyCommand]? {
        [
          UIKeyCommand(input: "s", modifierFlags: .command, action: Stack.count),
          UIKeyCommand(input: "b", modifierFlags: .command, action: Stack.count),
        ]
      }
      func count() { calls += 1 }
    }
    let editor = Editor()
    editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: Editor.save)]
    let stack = Stack(rootViewController: editor)
    let screen = Screen(root: stack)
    screen.settle()
    #expect(Self.press(.control("s"), on: screen) && Self.press(.control("b"), on: screen))
    #expect(editor.calls == ["save"] && stack.calls == 1)
  }

  /// UIViewController `addKeyCommand(_:)` and `removeKeyCommand(_:)`.
  @Test func `added commands work until they are removed`() {
    let (screen, editor) = Self.editor()
    let command = UIKeyCommand(input: "k", modifierFlags: .control, action: Editor.save)
    editor.addKeyCommand(command)
    #expect(Self.press(.control("k"), on: screen) && editor.calls == ["save"])
    editor.removeKeyCommand(command)
    #expect(!Self.press(.control("k"), on: screen))
  }

  /// UIKeyCommand: characters that are typed into a text are no commands.
  @Test func `a typed character is text, and a key with Control stays a command`() {
    let (screen, editor) = Self.editor()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 20, height: 1))
    screen.turn {
      editor.view.addSubview(field)
      field.becomeFirstResponder()
    }
    screen.settle()
    #expect(!Self.press(.character("n"), on: screen))
    #expect(Self.press(.control("s"), on: screen) && editor.calls == ["save"])
  }

  /// UIKeyCommand `wantsPriorityOverSystemBehavior`: without it, the system's own use of an arrow comes
  /// first.
  @Test func `an arrow belongs to the focused view unless the command has priority`() {
    let (screen, editor) = Self.editor()
    let down = UIKeyCommand(
      input: UIKeyCommand.inputDownArrow, modifierFlags: [], action: Editor.next)
    editor.commands = [down]
    #expect(Self.press(.down, on: screen))
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 9, height: 1))
    screen.turn { editor.view.addSubview(button) }
    screen.settle()
    #expect(!Self.press(.down, on: screen))
    down.wantsPriorityOverSystemBehavior = true
    #expect(Self.press(.down, on: screen) && editor.calls == ["next", "next"])
  }

  /// UIResponder `becomeFirstResponder()`: a controller that can become first responder does, and its
  /// commands come first.
  @Test func `a controller becomes the first responder`() {
    final class Panel: Editor {
      override var canBecomeFirstResponder: Bool { true }
    }
    let (root, panel) = (Editor(), Panel())
    for editor in [root, panel] {
      editor.commands = [UIKeyCommand(input: "s", modifierFlags: .command, action: Editor.save)]
    }
    let screen = Screen(root: root)
    screen.turn {
      root.addChild(panel)
      panel.view.frame = CGRect(x: 0, y: 0, width: 10, height: 5)
      root.view.addSubview(panel.view)
      panel.didMove(toParent: root)
    }
    screen.settle()
    #expect(!root.becomeFirstResponder() && !root.isFirstResponder)
    #expect(panel.becomeFirstResponder() && panel.isFirstResponder)
    #expect(Self.press(.control("s"), on: screen))
    #expect(panel.calls == ["save"] && root.calls == [])
    #expect(panel.resignFirstResponder() && !panel.isFirstResponder)
  }

  /// UIKeyCommand `discoverabilityTitle`: shown to the user as the key's effect.
  @Test func `the status line shows commands with titles`() {
    let (screen, _) = Self.editor()
    let last = screen.simulator.frame().surface
    var line = ""
    for cell in last.row(last.rows - 1) {
      line.unicodeScalars.append(contentsOf: cell.glyph.scalars)
    }
    #expect(line.contains("Ctrl-S") && line.contains("Save"))
  }

  /// Keys that end, suspend or explain the program stay the program's.
  @Test func `no command takes a key of the program`() {
    let (screen, editor) = Self.editor()
    editor.commands = ["c", "z", "l"].map {
      UIKeyCommand(input: $0, modifierFlags: .command, action: Editor.save)
    }
    editor.commands += ["q", "?", ":"].map {
      UIKeyCommand(input: $0, modifierFlags: [], action: Editor.save)
    }
    for key in "czl" { #expect(!Self.press(.control(key), on: screen)) }
    for key in "q?:" { #expect(!Self.press(.character(key), on: screen)) }
  }
}
