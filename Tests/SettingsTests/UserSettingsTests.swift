import Simulation
import Testing
import TextFormats

@testable import Settings

/// The configuration file and the environment variables.
@Suite struct UserSettingsTests {
  private func settings(_ json: String) throws -> UserSettings {
    try UserSettings(json: Array(json.utf8))
  }

  /// Returns the lines of the errors of a file that is called `config.json`.
  private func problems(_ json: [UInt8]) -> [String] {
    do throws(SettingsErrors) {
      _ = try UserSettings(json: json)
      return []
    } catch {
      return error.description(file: "config.json").split(separator: "\n").map(String.init)
    }
  }

  private func problems(_ json: String) -> [String] { problems(Array(json.utf8)) }

  @Test func `an empty object has no settings`() throws {
    #expect(try settings("{}") == UserSettings())
  }

  @Test func `a file has each setting`() throws {
    let settings = try settings(
      """
      {"$schema": "config.schema.json", "appearance": "terminal", "device": "ipad rotated",
        "language": "en", "reducedMotion": true, "smoothness": "cells", "speech": "off"}
      """)
    #expect(settings.appearance == .terminal)
    #expect(settings.device == .frame(Device(.iPad, isRotated: true)))
    #expect(settings.language == .english)
    #expect(settings.reducedMotion == true)
    #expect(settings.smoothness == .cells)
    #expect(settings.speech == .off)
  }

  @Test(arguments: [
    ("", "config.json:1:1: the text is empty; expected a JSON value"),
    ("dark", "config.json:1:1: expected a value, found 'd'"),
    ("[]", "config.json:1:1: expected an object of settings, found an array"),
    ("{\"speech\": ", "config.json:1:12: expected a value, found the end of the text"),
    (
      "{\n  \"apearance\": \"dark\"\n}",
      "config.json:2:3: apearance: unknown key 'apearance'; did you mean 'appearance'?"
    ),
    (
      "{\"appearance\": \"drak\"}",
      "config.json:1:16: appearance: expected 'app', 'light', 'dark' or 'terminal', found 'drak'; "
        + "did you mean 'dark'?"
    ),
    (
      "{\"reducedMotion\": 1}",
      "config.json:1:19: reducedMotion: expected true or false, found 1"
    ),
    (
      "{\"reducedMotion\": \"true\"}",
      "config.json:1:19: reducedMotion: expected true or false, found 'true'"
    ),
    ("{\"language\": \"fr\"}", "config.json:1:14: language: expected 'en', found 'fr'"),
    (
      "{\"device\": \"9x5\"}",
      "config.json:1:12: device: expected 'none' or a device: iphone, ipad or WIDTHxHEIGHT in "
        + "cells, from 10x5 to 1000x1000, found '9x5'"
    ),
  ]) func `a wrong file is reported with the place and what to write`(
    _ json: String, _ problem: String
  ) {
    #expect(problems(json) == [problem])
  }

  @Test func `an unknown key that is like no setting lists the settings`() throws {
    let problem = try #require(problems("{\"wallpaper\": 1}").first)
    #expect(problem.hasPrefix("config.json:1:2: wallpaper: unknown key 'wallpaper'; the keys are "))
    #expect(problem.contains("'appearance'"))
  }

  @Test func `every defect is reported, in the order of the file`() {
    let lines = problems("{\"speech\": null,\n\"smoothness\": [],\n\"devise\": \"ipad\"}")
    #expect(lines.map { $0.prefix(14) } == ["config.json:1:", "config.json:2:", "config.json:3:"])
  }

  @Test func `a file of 1 MB is read and a larger one is refused`() {
    let most = UserSettings.longestFile
    let fits = Array("{}".utf8) + [UInt8](repeating: 0x20, count: most - 2)
    #expect(problems(fits).isEmpty)
    #expect(
      problems(fits + [0x20]) == [
        "config.json:1:1: the file is larger than 1 MB; a configuration has a few lines"
      ])
  }

  @Test func `escape sequences of a file are shown as symbols`() throws {
    for json in ["{\"\\u001b[2J\": 1}", "{\"appearance\": \"\\u001b[2J\"}"] {
      let problem = try #require(problems(json).first)
      #expect(problem.contains("␛[2J"))
      #expect(!problem.contains("\u{1B}"))
    }
  }

  @Test func `at most 100 defects are listed`() {
    let keys = (1...103).map { "\"unknown\($0)\": 0" }.joined(separator: ", ")
    let lines = problems("{\(keys)}")
    #expect(lines.count == 101)
    #expect(lines.last == "… and 3 more")
  }

  // MARK: - Variables

  private func environment(_ variables: [String: String]) throws -> UserSettings {
    try UserSettings { variables[$0] }
  }

  @Test func `variables have the words of the file`() throws {
    let settings = try environment([
      "SEGUE_APPEARANCE": "dark", "SEGUE_DEVICE": "60x30", "SEGUE_LANGUAGE": "en",
      "SEGUE_SMOOTHNESS": "eighths",
    ])
    #expect(settings.appearance == .dark)
    #expect(settings.device == .frame(Device(.screen(columns: 60, rows: 30))))
    #expect(settings.smoothness == .eighths)
    #expect(settings.language == .english)
    #expect(settings.reducedMotion == nil)
  }

  @Test(arguments: [("1", true), ("true", true), ("0", false), ("no", false)])
  func `a variable for true or false may be a number or a word`(_ word: String, _ value: Bool)
    throws
  {
    let settings = try environment(["SEGUE_REDUCED_MOTION": word, "SEGUE_ACCESSIBLE": word])
    #expect(settings.reducedMotion == value)
    #expect(settings.speech == (value ? .on : .off))
  }

  @Test func `an empty variable counts as missing`() throws {
    #expect(try environment(["SEGUE_APPEARANCE": ""]) == UserSettings())
  }

  @Test func `a variable with an unknown value is an error that names both`() {
    #expect(
      throws: SettingsVariableError(
        variable: "SEGUE_REDUCED_MOTION", value: "\u{1B}c", expected: "true or false")
    ) { try environment(["SEGUE_REDUCED_MOTION": "\u{1B}c"]) }
    let error = SettingsVariableError(
      variable: "SEGUE_REDUCED_MOTION", value: "\u{1B}c", expected: "true or false")
    #expect("\(error)" == "SEGUE_REDUCED_MOTION is '␛c'; expected true or false")
  }
}
