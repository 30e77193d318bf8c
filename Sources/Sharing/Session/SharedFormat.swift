/// A format of artefacts. The raw value is the ending of its files.
public enum SharedFormat: String, Hashable, Sendable, CaseIterable {
  /// A recording for asciinema and its players.
  case cast
  /// A page with a player.
  case html
  /// A drawing that moves.
  case svg
  /// An animated picture with at most 50 frames in a second.
  case gif
  /// An animated picture without loss, the smallest one.
  case webp
  /// An animated PNG.
  case png
  /// A transcript.
  case txt
  /// A transcript with stills, as Markdown.
  case md
  /// Captions.
  case vtt
  /// Frames and sentences for other tools.
  case json

  /// Indicates whether artefacts of the format can carry a log.
  public var carriesLog: Bool { self != .txt }

  /// Indicates whether artefacts of the format are made of pixels.
  public var isPicture: Bool { [.gif, .webp, .png].contains(self) }

  /// Indicates whether artefacts of the format show a movement tick by tick, and not 60 times in a
  /// second.
  public var showsEveryTick: Bool { self == .html }
}

extension SharedSession {
  /// Returns the session in a format.
  ///
  /// The same session gives the same bytes each time. They contain no date.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: The options of the session.
  ///   - log: The bytes of the log.
  ///   - font: The glyphs of pictures; other formats do not use it.
  public func artefact(
    _ format: SharedFormat, _ options: SharingOptions, log: [UInt8],
    font: PictureFont = .builtIn
  ) -> [UInt8] {
    var bytes: [UInt8] = []
    write(format, options, log: log, font: font) { bytes += $0 }
    return bytes
  }

  /// Writes the session in a format, in parts, so that a long one needs little memory.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: The options of the session.
  ///   - log: The bytes of the log.
  ///   - font: The glyphs of pictures; other formats do not use it.
  ///   - sink: Receives each part.
  public func write(
    _ format: SharedFormat, _ options: SharingOptions, log: [UInt8],
    font: PictureFont = .builtIn, to sink: ([UInt8]) throws -> Void
  ) rethrows {
    let carried = options.carriesLog ? CarriedLog(log: log, options: options) : nil
    switch format {
    case .cast: try writeCast(version: options.castVersion, carrying: carried, to: sink)
    case .html: try sink(Array(page(carrying: carried).utf8))
    case .svg: try sink(Array(drawing(carrying: carried).utf8))
    case .gif: try sink(animatedGIF(options, font: font, carrying: carried))
    case .webp: try sink(animatedWebP(options, font: font, carrying: carried))
    case .png: try sink(animatedPNG(options, font: font, carrying: carried))
    case .txt: try sink(Array(transcriptText.utf8))
    case .md: try sink(Array(markdown(carrying: carried).utf8))
    case .vtt: try sink(Array(captions(carrying: carried).utf8))
    case .json: try sink(Array(json(carrying: carried).utf8))
    }
  }
}
