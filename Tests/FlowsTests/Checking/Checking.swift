import Flows
import Foundation
import InterfaceBuilder
import ProjectFiles
import Storyboards

/// Returns the findings about one file of any format.
func check(
  _ text: String, path: String = "app.json", _ configuration: CheckConfiguration = .init(),
  sideFile: String? = nil
) throws -> [Finding] {
  var source = FlowSource(path: path, bytes: Array(text.utf8))
  if let sideFile {
    source.sideFile = .init(path: "Main.segue.json", json: Array(sideFile.utf8))
  }
  return FlowCheck.findings(in: try FlowReading([source]) { _ in nil }, configuration)
}

/// Returns a scene file of these scenes, which starts with `a`.
func sceneFile(_ scenes: String..., extra: String = "") -> String {
  """
  {"version":1,"canvas":{"width":400,"height":800},"initialScene":"a",\(extra)
  "scenes":[\(scenes.joined(separator: ",\n"))]}
  """
}

/// Returns a storyboard of these scenes, which starts with `a`.
func storyboard(_ scenes: String..., initial: String? = "a") -> String {
  let start = initial.map { #" initialViewController="\#($0)""# } ?? ""
  return """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"\(start)><scenes>
    \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined(separator: "\n"))
    </scenes></document>
    """
}

/// Returns the project's own pages.
func page(_ path: String) throws -> String { try Project.text(of: path) }
