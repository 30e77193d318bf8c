@testable import Porting

extension AppPort {
  /// Ports texts by their paths.
  init(_ texts: KeyValuePairs<String, String>, hasResources: Bool = false) {
    self.init(
      name: "App", sources: texts.map { File(path: $0, bytes: Array($1.utf8)) },
      hasResources: hasResources, known: .tests)
  }

  /// The text of a ported source; an empty text for one that was left out.
  subscript(path: String) -> String {
    String(decoding: sources.first { $0.path == path }?.bytes ?? [], as: UTF8.self)
  }

  /// The ported text of one source.
  static func text(_ source: String) -> String { AppPort(["A.swift": source])["A.swift"] }
}

extension KnownNames {
  /// A short list, so that the tests do not change with the names that exist.
  static let tests = KnownNames(
    types: [
      "UIViewController", "UIView", "UIButton", "UITableView", "UITableViewController", "UIColor",
      "UIResponder", "UIApplicationDelegate", "UILabel", "UIStoryboardSegue",
    ], members: ["viewDidLoad", "red", "viewWillAppear", "tableView"])
}
