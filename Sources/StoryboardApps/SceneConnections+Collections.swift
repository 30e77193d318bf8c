internal import CellGraphics
internal import InterfaceBuilder
internal import NavigationKit
internal import Storyboards
internal import TextFormats

/// Collection views with the prototypes of their cells, headers and footers.
extension SceneConnections {
  /// Makes the collection view of an element, without data.
  static func collectionView(_ element: XMLElement, _ classes: StoryboardClasses) -> CollectionView
  {
    let layout = element.children.first { $0["key"] == "collectionViewLayout" }
    let own = classes.make(layout?["customClass"], coder: Coder()) as? CollectionViewLayout
    let collection =
      classes.make(element["customClass"], coder: Coder()) as? CollectionView
      ?? CollectionView(frame: .zero, collectionViewLayout: CollectionViewFlowLayout())
    if let own {
      collection.collectionViewLayout = own
    } else if let layout, layout.name == "collectionViewFlowLayout" {
      let canvas = element.writtenFrame?.size ?? Size(width: 390, height: 844)
      collection.collectionViewLayout = PrototypeFlowLayout(layout, canvas: canvas)
    }
    return collection
  }

  /// Registers the cells, headers and footers of each collection view under their reuse
  /// identifiers.
  ///
  /// A collection view controller becomes the data source and delegate of its collection view.
  func connectCollections() {
    for id in scene.objects.keys.sorted() {
      guard let element = scene.objects[id], element.name == "collectionView",
        let collection = object(id) as? CollectionView
      else { continue }
      if let color = element.children.first(where: { $0["key"] == "backgroundColor" }) {
        collection.backgroundColor = colors.color(color) ?? collection.backgroundColor
      }
      register(element, in: collection)
      if collection === contents.root, let controller = controller as? CollectionViewController {
        collection.dataSource = controller
        collection.delegate = controller
      }
    }
  }

  private func register(_ element: XMLElement, in collection: CollectionView) {
    for cell in element.child("cells")?.children ?? [] where cell.name == "collectionViewCell" {
      guard let identifier = cell["reuseIdentifier"] else { continue }
      collection.register(forCellWithReuseIdentifier: identifier) { [weak self] in
        self?.cell(cell) ?? CollectionViewCell()
      }
    }
    for (key, kind) in [
      ("sectionHeaderView", CollectionView.elementKindSectionHeader),
      ("sectionFooterView", CollectionView.elementKindSectionFooter),
    ] {
      guard let view = element.children.first(where: { $0["key"] == key }),
        let identifier = view["reuseIdentifier"]
      else { continue }
      collection.register(forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) {
        [weak self] in
        self?.reusable(view, CollectionReusableView.init()) ?? CollectionReusableView()
      }
    }
  }

  private func cell(_ element: XMLElement) -> CollectionViewCell {
    let cell = reusable(element, CollectionViewCell())
    let item = names.object(element["id"] ?? "")
    cell.storyboardAction = { [weak contents] cell in
      contents?.perform(.tap(button: item), sender: cell)
    }
    return cell
  }

  /// Makes a cell, header or footer of its class, with the views of the storyboard.
  ///
  /// The outlets are set before `awakeFromNib()` is called, as in UIKit.
  private func reusable<Kind: CollectionReusableView>(
    _ element: XMLElement, _ standard: @autoclosure () -> Kind
  ) -> Kind {
    let view = classes.make(element["customClass"], coder: Coder()) as? Kind ?? standard()
    view.tag = Self.tag(of: element) ?? 0
    if let color = element.children.first(where: { $0["key"] == "backgroundColor" }) {
      view.backgroundColor = colors.color(color) ?? view.backgroundColor
    }
    let content = PrototypeContent(
      element, size: element.writtenFrame?.size ?? .zero, colors: colors,
      make: { [classes] in Self.view(of: $0, classes) })
    let parent = (view as? CollectionViewCell)?.contentView ?? view
    content.frame = parent.bounds
    parent.insertSubview(content, at: 0)
    for (id, control) in content.views {
      guard let control = control as? Control, let source = scene.objects[id] else { continue }
      connectActions(of: control, source, in: view, element)
    }
    for outlet in scene.outlets where outlet.owner === element {
      guard let target = self.element(outlet.destination) else { continue }
      let shown: AnyObject? = content.views[outlet.destination]
      guard let value = shown ?? Self.view(of: target, classes) else { continue }
      if shown == nil { contents.retained.append(value) }
      set(outlet.property, of: view, to: value, class: element["customClass"])
    }
    view.awakeFromNib()
    return view
  }
}
