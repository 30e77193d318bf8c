import Foundation
import TerminalApps
import UIKitNames

@main enum Main {
  static func main() {
    // Jumps back in time start the app again, which then must find the same files.
    let folder = Item(URL(filePath: FileManager.default.currentDirectoryPath))
    TerminalApp(name: "files", version: "1.0", delegate: AppDelegate(folder)).main()
  }
}
