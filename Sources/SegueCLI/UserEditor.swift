internal import Glibc
import Narration
import TextFormats

/// The editor of the variables `VISUAL` and `EDITOR`, or vi.
struct UserEditor {
  /// The command, which can have options.
  private let command: String

  init() {
    let names: [String] = ["VISUAL", "EDITOR"]
    let values = names.compactMap { name in getenv(name).map { String(cString: $0) } }
    command = values.first { !$0.isEmpty } ?? "vi"
  }

  /// Opens a file and waits until the editor ends. The terminal must be free.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - line: The line to show, from 1.
  ///   - words: The words of a language.
  /// - Returns: A message if the editor cannot be run; nil otherwise.
  func open(_ path: String, line: Int, words: StringTable) -> String? {
    // A shell splits the options of the variable; the path is a parameter and is not evaluated.
    let arguments = ["sh", "-c", "exec \(command) \"$@\"", "sh"] + places(path, line)
    var pointers = arguments.map { strdup($0) }
    pointers.append(nil)
    defer { for pointer in pointers { free(pointer) } }
    var process = pid_t()
    guard posix_spawnp(&process, "sh", nil, nil, pointers, environ) == 0 else {
      return words.label("review.noShell", [.detail: .name(systemMessage())])
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
    guard code == 126 || code == 127 else { return nil }
    return words.label("review.noEditor", [.name: .name(command.harmless())])
  }

  /// Returns the arguments for a line of a file, as the editor expects them.
  private func places(_ path: String, _ line: Int) -> [String] {
    // A path that begins with a hyphen would be an option.
    let path = path.hasPrefix("-") ? "./" + path : path
    let program = command.split(separator: " ").first?.split(separator: "/").last ?? ""
    switch program {
    case "code", "codium", "code-insiders": return ["--goto", "\(path):\(line)"]
    case "hx", "helix", "subl", "zed": return ["\(path):\(line)"]
    default: return ["+\(line)", path]
    }
  }
}
