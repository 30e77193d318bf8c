/// The result of a port: the changes, and the places that the developer must change.
///
/// ```swift
/// let code = "import UIKit\nimport MapKit\nlet title: String = UILabel().text!\n"
/// let port = AppPort(name: "App", sources: [.init(path: "A.swift", bytes: Array(code.utf8))])
/// // One of three lines must be changed by hand: a module that does not exist here.
/// precondition(port.report.leftovers.map(\.reason) == [.module])
/// precondition(port.report.linesLeft == 1 && !port.report.isComplete)
/// ```
public struct PortReport: Equatable, Sendable {
  /// A place in the app.
  ///
  /// A place is in the app as it was, before any change. The file can have other lines in the
  /// package.
  public struct Place: Equatable, Sendable {
    /// The path of the file in the app's folder.
    public var path: String
    /// The line, from 1.
    public var line: Int
    /// The byte of the line, from 1.
    public var column: Int
  }

  /// A change that the port made.
  public struct Change: Equatable, Sendable {
    /// A kind of change.
    public enum Kind: String, Sendable, CaseIterable {
      /// An import of UIKit became one of `UIKitNames`, or was removed beside one.
      case imported = "import"
      /// An attribute that needs the Objective-C runtime or an isolation was removed.
      case attribute
      /// A `#selector` became the method.
      case selector
      /// A member of an extension that overrides or is overridden was moved into its class.
      case moved = "override"
      /// `NSCoder` became Foundation's.
      case coder
      /// A protocol inherits from `AnyObject` in place of `NSObject`.
      case object
      /// `Bundle` became Foundation's.
      case bundle
      /// A `#keyPath` of UIKit became a string.
      case keyPath
      /// A member that measures in points got its name here.
      case points
      /// A call of an initialiser got the arguments that it needs here.
      case initializer
    }

    /// The kind of change.
    public var kind: Kind
    /// The place of the changed code in the app.
    public var place: Place
    /// The code that changed.
    public var detail: String
  }

  /// A place that the developer must change.
  ///
  /// One line of code can have several, each for a reason of its own.
  public struct Leftover: Equatable, Sendable {
    /// The reason.
    public var reason: Reason
    /// The place in the app.
    public var place: Place
    /// The code at the place.
    public var detail: String
  }

  /// A reason for which the developer must change a place.
  ///
  /// The raw values are the words in JSON and in the counts of the text.
  public enum Reason: String, Sendable, CaseIterable {
    /// The file could not be read.
    case unreadable
    /// A module that does not exist here.
    case module
    /// Key paths of strings, selectors of strings and messages by name.
    case runtime
    /// Key-value observing.
    case observing
    /// Core Data's properties.
    case managed
    /// An optional requirement of an Objective-C protocol.
    case optional
    /// A selector that names no method the port could find.
    case selector
    /// A method whose parameters or result an action here cannot have.
    case action
    /// An override in an extension of a class that the app does not declare.
    case override
    /// An app without a delegate, or with one that starts otherwise.
    case entry
    /// A file that is not taken along.
    case resource
    /// Files that were not read, because the folder has too many.
    case unread
    /// A name of a storyboard without a class, outlet or action in the code.
    case storyboard
  }

  /// A name of UIKit that `UIKitNames` does not have.
  ///
  /// A member has its type before it, and an override the word `override`.
  public struct UnknownName: Equatable, Sendable {
    /// The name.
    public var name: String
    /// The number of uses.
    public var uses: Int
    /// The place of the first use.
    public var first: Place
  }

  /// The name of the app.
  public var name: String
  /// The number of sources.
  public var sourceCount = 0
  /// The number of lines with code.
  public var lineCount = 0
  /// The number of lines with a leftover or an unknown name.
  public var linesLeft = 0
  /// The number of uses of UIKit's types and overridden members.
  public var nameCount = 0
  /// The changes, by file and line.
  public var changes: [Change] = []
  /// The places that the developer must change, by file and line.
  public var leftovers: [Leftover] = []
  /// The names that do not exist here, the most frequent first.
  public var unknownNames: [UnknownName] = []

  /// The share of the lines that need no change by the developer, 0 to 1.
  public var readyLines: Double { Self.share(lineCount - linesLeft, of: lineCount) }
  /// The share of UIKit's names that exist here, 0 to 1.
  public var knownNames: Double {
    Self.share(nameCount - unknownNames.reduce(0) { $0 + $1.uses }, of: nameCount)
  }
  /// Indicates whether the package needs no change by the developer.
  public var isComplete: Bool { leftovers.isEmpty && unknownNames.isEmpty }

  private static func share(_ part: Int, of whole: Int) -> Double {
    whole == 0 ? 1 : Double(part) / Double(whole)
  }
}

extension PortReport.Place: Comparable {
  /// Orders places by path, line and column.
  public static func < (a: Self, b: Self) -> Bool {
    (a.path, a.line, a.column) < (b.path, b.line, b.column)
  }
}

extension PortReport.Reason {
  /// A sentence that says why, and what to do.
  public var explanation: String {
    switch self {
    case .unreadable: "the file was left out; mend it and port again"
    case .module: "this module does not exist here; replace what uses it"
    case .runtime: "this needs the Objective-C runtime; call the method or property itself"
    case .observing: "key-value observing needs the Objective-C runtime; use didSet or a closure"
    case .managed: "Core Data does not exist here; store the value in a property"
    case .optional:
      "an optional requirement needs the Objective-C runtime; give it a default in an extension"
    case .selector: "the method of this selector was not found; pass the method itself"
    case .action: "an action has at most one parameter and no result; change the method"
    case .override: "an extension cannot override here; move the member into its class"
    case .entry: "the app's start was not found; finish Main.swift"
    case .resource: "this file is not used here"
    case .unread: "the others were not read; name the app's own folder"
    case .storyboard: "the storyboard names what the code does not have; connect it in code"
    }
  }
}
