internal import NavigationKit
internal import NavigationKitTesting

/// Reads the settings of a flow, such as `app scenes.json · size 80x24, 132x43 · tags smoke`.
///
/// A sign `·`, a semicolon or the name of the next setting ends a setting.
enum FlowSettingsReader {
  static let names = ["app", "size", "appearance", "language", "motion", "colors", "tags"]

  /// Returns whether a token is the name of a setting, or could be a misspelled one.
  static func isSetting(_ token: FlowToken) -> Bool {
    guard let word = token.word else { return false }
    return names.contains(word) || word == "sizes" || word == "tag"
      || !FlowParser.verbs.contains(word)
        && !(FlowParser.statements + ["expect", "soft", "during", "snapshot", "run", "repeat"])
          .contains(word)
  }

  static func read(_ tokens: [FlowToken], into settings: inout FlowSettings)
    throws(FlowSyntaxError)
  {
    var parser = FlowParser(tokens)
    while !parser.isAtEnd {
      if parser.skip(sign: "·") || parser.skip(sign: ";") { continue }
      let name = parser.next
      parser.take()
      switch name?.word {
      case "app": settings.app = try parser.name("the path of a scene file or storyboard")
      case "size", "sizes":
        repeat {
          let size = try parser.size()
          settings.sizes.append(FlowSettings.Size(columns: size.columns, rows: size.rows))
        } while parser.skip(sign: ",")
      case "appearance":
        repeat {
          guard let style = style(parser.next?.word) else { throw parser.expected("light or dark") }
          parser.take()
          settings.appearances.append(style)
        } while parser.skip(sign: ",")
      case "language":
        repeat {
          settings.languages.append(try parser.name("the code of a language"))
        } while parser
          .skip(sign: ",")
      case "motion":
        repeat {
          guard let word = parser.next?.word, ["full", "reduced"].contains(word) else {
            throw parser.expected("full or reduced")
          }
          parser.take()
          settings.reducedMotions.append(word == "reduced")
        } while parser.skip(sign: ",")
      case "colors":
        repeat {
          guard let count = parser.next?.word.flatMap(ColorCount.init) else {
            throw parser.expected("the number of colors: true, 256, 16, 8 or none")
          }
          parser.take()
          settings.colors.append(count)
        } while parser.skip(sign: ",")
      case "tags", "tag":
        repeat { settings.tags.append(try parser.name("a tag")) } while parser.skip(sign: ",")
      case _:
        guard let name else { return }
        let hint = FlowParser.suggestion(name.word ?? "", names)
        throw FlowSyntaxError(
          "\(FlowParser.shown(name)) is no setting"
            + (hint.isEmpty ? "; the settings are \(names.joined(separator: ", "))" : hint),
          at: name)
      }
    }
  }

  private static func style(_ word: String?) -> UserInterfaceStyle? {
    switch word {
    case "light": .light
    case "dark": .dark
    case _: nil
    }
  }
}

extension FlowSettings {
  /// Reads settings as a flow writes them, such as `size 40x20, 80x24 appearance dark`; nil for
  /// another text.
  public init?(_ text: String) {
    var settings = FlowSettings()
    do throws(FlowSyntaxError) {
      try FlowSettingsReader.read(try FlowToken.tokens(of: text), into: &settings)
    } catch {
      return nil
    }
    self = settings
  }
}
