/// The sources of an app after the mechanical changes of a port.
///
/// ```swift
/// let code = "import UIKit\n@objc class A: UIViewController {}\n"
/// let port = AppPort(name: "App", sources: [.init(path: "A.swift", bytes: Array(code.utf8))])
/// let text = String(decoding: port.sources[0].bytes, as: UTF8.self)
/// precondition(text == "import UIKitNames\nclass A: UIViewController {}\n")
/// precondition(port.report.changes.count == 2 && port.report.isComplete)
/// ```
///
/// A port makes only changes that are right in every app. A place that needs a decision stays as it
/// is, and ``report`` lists it.
public struct AppPort: Sendable {
  /// A file of an app.
  public struct File: Equatable, Sendable {
    /// The path in the app's folder.
    public var path: String
    /// The contents.
    public var bytes: [UInt8]

    /// Creates a file.
    public init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  /// The sources with the changes, without those that could not be read.
  public private(set) var sources: [File] = []
  /// The changes and what is left.
  public private(set) var report: PortReport
  /// The classes of the app.
  public private(set) var classes: AppClasses

  /// Ports the sources of an app.
  ///
  /// - Parameters:
  ///   - name: The name of the app, for the report.
  ///   - files: The sources.
  ///   - hasResources: Indicates whether the package will have resources.
  ///   - modules: The names of the app's own modules, which it may import.
  ///   - known: The names that exist here.
  ///
  /// The passes run over each file one after the other, and record their edits. Members of
  /// extensions are moved last, because a moved member takes its edits along.
  public init(
    name: String, sources files: [File], hasResources: Bool = false, modules: Set<String> = [],
    known: KnownNames = .current
  ) {
    report = PortReport(name: name)
    var readable: [SwiftSource] = []
    for file in files.sorted(by: { $0.path < $1.path }) {
      do {
        readable.append(try SwiftSource(path: file.path, bytes: file.bytes))
      } catch {
        report.leftovers.append(Self.leftover(error, in: file))
      }
    }
    var app = AppSources(readable)
    let (moves, strangers) = OverridePass(app: app).moves()
    for index in app.files.indices {
      var file = app.files[index]
      ImportPass.run(on: &file, modules: modules)
      AttributePass.run(on: &file)
      SelectorPass(app: app).run(on: &file)
      FoundationPass(app: app, hasResources: hasResources).run(on: &file)
      PointPass(app: app).run(on: &file)
      KeyPathPass.run(on: &file)
      let selectors = SelectorStringPass(app: app)
      selectors.run(on: &file)
      LeftoverPass(selectors: selectors).run(on: &file)
      app.files[index] = file
    }
    for stranger in strangers {
      let file = app.files[stranger.file]
      let offset = file.bytes(stranger.member.tokens).lowerBound
      app.files[stranger.file].leave(.override, at: offset, stranger.member.fullName)
    }
    app.move(moves)
    classes = AppClasses(app)
    sources = app.files.map {
      File(path: $0.source.path, bytes: $0.rendered(0..<$0.source.bytes.count))
    }
    finish(app, NamePass(app: app, known: known))
  }

  /// Adds a place that the developer must change, found by the caller.
  ///
  /// The places of the report stay sorted by path and line.
  public mutating func leave(_ reason: PortReport.Reason, path: String, line: Int, _ detail: String)
  {
    let place = PortReport.Place(path: path, line: line, column: 1)
    report.leftovers.append(PortReport.Leftover(reason: reason, place: place, detail: detail))
    report.leftovers.sort { $0.place < $1.place }
  }

  private static func leftover(_ error: SwiftSourceError, in file: File) -> PortReport.Leftover {
    let before = file.bytes[..<error.offset]
    let start = before.lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let place = PortReport.Place(
      path: file.path, line: before.count { $0 == 0x0A } + 1, column: error.offset - start + 1)
    return PortReport.Leftover(
      reason: .unreadable, place: place, detail: error.description)
  }

  /// A line with several leftovers counts once. A file that could not be read has no lines here.
  private mutating func finish(_ app: AppSources, _ names: NamePass) {
    report.sourceCount = app.files.count
    report.lineCount = app.files.reduce(0) { $0 + $1.source.codeLines }
    report.nameCount = names.count
    report.changes = app.files.flatMap { file in file.changes.sorted { $0.place < $1.place } }
    report.leftovers += app.files.flatMap(\.leftovers)
    report.leftovers.sort { $0.place < $1.place }
    report.unknownNames = names.unknown.map { name, places in
      PortReport.UnknownName(name: name, uses: places.count, first: places[0])
    }.sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
    var lines: Set<String> = []
    for place in names.unknown.values.joined() { lines.insert("\(place.path):\(place.line)") }
    for leftover in report.leftovers where leftover.reason != .unreadable {
      lines.insert("\(leftover.place.path):\(leftover.place.line)")
    }
    report.linesLeft = lines.count
  }
}

extension AppSources {
  /// Moves members of extensions before the closing braces of their classes.
  ///
  /// The text of a member is rendered with its edits, inserted before the brace of its class, and
  /// then removed from its extension.
  fileprivate mutating func move(_ moves: [OverridePass.Move]) {
    var inserted: [Int: [Int: [UInt8]]] = [:]
    for move in moves {
      let lines = files[move.file].lines(of: move.member)
      var text = files[move.file].rendered(lines)
      if text.last != 0x0A { text.append(0x0A) }
      let target = files[move.target.file]
      let brace = target.source.tokens[target.types[move.target.type].close]
      let offset =
        brace.startsLine ? target.widened(brace.range).lowerBound : brace.range.lowerBound
      // An empty body such as `{}` has no line of its own for the brace.
      if !brace.startsLine, inserted[move.target.file]?[offset] == nil { text.insert(0x0A, at: 0) }
      if brace.startsLine { text.insert(0x0A, at: 0) }
      inserted[move.target.file, default: [:]][offset, default: []] += text
    }
    for (file, texts) in inserted.sorted(by: { $0.key < $1.key }) {
      for (offset, text) in texts.sorted(by: { $0.key < $1.key }) {
        files[file].replace(offset..<offset, with: String(decoding: text, as: UTF8.self))
      }
    }
    for move in moves {
      let lines = files[move.file].lines(of: move.member)
      files[move.file].replace(lines, with: "", as: .moved, move.member.fullName)
    }
  }
}
