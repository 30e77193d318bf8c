internal import CNcurses

/// The machine code of this program, of which only a part is in memory.
enum ProgramCode {
  /// Lets go of what was run so far, such as the start, which is not run again.
  ///
  /// What is needed again comes back from the system's cache of files, 16 pages at a time. A debug
  /// build keeps everything: a debugger writes its breakpoints there.
  static func release() {
    #if !DEBUG
      cncurses_release_code()
    #endif
  }
}
