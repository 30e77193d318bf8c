/// The bytes of a storyboard and of the files beside the storyboard.
///
/// The module opens no files. The caller finds the files beside a storyboard and passes their
/// bytes.
///
/// ```swift
/// var source = InterfaceBuilderSource(path: "Base.lproj/Main.storyboard", xml: [])
/// // The German texts of the storyboard, by object id and property.
/// source.strings = Array(#""x1a-2B-c3d.text" = "Willkommen";"#.utf8)
/// precondition(source.sideFile == nil)
/// ```
public struct InterfaceBuilderSource {
  /// The path of the storyboard, for messages.
  public var path: String
  /// The bytes of the storyboard, in UTF-8 or UTF-16.
  public var xml: [UInt8]
  /// The bytes of a `.strings` file with the texts in another language; nil for the storyboard's
  /// texts.
  public var strings: [UInt8]?
  /// The bytes of a `.stringsdict` file with the plurals of that language; nil for none.
  public var stringsDictionary: [UInt8]?
  /// The side file, `NAME.segue.json`, with Segue's additions to the storyboard; nil for none.
  public var sideFile: SideFileSource?

  /// Returns the bytes of `Contents.json` for a colour of the asset catalogue, by the colour's
  /// name. The closure returns nil if the catalogue has no such colour.
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
  ///   - strings: The storyboard's texts in another language; nil for its own texts.
  ///   - sideFile: The side file; nil for none.
  public init(
    path: String, xml: [UInt8], strings: [UInt8]? = nil, sideFile: SideFileSource? = nil
  ) {
    self.path = path
    self.xml = xml
    self.strings = strings
    self.sideFile = sideFile
  }

  /// Indicates whether a file contains XML, in UTF-8 or UTF-16. The file's name does not matter.
  ///
  /// A byte order mark and white space before the first `<` are skipped. Nothing else of the file
  /// is read.
  ///
  /// ```swift
  /// precondition(InterfaceBuilderSource.isXML(Array("<?xml version=\"1.0\"?>".utf8)))
  /// precondition(!InterfaceBuilderSource.isXML(Array(#"{"version": 1}"#.utf8)))
  /// ```
  public static func isXML(_ bytes: [UInt8]) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    // In UTF-16, these characters are the same bytes with zeros between them.
    let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D] + (isUTF16 ? [0] : [])
    let text = bytes.dropFirst(isUTF16 ? 2 : bytes.starts(with: mark) ? 3 : 0)
    return text.first { !blanks.contains($0) } == UInt8(ascii: "<")
  }

  /// The name that other storyboards use for this one: the file's name without its extension.
  package var name: String {
    let file = path.split(separator: "/").last.map(String.init) ?? ""
    return file.hasSuffix(".storyboard") ? String(file.dropLast(11)) : file
  }
}
