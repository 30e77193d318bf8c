import Foundation
import UIKitNames

// Code as it is written for UIKit, in a file that also imports Foundation. Each way to reach the main
// thread writes a line in the diary.

extension Notification.Name {
  static let diaryDidGrow = Notification.Name("diaryDidGrow")
}

final class DiaryDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: DiaryController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class DiaryController: UIViewController {
  private let label = UILabel()
  private let countLabel = UILabel()
  private(set) var lines: [String] = []
  private var timer: Timer?
  private var observer: NSObjectProtocol?
  private var task: Task<Void, Never>?
  private let queue = DispatchQueue(label: "diary.work")

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Diary"
    label.numberOfLines = 0
    label.frame = CGRect(x: 0, y: 2, width: 40, height: 20)
    countLabel.frame = CGRect(x: 20, y: 1, width: 20, height: 1)
    view.addSubview(label)
    view.addSubview(countLabel)

    observer = NotificationCenter.default.addObserver(
      forName: .diaryDidGrow, object: self, queue: .main
    ) { [weak self] notification in
      self?.countLabel.text = "\(notification.userInfo?["count"] ?? 0) lines"
    }
    timer = Timer.scheduledTimer(withTimeInterval: 0.5, repeats: true) { [weak self] timer in
      self?.write("timer")
      if self?.lines.count ?? 0 > 18 { timer.invalidate() }
    }
    DispatchQueue.main.async { self.write("async") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) { [weak self] in self?.write("after") }
    RunLoop.main.perform { self.write("perform") }
    OperationQueue.main.addOperation(BlockOperation { Diary.isOperated = true })
    task = Task {
      write("task")
      try? await Task.sleep(nanoseconds: 300_000_000)
      write("slept")
      await readSlowly()
    }
    queue.async {
      let sum = (1...100).reduce(0, +)
      DispatchQueue.main.async { self.write("sum \(sum)") }
    }
  }

  /// Runs on the main thread, as a method of a controller does in UIKit.
  private func readSlowly() async {
    let text = await Diary.page(3)
    write(text)
    try? await Task.sleep(for: .milliseconds(100))
    navigationController?.pushViewController(UIViewController(), animated: true)
    write("pushed")
  }

  private func write(_ line: String) {
    lines.append(line)
    label.text = lines.joined(separator: ", ")
    NotificationCenter.default.post(
      name: .diaryDidGrow, object: self, userInfo: ["count": lines.count])
  }
}

enum Diary {
  // Set by an operation, which runs on the application's thread.
  nonisolated(unsafe) static var isOperated = false

  /// Reads a page on another thread.
  static func page(_ number: Int) async -> String {
    await Task.detached { "page \(number)" }.value
  }
}
