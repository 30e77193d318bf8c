package import TextFormats

/// The uses in a graph that `segue explore --graph` has written as JSON.
public struct ExploredUses: Hashable, Sendable {
  /// The path of the app's main file.
  public var app: String
  /// The uses.
  public var uses: [CoverageUse]

  /// Reads the uses; nil for other JSON.
  public init?(json: [UInt8]) {
    guard let node = try? JSONNode(json: json), node["states"]?.elements != nil,
      let app = node["app"]?.string
    else { return nil }
    self.app = app
    uses = [CoverageUse](node["uses"])
  }
}

extension [CoverageUse] {
  /// Reads what ``JSONWriter/write(_:)`` has written; elements that are no uses are left out.
  init(_ node: JSONNode?) {
    self = (node?.elements ?? []).compactMap { element in
      guard let kind = element["kind"]?.string.flatMap(CoverageUse.Kind.init),
        let scene = element["scene"]?.string
      else { return nil }
      return CoverageUse(
        kind, scene: scene, name: element["name"]?.string ?? "",
        place: element["place"]?.string ?? "")
    }
  }
}

extension JSONWriter {
  /// Writes uses as an array of objects.
  package mutating func write(_ uses: [CoverageUse]) {
    array { list in
      for use in uses {
        list.object { object in
          object.member("kind", use.kind.rawValue)
          object.member("scene", use.scene)
          if !use.name.isEmpty { object.member("name", use.name) }
          if !use.place.isEmpty { object.member("place", use.place) }
        }
      }
    }
  }
}
