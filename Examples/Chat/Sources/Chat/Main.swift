import TerminalApps
import UIKitNames

@main enum Main {
  static func main() {
    TerminalApp(name: "chat", version: "1.0", delegate: AppDelegate()).main()
  }
}
