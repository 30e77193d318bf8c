internal import CNcurses
internal import Glibc
internal import Simulation

/// The target that ncurses writes to in place of the terminal: a file in memory, or a pipe.
///
/// A file in memory counts against the limit for files (`ulimit -f`), and ncurses drops all bytes
/// beyond the limit. Under a limit that is too low for the largest screen, a pipe is used if it
/// holds more. ncurses would wait indefinitely for a full pipe, so it is read after each update,
/// and holds `mostCells`.
final class FrameBuffer {
  /// The descriptor that ncurses writes to.
  let input: Int32
  /// The end of the pipe to read from; -1 for a file.
  private let output: Int32
  /// The largest number of cells of a screen that can be written at once.
  let mostCells: Int

  /// The most bytes of one cell.
  ///
  /// Both colours take 38, all attributes 26, and a character with two combining ones 12. The rest
  /// is for cursor movement.
  private static let bytesPerCell = 80
  /// The most bytes for entering and leaving the screen.
  private static let otherBytes = 4_096

  /// Creates a file or a pipe.
  ///
  /// - Returns: nil if the system has neither.
  init?() {
    let fileCells = Self.cells(in: Self.fileSizeLimit)
    let pipe = fileCells < ScreenLimits.mostCells ? Self.pipe() : nil
    if let pipe, pipe.cells > fileCells {
      (output, input, mostCells) = (pipe.ends.0, pipe.ends.1, pipe.cells)
      return
    }
    if let pipe {
      close(pipe.ends.0)
      close(pipe.ends.1)
    }
    let file = cncurses_memory_file("frames")
    guard file >= 0 else { return nil }
    (output, input, mostCells) = (-1, file, fileCells)
  }

  deinit {
    close(input)
    if output >= 0 { close(output) }
  }

  /// The limit for the size of a file, in bytes.
  private static var fileSizeLimit: Int {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0,
      limit.rlim_cur < UInt(Int.max)
    else { return Int.max }
    return Int(limit.rlim_cur)
  }

  /// Returns the number of cells whose bytes fit into `bytes`.
  private static func cells(in bytes: Int) -> Int { max(1, (bytes - otherBytes) / bytesPerCell) }

  /// Creates a pipe with a buffer of 1 MB, the largest that Linux gives any user by default.
  ///
  /// - Returns: Its two ends, and the number of cells that fit into it; nil if the system creates
  ///   no pipe.
  private static func pipe() -> (ends: (Int32, Int32), cells: Int)? {
    var ends: [Int32] = [-1, -1]
    let size = cncurses_pipe(&ends, 1 << 20)
    guard size > 0 else { return nil }
    // Each write can begin a new page, so up to half of the room can stay empty.
    return ((ends[0], ends[1]), cells(in: Int(size) / 2))
  }

  /// Returns and removes the bytes that have been written since the last call.
  func takeBytes() -> [UInt8] {
    output < 0 ? takeBytesOfFile() : takeBytesOfPipe()
  }

  /// Returns and removes the contents of the file.
  private func takeBytesOfFile() -> [UInt8] {
    let count = lseek(input, 0, SEEK_CUR)
    guard count > 0 else { return [] }
    let file = input
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      initialized = max(0, pread(file, buffer.baseAddress, count, 0))
    }
    ftruncate(input, 0)
    lseek(input, 0, SEEK_SET)
    return bytes
  }

  /// Returns and removes the contents of the pipe.
  private func takeBytesOfPipe() -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(output, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += chunk[..<count]
    }
  }
}
