import NavigationKit
import Sessions
import Testing
import TextFormats

@testable import Sharing

@Suite struct HostileTextTests {
  private static let texts = [
    "</script><script>alert(1)</script>", "]]>", "-->", "\"'`", "\u{202E}reversed", "\u{1B}[2J",
    "& < >", "```", "</title></desc>", "segue-log;gzip;base64,AAAA", "{{ \\ }}",
  ]

  private func artefact(_ format: SharedFormat, _ text: String) throws -> String {
    let bytes = SampleLog.bytes(title: text, name: text)
    var options = SharingOptions()
    options.title = text
    let session = try SharedSession(SessionLog(bytes), options)
    let result = session.artefact(format, options, log: bytes)
    // The true log is found, not the text that looks like one.
    if format.carriesLog { #expect(try CarriedLog(in: result).log == bytes) }
    let artefact = String(decoding: result, as: UTF8.self)
    #expect(!artefact.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
    return artefact
  }

  @Test(arguments: texts)
  func `no text ends an element of a page`(text: String) throws {
    let page = try artefact(.html, text)
    // The data, the log and the player; the texts add none.
    #expect(page.components(separatedBy: "</script").count == 4)
    #expect(page.components(separatedBy: "<script").count == 4)
    #expect(page.components(separatedBy: "</title>").count == 2)
  }

  @Test(arguments: texts)
  func `a drawing is a well-formed file without scripts and links`(text: String) throws {
    let drawing = try artefact(.svg, text)
    let root = try XMLReader.read(Array(drawing.utf8))
    #expect(root.name == "svg")
    #expect(!drawing.contains("<script"))
    #expect(drawing.components(separatedBy: "http").count == 2)
  }

  @Test(arguments: texts)
  func `every line of a cast and of the JSON is JSON`(text: String) throws {
    for format in [SharedFormat.cast, .json] {
      for line in try artefact(format, text).split(separator: "\n") {
        _ = try JSONNode(json: Array(line.utf8))
      }
    }
  }

  @Test(arguments: texts)
  func `a picture has no texts but the log and a title without control characters`(
    text: String
  ) throws {
    let bytes = SampleLog.bytes(title: text, name: text, end: 80)
    var options = SharingOptions()
    (options.title, options.scale, options.framesPerSecond) = (text, 1, 5)
    let session = try SharedSession(SessionLog(bytes), options)
    let names = [SharedFormat.gif: ["SEGUELOG1.0"], .webp: ["SLOG"], .png: ["Title", "Segue log"]]
    for (format, names) in names {
      let picture = session.artefact(format, options, log: bytes)
      #expect(try CarriedLog(in: picture).log == bytes)
      let texts = try PictureTexts(picture, format).texts
      #expect(texts.map(\.name) == names)
      // The mark and base64, which no format escapes.
      let log = String(decoding: texts.last?.bytes ?? [], as: UTF8.self)
      #expect(log.wholeMatch(of: /segue-log;gzip;base64,[A-Za-z0-9+\/]+=*/) != nil)
    }
    let still = session.still(at: 0, .png, scale: 1)
    #expect(try PictureTexts(still, .png).texts.map(\.name) == ["Title"])
    for picture in [still, session.artefact(.png, options, log: bytes)] {
      let title = try PictureTexts(picture, .png).texts.first.map {
        String(decoding: $0.bytes, as: UTF8.self)
      }
      let scalars = try #require(title).unicodeScalars
      #expect(!scalars.isEmpty)
      #expect(scalars.allSatisfy { $0.value >= 0x20 && $0 != "\u{202E}" })
    }
  }

  @Test(arguments: texts)
  func `texts are escaped in captions and in Markdown`(text: String) throws {
    let captions = try artefact(.vtt, text)
    // An arrow only stands in the lines of times.
    let lines = captions.split(separator: "\n").filter { $0.contains("-->") }
    #expect(lines.allSatisfy { $0.count == "00:00:00.000 --> 00:00:00.000".count })
    let markdown = try artefact(.md, text)
    #expect(markdown.components(separatedBy: "\n<script").count == 1)
    #expect(markdown.hasSuffix(" -->\n"))
    _ = try artefact(.txt, text)
  }
}

extension String {
  fileprivate func components(separatedBy separator: String) -> [Substring] {
    split(separator: separator, omittingEmptySubsequences: false)
  }
}
