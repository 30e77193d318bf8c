/// Counts what is in a storyboard by looking at its tags, with no XML parser: the second opinion on
/// what the import finds.
struct RawStoryboard {
  /// A line for each thing: what it is, the element that holds it, how it is triggered.
  var things: [String] = []
  /// The scenes that have a controller.
  var scenes: [RawScene] = []
  /// The id of the controller that the app starts with.
  var initial: String?

  init(_ text: String) {
    var open: [(name: String, id: String?)] = []
    var scene = 0
    for tag in Self.tags(text) {
      if tag.hasPrefix("/") {
        if !open.isEmpty { open.removeLast() }
        continue
      }
      let name = String(tag.prefix { !$0.isWhitespace && $0 != "/" && $0 != ">" })
      let isEmpty = tag.hasSuffix("/")
      let attribute = { Self.attribute($0, of: tag) }
      if name == "scene" { scene += 1 }
      if name == "document" { initial = attribute("initialViewController") }
      if attribute("sceneMemberID") == "viewController", let id = attribute("id") {
        scenes.append(
          RawScene(
            id: id, isPlaceholder: name == "viewControllerPlaceholder",
            identifier: attribute("storyboardIdentifier"),
            storyboardName: attribute("storyboardName"),
            referencedIdentifier: attribute("referencedIdentifier")))
      }
      if name == "segue", attribute("kind") != "unwind", let to = attribute("destination"),
        !scenes.isEmpty
      {
        scenes[scenes.count - 1].destinations.append(to)
      }
      if ["subviews", "cells", "prototypes"].contains(name), !scenes.isEmpty {
        scenes[scenes.count - 1].showsSomething = true
      }
      let isInScene = open.contains { $0.name == "objects" }
      // What holds it is the nearest object; connections and the ends of outlets hold nothing.
      let owner = open.last {
        $0.id != nil && !["connections", "outletCollection", "segue"].contains($0.name)
      }
      let place = "\(scene) \(owner?.name ?? "scene") \(owner?.id ?? "")"
      if isInScene {
        switch name {
        case "segue":
          things.append(
            "segue \(attribute("id") ?? "") \(attribute("kind") ?? "-") in \(place) to "
              + "\(attribute("destination") ?? "-") on \(attribute("trigger") ?? "-")")
        case "exit": things.append("exit \(attribute("id") ?? "") \(scene)")
        case "viewControllerPlaceholder":
          things.append(
            "placeholder \(attribute("id") ?? "") \(attribute("storyboardName") ?? "-")")
        case "barButtonItem": things.append("item \(attribute("id") ?? "") in \(place)")
        case _ where name.hasSuffix("GestureRecognizer"):
          things.append("recognizer \(name) \(attribute("id") ?? "") \(scene)")
        case _: break
        }
      }
      if !isEmpty { open.append((name, attribute("id"))) }
    }
    things.sort()
  }

  /// Returns the texts between `<` and `>`, without comments, declarations and instructions.
  private static func tags(_ text: String) -> [String] {
    var tags: [String] = []
    var bytes = Array(text.utf8)[...]
    while let start = bytes.firstIndex(of: UInt8(ascii: "<")) {
      bytes = bytes[(start + 1)...]
      if bytes.starts(with: "!--".utf8) {
        while !bytes.isEmpty, !bytes.starts(with: "-->".utf8) { bytes.removeFirst() }
        continue
      }
      var quote: UInt8?
      var end = bytes.startIndex
      while end < bytes.endIndex, bytes[end] != UInt8(ascii: ">") || quote != nil {
        if let open = quote {
          if bytes[end] == open { quote = nil }
        } else if bytes[end] == UInt8(ascii: "\"") || bytes[end] == UInt8(ascii: "'") {
          quote = bytes[end]
        }
        end += 1
      }
      let tag = String(decoding: bytes[..<end], as: UTF8.self)
      if !tag.hasPrefix("?"), !tag.hasPrefix("!") { tags.append(tag) }
      bytes = bytes[min(end + 1, bytes.endIndex)...]
    }
    return tags
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    guard let start = tag.firstRange(of: " \(name)=\"") else { return nil }
    return String(tag[start.upperBound...].prefix { $0 != "\"" })
  }
}

/// A scene of the tags: its controller, and what its segues lead to.
struct RawScene {
  var id: String
  var isPlaceholder: Bool
  var identifier: String?
  var storyboardName: String?
  var referencedIdentifier: String?
  var destinations: [String] = []
  /// Indicates whether a tag contains views or cells.
  var showsSomething = false
}
