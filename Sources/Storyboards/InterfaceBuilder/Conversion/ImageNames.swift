/// What the name of an image says in words: `icon_settings@2x.png` is `settings`.
enum ImageNames {
  static func words(_ name: String) -> String {
    var name = name[...]
    if let dot = name.lastIndex(of: "."),
      ["png", "jpg", "jpeg", "pdf", "gif"].contains(name[name.index(after: dot)...])
    {
      name = name[..<dot]
    }
    if let mark = name.firstIndex(of: "@") { name = name[..<mark] }
    let drop: Set<String> = [
      "icon", "icons", "ic", "btn", "button", "img", "image", "fill", "circle",
    ]
    let parts = name.split { "_-. /".contains($0) }.map(String.init)
    let kept = parts.filter { !drop.contains($0.lowercased()) }
    let words = (kept.isEmpty ? parts : kept).joined(separator: " ")
    return words.isEmpty ? "image" : words
  }
}
