/// A colour of a drawing in both appearances, as `0xRRGGBB`.
struct Paint: Hashable {
  var light: UInt32
  var dark: UInt32

  /// The colour of a cell without a scene.
  static let black = Paint(light: 0, dark: 0)
}

extension SharedRow.Run {
  /// The colour of the characters.
  var foregroundPaint: Paint { Paint(light: foreground, dark: dark?.foreground ?? foreground) }
  /// The colour behind the characters.
  var backgroundPaint: Paint { Paint(light: background, dark: dark?.background ?? background) }
}

/// The colours of a drawing that differ between the appearances. Each has a class of CSS.
struct PaintTable {
  private var indexes: [Paint: Int] = [:]
  private var paints: [Paint] = []
  /// Indicates whether an element is for one appearance only.
  private var hasAlternatives = false

  /// Returns the attributes that fill an element.
  ///
  /// - Parameter isBold: Adds the class of bold text.
  mutating func attributes(_ paint: Paint, isBold: Bool = false) -> String {
    guard paint.light != paint.dark else {
      return " fill=\"\(Self.color(paint.light))\"" + (isBold ? " class=\"b\"" : "")
    }
    let index = indexes[paint] ?? paints.count
    if index == paints.count {
      indexes[paint] = index
      paints.append(paint)
    }
    return " class=\"\(isBold ? "b " : "")f\(index)\""
  }

  /// Returns two groups of elements, of which one is shown in each appearance.
  mutating func alternatives(light: [String], dark: [String]) -> [String] {
    hasAlternatives = true
    return ["<g class=\"l\">"] + light + ["</g>", "<g class=\"d\">"] + dark + ["</g>"]
  }

  /// The rules of the classes; empty if the appearances are alike.
  var rules: [String] {
    var (light, dark): ([String], [String]) = ([], [])
    for (index, paint) in paints.enumerated() {
      light.append("--f\(index):\(Self.color(paint.light))")
      dark.append("--f\(index):\(Self.color(paint.dark))")
    }
    var rules = paints.indices.map { ".f\($0){fill:var(--f\($0))}" }
    if !paints.isEmpty {
      rules.insert("svg{\(light.joined(separator: ";"))}", at: 0)
      rules.append(
        "@media (prefers-color-scheme:dark){svg{\(dark.joined(separator: ";"))}}")
    }
    if hasAlternatives {
      rules.append(".d{display:none}")
      rules.append("@media (prefers-color-scheme:dark){.l{display:none}.d{display:inline}}")
    }
    return rules
  }

  /// Returns a colour as `#RGB` or `#RRGGBB`.
  static func color(_ rgb: UInt32) -> String {
    let digits = (0..<6).map { String(rgb >> UInt32(20 - 4 * $0) & 15, radix: 16) }
    let isShort = stride(from: 0, to: 6, by: 2).allSatisfy { digits[$0] == digits[$0 + 1] }
    return "#" + (isShort ? [digits[0], digits[2], digits[4]] : digits).joined()
  }
}
