internal import Glibc
internal import TerminalUI

/// Shows the scene named by the first argument; the second, if any, is the depth of colour, and with
/// `doupdate` as the third ncurses writes to the terminal. `speech` is a program in spoken mode, and
/// `app` an app in code, which with `stuck` never ends.
@main enum Main {
  static func main() {
    let arguments = CommandLine.arguments
    let scene = arguments.count > 1 ? ProbeScene(rawValue: arguments[1]) : nil
    let colors = arguments.count > 2 ? ColorDepth.allCases.first { "\($0)" == arguments[2] } : nil
    do throws(TerminalError) {
      if arguments.dropFirst().first == "speech" {
        return end(try SpokenLoop().run(SpokenProbe()))
      }
      if arguments.dropFirst().first == "app" {
        return end(try ProbeApp.run(isStuck: arguments.contains("stuck")))
      }
      let isNcurses = arguments.count > 3 && arguments[3] == "doupdate"
      let terminal = try Terminal(colors: colors, usesEncoder: !isNcurses)
      end(RunLoop(terminal).run(Probe(scene: scene ?? .gallery)))
    } catch {
      var sentence = "\(error)\n"
      _ = sentence.withUTF8 { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      exit(70)
    }
  }

  private static func end(_ outcome: RunLoop.Outcome) {
    switch outcome {
    case .finished: exit(0)
    case .signal(let number): exit(128 + number)
    case .hangup: exit(128 + SIGHUP)
    }
  }
}
