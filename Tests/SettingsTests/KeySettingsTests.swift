import Settings
import Simulation
import Testing

/// The keys of actions in the configuration file.
@Suite struct KeySettingsTests {
  private func problems(_ json: String) -> [String] {
    do throws(SettingsErrors) {
      _ = try UserSettings(json: Array(json.utf8))
      return []
    } catch {
      return error.description(file: "c").split(separator: "\n").map(String.init)
    }
  }

  @Test func `an action has one key or several`() throws {
    let json = #"{"keys": {"quit": "x", "help": ["h", "ctrl-g"]}}"#
    let settings = try UserSettings(json: Array(json.utf8))
    #expect(
      settings.keys
        == (try KeyMap([.quit: [.character("x")], .help: [.character("h"), .control("g")]])))
  }

  @Test(arguments: [
    (#"{"keys": []}"#, "c:1:10: keys: expected an object with the keys of actions, found an array"),
    (
      #"{"keys": {"qiut": "x"}}"#,
      "c:1:11: keys.qiut: unknown key 'qiut'; did you mean 'quit'?"
    ),
    (
      #"{"keys": {"quit": "escape"}}"#,
      "c:1:19: keys.quit: expected a character other than ; or a key such as 'ctrl-x', found "
        + "'escape'"
    ),
    (#"{"keys": {"quit": []}}"#, "c:1:19: keys.quit: expected at least one key, found an array"),
    (
      #"{"keys": {"help": "x", "quit": "x"}}"#,
      "c:1:32: keys.quit: the key 'x' has two actions: 'help' and 'quit'; choose another key for "
        + "one of them"
    ),
    (
      #"{"keys": {"quit": "s"}}"#,
      "c:1:19: keys.quit: the key 's' has two actions: 'quit' and 'slow'; choose another key for "
        + "one of them"
    ),
  ]) func `a wrong key is reported with its place`(_ json: String, _ problem: String) {
    #expect(problems(json) == [problem])
  }

  @Test func `every wrong key is reported`() {
    #expect(problems(#"{"keys": {"quit": "", "fly": "f", "help": ["h", 7]}}"#).count == 3)
  }
}
