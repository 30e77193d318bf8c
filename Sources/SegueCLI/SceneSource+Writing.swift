internal import Glibc
internal import Sessions
internal import Storyboards

extension SceneSource {
  /// The files, for who changes transitions in them while they run.
  var files: SceneFiles {
    SceneFiles(storyboards) { entry, setting in
      do {
        return .written(try write(setting, of: entry))
      } catch let failure as Failure {
        return .refused(failure.message)
      } catch {
        return .refused("\(error)")
      }
    }
  }

  /// - Returns: What was written where.
  private func write(_ setting: TransitionSetting, of entry: TransitionEntry) throws -> String {
    switch kind {
    case .builtIn:
      throw Failure(
        kind: .cannotCreate, message: "the built-in tutorial is no file: run a copy of it")
    case .log:
      throw Failure(kind: .cannotCreate, message: "a recorded session has no scene file")
    case .interfaceBuilder:
      guard case .segue(let segue) = entry.place else {
        throw Failure(
          kind: .cannotCreate, message: "an Xcode storyboard: it has no place for a container's")
      }
      throw Failure(
        kind: .cannotCreate,
        message: "an Xcode storyboard: it belongs into \(StoryboardFile.sidePath(of: name)), "
          + "scenes.\(entry.scene).segues.\(segue)")
    case .json(let folder):
      let path = entry.storyboard == storyboards.main.name ? name : folder + entry.storyboard
      let short = (path.split(separator: "/").last.map(String.init) ?? path).harmless(upTo: 60)
      guard let bytes = try? InputFile.read(path) else {
        throw Failure(kind: .noInput, message: "\(short): \(systemMessage())")
      }
      do {
        let (new, transition) = try entry.written(setting, into: bytes, in: storyboards)
        try replaceFile(path, with: new)
        return "\(short): \(transition.harmless(upTo: 60)) is written"
      } catch let error as TransitionEditError {
        throw Failure(
          kind: .badData, message: "\(short): \(error)".harmless(upTo: 400))
      }
    }
  }
}

/// Puts `bytes` in the place of a file, all at once: who reads it finds the old ones or the new ones.
private func replaceFile(_ path: String, with bytes: [UInt8]) throws {
  func failure() -> Failure {
    Failure(
      kind: .writeFailed,
      message: "\(systemMessage()): cannot write \(path.harmless(upTo: 200))")
  }
  // Where the path is a link, the file it leads to is written.
  guard let resolved = realpath(path, nil) else { throw failure() }
  let target = String(cString: resolved)
  free(resolved)
  var status = stat()
  guard stat(target, &status) == 0, access(target, W_OK) == 0 else { throw failure() }
  let temporary = "\(target).segue-\(getpid())"
  let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
  guard descriptor >= 0 else { throw failure() }
  let isWritten =
    fchmod(descriptor, status.st_mode & 0o7777) == 0 && writeAll(bytes, to: descriptor)
    && fsync(descriptor) == 0
  guard isWritten else {
    let failure = failure()
    close(descriptor)
    unlink(temporary)
    throw failure
  }
  close(descriptor)
  guard rename(temporary, target) == 0 else {
    let failure = failure()
    unlink(temporary)
    throw failure
  }
}
