import Sessions
import Simulation
import Testing

/// The keys of spoken mode and what is said to them.
@Suite struct SpokenSessionTests {
  private static func scenes(_ views: String, rest: String = "") -> String {
    """
    {"version": 1, "canvas": {"width": 40, "height": 20}, "initialScene": "home", "scenes": [
      {"id": "home", "title": "Home", "views": [\(views)]\(rest)}]}
    """
  }

  private static let twoButtons = """
    {"id": "buy", "kind": "button", "title": "Buy",
     "frame": {"x": 0, "y": 4, "width": 20, "height": 1}},
    {"id": "sell", "kind": "button", "title": "Sell ★★★",
     "frame": {"x": 0, "y": 8, "width": 20, "height": 1}}
    """

  @Test func `the first screen is read with its title, level, contents and focus`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    #expect(
      app.firstLines == [
        "Screen: Home.", "The app starts on Home.", "Level 1: Home.", "1: Buy, button.",
        "2: Sell black star, button.", "Focus: Buy, button.",
      ])
  }

  @Test func `a full stop repeats the last lines, also twice`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    #expect(app.press(.character(".")) == app.firstLines)
    let moved = app.press(.tab)
    #expect(moved == ["Focus: Sell black star, button."])
    #expect(app.press(.character(".")) == moved)
    #expect(app.press(.character(".")) == moved)
  }

  @Test func `brackets say the event before and after, and the app stays in the present`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    _ = app.press(.tab)
    #expect(app.press(.character("[")) == ["0 s: The focus moves to sell in home."])
    #expect(
      app.press(.character("[")) == ["0 s: Key tab: move the focus to the next control."])
    #expect(app.press(.character("]")) == ["0 s: The focus moves to sell in home."])
    #expect(app.press(.character("]")) == ["There is no later event."])
    #expect(app.press(.character("[")) == ["0 s: The focus moves to sell in home."])
    #expect(app.press(.character("w")).last == "Focus: Sell black star, button.")
  }

  @Test func `w says the location, and a reads everything`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    #expect(
      app.press(.character("w")) == ["Screen: Home.", "Level 1: Home.", "Focus: Buy, button."])
    #expect(
      app.press(.character("a")) == [
        "Screen: Home.", "1: Buy, button.", "2: Sell black star, button.", "Focus: Buy, button.",
      ])
  }

  @Test func `b moves the focus to the next button, and h reads the next heading`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    #expect(app.press(.character("b")) == ["Focus: Sell black star, button."])
    #expect(app.press(.character("b")) == ["Focus: Buy, button."])
    #expect(app.press(.character("h")) == ["There is no heading here."])
  }

  @Test func `a key that only pictures have has no effect and is not recorded`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    for key in "{}fsm" {
      #expect(
        app.press(.character(key)) == ["The key \(key) has no meaning in spoken mode."])
    }
    #expect(try app.end().inputs.isEmpty)
  }

  @Test func `an unknown number is refused`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    #expect(app.type("7") == ["There is no choice 7."])
    #expect(app.type("0") == ["There is no choice 0."])
  }

  @Test func `a number of two digits waits for the second digit or Enter`() throws {
    let buttons = (1...12).map { number in
      """
      {"id": "b\(number)", "kind": "switch", "accessibilityLabel": "S\(number)",
       "frame": {"x": 0, "y": \(number), "width": 20, "height": 1}}
      """
    }
    let app = try SpokenApp(scenes: Self.scenes(buttons.joined(separator: ",")))
    #expect(app.type("1") == ["1 and another digit, or Enter."])
    #expect(app.press(.enter) == ["1: S1, switch, on."])
    #expect(
      app.type("12") == [
        "1 and another digit, or Enter.", "12: S12, switch, on.", "Focus: S12, switch, on.",
      ])
    #expect(app.type("3") == ["3: S3, switch, on.", "Focus: S3, switch, on."])
  }

  @Test func `typing says each word, and leaving the text says all of it`() throws {
    let app = try SpokenApp(
      scenes: Self.scenes(
        """
        {"id": "name", "kind": "textField", "placeholder": "Name",
         "frame": {"x": 0, "y": 4, "width": 20, "height": 1}},
        {"id": "ok", "kind": "button", "title": "OK",
         "frame": {"x": 0, "y": 8, "width": 20, "height": 1}}
        """))
    #expect(app.type("1").last?.hasPrefix("Letters are typed.") == true)
    #expect(app.type("Ada ") == ["Ada"])
    #expect(app.type("Lo") == [])
    #expect(app.press(.backspace) == ["Deleted: o"])
    #expect(
      app.press(.tab) == ["L", "1: Name, text field, Ada L.", "Focus: OK, button."])
  }

  @Test func `a secret text is not said`() throws {
    let app = try SpokenApp(
      scenes: Self.scenes(
        """
        {"id": "pass", "kind": "textField", "placeholder": "Password", "isSecure": true,
         "frame": {"x": 0, "y": 4, "width": 20, "height": 1}},
        {"id": "ok", "kind": "button", "title": "OK",
         "frame": {"x": 0, "y": 8, "width": 20, "height": 1}}
        """))
    _ = app.type("1")
    #expect(app.type("abc d") == [])
    #expect(
      app.press(.tab) == ["1: Password, text field, •••••.", "Focus: OK, button."])
  }

  @Test func `an ignored key says why`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    #expect(app.press(.left) == ["Ignored: swipe left: nothing here recognises it"])
  }

  @Test func `a paste is one change, and its end is read`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    app.spoken.receive(pasted: "text")
    #expect(app.spoken.takeLines() == ["Ignored: paste: nothing here takes text"])
    app.spoken.refuseOverlongPaste()
    #expect(
      app.spoken.takeLines() == ["The pasted text is longer than 1 MB and was refused."])
  }

  @Test func `q ends the session with a line`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    #expect(app.press(.character("q")) == ["The session has ended."])
    #expect(app.spoken.isFinished)
  }

  @Test func `the actions are listed with the choices first`() throws {
    let app = try SpokenApp(scenes: Self.scenes(Self.twoButtons))
    let lines = app.press(.character("?"))
    #expect(
      lines.prefix(3) == [
        "1: Buy, button.", "2: Sell black star, button.", "Digits 1 to 2: the choices.",
      ])
    #expect(lines.last == "q: quit.")
  }
}
