import Foundation
import NavigationKit
import Simulation
import Storyboards
import TerminalUI

// Plays transitions without a terminal, with a frame for every second tick, and prints for each the
// number of frames that were sent, their bytes, the longest frame, and the processor time.
//
//   TransitionBenchmark COLUMNS ROWS truecolor|palette256 encoder|ascii|curses [FOLDER]
//
// The writer `ascii` is the encoder for a terminal that repeats only ASCII.
// The standard input has a line for each transition: its name, its scene file, and the steps to it,
// separated by tabs. The last step is measured. A step is SCENE/SEGUE, or `back`, which activates the
// back button. With a folder or `-`, the composed cells are written to FOLDER/composed or to the
// standard output, and with a folder the shown cells and the bytes to FOLDER/shown and FOLDER/bytes.

let arguments = CommandLine.arguments
guard arguments.count >= 5, let columns = Int(arguments[1]), let rows = Int(arguments[2]),
  let depth = ColorDepth.allCases.first(where: { "\($0)" == arguments[3] }),
  let writer = TransitionBenchmark.Writer(rawValue: arguments[4]),
  let benchmark = TransitionBenchmark(
    columns: columns, rows: rows, depth: depth, writer: writer,
    folder: arguments.count > 5 ? arguments[5] : nil)
else {
  FileHandle.standardError.write(
    Data("usage: TransitionBenchmark COLUMNS ROWS DEPTH WRITER\n".utf8))
  exit(64)
}
while let line = readLine() {
  let fields = line.split(separator: "\t").map(String.init)
  try benchmark.play(name: fields[0], file: fields[1], steps: Array(fields[2...]))
}
