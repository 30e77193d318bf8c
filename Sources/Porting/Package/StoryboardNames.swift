internal import TextFormats

/// The classes that the storyboards of an app name, with the properties that they connect.
///
/// A name that leads nowhere makes an app on a phone fail when the scene is shown. Here it is found
/// before the app runs.
struct StoryboardNames {
  /// The classes of controllers, cells and segues, sorted.
  private(set) var classes: [String] = []
  /// A name that the package cannot connect.
  struct Problem {
    var path: String
    var line: Int
    var detail: String
  }
  private(set) var problems: [Problem] = []

  private let app: [String: AppClasses.Class]

  /// The properties of UIKit's classes that outlets can have.
  private static let inherited: Set<String> = [
    "view", "delegate", "dataSource", "tableView", "collectionView", "backgroundView",
    "gestureRecognizers", "searchDisplayController", "textLabel", "detailTextLabel", "imageView",
    "accessoryView", "selectedBackgroundView", "refreshControl", "navigationItem", "inputView",
  ]

  /// The elements that are made with their classes.
  private static let made: Set<String> = [
    "segue", "viewController", "tableViewController", "collectionViewController", "tableViewCell",
    "collectionViewCell", "collectionReusableView", "collectionView", "collectionViewFlowLayout",
    "collectionViewLayout", "view", "label", "button", "imageView", "textField", "textView",
    "switch", "slider", "stepper", "pageControl", "progressView",
  ]

  init(_ storyboards: [AppPort.File], _ classes: AppClasses) {
    app = Dictionary(classes.classes.map { ($0.name, $0) }) { first, _ in first }
    var found: Set<String> = []
    for file in storyboards {
      // A storyboard that is no XML is refused when the app starts.
      guard let root = try? XMLReader.read(file.bytes) else {
        problems.append(Problem(path: file.path, line: 1, detail: "it is no XML"))
        continue
      }
      let text = SourceText(file.bytes)
      var waiting = [root]
      while let element = waiting.popLast() {
        waiting += element.children.reversed()
        // The placeholder of the first responder has a class, but nothing is made for it.
        guard element.name != "placeholder" else { continue }
        guard let name = element["customClass"], !name.isEmpty else { continue }
        let line = text.position(at: element.offset).line
        guard let type = app[name] else {
          problems.append(Problem(path: file.path, line: line, detail: "class \(name)"))
          continue
        }
        found.insert(name)
        check(element, type, path: file.path, text)
      }
    }
    self.classes = found.sorted()
  }

  /// Only controllers, cells and segues are made with their classes. For other elements the class
  /// is reported, and the usual view is shown.
  private mutating func check(
    _ element: XMLElement, _ type: AppClasses.Class, path: String, _ text: SourceText
  ) {
    let isMade = Self.made.contains(element.name)
    if !isMade || !type.hasCoder && element.name != "segue" {
      let reason = isMade ? "has no init(coder:)" : "is not made for a \(element.name)"
      problems.append(
        Problem(
          path: path, line: text.position(at: element.offset).line,
          detail: "class \(type.name) \(reason)"))
    }
    let outlets = chain(type).flatMap(\.outlets).map(\.name)
    for outlet in element.child("connections")?.children ?? []
    where outlet.name.hasPrefix("outlet") {
      guard let name = outlet["property"], !outlets.contains(name),
        !Self.inherited.contains(name)
      else { continue }
      problems.append(
        Problem(
          path: path, line: text.position(at: outlet.offset).line,
          detail: "outlet \(name) of \(type.name)"))
    }
  }

  /// The class and its superclasses in the app.
  func chain(_ type: AppClasses.Class) -> [AppClasses.Class] {
    var chain = [type]
    while let name = chain[chain.count - 1].superclass, let next = app[name],
      !chain.contains(next)
    { chain.append(next) }
    return chain
  }

  /// The named classes with their superclasses in the app, sorted by name.
  var registered: [AppClasses.Class] {
    let names = Set(classes.compactMap { app[$0] }.flatMap(chain).map(\.name))
    return names.sorted().compactMap { app[$0] }
  }
}
