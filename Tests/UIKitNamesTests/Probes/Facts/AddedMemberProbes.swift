import Testing
import UIKitNames

/// Probes of members of transactions, controls, bars, menus, the pasteboard and the application.
@Suite struct AddedMemberProbes {
  private static func screen() -> (Screen, UIView) {
    let root = UIViewController()
    let screen = Screen(root: root)
    screen.settle()
    return (screen, root.view)
  }

  /// CATransaction `animationDuration()`: 0.25 s unless a group around sets another one;
  /// `disableActions()` is false by default. An inner group ends with its values.
  @Test func `a transaction has the duration of the innermost group that sets one`() {
    let (screen, _) = Self.screen()
    screen.turn {
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
      CATransaction.begin()
      CATransaction.setAnimationDuration(2)
      CATransaction.setDisableActions(true)
      CATransaction.begin()
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      CATransaction.setAnimationDuration(3)
      CATransaction.setDisableActions(false)
      #expect(CATransaction.animationDuration() == 3 && !CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 2 && CATransaction.disableActions())
      CATransaction.commit()
      #expect(CATransaction.animationDuration() == 0.25 && !CATransaction.disableActions())
    }
  }

  /// CALayer `add(_:forKey:)` copies a group with its animations, so the app's own objects stay as
  /// they are.
  @Test func `a group that is added leaves its animations as they are`() {
    let (screen, root) = Self.screen()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.0
    let group = CAAnimationGroup()
    group.animations = [fade]
    group.duration = 2
    group.repeatCount = 3
    screen.turn { root.layer.add(group, forKey: "group") }
    #expect(fade.duration == 0 && fade.repeatCount == 0)
    let added = root.layer.animation(forKey: "group") as? CAAnimationGroup
    #expect(added != nil && added !== group && added?.duration == 2)
    #expect(added?.animations?.first !== fade && added?.animations?.count == 1)
  }

  /// UIControl `allControlEvents`: the events for which actions are registered.
  @Test func `a control knows the events of its actions`() {
    let control = UIControl()
    #expect(control.allControlEvents == [])
    control.addAction(UIAction(identifier: .init("a")) { _ in }, for: .touchUpInside)
    control.addAction(UIAction { _ in }, for: .valueChanged)
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
    control.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
    #expect(control.allControlEvents == .valueChanged)
  }

  /// UIButton `changesSelectionAsPrimaryAction`: a tap toggles the selection, which the action sees.
  @Test func `a button can change its selection with each tap`() {
    let (screen, root) = Self.screen()
    let button = UIButton(frame: CGRect(x: 2, y: 2, width: 10, height: 1))
    button.setTitle("Star", for: .normal)
    #expect(!button.changesSelectionAsPrimaryAction)
    button.changesSelectionAsPrimaryAction = true
    var states: [Bool] = []
    button.addAction(
      UIAction { [unowned button] _ in states.append(button.isSelected) },
      for: .primaryActionTriggered)
    screen.turn { root.addSubview(button) }
    screen.settle()
    for _ in 0..<3 {
      screen.click(5, 2)
      screen.settle()
    }
    #expect(states == [true, false, true] && button.isSelected)
  }

  /// UIButton `title(for:)` and `attributedTitle(for:)` are two values; the attributed one is shown.
  @Test func `an attributed title leaves the plain title`() {
    let button = UIButton()
    button.setTitle("Plain", for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "Attributed"), for: .normal)
    #expect(button.title(for: .normal) == "Plain" && button.currentTitle == "Plain")
    #expect(button.titleLabel?.text == "Attributed")
    button.setTitle("Other", for: .normal)
    #expect(button.titleLabel?.text == "Attributed")
    button.setAttributedTitle(nil, for: .normal)
    #expect(button.titleLabel?.text == "Other")
  }

  /// UIToolbar `setItems(_:animated:)` sets `items`.
  @Test(arguments: [false, true])
  func `a toolbar's items are set`(animated: Bool) {
    let (screen, root) = Self.screen()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 3, width: 30, height: 1))
    let item = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)
    screen.turn {
      root.addSubview(bar)
      bar.setItems([item], animated: animated)
    }
    screen.settle()
    #expect(bar.items?.count == 1 && bar.items?.first === item)
    #expect(screen.row(of: "Share") != nil)
    screen.turn { bar.setItems(nil, animated: animated) }
    screen.settle()
    #expect(bar.items == nil && screen.row(of: "Share") == nil)
  }

  /// UIMenu `selectedElements`: "The element(s) in the menu and sub-menus that have an "on" menu item
  /// state" (UIMenu.h).
  @Test func `a menu knows its selected elements and those of its menus`() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let inner = UIAction(title: "Inner", state: .on) { _ in }
    let menu = UIMenu(children: [off, on, UIMenu(title: "More", children: [inner])])
    #expect(menu.selectedElements.map(\.title) == ["On", "Inner"])
    #expect(UIMenu(children: [off]).selectedElements.isEmpty)
  }

  /// UIPasteboard `numberOfItems`, `urls`, `images`, `colors`; `changedNotification` is posted for a
  /// change.
  @Test func `the pasteboard counts its items and posts its changes`() {
    let (screen, _) = Self.screen()
    let log = ProbeLog()
    screen.turn {
      let board = UIPasteboard.general
      NotificationCenter.default.addObserver(
        forName: UIPasteboard.changedNotification, object: board, queue: nil
      ) { _ in log.add("changed") }
      #expect(board.numberOfItems == 0 && board.colors == nil && board.images == nil)
      board.strings = ["a", "b"]
      #expect(board.numberOfItems == 2 && board.urls == nil && log.take() == ["changed"])
      board.colors = [.red, .blue]
      #expect(board.numberOfItems == 2 && board.colors == [.red, .blue] && board.color == .red)
      #expect(log.take() == ["changed"] && board.strings == nil)
    }
  }

  /// UIApplication: an app on the screen has the greatest time left ("typically … this value is very
  /// large"), and its files can be read.
  @Test func `an app on the screen has time and its files`() {
    let (screen, _) = Self.screen()
    screen.turn {
      let application = UIApplication.shared
      #expect(application.backgroundTimeRemaining > 1_000_000)
      #expect(application.isProtectedDataAvailable && !application.supportsMultipleScenes)
    }
  }

  /// UIView `isUserInteractionEnabled` of a collection view's cell: a tap does not select its item.
  @Test func `an item whose cell has no interaction is not selected by a tap`() {
    let (screen, root) = Self.screen()
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 10, height: 2)
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 30, height: 8), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
      cell, _, item in cell.isUserInteractionEnabled = item != 0
    }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    defer { withExtendedLifetime(source) {} }
    screen.turn {
      root.addSubview(view)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
      snapshot.appendSections([0])
      snapshot.appendItems([0, 1])
      source.apply(snapshot, animatingDifferences: false)
    }
    screen.settle()
    for (item, paths) in [(0, []), (1, [IndexPath(item: 1, section: 0)])] {
      let frame = view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.frame
      screen.click(Int(frame?.midX ?? -1), Int(frame?.midY ?? -1))
      screen.settle()
      #expect(view.indexPathsForSelectedItems ?? [] == paths)
    }
  }

  /// UILabel `sizeToFit()`: a label of several lines keeps its width and grows down; one of one line
  /// grows to the right.
  @Test func `a label of one line fits its text and one of many lines its width`() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 5, height: 1))
    label.text = "one two three"
    label.numberOfLines = 0
    label.sizeToFit()
    #expect(label.frame.width == 5 && label.frame.height == 3)
    label.numberOfLines = 1
    label.sizeToFit()
    #expect(label.frame.size == CGSize(width: 13, height: 1))
  }

  /// CALayer `convert(_:to:)` and `convert(_:from:)`: coordinates of layers of one tree;
  /// `contains(_:)` asks for a point in the layer's own coordinates.
  @Test func `layers convert points and rectangles`() {
    let view = UIView(frame: CGRect(x: 5, y: 3, width: 20, height: 10))
    let (outer, inner, other) = (CALayer(), CALayer(), CALayer())
    outer.frame = CGRect(x: 2, y: 1, width: 10, height: 6)
    inner.frame = CGRect(x: 3, y: 2, width: 4, height: 2)
    other.frame = CGRect(x: 10, y: 4, width: 4, height: 2)
    outer.addSublayer(inner)
    view.layer.addSublayer(outer)
    view.layer.addSublayer(other)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: view.layer) == CGPoint(x: 6, y: 4))
    #expect(inner.convert(CGPoint(x: 6, y: 4), from: view.layer) == CGPoint(x: 1, y: 1))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: other) == CGPoint(x: -5, y: -1))
    let size = CGRect(x: 0, y: 0, width: 4, height: 2)
    #expect(inner.convert(size, to: view.layer) == CGRect(x: 5, y: 3, width: 4, height: 2))
    #expect(outer.convert(size, from: inner) == CGRect(x: 3, y: 2, width: 4, height: 2))
    #expect(inner.contains(CGPoint(x: 3, y: 1)) && !inner.contains(CGPoint(x: 4, y: 1)))
  }

  /// CALayer `replaceSublayer(_:with:)`: the new layer is in the place of the old one.
  @Test func `a replaced sublayer leaves its place to the new one`() {
    let parent = CALayer()
    let layers = (0..<3).map { _ in CALayer() }
    for layer in layers { parent.addSublayer(layer) }
    let new = CALayer()
    parent.replaceSublayer(layers[1], with: new)
    let places = parent.sublayers ?? []
    #expect(places.count == 3 && places[0] === layers[0] && places[1] === new)
    #expect(places[2] === layers[2] && layers[1].superlayer == nil && new.superlayer === parent)
    parent.replaceSublayer(layers[1], with: CALayer())
    #expect(parent.sublayers?.count == 3)
  }
}
