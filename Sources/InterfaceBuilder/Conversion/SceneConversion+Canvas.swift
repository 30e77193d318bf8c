internal import CellGraphics
import TextFormats

/// The canvas of a scene, without the bars of the system.
extension SceneConversion {
  /// The views on a canvas without the bars of the system above and below.
  func canvas(_ views: [ImportedView], size: Size) -> (size: JSONNode, views: [JSONNode]) {
    let content = views.filter(\.isContent).map(\.frame)
    let insets = context.insets(of: controller)
    let top = min(insets.top, max(0, content.map(\.minY).min() ?? insets.top))
    let lowest = content.map(\.maxY).filter { $0 <= size.height }.max() ?? 0
    let bottom = max(size.height - insets.bottom, min(lowest, size.height))
    let height = max(1, bottom - top)
    var ids: Set<String> = []
    let nodes = views.map { view in
      var json = view.json
      let id = json["id"]?.string ?? ""
      var (free, number) = (id, 2)
      while !ids.insert(free).inserted {
        free = "\(id) \(number)"
        number += 1
      }
      json.set("id", JSONNode(free))
      json.set("frame", Self.frame(view.frame, below: top))
      return json
    }
    return (
      .object([
        "width": JSONNode(hundredths: max(1, size.width)), "height": JSONNode(hundredths: height),
      ]), nodes
    )
  }

  private static func frame(_ frame: Rect, below top: Double) -> JSONNode {
    func held(_ value: Double) -> Double { min(max(value, -100_000), 100_000) }
    return .object([
      "x": JSONNode(hundredths: held(frame.minX)),
      "y": JSONNode(hundredths: held(frame.minY - top)),
      "width": JSONNode(hundredths: min(max(frame.width, 0), 100_000)),
      "height": JSONNode(hundredths: min(max(frame.height, 0), 100_000)),
    ])
  }
}
