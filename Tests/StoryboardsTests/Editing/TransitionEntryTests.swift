import CellGraphics
import Foundation
import Motion
import NavigationKit
import Storyboards
import Testing

@Suite struct TransitionEntryTests {
  /// Three segues: one names an entry alone, two share another, one names none.
  private static let file = ##"""
    { "version": 1,
      "canvas":{"width":9,"height":9}, "initialScene":"a",
      "scenes":[
        {"id":"a", "note" : "kept: {}[] \"\\",
         "segues":[
          {"id":"alone","kind":"custom","to":"b","transition":"mine","trigger":{"swipe":"up"}},
          {"id":"one","kind":"custom","to":"b", "transition" : "shared","trigger":{"swipe":"left"}},
          {"id":"two","kind":"presentModally","to":"b","transition":"shared","trigger":{"swipe":"right"}},
          {
            "id": "none", "kind": "presentModally", "to": "b",
            "trigger": { "swipe": "down" }
          }]},
        {"id":"b"}],
      "transitions": {
        "mine" : { "kind":"flip","from":"top", "duration":1.50,"backdrop":"#102030" },
        "shared": {
          "front": "destination",
          "source": [{ "time": 0 }, { "time": 0.4, "y": -1, "spring": 0.5 }],
          "destination": [{ "time": 0, "y": 1 }, { "time": 0.2 , "y": 0.25 }, { "time": 0.4 }]
        }
      }}

    """##

  private var bundle: StoryboardBundle {
    get throws { try StoryboardBundle(name: "a.json", json: Array(Self.file.utf8)) { _ in nil } }
  }

  private func entry(_ segue: String) throws -> TransitionEntry {
    try #require(TransitionEntry(segue, of: "a~2", in: try bundle))
  }

  private func written(_ segue: String, _ setting: TransitionSetting) throws -> (String, String?) {
    let (bytes, name) = try entry(segue).written(setting, into: Array(Self.file.utf8), in: bundle)
    return (String(decoding: bytes, as: UTF8.self), name)
  }

  @Test func `an entry has the values of the file, and defaults for missing ones`() throws {
    // 1.5 s are 180 ticks.
    #expect(
      try entry("alone").setting
        == TransitionSetting(style: .flip, side: .top, duration: 180, curve: .easeInOut))
    #expect(try entry("one").setting == TransitionSetting(duration: 48))
    #expect(try entry("none").setting == TransitionSetting())
    #expect(try entry("none").movement == nil)
    #expect(TransitionEntry("gone", of: "a", in: try bundle) == nil)
    #expect(TransitionEntry("alone", of: "b", in: try bundle) == nil)
  }

  @Test func `an edit changes only the bytes of its entry`() throws {
    var setting = try entry("alone").setting
    setting.duration = 60
    setting.side = .left
    let (text, name) = try written("alone", setting)
    #expect(name == "mine")
    let expected = Self.file.replacing(
      ##""kind":"flip","from":"top", "duration":1.50,"backdrop":"#102030" }"##,
      with:
        ##""kind":"flip","from":"left", "duration":0.5,"backdrop":"#102030", "curve": "easeInOut" }"##
    )
    #expect(text == expected)
  }

  @Test func `changing the kind removes keys that the new kind does not have`() throws {
    let (text, _) = try written(
      "alone", TransitionSetting(style: .fade, duration: 180, curve: .linear))
    let expected = Self.file.replacing(
      ##"{ "kind":"flip","from":"top", "duration":1.50,"backdrop":"#102030" }"##,
      with: #"{ "kind":"fade", "duration":1.50, "curve": "linear" }"#)
    #expect(text == expected)
  }

  @Test func `a cubic curve and a spring are written as objects and read again`() throws {
    let cubic = SceneDocument.Curve.cubic(TimingCurve(c1x: 0.25, c1y: 0.1, c2x: 0.25, c2y: 1))
    for (curve, json) in [
      (cubic, #"{ "cubic": [0.25, 0.1, 0.25, 1] }"#),
      (.spring(damping: 0.7), #"{ "spring": { "damping": 0.7 } }"#),
      (.spring(damping: 0.7, velocity: -2), #"{ "spring": { "damping": 0.7, "velocity": -2 } }"#),
    ] {
      let setting = TransitionSetting(style: .fade, duration: 180, curve: curve)
      let (text, _) = try written("alone", setting)
      let expected = Self.file.replacing(
        ##"{ "kind":"flip","from":"top", "duration":1.50,"backdrop":"#102030" }"##,
        with: #"{ "kind":"fade", "duration":1.50, "curve": \#(json) }"#)
      #expect(text == expected)
      let bundle = try StoryboardBundle(name: "a.json", json: Array(text.utf8)) { _ in nil }
      #expect(TransitionEntry("alone", of: "a", in: bundle)?.setting == setting)
    }
    let (text, _) = try written("one", TransitionSetting(duration: 48, curve: .spring(damping: 1)))
    #expect(
      text.contains(
        #"{ "time": 0.4, "y": -1, "curve": { "spring": { "damping": 1 } } }]"#))
  }

  @Test func `editing a shared transition makes a copy and keeps the original`() throws {
    let (text, name) = try written("one", TransitionSetting(duration: 96, curve: .linear))
    #expect(name == "one")
    let copy =
      #"""
      ,
          "one": { "front": "destination", "source": [{ "time": 0 }, { "time": 0.8, "y": -1, "curve": "linear" }], "destination": [{ "time": 0, "y": 1 }, { "time": 0.4, "y": 0.25, "curve": "linear" }, { "time": 0.8, "curve": "linear" }] }
      """#
    let expected = Self.file
      .replacing(#""to":"b", "transition" : "shared""#, with: #""to":"b", "transition" : "one""#)
      .replacing(#"{ "time": 0.4 }]"# + "\n    }", with: #"{ "time": 0.4 }]"# + "\n    }" + copy)
    #expect(text == expected)
  }

  @Test func `a segue without a transition gets one in the formatting of its object`() throws {
    let (text, name) = try written(
      "none", TransitionSetting(style: .push, side: .left, duration: 48, curve: .easeOut))
    #expect(name == "none2")
    #expect(
      text.contains(
        #"""
                "trigger": { "swipe": "down" },
                "transition": "none2"
              }
        """#))
    #expect(
      text.contains(
        #""none2": { "kind": "push", "from": "left", "duration": 0.4, "curve": "easeOut" }"#))
  }

  @Test func `an unchanged built-in transition is written as its name`() throws {
    let (text, name) = try written(
      "alone", SceneDocument.BuiltInTransition.zoom.usualSetting)
    #expect(name == "zoom")
    #expect(text == Self.file.replacing(#""transition":"mine""#, with: #""transition":"zoom""#))
  }

  // MARK: - Containers

  /// A stack that says how it grows, tabs that say nothing.
  private static let containers = ##"""
    { "version": 1, "canvas": { "width": 9, "height": 9 }, "initialScene": "tabs",
      "scenes": [
        { "id": "tabs", "kind": "tabBarController",
          "tabs": [{ "scene": "stack" }, { "scene": "b" }] },
        { "id": "stack", "kind": "navigationController", "root": "a",
          "transitions": { "push": "shared" } },
        { "id": "a", "segues": [
          { "id": "go", "kind": "show", "to": "b", "trigger": { "swipe": "up" } },
          { "id": "own", "kind": "show", "to": "b", "transition": "shared",
            "trigger": { "swipe": "left" } }] },
        { "id": "b" }],
      "transitions": { "shared": { "kind": "fade", "duration": 0.5 } } }

    """##

  private func containers(_ text: String = containers) throws -> StoryboardBundle {
    try StoryboardBundle(name: "c.json", json: Array(text.utf8)) { _ in nil }
  }

  private func written(
    _ transition: ContainerTransition, _ setting: TransitionSetting
  ) throws -> String {
    let bundle = try containers()
    let entry = try #require(TransitionEntry(transition, in: bundle))
    let (bytes, _) = try entry.written(setting, into: Array(Self.containers.utf8), in: bundle)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func `a container's entry has the values of the file`() throws {
    let bundle = try containers()
    let push = try #require(
      TransitionEntry(ContainerTransition(scene: "stack", way: .push), in: bundle))
    #expect(push.setting == TransitionSetting(style: .fade, duration: 60, curve: .easeInOut))
    #expect(push.reference == .custom("shared"))
    let pop = try #require(
      TransitionEntry(ContainerTransition(scene: "stack", way: .pop), in: bundle))
    #expect(pop.reference == nil)
    for (scene, way) in [("stack", .next), ("tabs", .push), ("a", .push), ("gone", .pop)]
      as [(String, ContainerTransition.Way)]
    {
      #expect(TransitionEntry(ContainerTransition(scene: scene, way: way), in: bundle) == nil)
    }
  }

  @Test func `editing a transition shared by a container and a segue makes a copy`() throws {
    let text = try written(
      ContainerTransition(scene: "stack", way: .push),
      TransitionSetting(style: .fade, duration: 30, curve: .linear))
    let expected = Self.containers
      .replacing(##"{ "push": "shared" }"##, with: ##"{ "push": "stack-push" }"##)
      .replacing(
        ##"0.5 } } }"##,
        with: ##"0.5 }, "stack-push": { "kind": "fade", "duration": 0.25, "curve": "linear" } } }"##
      )
    #expect(text == expected)
  }

  @Test func `a container without the key transitions gets the key`() throws {
    let text = try written(
      ContainerTransition(scene: "tabs", way: .previous),
      SceneDocument.BuiltInTransition.slide.usualSetting)
    #expect(
      text
        == Self.containers.replacing(
          ##"{ "scene": "b" }] },"##,
          with: """
            { "scene": "b" }], "transitions": { "previous": "slide" } },
            """))
  }

  @Test func `a file that was replaced since the reading is not changed`() throws {
    let entry = try entry("alone")
    var setting = entry.setting
    setting.duration = 60
    for other in [
      "", "{", "[1, 2]", "{}", Self.file.replacing("\"alone\"", with: "\"gone\""),
      Self.file.replacing("\"version\": 1", with: "\"version\": 2"),
      Self.file.replacing(#""kind":"custom","to":"b""#, with: #""kind":"custom","to":"c""#),
    ] {
      #expect(throws: TransitionEditError.self) {
        try entry.written(setting, into: Array(other.utf8), in: bundle)
      }
    }
    #expect(throws: TransitionEditError.self) {
      try self.entry("none").written(
        TransitionSetting(duration: 10), into: Array(Self.file.utf8), in: bundle)
    }
  }

  @Test
  func `a transition that was changed since the reading is not overwritten`()
    throws
  {
    let entry = try entry("alone")
    var setting = entry.setting
    setting.duration = 60
    let (written, _) = try entry.written(setting, into: Array(Self.file.utf8), in: bundle)
    let edited = Array(Self.file.replacing("1.50", with: "1.25").utf8)
    #expect(
      throws: TransitionEditError.changedFile("its transition differs from the running one")
    ) { try entry.written(setting, into: edited, in: bundle) }
    // The storyboard that runs is still the first: only who wrote knows of the second.
    setting.duration = 72
    #expect(throws: TransitionEditError.self) {
      try entry.written(setting, into: written, in: bundle)
    }
    let (again, _) = try entry.written(setting, into: written, in: bundle, after: written)
    // 72 ticks of 120 a second.
    #expect(String(decoding: again, as: UTF8.self).contains("\"duration\":0.6"))
    // What else has been changed stays.
    let noted = Array(Self.file.replacing("kept:", with: "new:").utf8)
    let (both, _) = try entry.written(setting, into: noted, in: bundle)
    #expect(String(decoding: both, as: UTF8.self).contains("new: {}"))
    #expect(throws: TransitionEditError.self) {
      try entry.written(setting, into: edited, in: bundle, after: written)
    }
  }

  @Test(arguments: SceneDocument.BuiltInTransition.allCases.filter { $0 != .none })
  func `every style can replace every kind of entry and reads back unchanged`(
    style: SceneDocument.BuiltInTransition
  ) throws {
    let curves: [SceneDocument.Curve] = [.easeIn, .spring(damping: 0.7, velocity: 1.5)]
    for (segue, curve) in ["alone", "one", "two", "none"].flatMap({ name in
      curves.map { (name, $0) }
    }) {
      let setting = TransitionSetting(
        style: style, side: style.takesSide ? .top : nil, duration: 31, curve: curve)
      let (text, _) = try written(segue, setting)
      let read = try StoryboardBundle(name: "a.json", json: Array(text.utf8)) { _ in nil }
      let entry = try #require(TransitionEntry(segue, of: "a", in: read))
      #expect(entry.setting == setting)
      let others = ["alone", "one", "two", "none"].filter { $0 != segue }
      for other in others {
        #expect(
          TransitionEntry(other, of: "a", in: read)?.movement
            == TransitionEntry(other, of: "a", in: try bundle)?.movement)
      }
    }
  }

  // MARK: - Taking back

  @Test(arguments: SceneDocument.BuiltInTransition.allCases.filter { $0 != .none })
  func `undoing an edit restores every byte`(
    style: SceneDocument.BuiltInTransition
  ) throws {
    let changed = TransitionSetting(
      style: style, side: style.takesSide ? .top : nil, duration: 31, curve: .easeIn)
    for (segue, name) in [("alone", "mine"), ("one", "shared"), ("two", "shared"), ("none", nil)] {
      let entry = try entry(segue)
      for setting in [changed, style.usualSetting] where setting != entry.setting {
        let (written, _) = try entry.written(setting, into: Array(Self.file.utf8), in: bundle)
        let (back, found) = try entry.written(
          entry.setting, into: written, in: bundle, after: written)
        #expect(String(decoding: back, as: UTF8.self) == Self.file)
        #expect(found == name)
      }
    }
  }

  @Test func `undoing an edit restores the curves and springs of keyframes`() throws {
    for segue in ["one", "two"] {
      let entry = try entry(segue)
      let (written, _) = try entry.written(
        TransitionSetting(duration: 96, curve: .linear), into: Array(Self.file.utf8), in: bundle)
      let (back, _) = try entry.written(entry.setting, into: written, in: bundle, after: written)
      #expect(String(decoding: back, as: UTF8.self) == Self.file)
    }
  }

  @Test func `undoing an edit removes a transition that the container did not have`() throws {
    let bundle = try containers()
    for (scene, way) in [("tabs", .next), ("stack", .pop), ("stack", .push)]
      as [(String, ContainerTransition.Way)]
    {
      let entry = try #require(
        TransitionEntry(ContainerTransition(scene: scene, way: way), in: bundle))
      let (written, _) = try entry.written(
        TransitionSetting(style: .cover, side: .top, duration: 31, curve: .linear),
        into: Array(Self.containers.utf8), in: bundle)
      #expect(written != Array(Self.containers.utf8))
      // As it moves anyway takes a time, which no file has to say.
      var setting = entry.setting
      setting.duration = setting.duration ?? 48
      let (back, _) = try entry.written(setting, into: written, in: bundle, after: written)
      #expect(String(decoding: back, as: UTF8.self) == Self.containers)
    }
  }

  @Test func `undoing an edit is refused if the entry was changed since`() throws {
    let entry = try entry("one")
    let (written, _) = try entry.written(
      TransitionSetting(duration: 96), into: Array(Self.file.utf8), in: bundle)
    let edited = String(decoding: written, as: UTF8.self)
      .replacing("\"spring\": 0.5", with: "\"spring\": 0.7", maxReplacements: 1)
    let error = try #require(throws: TransitionEditError.self) {
      try entry.written(entry.setting, into: Array(edited.utf8), in: bundle, after: written)
    }
    #expect("\(error)" == "the file has changed: the written setting would not be the running one")
  }
}
