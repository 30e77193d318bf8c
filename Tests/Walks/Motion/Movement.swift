import CellGraphics
import Motion
import NavigationKit

/// Everything that moves from one scene to another, by name.
enum Movement: String, CaseIterable {
  case slide, fade, zoom, cover, uncover, grow
  case pushLeft, pushTop, moveInRight, moveInBottom, revealRight, revealTop
  case flipRight, flipTop, curlLeft, curlTop, uncurlLeft, partialCurl
  case coverVertical, crossDissolve, flipHorizontal
  case stackPush, stackPop, pages, curlingPages, sheet, sheetLeaves
  /// An eighth of a column at a tick.
  case creepOver, creepAway

  /// The transition of a segue with this movement; nil for a movement of a container or a
  /// presentation.
  private var transition: SegueTransition? {
    func picture(_ transition: PictureTransition) -> SegueTransition {
      .picture(transition, duration: 48)
    }
    switch self {
    case .slide: return .slide
    case .fade: return .fade
    case .zoom: return .zoom
    case .cover: return .keyframes(.cover(from: .bottom))
    case .uncover: return .keyframes(.uncover(to: .left))
    case .grow: return .grow(duration: 48)
    case .pushLeft: return picture(.push(from: .left))
    case .pushTop: return picture(.push(from: .top))
    case .moveInRight: return picture(.moveIn(from: .right))
    case .moveInBottom: return picture(.moveIn(from: .bottom))
    case .revealRight: return picture(.reveal(from: .right))
    case .revealTop: return picture(.reveal(from: .top))
    case .flipRight: return picture(.flip(from: .right))
    case .flipTop: return picture(.flip(from: .top))
    case .curlLeft: return picture(.curl(bound: .left))
    case .curlTop: return picture(.curl(bound: .top))
    case .uncurlLeft: return picture(.uncurl(bound: .left))
    case .partialCurl: return picture(.partialCurl)
    case .creepOver:
      return .keyframes(.cover(from: .right, duration: 8 * Self.creepColumns, curve: .linear))
    case .creepAway:
      return .keyframes(.slide(from: .left, duration: 8 * Self.creepColumns, curve: .linear))
    default: return nil
    }
  }

  /// The width in which `creepOver` and `creepAway` go by an eighth of a column.
  static let creepColumns = 26

  /// Indicates whether the movement is shown at this width.
  func isFor(columns: Int) -> Bool {
    self != .creepOver && self != .creepAway || columns == Self.creepColumns
  }

  /// Returns the controller that the window has at first.
  func root(_ old: Page, _ new: Page) -> ViewController {
    switch self {
    case .stackPush, .stackPop:
      let stack = NavigationController()
      stack.viewControllers = self == .stackPush ? [old] : [new, old]
      return stack
    case .pages, .curlingPages:
      let pages = PageViewController(
        transitionStyle: self == .pages ? .scroll : .pageCurl, navigationOrientation: .horizontal)
      pages.setViewControllers([old], direction: .forward, animated: false)
      return pages
    default: return old
    }
  }

  /// Shows what the movement begins with, beside the root.
  func prepare(_ old: Page, _ new: Page) {
    if self == .sheetLeaves { presentSheet(new, from: old, animated: false) }
  }

  private func presentSheet(_ new: Page, from old: Page, animated: Bool) {
    new.modalPresentationStyle = .pageSheet
    old.present(new, animated: animated)
  }

  func begin(_ old: Page, _ new: Page, in window: Window?) {
    if let transition {
      old.segueTemplates = [
        SegueTemplate(identifier: "go", kind: .forward { new }) {
          KeyframedSegue(identifier: $0, source: $1, destination: $2, transition: transition)
        }
      ]
      return old.performSegue(withIdentifier: "go", sender: old.button)
    }
    switch self {
    case .stackPush: old.navigationController?.pushViewController(new, animated: true)
    case .stackPop: _ = old.navigationController?.popViewController(animated: true)
    case .pages, .curlingPages:
      let pages = window?.rootViewController as? PageViewController
      pages?.setViewControllers([new], direction: .forward, animated: true)
    case .sheet: presentSheet(new, from: old, animated: true)
    case .sheetLeaves: old.dismiss(animated: true)
    default:
      new.modalPresentationStyle = .fullScreen
      new.modalTransitionStyle =
        self == .crossDissolve
        ? .crossDissolve : self == .flipHorizontal ? .flipHorizontal : .coverVertical
      old.present(new, animated: true)
    }
  }
}
