internal import CellGraphics
internal import NavigationKit
internal import Sessions
internal import Simulation

/// An app whose screens depend on its number, with an input of its own.
final class SessionApp: ApplicationDelegate {
  var window: Window?
  let number: Int

  init(_ number: Int) { self.number = number }

  func application(
    _ application: Application,
    didFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = Window(frame: application.screenBounds)
    window.rootViewController = NavigationController(
      rootViewController: SessionPage(app: number, page: 0))
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  /// The size of the terminal of an app: each has another one.
  static func size(_ number: Int) -> Size {
    Size(width: Double(30 + 2 * number), height: Double(8 + number % 3))
  }

  /// The keys of an app by the number of the step before which they arrive.
  static func keys(_ number: Int) -> [Int: String] {
    let steps: [Int: String] = [
      3: "\r", 20 + number: "p", 50: "\u{1B}[D", 60 + 2 * number: "\r", 75: "\t\r", 95: "\u{1B}",
      100 + number: "p", 120: "\u{1B}[<0;3;3M\u{1B}[<0;3;3m",
    ]
    return steps.filter { $0.key % 8 != number }
  }

  /// Creates the session of an app with a log.
  static func session(_ number: Int, log: @escaping SessionRecorder.Sink) -> LiveSession {
    let size = size(number)
    let header = SessionHeader(
      app: "session \(number)", columns: Int(size.width), rows: Int(size.height))
    return LiveSession(recorder: SessionRecorder(header: header, sink: log)) {
      Simulator(
        delegate: SessionApp(number), columns: Int(size.width), rows: Int(size.height))
    }
  }
}

/// A page with a button that pushes the next one, or presents it if the page's number is odd.
final class SessionPage: ViewController {
  private let app: Int
  private let page: Int

  /// Creates a page.
  init(app: Int, page: Int) {
    (self.app, self.page) = (app, page)
    super.init()
    title = "App \(app) 界\(page)"
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Color(
      red: UInt8(30 * app), green: UInt8(40 * (page % 6)), blue: 90)
    let label = Label(frame: Rect(x: 2, y: 1, width: 26, height: 1))
    label.text = "é\u{301} 漢字 \(app).\(page)"
    let next = Button(frame: Rect(x: 2, y: 3, width: 10, height: 1))
    next.title = "Next \(page + 1)"
    next.addAction { [unowned self] _ in showNext() }
    view.addSubview(label)
    view.addSubview(next)
  }

  private func showNext() {
    let next = SessionPage(app: app, page: page + 1)
    if page % 2 == 0, let navigationController {
      navigationController.pushViewController(next, animated: true)
    } else {
      present(next, animated: true)
    }
  }
}
