import TextFormats

/// Writes a scene file in its canonical form.
///
/// The canonical form has the order of keys in `docs/scenes-format.md` and two spaces per level. A
/// value that fits on a line of 100 columns is on one line.
///
/// Only the order of keys and the white space change. The order of scenes, segues, views and of
/// keys chosen by the file stays the same, and so do all values. Unknown keys come last in their
/// original order. Formatting a file again changes nothing.
///
/// ```swift
/// let text = #"{"scenes": [], "initialScene": "a", "version": 1}"#
/// let formatted = try SceneFormatter.format(Array(text.utf8))
/// // The keys are in the order of the format.
/// let lines = String(decoding: formatted, as: UTF8.self).split(separator: "\n")
/// precondition(lines.joined() == #"{ "version": 1, "initialScene": "a", "scenes": [] }"#)
/// ```
public struct SceneFormatter {
  private let bytes: [UInt8]

  /// Returns the canonical form of a file, in linear time.
  ///
  /// - Parameter bytes: Any JSON object of a known version; no other rule is checked.
  /// - Throws: An error if the text is not JSON, not an object, or of another version.
  public static func format(_ bytes: [UInt8]) throws(StoryboardErrors) -> [UInt8] {
    let source = SourceText(bytes)
    let root: JSONNode
    do {
      root = try JSONNode(json: bytes)
    } catch {
      throw StoryboardErrors(error, in: source, storyboard: nil)
    }
    if let reason = objection(to: root) {
      let defect = SceneDecoder.Defect(
        reason: reason, offset: root["version"]?.offset ?? root.offset)
      throw StoryboardErrors([defect], in: source, root, storyboard: nil)
    }
    let formatter = SceneFormatter(bytes: bytes)
    return Array(formatter.text(of: formatter.sorted(root, as: .object("document"))).utf8)
  }

  /// Returns the reason for which a file cannot be formatted: it is no object, or of another
  /// version. A missing version is accepted.
  private static func objection(to root: JSONNode) -> StoryboardError.Reason? {
    guard root.members != nil else {
      return .unexpected(expected: "an object", found: root.summary, nearest: nil)
    }
    guard let version = root["version"]?.double, version != 1 else { return nil }
    return .unsupportedVersion(decimal(version))
  }

  // MARK: - Order

  /// Returns a value with the keys of all objects in canonical order. A value that does not have
  /// the expected shape is unchanged.
  ///
  /// The shapes of the format say where objects are. A key that the format does not know has no
  /// shape, so its value is copied as it is.
  private func sorted(_ node: JSONNode, as shape: FormatShape) -> JSONNode {
    var node = node
    switch (shape, node.value) {
    case (.object(let name), .object(let members)):
      guard let keys = SceneFormat.object(name)?.keys(for: node) else { break }
      // A file without repeated keys has each key once.
      let places = Dictionary(
        keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
      let known = members.filter { places[$0.key] != nil }
        .sorted { (places[$0.key] ?? 0) < (places[$1.key] ?? 0) }
      let others = members.filter { places[$0.key] == nil }
      node.value = .object(
        known.map { member in
          var member = member
          member.node = sorted(member.node, as: keys[places[member.key] ?? 0].shape)
          return member
        } + others)
    case (.wordOrObject(_, let name), .object): return sorted(node, as: .object(name))
    case (.list(let element, _), .array(let elements)):
      node.value = .array(elements.map { sorted($0, as: element) })
    case (.keyframes, .array(let elements)):
      node.value = .array(elements.map { sorted($0, as: .object("keyframe")) })
    case (.names(let value, _), .object(let members)):
      node.value = .object(
        members.map { member in
          var member = member
          member.node = sorted(member.node, as: value)
          return member
        })
    case _: break
    }
    return node
  }

  // MARK: - Text

  /// Returns the indented text. Numbers are copied from the file.
  private func text(of root: JSONNode) -> String {
    root.indented { number in
      // Numbers keep their spelling, because an unknown key may need more digits than a double has.
      let start = number.offset
      let end =
        bytes[start...].firstIndex { !Self.numberBytes.contains($0) } ?? bytes.endIndex
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }

  private static let numberBytes = Set("+-.0123456789Ee".utf8)
}

extension FormatObject {
  /// The keys of the case to which `node` belongs; nil if it belongs to no case.
  fileprivate func keys(for node: JSONNode) -> [FormatKey]? {
    cases.first { $0.condition.holds(for: node) }?.keys
  }
}
