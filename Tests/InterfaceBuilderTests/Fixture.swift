import Foundation
import NavigationKit
import ProjectFiles
import Storyboards

@testable import InterfaceBuilder

/// Storyboards written for these tests.
enum Fixture {
  /// Returns a storyboard with these scenes, the first of which is the initial one unless `initial`
  /// says so.
  static func storyboard(
    _ scenes: String..., initial: String = "a", rest: String = ""
  ) -> [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21701" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <scenes>
      \(scenes.joined(separator: "\n"))
      </scenes>\(rest)
      </document>
      """.utf8)
  }

  /// Returns a scene with a view controller that shows `views`.
  static func scene(
    _ id: String, views: String = "", connections: String = "", objects: String = "",
    more: String = ""
  ) -> String {
    """
    <!--Scene \(id)-->
    <scene sceneID="scene-\(id)"><objects>
    <viewController storyboardIdentifier="\(id)" id="\(id)" sceneMemberID="viewController">
    <view key="view" id="view-\(id)"><rect key="frame" x="0" y="0" width="400" height="800"/>
    <subviews>\(views)</subviews></view>
    \(more)<connections>\(connections)</connections></viewController>
    <exit id="exit-\(id)" sceneMemberID="exit"/>\(objects)
    </objects></scene>
    """
  }

  static func button(_ id: String, _ title: String, y: Int = 100, segue: String = "") -> String {
    """
    <button buttonType="system" id="\(id)"><rect key="frame" x="100" y="\(y)" width="200" height="30"/>
    <state key="normal" title="\(title)"/><connections>\(segue)</connections></button>
    """
  }

  static func segue(
    _ id: String, _ kind: String, to destination: String, _ rest: String = ""
  ) -> String {
    """
    <segue destination="\(destination)" kind="\(kind)" identifier="\(id)" \(rest) id="id-\(id)"/>
    """
  }

  static func imported(
    _ xml: [UInt8], side: String? = nil, strings: String? = nil,
    others: [String: [UInt8]] = [:], appearance: UserInterfaceStyle = .light,
    colorSets: [String: String] = [:]
  ) throws -> StoryboardImport {
    var source = InterfaceBuilderSource(path: "app/Main.storyboard", xml: xml)
    source.sideFile = side.map { .init(path: "app/Main.segue.json", json: Array($0.utf8)) }
    source.colorSet = { name in colorSets[name].map { Array($0.utf8) } }
    source.strings = strings.map { Array($0.utf8) }
    return try StoryboardImport(
      source, named: "Main.storyboard", appearance: appearance
    ) { name in
      others[name].map { InterfaceBuilderSource(path: "app/\(name).storyboard", xml: $0) }
    }
  }

  /// Returns a file of the project.
  static func bytes(_ path: String) throws -> [UInt8] {
    try Project.bytes(of: path)
  }
}
