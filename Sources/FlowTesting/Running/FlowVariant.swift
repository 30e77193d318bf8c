public import NavigationKit
public import NavigationKitTesting

/// One combination of the settings of a flow.
public struct FlowVariant: Hashable, Sendable {
  /// The size of the terminal.
  public var size = FlowSettings.Size(columns: 80, rows: 24)
  /// The appearance; nil for that of the app.
  public var appearance: UserInterfaceStyle?
  /// The language of a storyboard; nil for its own.
  public var language: String?
  /// Indicates whether transitions fade instead of moving.
  public var reducesMotion = false
  /// The number of colours of the terminal.
  public var colors = ColorCount.all

  /// Creates a variant of 80x24.
  public init() {}

  /// Returns all combinations of the settings, the sizes outermost.
  public static func all(of settings: FlowSettings) -> [FlowVariant] {
    let sizes = settings.sizes.isEmpty ? [FlowVariant().size] : settings.sizes
    let appearances = settings.appearances.isEmpty ? [nil] : settings.appearances.map(Optional.some)
    let languages = settings.languages.isEmpty ? [nil] : settings.languages.map(Optional.some)
    let motions = settings.reducedMotions.isEmpty ? [false] : settings.reducedMotions
    let colors = settings.colors.isEmpty ? [.all] : settings.colors
    var variants = [FlowVariant()]
    func multiply<Value>(_ values: [Value], _ path: WritableKeyPath<FlowVariant, Value>) {
      variants = variants.flatMap { variant in
        values.map { value in
          var variant = variant
          variant[keyPath: path] = value
          return variant
        }
      }
    }
    multiply(sizes, \.size)
    multiply(appearances, \.appearance)
    multiply(languages, \.language)
    multiply(motions, \.reducesMotion)
    multiply(colors, \.colors)
    return variants
  }
}

extension FlowVariant: CustomStringConvertible {
  /// The variant in words, such as `80x24, dark`.
  public var description: String { words.joined(separator: ", ") }

  /// The variant as a part of a file's name, such as `80x24-dark`.
  public var fileName: String {
    words.joined(separator: "-").filter { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  private var words: [String] {
    let appearance: String? =
      switch appearance {
      case .light: "light"
      case .dark: "dark"
      case .unspecified, nil: nil
      }
    return [
      "\(size.columns)x\(size.rows)", appearance, language, reducesMotion ? "reduced motion" : nil,
      colors == .all ? nil : colors == .none ? "no colors" : "\(colors.rawValue) colors",
    ]
    .compactMap(\.self)
  }
}
