import TextFormats

extension InterfaceBuilderDocument {
  /// Reads a storyboard.
  ///
  /// Unknown elements are searched too, because a segue can be at any depth. The time grows in
  /// proportion to the file.
  ///
  /// - Parameter bytes: XML as Xcode 4 to 26 write it.
  /// - Throws: An error for a file that is no iOS storyboard. For another system's storyboard, the
  ///   error names the system.
  public init(xml bytes: [UInt8]) throws(InterfaceBuilderError) {
    let root: XMLElement
    do {
      root = try XMLReader.read(bytes)
    } catch {
      throw InterfaceBuilderError(
        reason: .notXML(error.reason), position: SourceText(bytes).position(at: error.offset))
    }
    if let reason = Self.refusal(of: root) {
      throw InterfaceBuilderError(
        reason: reason, position: SourceText(bytes).position(at: root.offset))
    }
    self.root = root
    initialViewController = root["initialViewController"]
    toolsVersion = root["toolsVersion"]
    scenes = (root.child("scenes")?.children ?? []).filter { $0.name == "scene" }.map(Scene.init)
  }

  /// Returns the reason to refuse a file with this root; nil if the file can be read.
  private static func refusal(of root: XMLElement) -> InterfaceBuilderError.Reason? {
    if root.name == "archive" { return .archive }
    guard root.name == "document" else { return .notInterfaceBuilder(root: root.name) }
    let runtime = root["targetRuntime"] ?? ""
    let type = root["type"] ?? ""
    if let name = system(ofRuntime: runtime) ?? (runtime.isEmpty ? system(ofType: type) : nil) {
      return .otherSystem(name: name)
    }
    // Files made by hand may have no runtime. In every file that Xcode wrote for iOS it starts so.
    guard runtime.isEmpty || runtime.hasPrefix("iOS.") else { return .unknownRuntime(runtime) }
    return root.child("scenes") == nil ? .noStoryboard : nil
  }

  /// Returns the system other than iOS that a target runtime belongs to; nil for any other runtime.
  private static func system(ofRuntime runtime: String) -> String? {
    if runtime.hasPrefix("MacOSX.") { return "macOS" }
    if runtime.hasPrefix("AppleTV") { return "tvOS" }
    if runtime.hasPrefix("watchKit") { return "watchOS" }
    return nil
  }

  /// Returns the system other than iOS that a document type belongs to; nil for any other type.
  private static func system(ofType type: String) -> String? {
    if type.contains(".Cocoa.") { return "macOS" }
    if type.contains(".AppleTV.") { return "tvOS" }
    if type.contains(".WatchKit.") { return "watchOS" }
    return nil
  }
}

extension InterfaceBuilderDocument.Scene {
  init(_ scene: XMLElement) {
    let name = scene.comment.map(Self.trimmed)
    self.name = name?.isEmpty == false ? name : nil
    // Room for a scene of a few views. Growing to this size step by step costs more than all else.
    self.objects.reserveCapacity(40)
    for objects in scene.children where objects.name == "objects" {
      for object in objects.children { visit(object, owner: scene) }
      if controller == nil { controller = objects.children.first { $0.isController } }
      neighbours += objects.children.filter { $0 !== controller }
    }
  }

  /// Records the element and all elements in it.
  ///
  /// - Parameter owner: The nearest element around it that is an object.
  ///
  /// The method runs once for each element of a file, so it compares element names only once and
  /// returns early for the most frequent ones.
  private mutating func visit(_ element: XMLElement, owner: XMLElement) {
    switch element.name {
    // Elements without children and segues. They make up most of a file.
    case "autoresizingMask", "nil": return
    case "rect":
      check("x", of: element)
      check("y", of: element)
      check("width", of: element)
      check("height", of: element)
      return
    case "color":
      check("white", of: element)
      check("red", of: element)
      check("green", of: element)
      check("blue", of: element)
      check("alpha", of: element)
      return
    case "constraint":
      check("constant", of: element)
      check("priority", of: element)
      for child in element.children where child.name == "variation" {
        if let key = child["key"] { variations.insert(key) }
      }
      return
    case "segue":
      // A segue within another segue is for 3D Touch and leads to no scene of its own.
      segues.append(
        InterfaceBuilderDocument.Segue(
          kind: element["kind"].map(InterfaceBuilderDocument.Kind.init), owner: owner,
          element: element))
    case "exit": exits.append(element)
    case "outlet", "outletCollection":
      if let property = element["property"], let destination = element["destination"] {
        outlets.append(
          InterfaceBuilderDocument.Outlet(
            owner: owner, property: property, destination: destination))
      }
    case "variation":
      if let key = element["key"] { variations.insert(key) }
    case "barButtonItem":
      barItems.append(InterfaceBuilderDocument.BarItem(element: element, owner: owner))
    case "fontDescription": check("pointSize", of: element)
    default:
      if element.isRecognizer { recognizers.append(element) }
    }
    var inner = owner
    if let id = element["id"], element.name != "segue" {
      if objects[id] == nil { objects[id] = element }
      if !Self.isConnector(element.name) { inner = element }
      check("alpha", of: element)
      check("spacing", of: element)
    }
    for child in element.children { visit(child, owner: inner) }
  }

  /// Records an attribute that should be a number and is not.
  @inline(__always)
  private mutating func check(_ attribute: String, of element: XMLElement) {
    if element.isUnreadable(attribute) { note(attribute, of: element) }
  }

  private mutating func note(_ attribute: String, of element: XMLElement) {
    let attribute = "\(attribute)"
    unreadableNumbers.append(
      InterfaceBuilderDocument.UnreadableNumber(
        element: element, attribute: attribute, value: element[attribute] ?? ""))
  }

  /// Indicates whether elements of this name have an id and own no other objects.
  private static func isConnector(_ name: String) -> Bool {
    switch name {
    case "action", "connections", "outlet", "outletCollection": true
    default: false
    }
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension XMLElement {
  /// Indicates whether the element is a view controller or a reference to one in another
  /// storyboard.
  var isController: Bool {
    self["sceneMemberID"] == "viewController" || name.hasSuffix("Controller")
      || name == "viewControllerPlaceholder"
  }

  var isRecognizer: Bool { name.utf8.count > 17 && name.hasSuffix("GestureRecognizer") }
}
