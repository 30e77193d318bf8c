internal import ArgumentParser
internal import Glibc
import Porting
import TextFormats

/// `segue port`: makes a Swift package of an app written for UIKit.
///
/// `AppPort` changes the sources, `PortedPackage` makes the files, and ``PortedFolder`` writes
/// them. The app's folder is only read.
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "port",
    abstract: "Makes a Swift package of an app written for UIKit.",
    discussion: helpText(
      """
      The app's folder stays unchanged. The package beside it has the app's sources with the \
      changes that a program can make: imports, attributes of Interface Builder and Objective-C, \
      selectors, overrides in extensions. The report lists, with file and line, the code to change \
      by hand, and the names of UIKit that do not exist here. Run the command again after a \
      change in the app; files of the package that were edited are never overwritten.
      """,
      examples: [
        "segue port MyApp --segue ../segue": "Writes the package MyApp-segue.",
        "segue port MyApp --segue ../segue --format json > report.json":
          "Writes the report as JSON.",
      ]))

  @Argument(help: "The folder with the app's sources.", completion: .directory)
  var folder: String

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The folder for the package, not in the app's. Default: the app's folder with -segue.",
      valueName: "folder"), completion: .directory)
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Segue's folder or URL, on which the package depends.", valueName: "path-or-url"))
  var segue: String

  @Option(help: "The format of the report.")
  var format = PortFormat.text

  func run() throws {
    try reportingFailures {
      let folder = try AppFolder(Self.withoutSlash(folder))
      let output = Self.withoutSlash(output ?? folder.path + "-segue")
      try Self.check(output, isOutside: folder.path)
      guard !folder.sources.isEmpty else {
        let name = folder.path.harmless(upTo: longestPath)
        throw Failure(kind: .noInput, message: "\(name) has no Swift sources")
      }
      var ported = try PortedFolder(output)
      let name = Self.name(of: folder.path)
      var app = AppPort(
        name: name, sources: try folder.sources.map(folder.file),
        hasResources: !folder.resources.isEmpty)
      if folder.isIncomplete {
        app.leave(
          .unread, path: ".", line: 1, "more than \(AppFolder.searchLimit) entries")
      }
      for path in folder.unused { app.leave(.resource, path: path, line: 1, "not read") }
      let package = PortedPackage(
        app,
        PortedPackage.Settings(
          name: name, segue: dependency, storyboard: folder.mainStoryboard,
          resources: folder.resources,
          storyboards: try folder.resources.filter { $0.hasSuffix(".storyboard") }
            .map(folder.file),
          canvas: folder.isForTablets ? .tablet : .phone))
      let copies = try package.copies.map { copy in
        AppPort.File(path: copy.to, bytes: try folder.file(copy.from).bytes)
      }
      try ported.write(package.files + copies)
      switch format {
      case .json: try writeToStandardOutput(package.report.json)
      case .text:
        try writeToStandardOutput(
          package.report.text + "Wrote \(output.harmless(upTo: longestPath))\n")
      }
    }
  }

  /// Segue's place as the package names it: a path is absolute, because the package is elsewhere.
  private var dependency: String {
    segue.contains("://") || segue.hasPrefix("git@") ? segue : InputFile.resolved(segue) ?? segue
  }

  /// Removes the slashes at the end of a path, except from `/`.
  private static func withoutSlash(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return path
  }

  /// Returns the name of the package: that of the folder, with links followed; `App` for the folder
  /// `/`.
  private static func name(of folder: String) -> String {
    let path = InputFile.resolved(folder) ?? folder
    return path.split(separator: "/").last.map(String.init) ?? "App"
  }

  /// Refuses a package in the folder of its app.
  private static func check(_ output: String, isOutside folder: String) throws {
    // A folder that does not exist yet is judged by the one around it.
    var existing = output
    while InputFile.resolved(existing) == nil {
      let slash = existing.lastIndex(of: "/")
      existing = slash.map { String(existing[..<$0]) } ?? "."
      if existing.isEmpty { existing = "/" }
    }
    let isSame = InputFile.resolved(existing) == InputFile.resolved(folder)
    guard isSame || InputFile.isWithin(folder, existing) else { return }
    throw Failure(
      kind: .usage, message: "the package cannot be in the app's folder; name another with --output"
    )
  }
}

/// The values of `--format` of `segue port`.
enum PortFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json
}
