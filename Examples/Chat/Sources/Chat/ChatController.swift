import UIKitNames

/// The messages, the newest at the bottom, and a button to write one.
final class ChatController: UITableViewController {
  private(set) var messages: [Message] = []
  private let server: Server
  private var willReload = false

  init(server: Server) {
    self.server = server
    super.init(style: .plain)
    title = "Chat"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Write", primaryAction: UIAction { [weak self] _ in self?.write() })
    // The controller is used in turns of the app only, in which the blocks of the main queue run.
    nonisolated(unsafe) weak let chat = self
    server.connect { message in chat?.receive(message) }
  }

  /// Presents the sheet and awaits the text. Nil means that the user closed the sheet.
  private func write() {
    Task {
      guard let text = await present(WriteController(), animated: true) else { return }
      receive(Message(author: "You", text: text))
    }
  }

  /// Adds a message. Many messages at one tick reload the table once.
  private func receive(_ message: Message) {
    messages.append(message)
    guard !willReload else { return }
    willReload = true
    Task {
      try? await Task.sleep(nanoseconds: 100_000_000)
      willReload = false
      title = "Chat (\(messages.count))"
      tableView.reloadData()
      let last = IndexPath(row: messages.count - 1, section: 0)
      tableView.scrollToRow(at: last, at: .bottom, animated: false)
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let message = messages[indexPath.row]
    cell.textLabel?.text = "\(message.author): \(message.text)"
    return cell
  }
}
