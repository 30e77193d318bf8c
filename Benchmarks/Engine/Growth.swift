import AllocationCount
import CellGraphics
import Glibc
import NavigationKit
import Simulation
import Storyboards

/// Prints how the cost of a frame grows with the contents of the screen and with the length of the
/// session, and the cost of the start.
func printGrowth() {
  print()
  row("scenes on the screen, 80 × 24", "µs a frame", "µs each")
  for count in [1, 4, 16, 64] {
    let scenes = StackedScenes(count: count)
    let shortest = 1e6 / perSecond(count: 200, scenes.draw)
    row("\(count)", tenths(shortest), tenths(shortest / Double(count)))
  }

  print()
  row("a long session, 80 × 24", "µs a slide", "kB in use")
  let slide = PlayedTransition(.slide, columns: 80, rows: 24)
  var played = 0
  for count in [20, 200, 2_000] {
    while played < count - 20 {
      slide.play { _ in }
      played += 1
    }
    let elapsed = seconds { for _ in 0..<20 { slide.play { _ in } } }
    played += 20
    let kilobytes = Double(bytesInUse()) / 1024
    row("after \(grouped(Double(count)))", tenths(elapsed * 1e6 / 20), grouped(kilobytes))
  }

  print()
  row("the beginning, 80 × 24", "µs")
  let reading = perSecond(count: 20) {
    _ = try? SceneDocument(json: PlayedTransition.referenceBytes)
  }
  row("reading the scenes", tenths(1e6 / reading))
  let starting = perSecond(count: 20) {
    _ = Simulator(document: PlayedTransition.document, columns: 80, rows: 24).nextFrame()
  }
  row("controllers and the first frame", tenths(1e6 / starting))
  print()
  row("memory", "kB")
  row("the benchmarks' largest", grouped(largestResidentKilobytes))
}

/// Controllers over each other, all of them seen, the one in front on its way.
private final class StackedScenes {
  private let application = Application()
  private let window: Window
  private let front: View
  private let layers = LayerPool()
  private var screen = Surface(columns: 80, rows: 24)

  init(count: Int) {
    window = Window(application: application, size: Size(width: 80, height: 24))
    var last = ViewController()
    application.turn { [window] in
      window.rootViewController = last
      window.makeKeyAndVisible()
    }
    for index in 1..<max(2, count) where count > 1 {
      let next = ViewController()
      next.modalPresentationStyle = .overFullScreen
      application.turn { last.present(next, animated: false) }
      next.view.transform = AffineTransform(translationX: Double(index % 40), y: Double(index % 20))
      next.view.backgroundColor = .white
      last = next
    }
    front = last.view
    _ = application.events.take()
  }

  func draw() {
    front.transform = AffineTransform(translationX: front.transform.tx == 3 ? 4 : 3, y: 1)
    screen.clear()
    var surface = Surface(columns: 0, rows: 0)
    swap(&surface, &screen)
    var canvas = Canvas(surface: consume surface, layers: layers)
    _ = application.turn { window.draw(onto: &canvas) }
    screen = canvas.surface
  }
}

private var largestResidentKilobytes: Double {
  var usage = rusage()
  getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
  return Double(usage.ru_maxrss)
}
