import UIKitNames

/// A line of the chat.
struct Message: Sendable {
  var author: String
  var text: String
}

/// The other side of the chat, on a thread of its own. A real app has a connection here.
struct Server: Sendable {
  /// The number of messages that arrive.
  var count = 10_000
  /// The time between two messages in microseconds; 0 sends them as fast as possible.
  var pause: UInt32 = 500_000

  /// Sends all messages. Each is a block of the main queue, so a recording has its tick.
  func connect(_ receive: @escaping @Sendable (Message) -> Void) {
    let (count, pause) = (count, pause)
    DispatchQueue.global().async {
      for number in 1...max(1, count) {
        if pause > 0 { usleep(pause) }
        guard count > 0 else { return }
        let author = ["Ada", "Grace", "Edsger"][number % 3]
        let message = Message(author: author, text: "message \(number)")
        DispatchQueue.main.async { receive(message) }
      }
    }
  }
}
