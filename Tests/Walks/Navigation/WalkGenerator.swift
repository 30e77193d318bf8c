internal import WalkSupport

/// Chooses the steps of a walk by chance, so that they fit where it stands.
struct WalkGenerator {
  private(set) var random: SeededRandom
  private var nextID = 0

  init(_ random: SeededRandom) { self.random = random }

  mutating func step(from walk: Walk) -> WalkStep {
    if random.isOne(in: 3) {
      return .wait([1, 10, 41, 42, 43, 48, 500].randomElement(using: &random)!)
    }
    if random.isOne(in: 8) { return .drag(cancelled: random.isOne(in: 2)) }
    nextID = walk.nextID
    let count = random.isOne(in: 4) ? Int.random(in: 2...3, using: &random) : 1
    return .turn((0..<count).map { _ in request(in: walk.model) })
  }

  private mutating func request(in model: NavigationModel) -> NavigationRequest {
    let animated = !random.isOne(in: 3)
    let ids = model.ids
    let anyone = random.isOne(in: 3) ? ids.randomElement(using: &random)! : model.front
    let stacks = model.levels.filter { $0.navigation != nil }
    switch Int.random(in: 0..<20, using: &random) {
    case 0...8:
      let level = random.isOne(in: 4) ? stacks.randomElement(using: &random) : stacks.last
      guard let level, let on = level.navigation else { fallthrough }
      return change(of: level.stack, on: on, animated: animated)
    case 9...12:
      if model.levels.count > 4 { fallthrough }
      if random.isOne(in: 3) { return .go(freshLevel(), from: model.front) }
      return .present(freshLevel(), from: anyone, animated: animated)
    case 13...15:
      return .dismiss(on: anyone, animated: animated)
    case 16...18:
      return .unwind(animated: animated)
    default:
      return random.isOne(in: 3)
        ? .replaceRoot(freshLevel()) : .dismiss(on: anyone, animated: animated)
    }
  }

  private mutating func change(of stack: [Int], on: Int, animated: Bool) -> NavigationRequest {
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4 where stack.count < 7: return .push(fresh(), on: on, animated: animated)
    case 5: return .popToRoot(on: on, animated: animated)
    case 6:
      guard let id = stack.randomElement(using: &random) else { fallthrough }
      return .popTo(id, on: on, animated: animated)
    case 7, 8:
      var ids = stack.shuffled(using: &random).filter { _ in random.isOne(in: 2) }
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        ids.insert(fresh(), at: Int.random(in: 0...ids.count, using: &random))
      }
      return .set(ids, on: on, animated: animated)
    default: return .pop(on: on, animated: animated)
    }
  }

  private mutating func freshLevel() -> NavigationModel.Level {
    guard random.isOne(in: 2) else {
      return NavigationModel.Level(navigation: nil, stack: [fresh()])
    }
    let navigation = fresh()
    let count = Int.random(in: 1...3, using: &random)
    return NavigationModel.Level(navigation: navigation, stack: (0..<count).map { _ in fresh() })
  }

  private mutating func fresh() -> Int {
    defer { nextID += 1 }
    return nextID
  }
}
