internal import Glibc

/// Programs that the program starts, and their outputs.
enum ChildProcess {
  /// The output and the exit code of a program.
  struct Result {
    var output: [UInt8]
    var code: Int32
  }

  /// Runs programs at the same time and returns their results in the same order.
  ///
  /// Standard error is that of this program.
  ///
  /// - Throws: ``Failure`` if a program cannot be started.
  static func run(_ commands: [[String]]) throws -> [Result] {
    var started: [(process: pid_t, output: Int32)] = []
    for command in commands { started.append(try start(command)) }
    // Each program waits while its pipe is full. The others continue meanwhile.
    return try started.map { process, output in
      let bytes = try InputFile.read("a pipe", from: output)
      close(output)
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
      return Result(output: bytes, code: code)
    }
  }

  private static func start(_ command: [String]) throws -> (pid_t, Int32) {
    var pipe: [Int32] = [0, 0]
    guard Glibc.pipe(&pipe) == 0 else { throw failure(command, systemMessage()) }
    for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var arguments = command.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let result = posix_spawnp(&process, command[0], &actions, nil, arguments, environ)
    close(pipe[1])
    guard result == 0 else {
      close(pipe[0])
      throw failure(command, String(cString: strerror(result)))
    }
    return (process, pipe[0])
  }

  private static func failure(_ command: [String], _ reason: String) -> Failure {
    Failure(kind: .noInput, message: "cannot run \(command[0]): \(reason)")
  }
}
