/// The views that no element needs any longer, and the classes and closures that make new ones.
struct CollectionReusePool {
  /// The kind of a view and its identifier.
  struct Key: Hashable {
    /// The kind of a supplementary view; empty for a cell.
    var kind = ""
    var identifier: String
  }

  /// The name that UIKit's sentences give to the kind of cells.
  static let cellKind = "UICollectionElementKindCell"

  private var free: [Key: [CollectionReusableView]] = [:]
  private var makers: [Key: () -> CollectionReusableView] = [:]
  /// The identifiers of registrations, in the order of their first use.
  private var registrations: [RegistrationToken] = []

  mutating func register(_ key: Key, _ make: (() -> CollectionReusableView)?) {
    makers[key] = make
    free[key] = nil
  }

  mutating func identifier(of token: RegistrationToken) -> (name: String, isNew: Bool) {
    if let index = registrations.firstIndex(where: { $0 === token }) {
      return ("registration \(index)", false)
    }
    registrations.append(token)
    return ("registration \(registrations.count - 1)", true)
  }

  mutating func recycle(_ view: CollectionReusableView, kind: String) {
    guard let identifier = view.reuseIdentifier else { return }
    free[Key(kind: kind, identifier: identifier), default: []].append(view)
  }

  /// Returns a view that no element needs, or a new one. Traps if nothing is registered, with
  /// UIKit's sentence.
  mutating func dequeue(_ key: Key) -> CollectionReusableView {
    if let view = free[key]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let make = makers[key] else {
      let kind = key.kind.isEmpty ? Self.cellKind : key.kind
      preconditionFailure(
        "could not dequeue a view of kind: \(kind) with identifier \(key.identifier) - must "
          + "register a nib or a class for the identifier or connect a prototype cell in a "
          + "storyboard")
    }
    let view = make()
    view.reuseIdentifier = key.identifier
    return view
  }
}

/// The identity of a registration.
final class RegistrationToken {}

extension CollectionView {
  /// Registers a class whose cells are made by `init(frame:)`; nil removes the registration.
  public func register(
    _ cellClass: CollectionViewCell.Type?, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(
      .init(identifier: identifier),
      cellClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Registers a closure that makes cells, such as those of a prototype in a storyboard.
  package func register(
    forCellWithReuseIdentifier identifier: String, _ make: @escaping () -> CollectionViewCell
  ) { pool.register(.init(identifier: identifier), make) }

  /// Registers a closure that makes headers, footers or other supplementary views.
  package func register(
    forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String,
    _ make: @escaping () -> CollectionReusableView
  ) { pool.register(.init(kind: kind, identifier: identifier), make) }

  /// Registers a class of headers, footers or other supplementary views; nil removes the
  /// registration.
  public func register(
    _ viewClass: CollectionReusableView.Type?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      .init(kind: elementKind, identifier: identifier),
      viewClass.map { type in { type.init(registeredAs: identifier) } })
  }

  /// Returns a cell that no item needs any longer, or a new one of the registered class.
  ///
  /// A cell that is used again receives ``CollectionReusableView/prepareForReuse()`` first. Traps
  /// if nothing is registered for `identifier`.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> CollectionViewCell
  {
    if let cell = cellToReconfigure, cell.reuseIdentifier == identifier {
      cellToReconfigure = nil
      return cell
    }
    guard let cell = pool.dequeue(.init(identifier: identifier)) as? CollectionViewCell else {
      preconditionFailure("the view registered for \(identifier) is no cell")
    }
    return cell
  }

  /// Returns a supplementary view that is no longer needed, or a new one of the registered class.
  /// Traps if nothing is registered.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> CollectionReusableView {
    pool.dequeue(.init(kind: elementKind, identifier: identifier))
  }

  /// A class of cells with the closure that configures them for items.
  ///
  /// Create it once, outside of the data source's closure.
  public struct CellRegistration<Cell: CollectionViewCell, Item> {
    /// Configures a cell.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ item: Item) -> Void

    let token = RegistrationToken()
    let handler: Handler

    /// Creates a registration with the closure that configures a cell for an item.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A class of supplementary views with the closure that configures them.
  public struct SupplementaryRegistration<Supplementary: CollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    let token = RegistrationToken()
    let elementKind: String
    let handler: Handler

    /// Creates a registration for a kind, with the closure that configures a view.
    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// Returns a cell of a registration, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: CollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let (name, isNew) = pool.identifier(of: registration.token)
    if isNew { register(Cell.self, forCellWithReuseIdentifier: name) }
    guard let cell = dequeueReusableCell(withReuseIdentifier: name, for: indexPath) as? Cell else {
      preconditionFailure("the cell at \(indexPath) is no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a supplementary view of a registration, configured for a position.
  public func dequeueConfiguredReusableSupplementary<Supplementary: CollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let kind = registration.elementKind
    let (name, isNew) = pool.identifier(of: registration.token)
    if isNew {
      register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: name)
    }
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: name, for: indexPath)
    guard let view = view as? Supplementary else {
      preconditionFailure("the view at \(indexPath) is no \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
