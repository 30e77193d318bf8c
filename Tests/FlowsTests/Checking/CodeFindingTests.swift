import Flows
import Storyboards
import Testing
import TextFormats

/// Findings about a storyboard that its code can make harmless, and stacks that grow without a
/// limit.
@Suite struct CodeFindingTests {
  private func levels(_ rule: Rule, _ text: String) throws -> [Finding.Level] {
    let path = text.hasPrefix("<") ? "Main.storyboard" : "app.json"
    return try check(text, path: path).filter { $0.rule == rule }.map(\.level)
  }

  private func presenting(
    _ source: String = "", segue: String = "", destination: String = ""
  ) -> String {
    storyboard(
      """
      <viewController id="a" \(source)><view key="view" id="v"><subviews><button id="t"><connections>
      <segue id="s" kind="presentation" destination="b" \(segue)/></connections></button></subviews></view>
      </viewController>
      """, #"<viewController id="b" \#(destination)/>"#)
  }

  // MARK: - Traps

  @Test func `a scene that no code can reach is a trap`() throws {
    #expect(try levels(.trappedScene, presenting()) == [.warning])
  }

  @Test(arguments: [#"customClass="Owner""#])
  func `a trap that code of the scene below can remove is a note`(source: String) throws {
    #expect(try levels(.trappedScene, presenting(source)) == [.note])
  }

  @Test func `a trap that code can find by its storyboard identifier is a note`() throws {
    let text = presenting(destination: #"storyboardIdentifier="B""#)
    #expect(try levels(.trappedScene, text) == [.note])
  }

  @Test func `a destination created by a method of the source is no trap`() throws {
    let text = presenting(
      #"customClass="Owner""#, segue: #"destinationCreationSelector="makeB:""#)
    #expect(try levels(.trappedScene, text) == [])
  }

  // MARK: - Growing stacks

  private func stack(_ scenes: String) -> String {
    sceneFile(#"{"id":"a","kind":"navigationController","root":"b"}"#, scenes)
  }

  private static let list =
    #""kind":"tableViewController","sections":[{"rows":[{"id":"r","title":"R"}]}]"#

  @Test func `a list that pushes itself from a row is only a note`() throws {
    let text = stack(
      #"{"id":"b",\#(Self.list),"segues":[{"id":"x","kind":"push","to":"b","trigger":{"tap":"r"}}]}"#
    )
    #expect(try levels(.growingStack, text) == [.note])
  }

  @Test func `a list and its detail that push each other are only a note`() throws {
    let text = stack(
      """
      {"id":"b",\(Self.list),"segues":[{"id":"x","kind":"show","to":"c","trigger":{"tap":"r"}}]},
      {"id":"c","segues":[{"id":"y","kind":"show","to":"b","trigger":{"swipe":"left"}}]}
      """)
    #expect(try levels(.growingStack, text) == [.note])
  }

  @Test func `two scenes that push each other are a warning`() throws {
    let text = stack(
      """
      {"id":"b","segues":[{"id":"x","kind":"show","to":"c","trigger":{"swipe":"left"}}]},
      {"id":"c","segues":[{"id":"y","kind":"show","to":"b","trigger":{"swipe":"left"}}]}
      """)
    #expect(try levels(.growingStack, text) == [.warning])
  }

  @Test func `two scenes without back buttons that push each other are an error`() throws {
    let text = stack(
      """
      {"id":"b","hidesBackButton":true,
      "segues":[{"id":"x","kind":"show","to":"c","trigger":{"swipe":"left"}}]},
      {"id":"c","hidesBackButton":true,
      "segues":[{"id":"y","kind":"show","to":"b","trigger":{"swipe":"left"}}]}
      """)
    #expect(try levels(.growingStack, text) == [.error])
  }

  @Test(arguments: [("pageSheet", [Finding.Level.warning]), ("fullScreen", [.error])])
  func `a cycle of presentations is an error if the user can dismiss none of them`(
    style: String, levels: [Finding.Level]
  ) throws {
    func scene(_ id: String, to: String) -> String {
      """
      {"id":"\(id)","modalPresentationStyle":"\(style)",
      "segues":[{"id":"x","kind":"presentModally","to":"\(to)","trigger":{"swipe":"left"}}]}
      """
    }
    let text = sceneFile(scene("a", to: "b"), scene("b", to: "a"))
    #expect(try self.levels(.growingStack, text) == levels)
  }

  // MARK: - Names and tabs

  @Test func `misspelt presentation styles of a segue and of a scene are reported`() throws {
    let text = presenting(
      segue: #"modalPresentationStyle="fromSheet""#,
      destination: #"modalPresentationStyle="overFulScreen""#)
    let found = try check(text, path: "Main.storyboard").filter {
      $0.rule == .unknownPresentationStyle
    }
    #expect(
      found.map { "\($0.level.rawValue) \($0.scene) \($0.segue ?? "-"): \($0.message)" } == [
        "warning a s: unknown presentation style 'fromSheet'; did you mean 'formSheet'?",
        "warning b -: unknown presentation style 'overFulScreen'; did you mean 'overFullScreen'?",
      ])
  }

  @Test func `a scene in two tabs is reported at the second tab`() throws {
    func tab(_ id: String, _ scene: String) -> String {
      #"<segue id="\#(id)" kind="relationship" relationship="viewControllers" destination="\#(scene)"/>"#
    }
    let text = storyboard(
      """
      <tabBarController id="a"><connections>
      \(tab("1", "b"))
      \(tab("2", "c"))
      \(tab("3", "b"))
      </connections></tabBarController>
      """, #"<viewController id="b"/>"#, #"<viewController id="c"/>"#)
    let found = try check(text, path: "Main.storyboard").filter { $0.rule == .repeatedTab }
    #expect(found.map(\.message) == ["tab 3 holds 'b', which tab 1 already holds"])
    #expect(found.map(\.position.line) == [5])
  }

  // MARK: - Other storyboards

  @Test func `a finding about a missing storyboard lists the searched folders`() throws {
    let source = FlowSource(
      path: "App/Main.storyboard",
      bytes: Array(
        storyboard(
          #"<viewController id="a"/>"#,
          #"<viewControllerPlaceholder id="p" storyboardName="More"/>"#
        ).utf8))
    var reading = try FlowReading([source]) { _ in nil }
    reading.searchedFolders = ["App/Main.storyboard": ["App", "."]]
    let found = FlowCheck.findings(in: reading).filter { $0.rule == .danglingReference }
    #expect(found.map(\.level) == [.note])
    #expect(
      found[0].message.contains(
        "found no storyboard named 'More' that can be read in 'App', then in '.'"))
  }

  // MARK: - Work

  /// Reads `count` files in a ring: each refers to the next one and the previous one.
  private func ring(_ count: Int) throws -> FlowReading {
    func source(_ number: Int) -> FlowSource {
      let others = [(number + 1) % count, (number + count - 1) % count]
      let segues = others.map { #"{"id":"s\#($0)","kind":"show","to":"r\#($0)"}"# }
      let references = others.map {
        #"{"id":"r\#($0)","kind":"storyboardReference","file":"f\#($0).json"}"#
      }
      let scene = #"{"id":"a","segues":[\#(segues.joined(separator: ","))]}"#
      let text =
        #"{"version":1,"canvas":{"width":4,"height":8},"initialScene":"a","scenes":["#
        + ([scene] + references).joined(separator: ",") + "]}"
      return FlowSource(path: "f\(number).json", bytes: Array(text.utf8))
    }
    return try FlowReading([source(0)]) { reference in
      guard case .sceneFile(let path, _) = reference, let number = Int(path.dropFirst().dropLast(5))
      else { return nil }
      return source(number)
    }
  }

  @Test func `files that refer to each other are each decoded once`() throws {
    for count in [20, 40] {
      #expect(FlowCheck.decodedFiles(in: try ring(count)) == count)
    }
  }
}
