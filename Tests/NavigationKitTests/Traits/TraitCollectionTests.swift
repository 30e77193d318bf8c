import CellGraphics
import NavigationKit
import Testing

@Suite struct TraitCollectionTests {
  @Test func `a window is regular from 60 columns wide and from 16 rows high`() {
    #expect(traits(59, 15) == TraitCollection(.compact, .compact))
    #expect(traits(60, 15) == TraitCollection(.regular, .compact))
    #expect(traits(59, 16) == TraitCollection(.compact, .regular))
    #expect(traits(60, 16) == TraitCollection(.regular, .regular))
    #expect(traits(0, 0) == TraitCollection(.compact, .compact))
  }

  @Test func `the raw values are UIKit's`() {
    #expect(UserInterfaceSizeClass.allCases.map(\.rawValue) == [0, 1, 2])
  }

  @Test func `a visible container is notified of new size classes before its children`() {
    let content = Content("A")
    let nav = navigation("Nav", content)
    let stage = SimulatedStage(nav)
    stage.forget()
    stage.resize(columns: 70, rows: 20)
    #expect(stage.happened([.traitsChanged]) == [])
    stage.resize(columns: 50, rows: 20)
    #expect(stage.happened([.traitsChanged]) == ["Nav traitsChanged", "A traitsChanged"])
    #expect(content.traitChanges.map(\.old) == [TraitCollection(.regular, .regular)])
    #expect(content.traitChanges.map(\.new) == [TraitCollection(.compact, .regular)])
  }

  @Test func `a new controller is not notified of its initial traits`() {
    let content = Content("A")
    let stage = SimulatedStage(content, columns: 40, rows: 12)
    #expect(stage.happened([.traitsChanged]) == [])
    #expect(content.traitCollection == TraitCollection(.compact, .compact))
    #expect(content.traitChanges.isEmpty)
  }

  @Test func `a hidden controller is notified of changed traits before viewIsAppearing (1.2.1)`() {
    let (below, top) = (Content("A"), Content("B"))
    let nav = navigation("Nav", below)
    let stage = SimulatedStage(nav)
    stage.turn { nav.pushViewController(top, animated: false) }
    stage.forget()
    stage.resize(columns: 50, rows: 24)
    #expect(stage.happened([.traitsChanged]) == ["Nav traitsChanged", "B traitsChanged"])
    stage.turn { _ = nav.popViewController(animated: false) }
    let order = stage.happened([.viewWillAppear, .traitsChanged, .viewIsAppearing])
    #expect(order == ["A viewWillAppear", "A traitsChanged", "A viewIsAppearing"])
  }

  @Test func `a presented controller is notified of changed traits`() {
    let (presenter, presented) = (Content("P"), Content("M"))
    presented.modalPresentationStyle = .fullScreen
    let stage = SimulatedStage(presenter)
    stage.turn { presenter.present(presented, animated: false) }
    stage.forget()
    stage.resize(columns: 80, rows: 10)
    #expect(stage.happened([.traitsChanged]) == ["M traitsChanged"])
  }

  @Test func `a container can override the traits of a child`() {
    let (parent, child, grandchild) = (Content("P"), Content("C"), Content("G"))
    let stage = SimulatedStage(parent)
    stage.turn {
      parent.addChild(child)
      child.addChild(grandchild)
      child.view.addSubview(grandchild.view)
      parent.view.addSubview(child.view)
    }
    stage.forget()
    stage.turn {
      parent.setOverrideTraitCollection(
        TraitCollection(horizontalSizeClass: .compact), forChild: child)
    }
    #expect(stage.happened([.traitsChanged]) == ["C traitsChanged", "G traitsChanged"])
    stage.turn {
      #expect(parent.traitCollection == TraitCollection(.regular, .regular))
      #expect(child.traitCollection == TraitCollection(.compact, .regular))
      #expect(grandchild.traitCollection == TraitCollection(.compact, .regular))
      parent.setOverrideTraitCollection(nil, forChild: child)
    }
    #expect(stage.happened([.traitsChanged]) == ["C traitsChanged", "G traitsChanged"])
  }

  @Test func `a former container's trait overrides no longer apply`() {
    let (first, second, child) = (Content("A"), Content("B"), Content("C"))
    let stage = SimulatedStage(first)
    stage.turn {
      first.addChild(child)
      first.setOverrideTraitCollection(
        TraitCollection(horizontalSizeClass: .compact), forChild: child)
      second.addChild(child)
      #expect(child.traitCollection.horizontalSizeClass == .regular)
    }
  }

  private func traits(_ columns: Double, _ rows: Double) -> TraitCollection {
    TraitCollection(size: Size(width: columns, height: rows))
  }
}

extension TraitCollection {
  fileprivate init(_ horizontal: UserInterfaceSizeClass, _ vertical: UserInterfaceSizeClass) {
    self.init(horizontalSizeClass: horizontal, verticalSizeClass: vertical)
  }
}
