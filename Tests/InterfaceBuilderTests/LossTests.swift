import Storyboards
import TestSupport
import Testing
import TextFormats

@testable import InterfaceBuilder

/// Elements of a storyboard, counted before and after the import.
///
/// The elements are views, cells, bar items other than spaces, recognisers and segues. An element
/// counts as imported in these cases:
///
/// * The scene file has a part with its name, or shows its text.
/// * The element only shows the elements inside it.
/// * A remark names it, or an element around it.
@Suite struct LossTests {
  @Test func `every element of every fixture is in the scene file or named by a remark`() throws {
    // The 33 segues and 12 relationships are elements, and so is what is seen.
    #expect(try expectNoLoss(in: .fixtures) > 100)
  }

  @Test(.storyboardsAtHand)
  func `every element of every file at hand is in the scene file or named by a remark`() throws {
    let count = try expectNoLoss(in: #require(StoryboardCorpus.atHand))
    report("\(count) elements are in scene files or named by remarks")
  }

  private func expectNoLoss(in corpus: StoryboardCorpus) throws -> Int {
    var count = 0
    for file in corpus.runnable {
      let elements = try Elements(xml: file.bytes, result: corpus.imported(file))
      #expect(elements.lost.isEmpty, "\(file)")
      count += elements.count
    }
    return count
  }

  @Test func `an element that the scene file cannot express is named by a remark`() throws {
    let views = """
      <label text="Later" hidden="YES" id="hidden">\(Self.frame)</label>
      <view alpha="0" id="clear">\(Self.frame)<subviews><label text="Too" id="within">\(Self.frame)\
      </label></subviews></view>
      <view customClass="SparkView" id="drawn">\(Self.frame)</view>
      <tableView dataMode="static" style="plain" id="table">\(Self.frame)<sections><tableViewSection \
      id="section"><cells><tableViewCell id="cell">\(Self.frame)<tableViewCellContentView \
      key="contentView" id="content">\(Self.frame)<subviews>
      <imageView image="one" id="first">\(Self.frame)</imageView>
      <imageView image="two" id="second">\(Self.frame)</imageView>
      </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
      <refreshControl key="refreshControl" id="refresh"/></tableView>
      """
    let result = try Fixture.imported(
      Fixture.storyboard(
        Fixture.scene(
          "a", views: views,
          connections: """
            <segue destination="b" kind="show" id="deep"><segue key="commit" id="commit"/></segue>
            """,
          objects: """
            <tapGestureRecognizer id="tap"/><view id="beside">\(Self.frame)</view>
            """,
          more: """
            <navigationItem key="navigationItem" id="item"><barButtonItem key="rightBarButtonItem" \
            id="empty"><view key="customView" id="filler"/></barButtonItem></navigationItem>
            <tabBarItem key="tabBarItem" title="Tab" id="tab"/>
            """),
        Fixture.scene("b")))
    let remarks = result.remarks.map { "\($0.element): \($0.what)" }
    #expect(
      Set(remarks) == [
        "label hidden: hidden until code shows it; left out",
        "view clear: transparent until code shows it; left out",
        "view drawn: the class 'SparkView' draws this view in code; left out",
        "imageView second: a row cannot show this view; left out",
        "refreshControl refresh: visible only while the user pulls the table; left out",
        "segue commit: a preview of another segue; left out",
        "tapGestureRecognizer tap: only code handles this gesture; left out",
        "view beside: only code adds it to the screen; left out",
        "barButtonItem empty: only code supplies the content; left out",
        "tabBarItem tab: no tab bar controller of this storyboard shows this tab; left out",
      ])
  }

  private static let frame = "<rect key=\"frame\" x=\"20\" y=\"100\" width=\"200\" height=\"30\"/>"
}

/// The elements of a storyboard's scenes, looked up in the imported files.
private struct Elements {
  private(set) var count = 0
  /// The elements that are neither in a scene file nor named by a remark.
  private(set) var lost: [String] = []
  private let names: ObjectNames
  private var remarked: Set<String> = []
  private var node = JSONNode(value: .null)
  private var ids: Set<String> = []
  private var texts: [String] = []
  private var tabs: Set<String> = []

  init(xml: [UInt8], result: StoryboardImport) throws {
    let document = try InterfaceBuilderDocument(xml: xml)
    names = ObjectNames(document)
    remarked = Set(result.remarks.filter { $0.path == result.remarks.first?.path }.map(\.element))
    let scenes = result.files[0].root["scenes"]?.elements ?? []
    for scene in scenes {
      for tab in scene["tabs"]?.elements ?? [] { tabs.insert(tab["scene"]?.string ?? "") }
    }
    for scene in document.scenes {
      guard let controller = scene.controller, let id = controller["id"],
        controller.name != "viewControllerPlaceholder", !isRemarked(controller)
      else { continue }
      node = scenes.first { $0["id"]?.string == names.scenes[id] } ?? JSONNode(value: .null)
      (ids, texts) = ([], [])
      gather(node)
      visit(controller, around: [])
      for neighbour in scene.neighbours where neighbour.name.hasSuffix("GestureRecognizer") {
        visit(neighbour, around: [])
      }
    }
  }

  private mutating func gather(_ node: JSONNode) {
    for member in node.members ?? [] {
      if member.key == "id", let id = member.node.string { ids.insert(id) }
      if let text = member.node.string { texts.append(text) }
      gather(member.node)
    }
    for element in node.elements ?? [] { gather(element) }
  }

  private func isRemarked(_ element: XMLElement) -> Bool {
    remarked.contains([element.name, element["id"]].compactMap(\.self).joined(separator: " "))
  }

  private mutating func visit(_ element: XMLElement, around: [XMLElement]) {
    guard !isRemarked(element) else {
      count += 1
      return
    }
    if ["navigationBar", "toolbar", "tabBar"].contains(element["key"] ?? "-") { return }
    if isElement(element) {
      count += 1
      if !isCarried(element, around) {
        lost.append("\(element.name) \(element["id"] ?? "") at byte \(element.offset)")
      }
    }
    for child in element.children where child.name != "variation" {
      visit(child, around: around + [element])
    }
  }

  private func isElement(_ element: XMLElement) -> Bool {
    if ["flexibleSpace", "fixedSpace"].contains(element["systemItem"] ?? "") { return false }
    return Self.names.contains(element.name) || element.name.hasSuffix("GestureRecognizer")
  }

  /// Returns the elements within the element, at any depth.
  private func elements(in element: XMLElement) -> [XMLElement] {
    element.children.filter { $0.name != "variation" && $0.name != "connections" }.flatMap {
      (isElement($0) ? [$0] : []) + elements(in: $0)
    }
  }

  /// Indicates whether the element is empty, or a part of it is in the scene file.
  private func holds(_ element: XMLElement) -> Bool {
    let inner = elements(in: element)
    return inner.isEmpty
      || inner.contains { isRemarked($0) || ids.contains($0["id"].map(names.object) ?? "") }
  }

  /// Indicates whether the scene file has the element by its name or by its text.
  private func isCarried(_ element: XMLElement, _ around: [XMLElement]) -> Bool {
    let name = element["id"].map(names.object) ?? ""
    if ids.contains(name) || ids.contains("\(name) background") { return true }
    switch element.name {
    case "segue": return isCarried(segue: element)
    case "tabBarItem": return tabs.contains(names.scenes[around.first?["id"] ?? ""] ?? "")
    case "barButtonItem":
      return texts.contains(element["title"] ?? "-")
        || element.children.contains { child in
          // Of a plain view its contents stand for it.
          child["key"] == "customView" && (ids.contains(child["id"] ?? "-") || holds(child))
        }
    case "imageView":
      // The first picture of a row is its sign, and that of a bar item or title is its word.
      return isWithinRowOrItem(element, around)
    case "tableView", "collectionView": return node["sections"] != nil || holds(element)
    case "tableViewCell", "collectionViewCell": return holds(element)
    case _ where element.name.hasSuffix("GestureRecognizer"):
      return element.child("connections")?.children.contains { $0.name == "segue" } ?? false
    default:
      let own = [element["text"], element["placeholder"], element["secondaryText"]]
      let titles = element.children.map { $0["title"] }
      let strings = element.children.filter { $0.name == "string" }.map(\.text)
      let fragments = element.child("attributedString")?.children.compactMap { $0["content"] } ?? []
      let said = (own + titles).compactMap(\.self) + strings + fragments
      let lines = said.compactMap { $0.split(whereSeparator: \.isNewline).first }
      if lines.contains(where: { line in texts.contains { $0.contains(line) } }) { return true }
      // The prototype's name stands where Interface Builder's own text is, and a label of a cell's own
      // style may be empty.
      let isOwn = said.allSatisfy { $0.isEmpty || Self.ready.contains($0) }
      return isOwn && isWithinRowOrItem(element, around)
    }
  }

  private func isWithinRowOrItem(_ element: XMLElement, _ around: [XMLElement]) -> Bool {
    (around + [element]).contains {
      $0.name.hasSuffix("Cell") || ["customView", "titleView"].contains($0["key"])
    }
  }

  private func isCarried(segue: XMLElement) -> Bool {
    if segue["kind"] == "relationship" {
      return texts.contains(names.scenes[segue["destination"] ?? ""] ?? "-")
        || segue["destination"].map(names.object) != nil
    }
    let name = segue["identifier"].flatMap { $0.isEmpty ? nil : $0 } ?? segue["id"] ?? "-"
    return ids.contains { $0 == name || $0.hasPrefix("\(name)~") }
  }

  private static let ready: Set<String> = [
    "Title", "Subtitle", "Label", "Detail", "Text", "Cell", "Button",
  ]

  private static let names: Set<String> = [
    "label", "button", "imageView", "textField", "searchBar", "textView", "switch", "slider",
    "stepper", "progressView", "activityIndicatorView", "segmentedControl", "containerView",
    "tableView", "collectionView", "pageControl", "pickerView", "datePicker", "mapView", "webView",
    "wkWebView", "glkView", "mtkView", "sceneKitView", "skView", "arskView", "arscnView",
    "tableViewCell", "collectionViewCell", "refreshControl", "barButtonItem", "tabBarItem", "segue",
    "listContentConfiguration",
  ]
}
