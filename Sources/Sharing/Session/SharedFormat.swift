/// A format of artefacts. The raw value is the ending of its files.
public enum SharedFormat: String, Hashable, Sendable, CaseIterable {
  /// A recording for asciinema and its players.
  case cast
  /// A page with a player.
  case html
  /// A drawing that moves.
  case svg
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
  public func artefact(
    _ format: SharedFormat, _ options: SharingOptions, log: [UInt8]
  ) -> [UInt8] {
    let carried = options.carriesLog ? CarriedLog(log: log, options: options) : nil
    let text =
      switch format {
      case .cast: cast(version: options.castVersion, carrying: carried)
      case .html: page(carrying: carried)
      case .svg: drawing(carrying: carried)
      case .txt: transcriptText
      case .md: markdown(carrying: carried)
      case .vtt: captions(carrying: carried)
      case .json: json(carrying: carried)
      }
    return Array(text.utf8)
  }
}
