/// The generated part of the page `docs/commands.md`: a section for each command.
enum CommandPage {
  static func text(of root: CommandHelp) -> String {
    let sections = root.all.dropFirst().map(section)
    return "\n" + sections.joined(separator: "\n\n") + "\n\n"
  }

  private static func section(_ command: CommandHelp) -> String {
    var parts = ["## \(command.path)"]
    parts += ([command.abstract ?? ""] + command.paragraphs).map { wrapped($0) }
    let rows = (command.arguments ?? []).filter { argument in
      argument.shouldDisplay && !["version", "help"].contains(argument.valueName ?? "")
    }.map(row)
    if !rows.isEmpty {
      parts.append((["| argument | meaning |", "|---|---|"] + rows).joined(separator: "\n"))
    }
    if !command.examples.isEmpty {
      let lines = command.examples.flatMap { ["# \($0.meaning)", $0.line] }
      parts.append((["```sh"] + lines + ["```"]).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  private static func row(_ argument: CommandHelp.Argument) -> String {
    let value = "<\(argument.valueName ?? "value")>"
    let names = (argument.names ?? []).map { ($0.kind == "short" ? "-" : "--") + $0.name }
    let list = names.sorted { $0.count < $1.count }.joined(separator: ", ")
    let name =
      switch argument.kind {
      case .positional: argument.isRepeating ? "\(value) …" : value
      case .option: "\(list) \(value)"
      case .flag: list
      }
    var meaning = argument.abstract ?? ""
    if let values = argument.allValues {
      meaning += " Values: \(values.map { "`\($0)`" }.joined(separator: ", "))."
    }
    if let value = argument.defaultValue { meaning += " Default: `\(value)`." }
    return "| `\(name)` | \(meaning) |"
  }

  /// Breaks a paragraph between words into lines of at most 100 characters.
  static func wrapped(_ paragraph: String) -> String {
    var lines = [""]
    for word in paragraph.split(separator: " ") {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = String(word)
      } else if last.count + 1 + word.count <= 100 {
        lines[lines.count - 1] += " \(word)"
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
