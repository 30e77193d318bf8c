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
  }

  enum Kind {
    case plain
    case navigation(root: Int)
    case tabs([Int])
    case alert
  }

  struct Segue {
    /// Unique in the app.
    var id: String
    var kind: SegueKind
  }

  enum SegueKind {
    case show(Int)
    case present(Int, isSheet: Bool)
    case unwind(String)
    case embed(Int)
  }

  /// - Parameter largest: The most scenes there may be.
  init(seed: UInt64, largest: Int = 6) {
    var random = SeededRandom(seed: seed)
    let count = Int.random(in: 1...largest, using: &random)
    for place in 0..<count { scenes.append(Scene(kind: kind(place, count, &random))) }
    let plain = scenes.indices.filter { if case .plain = scenes[$0].kind { true } else { false } }
    for place in plain {
      for action in ["a", "b"] where random.isOne(in: 4) { scenes[place].actions.append(action) }
      scenes[place].hidesBack = random.isOne(in: 4)
    }
    for place in scenes.indices { addSegues(to: place, &random) }
  }

  private func kind(_ place: Int, _ count: Int, _ random: inout SeededRandom) -> Kind {
    // A container holds what comes later, so that none holds itself.
    let later = place + 1..<count
    guard let last = later.last else { return .plain }
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return .navigation(root: Int.random(in: place + 1...last, using: &random))
    case 2 where place == 0 || random.isOne(in: 2):
      let number = Int.random(in: 1...2, using: &random)
      return .tabs((0..<number).map { _ in Int.random(in: later, using: &random) })
    case 3 where place > 0: return .alert
    default: return .plain
    }
  }

  private mutating func addSegues(to place: Int, _ random: inout SeededRandom) {
    switch scenes[place].kind {
    case .navigation(let root):
      scenes[place].isBarHidden = random.isOne(in: 2)
      if !isRoot(root) { scenes[place].kind = .plain }
      return
    case .tabs(let tabs):
      if tabs.contains(where: isAlert) { scenes[place].kind = .plain }
      return
    case .plain, .alert: break
    }
    for number in 0..<Int.random(in: 0...3, using: &random) {
      let to = Int.random(in: scenes.indices, using: &random)
      let id = "s\(place)\(number)"
      let kind: SegueKind
      switch Int.random(in: 0..<8, using: &random) {
      case 0...2: kind = isPushable(to) ? .show(to) : .present(to, isSheet: random.isOne(in: 2))
      case 3, 4: kind = .present(to, isSheet: random.isOne(in: 2))
      case 5 where to > place && isPlain(to) && isPlain(place): kind = .embed(to)
      default: kind = .unwind(random.isOne(in: 2) ? "a" : "b")
      }
      scenes[place].segues.append(Segue(id: id, kind: kind))
    }
  }

  private func isPlain(_ scene: Int) -> Bool {
    if case .plain = scenes[scene].kind { true } else { false }
  }

  func isAlert(_ scene: Int) -> Bool {
    if case .alert = scenes[scene].kind { true } else { false }
  }

  private func isRoot(_ scene: Int) -> Bool {
    switch scenes[scene].kind {
    case .plain, .tabs: true
    case .navigation, .alert: false
    }
  }

  private func isPushable(_ scene: Int) -> Bool { isRoot(scene) }

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
      let slots = scene.segues.compactMap { segue -> String? in
        guard case .embed = segue.kind else { return nil }
        return #"{"id":"\#(segue.id)","kind":"container","#
          + #""frame":{"x":0,"y":0,"width":40,"height":12}}"#
      }
      members.append("\"views\":[\(slots.joined(separator: ","))]")
    case .navigation(let root):
      members.append("\"kind\":\"navigationController\",\"root\":\"\(root)\"")
      if scene.isBarHidden { members.append("\"isNavigationBarHidden\":true") }
    case .tabs(let tabs):
      let tabs = tabs.map { "{\"scene\":\"\($0)\"}" }.joined(separator: ",")
      members.append("\"kind\":\"tabBarController\",\"tabs\":[\(tabs)]")
    case .alert:
      let actions = scene.segues.map { "{\"id\":\"\($0.id)\",\"title\":\"\($0.id)\"}" }
      members.append("\"kind\":\"alertController\",\"title\":\"?\"")
      let all = actions + [#"{"title":"No","style":"cancel"}"#]
      members.append("\"actions\":[\(all.joined(separator: ","))]")
    }
    let isAlert = if case .alert = scene.kind { true } else { false }
    let segues = scene.segues.map { json($0, isAlert: isAlert) }
    if !segues.isEmpty { members.append("\"segues\":[\(segues.joined(separator: ","))]") }
    return "{\(members.joined(separator: ","))}"
  }

  private static func json(_ segue: Segue, isAlert: Bool) -> String {
    let trigger = isAlert ? ",\"trigger\":{\"tap\":\"\(segue.id)\"}" : ""
    let head = "{\"id\":\"\(segue.id)\""
    switch segue.kind {
    case .show(let to):
      return head + ",\"kind\":\"show\",\"to\":\"\(to)\",\"animated\":false\(trigger)}"
    case .present(let to, let isSheet):
      let style = isSheet ? ",\"modalPresentationStyle\":\"formSheet\"" : ""
      return head + ",\"kind\":\"presentModally\",\"to\":\"\(to)\",\"animated\":false"
        + "\(style)\(trigger)}"
    case .unwind(let action):
      return head + ",\"kind\":\"unwind\",\"action\":\"\(action)\",\"animated\":false\(trigger)}"
    case .embed(let to):
      return head + ",\"kind\":\"embed\",\"to\":\"\(to)\",\"container\":\"\(segue.id)\"}"
    }
  }
}
