import Testing
import UIKitNames

/// Probes of system spacings, layout margins, and traits of a call and of a presentation.
@Suite struct SpacingFactProbes {
  private static func box(in parent: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(view)
    return view
  }

  /// NSLayoutXAxisAnchor `constraint(equalToSystemSpacingAfter:multiplier:)` and NSLayoutYAxisAnchor
  /// `constraint(equalToSystemSpacingBelow:multiplier:)`: a multiple of the standard spacing, which
  /// is one cell here.
  @Test func `system spacings separate views by multiples of a cell`() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let (first, second) = (Self.box(in: parent), Self.box(in: parent))
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 3),
      first.topAnchor.constraint(equalTo: parent.topAnchor, constant: 1),
      first.widthAnchor.constraint(equalToConstant: 6),
      first.heightAnchor.constraint(equalToConstant: 2),
      second.leadingAnchor.constraint(
        equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.topAnchor.constraint(equalToSystemSpacingBelow: first.bottomAnchor, multiplier: 1),
      second.widthAnchor.constraint(equalToConstant: 4),
      second.heightAnchor.constraint(equalToConstant: 3),
    ])
    parent.layoutIfNeeded()
    #expect(second.frame == CGRect(x: 11, y: 4, width: 4, height: 3))
  }

  /// NSLayoutXAxisAnchor `constraint(greaterThanOrEqualToSystemSpacingAfter:multiplier:)` and
  /// `constraint(lessThanOrEqualToSystemSpacingAfter:multiplier:)` limit the distance.
  @Test(arguments: [(0.0, 8.0), (3.0, 9.0), (20.0, 10.0)])
  func `system spacings limit a distance`(wish: Double, place: Double) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    let (first, second) = (Self.box(in: parent), Self.box(in: parent))
    let wished = second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: wish)
    wished.priority = .defaultLow
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
      first.widthAnchor.constraint(equalToConstant: 6),
      second.widthAnchor.constraint(equalToConstant: 4),
      second.leadingAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 2),
      second.leadingAnchor.constraint(
        lessThanOrEqualToSystemSpacingAfter: first.trailingAnchor, multiplier: 4),
      wished,
    ])
    parent.layoutIfNeeded()
    #expect(second.frame.minX == place)
  }

  /// UIView `layoutMarginsDidChange()`: called when the margins change, not when they are set to the
  /// value that they have.
  @Test func `a view hears once of changed layout margins`() {
    final class Padded: UIView {
      let log = ProbeLog()
      override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        log.add("margins \(Int(layoutMargins.left))")
      }
    }
    let view = Padded()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 4, bottom: 1, right: 4)
    #expect(view.log.take() == ["margins 4"])
    view.layoutMargins = UIEdgeInsets(top: 1, left: 4, bottom: 1, right: 4)
    #expect(view.log.take() == [])
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 2, bottom: 0, trailing: 2)
    #expect(view.log.take() == ["margins 2"])
  }

  /// UITraitCollection `performAsCurrent(_:)`: `current` is the collection within the call only, also
  /// in nested calls.
  @Test func `traits are current within a call`() {
    let (compact, regular) = (
      UITraitCollection(horizontalSizeClass: .compact),
      UITraitCollection(horizontalSizeClass: .regular)
    )
    let stage = ViewStage()
    var seen: [UITraitCollection] = []
    stage.turn {
      let before = UITraitCollection.current
      compact.performAsCurrent {
        seen.append(UITraitCollection.current)
        regular.performAsCurrent { seen.append(UITraitCollection.current) }
        seen.append(UITraitCollection.current)
      }
      #expect(UITraitCollection.current == before)
    }
    #expect(seen == [compact, regular, compact])
  }

  /// UIPresentationController `traitCollection`: those of the window, with `overrideTraitCollection`.
  @Test func `a presentation has the traits of the window with its own`() {
    let stage = ViewStage()
    let modal = UIViewController()
    modal.modalPresentationStyle = .fullScreen
    stage.turn { stage.root.present(modal, animated: false) }
    let presentation = modal.presentationController
    #expect(presentation?.traitCollection == modal.view.window?.traitCollection)
    #expect(presentation?.traitCollection.horizontalSizeClass == .compact)
    stage.turn {
      presentation?.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .regular)
    }
    #expect(presentation?.traitCollection.horizontalSizeClass == .regular)
    #expect(presentation?.traitCollection.verticalSizeClass == .regular)
  }
}
