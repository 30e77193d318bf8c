import NavigationKit

row("without animation, a turn each", "pairs/s", "ns a pair")
for (name, recordsEvents) in [("events recorded", true), ("no events", false)] {
  let screen = Screen(depth: 1, recordsEvents: recordsEvents)
  let pushes = perSecond(count: 50_000, screen.pushAndPop)
  row("push and pop, \(name)", grouped(pushes), grouped(1e9 / pushes))
  let presentations = perSecond(count: 20_000, screen.presentAndDismiss)
  row("present and dismiss, \(name)", grouped(presentations), grouped(1e9 / presentations))
}

print()
row("stack depth", "pairs/s", "ns a pair")
for (name, isToolbarHidden) in [("", true), (", with a toolbar", false)] {
  for depth in [1, 100, 10_000] {
    let screen = Screen(depth: depth)
    screen.turn { screen.navigation.isToolbarHidden = isToolbarHidden }
    let pushes = perSecond(count: 20_000, screen.pushAndPop)
    row("push and pop at \(grouped(Double(depth)))\(name)", grouped(pushes), grouped(1e9 / pushes))
  }
}

print()
row("unwind from the top to the root", "µs", "ns a level")
for depth in [10, 100, 1_000, 10_000] {
  let elapsed = (0..<5).map { _ in
    let screen = Screen(depth: depth)
    let stack = screen.navigation.viewControllers
    stack[0].unwindActions["back"] = { _ in }
    stack[depth - 1].segueTemplates = [
      SegueTemplate(identifier: "back", kind: .unwind(action: "back"), animates: false) {
        UnwindSegue(identifier: $0, source: $1, destination: $2)
      }
    ]
    return seconds {
      screen.turn { stack[depth - 1].performSegue(withIdentifier: "back", sender: nil) }
    }
  }
  let shortest = elapsed.min() ?? 0
  row(
    "over \(grouped(Double(depth)))", grouped(shortest * 1e6),
    grouped(shortest * 1e9 / Double(depth)))
}

print()
row("a frame of a table of 80 × 24", "frames/s", "ns a frame")
for rows in [100, 100_000] {
  let scrolled = perSecond(rounds: 40, count: 400, ScrolledTable(rows: rows).scrollAndDraw)
  row("scrolled by a row of \(grouped(Double(rows)))", grouped(scrolled), grouped(1e9 / scrolled))
  let pressed = perSecond(rounds: 40, count: 400, ScrolledTable(rows: rows).pressAndDraw)
  row("after a key among \(grouped(Double(rows)))", grouped(pressed), grouped(1e9 / pressed))
}

print()
row("100 animated views", "a second", "ns each", "requests")
let animated = AnimatedViews(count: 100)
var sum = 0.0
let ticks = perSecond(count: 1_000) { sum += animated.tick() }
let tickRequests = allocations(in: 1_000) { sum += animated.tick() }
row("ticks, 1,000 of them", grouped(ticks), grouped(1e9 / ticks), grouped(Double(tickRequests)))
let frames = perSecond(count: 400, animated.tickAndDraw)
let frameRequests = allocations(in: 1_000, animated.tickAndDraw)
row(
  "with pictures, 1,000 of them", grouped(frames), grouped(1e9 / frames),
  grouped(Double(frameRequests)))
precondition(sum.isFinite && tickRequests == 0, "an animation asks for memory at each tick")

printFrameCosts()
printGrowth()
