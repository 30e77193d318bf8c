/// The colours and borders of bars, tables, controls, alerts and sheets.
extension SceneFormat {
  static let theme = FormatTable<SceneDocument.ThemeChanges>(
    "theme", "the theme", SceneDocument.ThemeChanges(),
    SceneDocument.ThemeChanges.colorMembers.map { member in
      .optional(member.name, \.colors[member.name], .color, member.meaning)
    }
      + SceneDocument.ThemeChanges.borderMembers.map { member in
        .optional(member.name, \.borders[member.name], .word(), member.meaning)
      })
}
