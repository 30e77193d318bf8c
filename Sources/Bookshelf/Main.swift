import TerminalApps
import UIKitNames

/// Runs the app in the terminal, as `UIApplicationMain` does on a phone.
@main enum Main {
  static func main() {
    TerminalApp(name: "bookshelf", version: "0.2.0", delegate: AppDelegate()).main()
  }
}
