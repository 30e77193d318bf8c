/// The bytes of a storyboard and of what lies beside it.
public struct InterfaceBuilderSource {
  /// Where the storyboard is, for messages.
  public var path: String
  /// The bytes of the storyboard, in UTF-8 or UTF-16.
  public var xml: [UInt8]
  /// Its texts in the language asked for; nil for those of the storyboard.
  public var strings: [UInt8]?
  /// The plurals of that language, a `.stringsdict`; nil for none.
  public var stringsDictionary: [UInt8]?
  /// The side file, which adds what a storyboard cannot say; nil for none.
  public var sideFile: SideFileSource?

  /// Called with the name of a colour of the asset catalogue; the bytes of its `Contents.json`, or nil
  /// where there is none.
  public var colorSet: (_ name: String) -> [UInt8]? = { _ in nil }

  /// The bytes of a side file.
  public struct SideFileSource {
    /// The path of the side file, for messages.
    public var path: String
    /// The bytes of the file, JSON in UTF-8.
    public var json: [UInt8]

    /// Creates the source of a side file.
    public init(path: String, json: [UInt8]) {
      self.path = path
      self.json = json
    }
  }

  /// Creates the source of a storyboard.
  ///
  /// - Parameters:
  ///   - path: The path of the storyboard, for messages; its last part is the storyboard's name.
  ///   - xml: The bytes of the storyboard.
  ///   - strings: Its texts in another language; nil for its own.
  ///   - sideFile: The side file; nil for none.
  public init(
    path: String, xml: [UInt8], strings: [UInt8]? = nil, sideFile: SideFileSource? = nil
  ) {
    self.path = path
    self.xml = xml
    self.strings = strings
    self.sideFile = sideFile
  }

  /// Indicates whether a file holds XML, in UTF-8 or UTF-16, under any name.
  public static func isXML(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    // In UTF-16, the characters looked for are these bytes and zeros.
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D] + (isUTF16 ? [0] : [])
    let text = bytes.dropFirst(isUTF16 ? 2 : bytes.starts(with: mark) ? 3 : 0)
    return text.first { !blanks.contains($0) } == UInt8(ascii: "<")
  }

  /// The storyboard's name as other storyboards call it: the file's, without its ending.
  package var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    return file.hasSuffix(".storyboard") ? String(file.dropLast(11)) : file
  }
}
