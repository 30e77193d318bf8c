internal import CellGraphics
internal import NavigationKit
internal import Storyboards

/// The page `docs/motion.md`, which shows every built-in transition as frames of text.
///
/// The page is made from the running transitions, so it cannot differ from what the program shows.
public enum MotionPage {
  /// Returns the strips of the page, in its order.
  public static func strips() -> [TransitionStrip] {
    sceneStrips + styleStrips + stackStrips
  }

  /// The page as Markdown.
  public static var text: String {
    var lines = [
      "# Motion", "",
      "This page shows every built-in transition in eight frames, from left to right and top to",
      "bottom. Consecutive frames are a ninth of the duration apart. A tick is 1/120 s. The old",
      "scene is light, the new one is dark. `segue strip --page` writes this page.",
    ]
    func add(_ title: String, _ strips: [TransitionStrip]) {
      lines += ["", "## \(title)"]
      for strip in strips {
        lines += ["", "### \(strip.name)", "", "\(strip.meaning) \(strip.duration) ticks.", ""]
        lines += ["```"] + strip.lines + ["```"]
      }
    }
    add("In scene files", sceneStrips)
    add("Presentations", styleStrips)
    add("Stacks and pages", stackStrips)
    return lines.joined(separator: "\n") + "\n"
  }

  /// A strip for each built-in transition of a segue.
  private static var sceneStrips: [TransitionStrip] {
    SceneDocument.BuiltInTransition.allCases.filter { $0 != .none }.map { kind in
      TransitionStrip(kind.rawValue, kind.meaning) { stage in
        let new = stage.new
        stage.old.segueTemplates = [
          SegueTemplate(identifier: "go", kind: .forward { new }) {
            KeyframedSegue(
              identifier: $0, source: $1, destination: $2, transition: kind.movement)
          }
        ]
        stage.old.performSegue(withIdentifier: "go", sender: stage.button)
      }
    }
  }

  /// A strip for each transition style of a presentation, and one for a sheet.
  private static var styleStrips: [TransitionStrip] {
    let styles: [(String, String, ModalTransitionStyle)] = [
      ("coverVertical", "The presented scene slides up.", .coverVertical),
      ("crossDissolve", "The presented scene fades in.", .crossDissolve),
      ("flipHorizontal", "A card turns over; the scenes are its faces.", .flipHorizontal),
      ("partialCurl", "The old scene rolls up halfway and stays rolled up.", .partialCurl),
    ]
    let wholeScreens = styles.map { name, meaning, style in
      TransitionStrip(name, meaning) { stage in
        stage.new.modalTransitionStyle = style
        stage.old.present(stage.new, animated: true)
      }
    }
    let sheet = TransitionStrip("sheet", "The sheet slides up over the dimmed old scene.", rows: 16)
    {
      stage in
      stage.new.modalPresentationStyle = .pageSheet
      stage.old.present(stage.new, animated: true)
    }
    return wholeScreens + [sheet]
  }

  /// Strips for changes of stacks and pages.
  private static var stackStrips: [TransitionStrip] {
    [
      TransitionStrip(
        "push of a stack", "The new scene slides over the old one.",
        root: { stack([$0.old]) },
        change: { stage in
          stage.old.navigationController?.pushViewController(stage.new, animated: true)
        }),
      TransitionStrip(
        "pop of a stack", "The old scene slides off the new one.",
        root: { stack([$0.new, $0.old]) },
        change: { stage in
          stage.old.navigationController?.popViewController(animated: true)
        }),
      TransitionStrip(
        "scroll of pages", "Both scenes move side by side.", root: { pages(of: $0, .scroll) },
        change: turn),
      TransitionStrip(
        "curl of pages", "The page turns.", root: { pages(of: $0, .pageCurl) },
        change: turn),
    ]
  }

  /// Returns a navigation controller without a bar, so that only the scenes move.
  private static func stack(_ controllers: [ViewController]) -> ViewController {
    let navigation = NavigationController()
    navigation.isNavigationBarHidden = true
    navigation.viewControllers = controllers
    return navigation
  }

  /// Returns a page view controller that shows the old scene.
  private static func pages(
    of stage: TransitionStrip.Stage, _ style: PageViewController.TransitionStyle
  ) -> ViewController {
    let pages = PageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.setViewControllers([stage.old], direction: .forward, animated: false)
    return pages
  }

  /// Turns to the page with the new scene.
  private static func turn(_ stage: TransitionStrip.Stage) {
    let pages = stage.window.rootViewController as? PageViewController
    pages?.setViewControllers([stage.new], direction: .forward, animated: true)
  }
}
