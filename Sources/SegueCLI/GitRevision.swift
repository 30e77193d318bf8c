internal import Glibc
import TextFormats

/// A file in a Git revision, such as `HEAD~1:scenes.json`.
///
/// As in Git, a path begins at the top of the repository, or with `./` or `../` at the working
/// folder. If the file does not exist at the top, the working folder is tried too.
///
/// The program runs `git` and reads its output. It links no library of Git, and a repository is
/// never changed.
struct GitRevision {
  /// The name of the revision for Git, such as `HEAD~1`. It is not empty and does not begin with a
  /// hyphen.
  let name: String
  /// The path from the top of the repository or from the working folder.
  let path: String

  /// Creates a revision from a text with its name and path; nil if the text has another form.
  ///
  /// The repository is not consulted. ``read()`` reports a revision or file that does not exist.
  init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    name = String(text[..<colon])
    path = String(text[text.index(after: colon)...])
    // Git would read a name that begins with a hyphen as an option.
    guard !name.isEmpty, !path.isEmpty, !name.hasPrefix("-") else { return nil }
  }

  /// Reads the file with `git cat-file`, without a shell.
  ///
  /// - Throws: ``Failure`` if Git cannot run, or the revision has no such file.
  func read() throws -> [UInt8] {
    let isPlain = !path.hasPrefix("/") && !path.hasPrefix("./") && !path.hasPrefix("../")
    guard isPlain else { return try read("\(name):\(path)") }
    return try (try? read("\(name):\(path)")) ?? read("\(name):./\(path)")
  }

  /// Reads a blob. If that fails, the kind of the object decides which advice the failure gives.
  private func read(_ object: String) throws -> [UInt8] {
    if let bytes = try git("cat-file", "blob", object) { return bytes }
    let kind = try git("cat-file", "-t", object).map { String(decoding: $0, as: UTF8.self) }
    throw failure(
      kind == "tree\n"
        ? "it is a folder in that revision; name a file in it"
        : "Git has no such file in that revision; the path begins at the top of the repository")
  }

  /// Returns the paths of all files of the revision, from the top of the repository, without links
  /// and hidden files.
  func files() throws -> [String] {
    guard let bytes = try git("ls-tree", "-r", "-z", "--full-tree", name) else {
      throw failure("Git knows no such revision")
    }
    return bytes.split(separator: 0).compactMap { line -> String? in
      // The mode, the kind and the id are before the tab.
      guard let tab = line.firstIndex(of: 0x09), !line.starts(with: Array("120000".utf8)) else {
        return nil
      }
      let path = String(decoding: line[line.index(after: tab)...], as: UTF8.self)
      return path.hasPrefix(".") || path.contains("/.") ? nil : path
    }
  }

  /// Runs Git and returns its output; nil if it fails.
  ///
  /// Standard input and standard error of Git are `/dev/null`. Its output is read to the end before
  /// its exit code.
  ///
  /// Git waits while the pipe is full, so waiting for its exit code first could block indefinitely.
  ///
  /// - Throws: ``Failure`` if Git cannot be started or its output is larger than 1 GB.
  private func git(_ words: String...) throws -> [UInt8]? {
    var pipe: [Int32] = [0, 0]
    guard Glibc.pipe(&pipe) == 0 else { throw failure(systemMessage()) }
    for descriptor in pipe { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    defer { close(pipe[0]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, pipe[1], STDOUT_FILENO)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    var arguments = (["git", "--no-pager"] + words).map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    var process = pid_t()
    let result = posix_spawnp(&process, "git", &actions, nil, arguments, environ)
    close(pipe[1])
    guard result == 0 else {
      throw failure("cannot run git: \(String(cString: strerror(result)))")
    }
    let bytes = try InputFile.read("\(name):\(path)", from: pipe[0])
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status == 0 ? bytes : nil
  }

  private func failure(_ reason: String) -> Failure {
    let text = "\(name):\(path)".harmless(upTo: longestPath)
    return Failure(kind: .noInput, message: "cannot read \(text): \(reason)")
  }
}
