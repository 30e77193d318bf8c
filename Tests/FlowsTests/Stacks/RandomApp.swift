import Flows
import WalkSupport

/// A small app made at random, valid as a scene file.
struct RandomApp {
  var scenes: [Scene] = []

  struct Scene {
    var kind: Kind
    var segues: [Segue] = []
    var actions: [String] = []
    var hidesBack = false
    var isBarHidden = false
    /// Indicates whether the scene hides the tab bar while it is on a stack.
    var hidesBottomBar = false
    /// The kinds of the views in it, which take arrows or letters for themselves.
    var views: [String] = []
  }

  enum Kind {
    case plain
    case navigation(root: Int)
    case tabs([Int])
    case pages([Int])
    case split(Split)
    case alert
  }

  struct Split {
    var primary: Int
    var supplementary: Int?
    var secondary: Int
    var compact: Int?
    /// Indicates whether only the secondary column is visible.
    var isSecondaryOnly = false

    var columns: [(role: String, scene: Int)] {
      let all = [
        ("primary", primary), ("supplementary", supplementary), ("secondary", secondary),
        ("compact", compact),
      ]
      return all.compactMap { role, scene in scene.map { (role, $0) } }
    }
  }

  struct Segue {
    /// Unique in the app.
    var id: String
    var kind: SegueKind
    /// For a segue of an alert: indicates whether the action that performs the segue is disabled.
    var isDisabled = false
    /// The trigger as in a scene file; nil if only code performs the segue.
    var trigger: String?
  }

  enum SegueKind {
    case show(Int)
    case detail(Int)
    case present(Int, isSheet: Bool)
    case unwind(String)
    /// Unwinds to the nearest scene back, even if it does not declare the action.
    case nearest
    case embed(Int)
  }

  /// - Parameter largest: The most scenes there may be.
  init(seed: UInt64, largest: Int = 6) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...largest, using: &random)
    for place in 0..<count { scenes.append(Scene(kind: kind(place, count, &random))) }
    // What a container holds comes later and is settled first.
    for place in scenes.indices.reversed() where !isValid(place) { scenes[place].kind = .plain }
    for place in scenes.indices {
      if isPlain(place) {
        for action in ["a", "b"] where random.isOne(in: 4) { scenes[place].actions.append(action) }
        scenes[place].hidesBack = random.isOne(in: 4)
        scenes[place].hidesBottomBar = random.isOne(in: 3)
      }
      if case .navigation = scenes[place].kind { scenes[place].isBarHidden = random.isOne(in: 2) }
    }
    // If the root hides the tab bar, the user cannot reach the other tabs.
    for place in scenes.indices {
      if case .navigation(let root) = scenes[place].kind { scenes[root].hidesBottomBar = false }
    }
    for place in scenes.indices where isPlain(place) || isAlert(place) {
      addSegues(to: place, &random)
    }
    addTriggers(&random)
  }

  /// Has keys perform segues, where each scene has the screen for itself.
  private mutating func addTriggers(_ random: inout SeededRandom) {
    let isDivided = scenes.contains { scene in
      if case .split = scene.kind { return true }
      return scene.segues.contains { if case .embed = $0.kind { true } else { false } }
    }
    guard !isDivided else { return }
    for place in scenes.indices where isPlain(place) {
      for kind in ["slider", "textField", "tableView", "button"] where random.isOne(in: 4) {
        scenes[place].views.append(kind)
      }
      var free = ["up", "left", "right", "down"].map { #"{"swipe":"\#($0)"}"# }
      free.append(#"{"screenEdgePan":"right"}"#)
      if scenes[place].views.contains("slider") { free.append(#"{"change":"slider\#(place)"}"#) }
      for segue in scenes[place].segues.indices where random.isOne(in: 2) {
        let choice = Int.random(in: free.indices, using: &random)
        scenes[place].segues[segue].trigger = free.remove(at: choice)
      }
    }
  }

  private func kind(_ place: Int, _ count: Int, _ random: inout SeededRandom) -> Kind {
    // A container holds what comes later, so that none holds itself.
    let later = place + 1..<count
    guard !later.isEmpty else { return .plain }
    func any() -> Int { Int.random(in: later, using: &random) }
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1: return .navigation(root: any())
    case 2 where place == 0 || random.isOne(in: 2):
      return .tabs((0..<Int.random(in: 1...2, using: &random)).map { _ in any() })
    case 3 where random.isOne(in: 2):
      return .pages((0..<Int.random(in: 1...2, using: &random)).map { _ in any() })
    case 4 where place > 0: return .alert
    case 5:
      return .split(
        Split(
          primary: any(), supplementary: random.isOne(in: 3) ? any() : nil, secondary: any(),
          compact: random.isOne(in: 4) ? any() : nil, isSecondaryOnly: random.isOne(in: 5)))
    default: return .plain
    }
  }

  /// Indicates whether the container allows its contents.
  private func isValid(_ place: Int) -> Bool {
    switch scenes[place].kind {
    case .plain, .alert: true
    case .navigation(let root): isRoot(root)
    case .tabs(let scenes), .pages(let scenes): !scenes.contains(where: isAlert)
    case .split(let split):
      split.columns.allSatisfy {
        isColumn($0.scene) && ($0.role == "secondary" || !isTabs($0.scene))
      }
    }
  }

  /// Indicates whether the scene can be a column in which every shown scene is pushed. `check`
  /// reports nothing about other columns.
  private func isColumn(_ scene: Int) -> Bool {
    guard !holdsSplit(scene) else { return false }
    return switch scenes[scene].kind {
    case .plain, .navigation: true
    case .tabs(let tabs): tabs.allSatisfy(isNavigation)
    case .pages(let pages): !isNavigation(pages[0]) || pages.allSatisfy(isNavigation)
    case .split, .alert: false
    }
  }

  func holdsSplit(_ scene: Int) -> Bool {
    if case .split = scenes[scene].kind { return true }
    return held(by: scene).contains(where: holdsSplit)
  }

  /// Returns the scenes that a scene is created with.
  func held(by scene: Int) -> [Int] {
    switch scenes[scene].kind {
    case .alert: []
    case .plain:
      scenes[scene].segues.compactMap { if case .embed(let to) = $0.kind { to } else { nil } }
    case .navigation(let root): [root]
    case .tabs(let scenes), .pages(let scenes): scenes
    case .split(let split): split.columns.map(\.scene)
    }
  }

  private mutating func addSegues(to place: Int, _ random: inout SeededRandom) {
    for number in 0..<Int.random(in: 0...3, using: &random) {
      let to = Int.random(in: scenes.indices, using: &random)
      let id = "s\(place)\(number)"
      // A split view controller in another, or in a sheet, is one that `check` says nothing of.
      let isSheet = random.isOne(in: 2) && !holdsSplit(to)
      let isEmbeddable = to > place && !isAlert(to) && isPlain(place) && !holdsSplit(to)
      let isRootless = holdsSplit(to) || !isRoot(to)
      let kind: SegueKind
      switch Int.random(in: 0..<9, using: &random) {
      case 0...2: kind = isRootless ? .present(to, isSheet: isSheet) : .show(to)
      case 3: kind = isColumn(to) ? .detail(to) : .present(to, isSheet: isSheet)
      case 4: kind = .present(to, isSheet: isSheet)
      case 5...6 where isEmbeddable: kind = .embed(to)
      case 7 where isPlain(place) && random.isOne(in: 2): kind = .nearest
      default: kind = .unwind(random.isOne(in: 2) ? "a" : "b")
      }
      let isDisabled = isAlert(place) && random.isOne(in: 5)
      scenes[place].segues.append(Segue(id: id, kind: kind, isDisabled: isDisabled))
    }
  }

  private func isPlain(_ scene: Int) -> Bool {
    if case .plain = scenes[scene].kind { true } else { false }
  }

  private func isNavigation(_ scene: Int) -> Bool {
    if case .navigation = scenes[scene].kind { true } else { false }
  }

  private func isTabs(_ scene: Int) -> Bool {
    if case .tabs = scenes[scene].kind { true } else { false }
  }

  func isAlert(_ scene: Int) -> Bool {
    if case .alert = scenes[scene].kind { true } else { false }
  }

  private func isRoot(_ scene: Int) -> Bool { !isNavigation(scene) && !isAlert(scene) }

  /// The app as a scene file.
  var json: String {
    let scenes = self.scenes.enumerated().map { Self.json($0.offset, $0.element) }
    // Every action is declared somewhere, so that the file can be run; nothing leads there.
    let spare = #"{"id":"spare","unwindActions":{"a":[],"b":[]}}"#
    return """
      {"version":1,"canvas":{"width":80,"height":24},"initialScene":"0","scenes":[
      \(scenes.joined(separator: ",\n")),\(spare)]}
      """
  }

  private static func json(_ place: Int, _ scene: Scene) -> String {
    var members = [#""id":"\#(place)""#]
    switch scene.kind {
    case .plain:
      let actions = scene.actions.map { "\"\($0)\":[]" }.joined(separator: ",")
      members.append("\"unwindActions\":{\(actions)}")
      if scene.hidesBack { members.append("\"hidesBackButton\":true") }
      if scene.hidesBottomBar { members.append("\"hidesBottomBarWhenPushed\":true") }
      let slots = scene.segues.compactMap { segue -> String? in
        guard case .embed = segue.kind else { return nil }
        return #"{"id":"\#(segue.id)","kind":"container","#
          + #""frame":{"x":0,"y":0,"width":40,"height":12}}"#
      }
      members.append("\"views\":[\((slots + views(place, scene)).joined(separator: ","))]")
    case .navigation(let root):
      members.append("\"kind\":\"navigationController\",\"root\":\"\(root)\"")
      if scene.isBarHidden { members.append("\"isNavigationBarHidden\":true") }
    case .tabs(let tabs):
      let tabs = tabs.map { "{\"scene\":\"\($0)\"}" }.joined(separator: ",")
      members.append("\"kind\":\"tabBarController\",\"tabs\":[\(tabs)]")
    case .pages(let pages):
      let pages = pages.map { "\"\($0)\"" }.joined(separator: ",")
      members.append("\"kind\":\"pageViewController\",\"pages\":[\(pages)]")
    case .split(let split):
      members.append("\"kind\":\"splitViewController\"")
      members += split.columns.map { "\"\($0.role)\":\"\($0.scene)\"" }
      // All that can be seen is, so that nothing has to be brought in by a swipe.
      members.append(
        "\"displayMode\":\"\(split.isSecondaryOnly ? "secondaryOnly" : "twoBesideSecondary")\"")
      members.append("\"presentsWithGesture\":false")
    case .alert:
      let actions = scene.segues.map { segue in
        let isEnabled = segue.isDisabled ? ",\"isEnabled\":false" : ""
        return "{\"id\":\"\(segue.id)\",\"title\":\"\(segue.id)\"\(isEnabled)}"
      }
      members.append("\"kind\":\"alertController\",\"title\":\"?\"")
      let all = actions + [#"{"title":"No","style":"cancel"}"#]
      members.append("\"actions\":[\(all.joined(separator: ","))]")
    }
    let isAlert = if case .alert = scene.kind { true } else { false }
    let segues = scene.segues.map { json($0, isAlert: isAlert) }
    if !segues.isEmpty { members.append("\"segues\":[\(segues.joined(separator: ","))]") }
    return "{\(members.joined(separator: ","))}"
  }

  private static func views(_ place: Int, _ scene: Scene) -> [String] {
    scene.views.enumerated().map { number, kind in
      let rows =
        kind == "tableView"
        ? #","sections":[{"rows":[{"title":"1"},{"title":"2"}]}]"#
        : kind == "button" ? #","title":"B""# : ""
      return #"{"id":"\#(kind)\#(place)","kind":"\#(kind)"\#(rows),"#
        + #""frame":{"x":0,"y":\#(4 * number),"width":40,"height":4}}"#
    }
  }

  private static func json(_ segue: Segue, isAlert: Bool) -> String {
    let trigger =
      isAlert
      ? ",\"trigger\":{\"tap\":\"\(segue.id)\"}"
      : segue.trigger.map { ",\"trigger\":\($0)" } ?? ""
    let head = "{\"id\":\"\(segue.id)\""
    switch segue.kind {
    case .show(let to):
      return head + ",\"kind\":\"show\",\"to\":\"\(to)\",\"animated\":false\(trigger)}"
    case .present(let to, let isSheet):
      let style = isSheet ? ",\"modalPresentationStyle\":\"formSheet\"" : ""
      return head + ",\"kind\":\"presentModally\",\"to\":\"\(to)\",\"animated\":false"
        + "\(style)\(trigger)}"
    case .detail(let to):
      return head + ",\"kind\":\"showDetail\",\"to\":\"\(to)\",\"animated\":false\(trigger)}"
    case .unwind(let action):
      return head + ",\"kind\":\"unwind\",\"action\":\"\(action)\",\"animated\":false\(trigger)}"
    case .nearest:
      return head + ",\"kind\":\"unwind\",\"action\":\"any\",\"target\":\"nearest\","
        + "\"animated\":false\(trigger)}"
    case .embed(let to):
      return head + ",\"kind\":\"embed\",\"to\":\"\(to)\",\"container\":\"\(segue.id)\"}"
    }
  }
}
