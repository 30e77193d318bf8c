import Flows
import Storyboards
import Testing
import TextFormats

@Suite struct CheckConfigurationTests {
  private let text = sceneFile(
    #"{"id":"a","segues":[{"id":"x","kind":"presentModally","to":"b"}]}"#, #"{"id":"b"}"#,
    #"{"id":"c"}"#)

  private func configuration(_ json: String) throws -> CheckConfiguration {
    try CheckConfiguration(path: "conf.json", json: Array(json.utf8))
  }

  @Test func `a scene with isShownByCode counts as reachable`() throws {
    #expect(try check(sceneFile(#"{"id":"a"}"#, #"{"id":"b","isShownByCode":true}"#)).isEmpty)
    #expect(try check(sceneFile(#"{"id":"a"}"#, #"{"id":"b"}"#)).map(\.rule) == [.unreachableScene])
  }

  @Test func `a configuration changes the level of a rule or turns the rule off`() throws {
    let configuration = try configuration(
      #"{"version":1,"levels":{"trapped-scene":"error","unreachable-scene":"off"}}"#)
    let found = try check(text, configuration)
    #expect(found.map(\.rule) == [.trappedScene])
    #expect(found.map(\.level) == [.error])
  }

  @Test func `a configuration can select a single rule`() throws {
    var configuration = CheckConfiguration()
    configuration.selected = [.unreachableScene]
    #expect(try check(text, configuration).map(\.rule) == [.unreachableScene])
  }

  @Test func `accepted findings keep their reason, and an unused acceptance is reported`()
    throws
  {
    let configuration = try configuration(
      """
      {"accept":[{"rule":"trapped-scene","file":"app.json","scene":"b","reason":"The end."},
      {"rule":"growing-stack"}]}
      """)
    let found = try check(text, configuration)
    #expect(found.map(\.rule) == [.trappedScene, .unreachableScene, .unusedAcceptance])
    #expect(found.map(\.acceptance) == ["The end.", nil, nil])
    #expect(found.last?.path == "conf.json")
    #expect(found.last?.position.line == 2)
  }

  @Test func `a file accepts findings of the document, a scene or a segue`() throws {
    let text = sceneFile(
      """
      {"id":"a","segues":[{"id":"x","kind":"presentModally","to":"a","accept":["growing-stack"]}]}
      """, #"{"id":"c","accept":{"unreachable-scene":"Later."}}"#, #"{"id":"d"}"#,
      extra: #""accept":["unreachable-scene"],"#)
    let found = try check(text)
    #expect(found.map(\.rule) == [.growingStack, .unreachableScene, .unreachableScene])
    #expect(found.map(\.acceptance) == ["", "", ""])
  }

  @Test func `accepting an unknown rule is reported`() throws {
    let text = sceneFile(
      #"{"id":"a","accept":["traped-scene"]}"#, #"{"id":"b","accept":{"unreachable-scene":""}}"#)
    let found = try check(text)
    #expect(found.map(\.rule) == [.unusedAcceptance, .unreachableScene])
    #expect(found.first?.message == "accepts the unknown rule 'traped-scene'")
    #expect(found.last?.acceptance == "")
  }

  @Test
  func `accept takes a single rule without brackets, and reports a value that is not a string`()
    throws
  {
    let found = try check(
      sceneFile(#"{"id":"a","accept":[1]}"#, #"{"id":"b","accept":"unreachable-scene"}"#))
    #expect(found.map(\.rule) == [.unusedAcceptance, .unreachableScene])
    #expect(found.map(\.acceptance) == [nil, ""])
    #expect(found.first?.message == "expected the name of a rule to accept, found another value")
  }

  @Test func `a side file accepts findings in the storyboard`() throws {
    let text = storyboard(#"<viewController id="a"/>"#, #"<viewController id="b" title="B"/>"#)
    #expect(try check(text).map(\.rule) == [.unreachableScene])
    for side in [
      #"{"version":1,"accept":"unreachable-scene"}"#,
      #"{"version":1,"scenes":{"b":{"accept":{"unreachable-scene":"Code shows it."}}}}"#,
    ] {
      let found = try check(text, path: "Main.storyboard", sideFile: side)
      #expect(found.map(\.rule) == [.unreachableScene])
      #expect(found.first?.acceptance != nil, "\(side): \(found)")
    }
    let vain = #"{"version":1,"accept":["trapped-scene"]}"#
    let found = try check(text, path: "Main.storyboard", sideFile: vain)
    #expect(Set(found.map(\.rule)) == [.unreachableScene, .unusedAcceptance])
    #expect(found.first { $0.rule == .unusedAcceptance }?.path == "Main.segue.json")
  }

  @Test func `the schema of scene files knows the rules`() throws {
    let schema = try JSONNode(json: Array(SceneSchema.text.utf8))
    let shapes = try #require(schema["$defs"]?["acceptance"]?["oneOf"]?.elements)
    let words = [
      shapes[0]["enum"], shapes[1]["items"]?["enum"], shapes[2]["propertyNames"]?["enum"],
    ]
    for word in words {
      #expect(word?.elements?.compactMap(\.string) == Rule.allCases.map(\.rawValue))
    }
  }

  @Test(arguments: [
    #"{"levels":{"trap":"off"}}"#, #"{"levels":{"trapped-scene":"bad"}}"#, #"{"accept":[1]}"#,
    #"{"accept":[{"rule":"trap"}]}"#, #"{"rules":{}}"#, "[]", "{", #"{"version":2}"#,
    #"{"accept":{"trapped-scene":"x"}}"#, #"{"accept":[{"rule":"trapped-scene","scen":"b"}]}"#,
    #"{"accept":[{"rule":"trapped-scene","scene":1}]}"#,
  ])
  func `an invalid configuration is refused`(json: String) {
    #expect(throws: FlowError.self) { try configuration(json) }
  }
}
