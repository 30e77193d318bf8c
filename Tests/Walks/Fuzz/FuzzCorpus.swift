import Foundation
import InterfaceBuilder
import Sessions
import Simulation
import Storyboards

/// The good files that are damaged.
struct FuzzCorpus {
  var scenes: [[UInt8]]
  var storyboards: [[UInt8]]
  var storyboard: [UInt8]
  var sideFile: [UInt8]
  var logs: [[UInt8]]

  /// nil where there are no files of the project.
  init?() {
    func read(_ path: String) -> [UInt8]? {
      FileManager.default.contents(atPath: path).map(Array.init)
    }
    guard let storyboard = read("docs/storyboards/xcode/Swipes.storyboard"),
      let sideFile = read("docs/storyboards/xcode/Swipes.segue.json"),
      let tutorial = read("scenes.json"),
      let names = try? FileManager.default.contentsOfDirectory(atPath: "docs/storyboards")
    else { return nil }
    let demos = names.filter { $0.hasSuffix(".json") }.sorted().compactMap {
      read("docs/storyboards/\($0)")
    }
    self.storyboard = storyboard
    self.sideFile = sideFile
    scenes = [tutorial] + demos + [Array(Self.layouts.utf8)]
    storyboards = [storyboard, Array(Self.drawn.utf8)]
    logs = [tutorial, Array(Self.layouts.utf8)].compactMap { try? Self.log(of: $0) }
  }

  /// A recording of what keys do in some scenes, with two branches.
  private static func log(of scenes: [UInt8]) throws -> [UInt8] {
    let header = SessionHeader(
      program: "segue test", ticksPerSecond: 120, columns: 40, rows: 12,
      storyboardName: "scenes.json", storyboard: String(decoding: scenes, as: UTF8.self))
    let bundle = try header.bundle()
    var log: [UInt8] = []
    let recorder = SessionRecorder(
      header: header,
      sink: {
        log += $0
        return true
      }, synchronize: { true })
    let session = LiveSession(recorder: recorder) {
      Simulator(storyboards: bundle, columns: 40, rows: 12)
    }
    let keys: [Key] = [
      .up, .character("?"), .escape, .down, .tab, .enter, .character("a"), .escape, .character("["),
      .left, .character("["), .character("["), .up, .right,
    ]
    for key in keys {
      session.receive(key)
      session.advance(by: .milliseconds(700))
    }
    session.resize(columns: 60, rows: 20)
    session.receive(pasted: "text")
    session.end()
    return log
  }

  /// Every kind of view, with constraints, stacks in stacks, a table and a custom transition.
  private static let layouts = #"""
    {"version":1,"canvas":{"width":400,"height":800},"initialScene":"nav","scenes":[
    {"id":"nav","kind":"navigationController","root":"a"},
    {"id":"a","title":"A","rightBarButtons":[{"id":"go","title":"Go"}],"views":[
    {"id":"one","kind":"label","text":"one","constraints":[
    {"attribute":"leading","constant":16},{"attribute":"top","constant":40},
    {"attribute":"width","to":"two","multiplier":0.5,"priority":750}]},
    {"id":"two","kind":"label","text":"two and three","lines":0,"constraints":[
    {"attribute":"leading","to":"one","toAttribute":"trailing","constant":8},
    {"attribute":"top","to":"one"},{"attribute":"trailing","constant":-16,"relation":"lessThanOrEqual"}]},
    {"id":"stack","kind":"stackView","axis":"vertical","alignment":"center","spacing":1,
    "frame":{"x":16,"y":120,"width":300,"height":300},"views":[
    {"id":"inner","kind":"stackView","distribution":"fillProportionally","views":[
    {"id":"s","kind":"switch"},{"id":"sl","kind":"slider","width":12},
    {"id":"st","kind":"stepper","minimum":0,"maximum":9}]},
    {"id":"field","kind":"textField","placeholder":"Write","width":20},
    {"id":"segments","kind":"segmentedControl","segments":["x","y"]},
    {"id":"bar","kind":"progressView","progress":0.5},{"id":"wait","kind":"activityIndicatorView"}]},
    {"id":"text","kind":"textView","text":"Some lines\nof text","frame":
    {"x":16,"y":440,"width":300,"height":100}}],
    "segues":[{"id":"s1","kind":"show","to":"b","trigger":{"tap":"go"}},
    {"id":"s2","kind":"custom","to":"b","transition":"t","trigger":{"swipe":"up"}}],
    "unwindActions":{"u":[]}},
    {"id":"b","kind":"tableViewController","title":"B","sections":[{"header":"H","row":
    {"id":"row","title":"Row {index}"},"count":30}],
    "segues":[{"id":"back","kind":"unwind","action":"u","trigger":{"tap":"row"}}]}],
    "transitions":{"t":{"duration":0.5,"from":{"x":-400,"scale":0.5},"to":{"x":400,"alpha":0}}}}
    """#

  /// A storyboard with constraints, stacks, a table and the segues that Interface Builder draws.
  private static let drawn = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="n">
    <scenes><scene sceneID="sn"><objects><navigationController id="n" sceneMemberID="viewController">
    <connections><segue destination="a" kind="relationship" relationship="rootViewController" id="r"/>
    </connections></navigationController></objects></scene>
    <scene sceneID="sa"><objects><viewController id="a" sceneMemberID="viewController">
    <view key="view" id="va"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
    <stackView axis="vertical" spacing="8" id="st"><rect key="frame" x="16" y="80" width="368" height="200"/>
    <subviews><label text="One" id="l1"><rect key="frame" x="0" y="0" width="368" height="21"/></label>
    <textField placeholder="Write" id="f"><rect key="frame" x="0" y="30" width="368" height="34"/></textField>
    <button id="b"><rect key="frame" x="0" y="70" width="368" height="30"/><state key="normal" title="Go"/>
    <connections><segue destination="c" kind="show" id="s1"/></connections></button></subviews></stackView>
    <label text="Two" id="l2"/></subviews><constraints>
    <constraint firstItem="l2" firstAttribute="top" secondItem="st" secondAttribute="bottom" \
    constant="20" id="c1"/>
    <constraint firstItem="l2" firstAttribute="width" secondItem="va" secondAttribute="width" \
    multiplier="0.5" id="c2"/>
    <constraint firstItem="st" firstAttribute="leading" secondItem="va" secondAttribute="leading" \
    constant="16" id="c3"/></constraints></view></viewController></objects></scene>
    <scene sceneID="sc"><objects><viewController id="c" sceneMemberID="viewController">
    <view key="view" id="vc"><rect key="frame" x="0" y="0" width="400" height="800"/><subviews>
    <tableView style="grouped" dataMode="static" id="t"><rect key="frame" x="0" y="200" width="400" \
    height="300"/><sections><tableViewSection headerTitle="H" id="q"><cells>
    <tableViewCell style="IBUITableViewCellStyleValue1" textLabel="x1" id="cell">
    <tableViewCellContentView key="contentView"><subviews><label text="Row" id="x1"/></subviews>
    </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections></tableView>
    </subviews></view><connections><segue destination="e" kind="unwind" unwindAction="back:" id="u"/>
    </connections></viewController><exit id="e" sceneMemberID="exit"/></objects></scene></scenes></document>
    """
}
