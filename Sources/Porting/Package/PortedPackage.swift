/// The files of a Swift package for a ported app.
///
/// Nothing is written here. The caller writes ``files`` and copies ``copies``, and can first show
/// what would be written.
///
/// ```swift
/// let code = "import UIKit\nclass App: UIResponder, UIApplicationDelegate {}\n"
/// let port = AppPort(name: "My App", sources: [.init(path: "App.swift", bytes: Array(code.utf8))])
/// let package = PortedPackage(port, .init(name: "My App", segue: "../segue"))
/// let paths = package.files.map(\.path)
/// precondition(paths.contains("Package.swift") && paths.contains("Sources/My_App/Main.swift"))
/// ```
public struct PortedPackage: Sendable {
  /// The size of an app's screen in points.
  public struct Canvas: Equatable, Sendable {
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates a size.
    public init(width: Int, height: Int) {
      self.width = width
      self.height = height
    }

    /// The screen of a phone.
    public static let phone = Canvas(width: 390, height: 844)
    /// The screen of a tablet in landscape, for apps that run on no phone.
    public static let tablet = Canvas(width: 1024, height: 768)
  }

  /// The settings of a package.
  public struct Settings: Sendable {
    /// The name of the app.
    public var name: String
    /// The path or URL of Segue.
    ///
    /// A text with `://`, or one that starts with `git@`, is a URL. Anything else is a path.
    public var segue: String
    /// The name of the storyboard that the app starts with, without its ending; nil for none.
    public var storyboard: String?
    /// The paths of the app's other files, such as storyboards and texts.
    public var resources: [String]
    /// The size of the app's screen in points.
    public var canvas: Canvas
    /// The storyboards among them, with their contents.
    public var storyboards: [AppPort.File]

    /// Creates settings.
    public init(
      name: String, segue: String, storyboard: String? = nil, resources: [String] = [],
      storyboards: [AppPort.File] = [], canvas: Canvas = .phone
    ) {
      self.name = name
      self.segue = segue
      self.storyboard = storyboard
      self.resources = resources
      self.storyboards = storyboards
      self.canvas = canvas
    }
  }

  /// The files to write, by their paths in the package.
  public private(set) var files: [AppPort.File] = []
  /// The app's files to copy, with their paths in the package.
  public private(set) var copies: [(from: String, to: String)] = []
  /// The report on the app.
  public private(set) var report: PortReport

  /// Makes a package of the sources of a ported app.
  ///
  /// Things that the package cannot have, such as two resources with one name, are added to the
  /// report.
  public init(_ app: AppPort, _ settings: Settings) {
    var app = app
    let target = Self.identifier(settings.name)
    let folder = "Sources/\(target)/"
    let names =
      settings.storyboard == nil ? nil : StoryboardNames(settings.storyboards, app.classes)
    for problem in names?.problems ?? [] {
      app.leave(.storyboard, path: problem.path, line: problem.line, problem.detail)
    }
    var taken: Set<String> = ["Main.swift", "main.swift", ConnectionsWriter.file]
    var sources: [AppPort.File] = []
    for source in app.sources {
      var bytes = source.bytes
      let connected = (names?.registered ?? []).filter {
        $0.path == source.path && $0.base != "UIStoryboardSegue"
      }
      if !connected.isEmpty { bytes += Array(ConnectionsWriter.ending(for: connected).utf8) }
      sources.append(AppPort.File(path: Self.free(source.path, &taken), bytes: bytes))
    }
    var entries: [String] = []
    for resource in settings.resources {
      let place = Self.place(ofResource: resource)
      guard !copies.contains(where: { $0.to == folder + place }) else {
        app.leave(.resource, path: resource, line: 1, "another file has its name")
        continue
      }
      copies.append((resource, folder + place))
      let entry = place.split(separator: "/").prefix(2).joined(separator: "/")
      if !entries.contains(entry) { entries.append(entry) }
    }
    let entry = EntryPoint(
      app.classes, storyboard: settings.storyboard, canvas: settings.canvas)
    if let problem = entry.problem { app.leave(.entry, path: "Main.swift", line: 1, problem) }
    let manifest = Manifest(
      name: target, segue: settings.segue, products: entry.products, resources: entries)
    files.append(AppPort.File(path: "Package.swift", bytes: Array(manifest.text.utf8)))
    files.append(
      AppPort.File(path: folder + "Main.swift", bytes: Array(entry.text(name: target).utf8)))
    if let names {
      files.append(
        AppPort.File(
          path: folder + ConnectionsWriter.file,
          bytes: Array(ConnectionsWriter.list(names.registered).utf8)))
    }
    files += sources.map { AppPort.File(path: folder + $0.path, bytes: $0.bytes) }
    report = app.report
  }

  /// A module's name of an app's: letters, digits and `_`.
  static func identifier(_ name: String) -> String {
    let name = String(
      name.unicodeScalars.map { scalar -> Character in
        let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || "0"..."9" ~= scalar)
        return isPlain ? Character(scalar) : "_"
      })
    guard let first = name.first, !first.isNumber, name != "_" else { return "App" + name }
    return name
  }

  /// The path of a source, with another name if one of the same name is in the package already. Two
  /// sources of a module cannot share a name.
  private static func free(_ path: String, _ taken: inout Set<String>) -> String {
    let parts = path.split(separator: "/").map(String.init)
    var name = parts[parts.count - 1]
    for outer in parts.dropLast().reversed() where taken.contains(name) {
      name = "\(outer)+\(name)"
    }
    var number = 2
    while !taken.insert(name).inserted {
      name = "\(number)+\(parts[parts.count - 1])"
      number += 1
    }
    return (parts.dropLast() + [name]).joined(separator: "/")
  }

  /// The place of a file in the folder of resources: within its language's folder and asset
  /// catalogue, without other folders.
  ///
  /// A language's folder decides which texts are used, so it stays. Other folders of the app have
  /// no meaning in a bundle.
  private static func place(ofResource path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    let start =
      parts.firstIndex { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcassets") } ?? parts.count - 1
    return (["Resources"] + parts[start...]).joined(separator: "/")
  }
}
