internal import CVTerm
internal import Glibc

/// Starts a program as the leader of a new session on a terminal.
struct Spawn {
  var path: String
  var arguments: [String]
  var environment: [String: String]
  /// The terminal's line.
  var line: Int32

  func run() throws -> pid_t {
    var name = [CChar](repeating: 0, count: 64)
    ttyname_r(line, &name, name.count)
    var files = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&files)
    defer { posix_spawn_file_actions_destroy(&files) }
    // The leader of a new session that opens a terminal gets it as its controlling terminal.
    posix_spawn_file_actions_addopen(&files, 0, name, O_RDWR, 0)
    posix_spawn_file_actions_adddup2(&files, 0, 1)
    posix_spawn_file_actions_adddup2(&files, 0, 2)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    // A shell that starts the tests in the background ignores SIGINT and SIGQUIT, and nohup SIGHUP. The
    // program would inherit this, and not end by these signals.
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(CVTERM_SPAWN_SETSID) | Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    let words = ([path] + arguments).map { word in strdup(word) } + [nil]
    let variables = variables.map { variable in strdup(variable) } + [nil]
    defer { for pointer in words + variables { free(pointer) } }
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &files, &attributes, words, variables)
    guard status == 0 else {
      throw TestTerminalError("cannot start \(path): \(String(cString: strerror(status)))")
    }
    return process
  }

  private var variables: [String] {
    var result = [
      "PATH": "/usr/bin:/bin", "TERM": "xterm-256color", "LANG": "C.UTF-8",
      // A backtrace would ask on the terminal whether to continue.
      "SWIFT_BACKTRACE": "enable=no",
    ]
    // Coverage of the program counts too.
    if let profile = getenv("LLVM_PROFILE_FILE") {
      result["LLVM_PROFILE_FILE"] = String(cString: profile)
    }
    result.merge(environment) { $1 }
    return result.filter { !$1.isEmpty }.map { "\($0)=\($1)" }.sorted()
  }
}
