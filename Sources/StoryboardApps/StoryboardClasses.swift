public import NavigationKit

/// The classes of an app by the names that its storyboards use.
///
/// A storyboard names classes, properties and methods, which Swift cannot look up. `segue port`
/// writes the list of an app.
///
/// ```text
/// let classes = StoryboardClasses()
/// classes.add("DetailController", { DetailController(coder: $0) }) { connections in
///   connections.outlet("titleLabel") { $0.titleLabel = $1 }
///   connections.action("save:") { (controller, sender: Any) in controller.save(sender) }
/// }
/// classes.addSegue("FadeSegue", FadeSegue.init)
/// ```
///
/// A name that the list does not have is not an error: the scene is then shown as the storyboard
/// describes it, without code.
public final class StoryboardClasses {
  /// A class with its connections, for objects of any type.
  struct Entry {
    var superclass: String?
    var make: (Coder) -> AnyObject?
    var connections = Connections()
  }

  private var entries: [String: Entry] = [:]
  private var standard: [(_ outlet: String, _ owner: AnyObject, _ value: AnyObject) -> Void] = []
  private var kinds: [String: () -> View] = [:]
  private var segues: [String: SegueTemplate.MakeSegue] = [:]

  /// Creates an empty list.
  public init() {}

  /// Adds a class of controllers, views or cells.
  ///
  /// - Parameters:
  ///   - name: The name in the storyboard, without its module.
  ///   - superclass: The name of the superclass, if the list has it; its connections apply too.
  ///   - make: Calls `init(coder:)`. nil is for a class that only code makes.
  ///   - connect: Names the outlets and actions.
  ///
  /// A later class with the same name replaces an earlier one.
  public func add<Object: AnyObject>(
    _ name: String, superclass: String? = nil, _ make: @escaping (Coder) -> Object?,
    connect: (StoryboardConnections<Object>) -> Void = { _ in }
  ) {
    let connections = StoryboardConnections<Object>()
    connect(connections)
    entries[name] = Entry(superclass: superclass, make: make, connections: connections.content)
  }

  /// Adds a class of segues.
  ///
  /// - Parameters:
  ///   - name: The name in the storyboard.
  ///   - make: The initialiser, with identifier, source and destination.
  ///
  /// A segue of this class in a storyboard is then made by `make` each time it is performed, in
  /// place of a built-in transition.
  public func addSegue(_ name: String, _ make: @escaping SegueTemplate.MakeSegue) {
    segues[name] = make
  }

  /// Adds an outlet of a class that is not the app's, such as the delegate of a text field.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - set: Sets the property. An object of another type is not set.
  public func addOutlet<Owner: AnyObject, Value>(
    _ name: String, _ set: @escaping (Owner, Value) -> Void
  ) {
    standard.append { outlet, owner, value in
      guard outlet == name, let owner = owner as? Owner, let value = value as? Value else { return }
      set(owner, value)
    }
  }

  /// Adds the class of a view that is not the app's, by the name of its element, such as
  /// `datePicker`.
  public func addKind(_ element: String, _ make: @escaping () -> View) { kinds[element] = make }

  /// Makes the view of an element; nil if the list does not have the element.
  func makeView(ofKind element: String) -> View? { kinds[element]?() }

  /// Sets an outlet of a class that is not the app's.
  func setStandard(_ outlet: String, of owner: AnyObject, to value: AnyObject) {
    for set in standard { set(outlet, owner, value) }
  }

  /// Returns the initialiser of a class of segues; nil if the list does not have it.
  func segueMaker(_ name: String) -> SegueTemplate.MakeSegue? { segues[name] }

  /// The names of the classes of controllers, views and cells.
  var names: Set<String> { Set(entries.keys) }

  /// Makes an object of a class; nil if the list does not have it.
  func make(_ name: String?, coder: Coder) -> AnyObject? {
    name.flatMap { entries[$0] }?.make(coder)
  }

  /// The connections of a class and its superclasses, its own first.
  ///
  /// The chain is never longer than the list, so superclasses that form a cycle end.
  func connections(of name: String?) -> [Connections] {
    var found: [Connections] = []
    var next = name
    while let name = next, let entry = entries[name], found.count < entries.count {
      found.append(entry.connections)
      next = entry.superclass
    }
    return found
  }

  /// The outlets and actions of a class.
  ///
  /// The closures of outlets and attributes return false if an object or a value has another type.
  /// Then the same name in the superclass is tried.
  struct Connections {
    var outlets: [String: (_ owner: AnyObject, _ value: AnyObject) -> Bool] = [:]
    var actions: [String: (_ owner: AnyObject, _ sender: Any) -> Void] = [:]
    var attributes: [String: (_ owner: AnyObject, _ value: Any) -> Bool] = [:]
    var unwinds: [String: (_ owner: AnyObject, _ segue: StoryboardSegue) -> Void] = [:]
  }
}

/// The outlets and actions of a class.
///
/// The closures are called with the object that owns the outlet or action, so they capture nothing.
public final class StoryboardConnections<Object: AnyObject> {
  var content = StoryboardClasses.Connections()

  /// Adds an outlet. An object of another type than the property's is not set.
  public func outlet<Value>(_ name: String, _ set: @escaping (Object, Value) -> Void) {
    content.outlets[name] = { owner, value in
      guard let owner = owner as? Object, let value = value as? Value else { return false }
      set(owner, value)
      return true
    }
  }

  /// Adds a property whose value the storyboard has, such as one with `@IBInspectable`. A value of
  /// another type than the property's is not set.
  public func attribute<Value>(_ name: String, _ path: ReferenceWritableKeyPath<Object, Value>) {
    content.attributes[name] = { owner, value in
      guard let owner = owner as? Object, let value = value as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  /// Adds an action without parameters, by its selector, such as `save`.
  public func action(_ selector: String, _ call: @escaping (Object) -> Void) {
    content.actions[selector] = { owner, _ in
      if let owner = owner as? Object { call(owner) }
    }
  }

  /// Adds an action with its sender, by its selector, such as `save:`. A sender of another type
  /// than the parameter's does not call it.
  public func action<Sender>(_ selector: String, _ call: @escaping (Object, Sender) -> Void) {
    content.actions[selector] = { owner, sender in
      if let owner = owner as? Object, let sender = sender as? Sender { call(owner, sender) }
    }
  }

  /// Adds an unwind action by its selector, such as `comeBack:`.
  ///
  /// The app's class can then be the destination of an unwind segue that names the action.
  public func unwind(_ selector: String, _ call: @escaping (Object, StoryboardSegue) -> Void) {
    let name = selector.split(separator: ":").first.map(String.init) ?? selector
    content.unwinds[name] = { owner, segue in
      if let owner = owner as? Object { call(owner, segue) }
    }
  }
}
