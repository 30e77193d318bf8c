import CellGraphics
import Glibc
import TerminalUI

/// `MotionWalk` plays every movement on terminals of every depth and many sizes, and holds what an
/// emulator shows at each tick to the picture that was composed, cell by cell.
///
/// Exits with 1 and the first difference when there is one. With `show` it is the program that runs in
/// the emulator.
@main
enum MotionWalk {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    if arguments.first == "show" { show(arguments) }
    do {
      print(try MovementPlayback.play(named: arguments))
    } catch {
      print(error)
      exit(1)
    }
  }

  private static func show(_ arguments: [String]) -> Never {
    guard arguments.count == 5, let movement = Movement(rawValue: arguments[1]),
      let depth = ColorDepth.allCases.first(where: { "\($0)" == arguments[2] }),
      let smoothness = DrawingStyle.Smoothness(rawValue: arguments[3]),
      let fading = DrawingStyle.Fading(rawValue: arguments[4])
    else { exit(64) }
    let style = DrawingStyle(smoothness: smoothness, fading: fading)
    do {
      _ = RunLoop(try Terminal(colors: depth)).run(MotionProgram(movement, style))
      exit(0)
    } catch {
      exit(70)
    }
  }
}
