internal import NavigationKit
import TextFormats

/// The log and the options that an artefact carries, so that it can be replayed and made again.
///
/// They are a text of base64 behind a mark, which is found in any file. The compressed bytes are a
/// line of JSON with the options, then the log.
///
/// ```swift
/// let log = Array("{\"record\":\"header\"}\n".utf8)
/// let carried = CarriedLog(log: log, options: SharingOptions())
/// let page = Array("<!-- \(carried.text) -->".utf8)
/// precondition(try CarriedLog(in: page) == carried)
/// ```
public struct CarriedLog: Hashable, Sendable {
  /// The bytes of the log file.
  public var log: [UInt8]
  /// The options with which the artefact was made.
  public var options: SharingOptions

  /// Creates a log to carry.
  public init(log: [UInt8], options: SharingOptions) {
    (self.log, self.options) = (log, options)
  }

  /// The mark before the base64, which no other part of an artefact contains.
  private static let mark = Array("segue-log;gzip;base64,".utf8)
  /// The largest log that is read from an artefact: 256 MB.
  private static let limit = 1 << 28

  /// The text for an artefact: ASCII without quotes, brackets, ampersands and spaces.
  public var text: String {
    let bytes = Array(options.json.utf8) + [UInt8(ascii: "\n")] + log
    return String(decoding: Self.mark, as: UTF8.self)
      + Base64.text(Compression.compress(bytes, .gzip))
  }

  /// Finds the log in an artefact.
  ///
  /// - Throws: ``SharingError/noLog`` or ``SharingError/damagedLog``.
  public init(in artefact: [UInt8]) throws(SharingError) {
    let artefact = GIFBlocks.data(of: SharedSession.gifLogApplication, in: artefact) ?? artefact
    guard let start = Self.end(ofMarkIn: artefact) else { throw .noLog }
    guard let bytes = Compression.expand(Base64.bytes(artefact[start...]), limit: Self.limit),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let options = SharingOptions(json: Array(bytes[..<end]))
    else { throw .damagedLog }
    self.init(log: Array(bytes[(end + 1)...]), options: options)
  }

  /// Returns the index after the last mark; nil without a mark.
  private static func end(ofMarkIn bytes: [UInt8]) -> Int? {
    var index = bytes.count - mark.count
    while index >= 0 {
      if bytes[index] == mark[0], bytes[index..<index + mark.count].elementsEqual(mark) {
        return index + mark.count
      }
      index -= 1
    }
    return nil
  }
}

extension SharingOptions {
  /// The options that differ from the usual ones, as a line of JSON.
  var json: String {
    var writer = JSONWriter()
    writer.object { options in
      if let title { options.member("title", title) }
      if let from { options.member("from", from.description) }
      if let to { options.member("to", to.description) }
      if let idle { options.member("idle", idle) }
      if let size { options.member("size", size.description) }
      if let appearance { options.member("appearance", appearance.rawValue) }
      if let colors { options.member("colors", colors.rawValue) }
      if reducesMotion { options.member("motion", "reduced") }
      if castVersion != 2 { options.member("cast", castVersion) }
      if scale != 2 { options.member("scale", scale) }
      if let framesPerSecond { options.member("fps", framesPerSecond) }
    }
    return writer.text
  }

  /// Reads the line of JSON; nil if it is damaged. Unknown members are ignored.
  init?(json: [UInt8]) {
    guard let node = try? JSONNode(json: json), case .object = node.value else { return nil }
    func text(_ key: String) -> String? {
      if case .string(let text)? = node[key]?.value { text } else { nil }
    }
    func number(_ key: String) -> Int? {
      if case .integer(let number)? = node[key]?.value { number } else { nil }
    }
    self.init()
    title = text("title")
    from = text("from").flatMap(SharedMoment.init)
    to = text("to").flatMap(SharedMoment.init)
    idle = number("idle").map { max(0, $0) }
    size = text("size").flatMap(SharedSize.init)
    appearance = text("appearance").flatMap(SharedAppearance.init)
    colors = text("colors").flatMap(SharedColors.init)
    reducesMotion = text("motion") == "reduced"
    castVersion = number("cast") == 3 ? 3 : 2
    framesPerSecond = number("fps").map { min(max(1, $0), 60) }
    scale = number("scale").flatMap { (1...3).contains($0) ? $0 : nil } ?? 2
  }
}
