/// All sources of an app, with what their types know of each other.
///
/// Types are found by their whole names, such as `Store.Entry`. If two files declare a type of the
/// same name, the first is used.
struct AppSources {
  var files: [PortedFile]
  /// The files and types that declare each name, extensions excepted.
  private let declarations: [String: (file: Int, type: Int)]

  init(_ sources: [SwiftSource]) {
    files = sources.map(PortedFile.init)
    var declarations: [String: (file: Int, type: Int)] = [:]
    for (file, ported) in files.enumerated() {
      for (index, type) in ported.types.enumerated() where type.kind != .extension {
        if declarations[type.name] == nil { declarations[type.name] = (file, index) }
      }
    }
    self.declarations = declarations
  }

  /// The place of the declaration of a type; nil for a type of another module.
  func declaration(_ name: String) -> (file: Int, type: Int)? { declarations[name] }

  /// Returns the declaration of a type without its extensions; nil for a type of another module.
  func type(_ name: String) -> SwiftType? {
    declarations[name].map { files[$0.file].types[$0.type] }
  }

  /// The names of the app's types, sorted.
  var typeNames: [String] { declarations.keys.sorted() }

  /// The class, its superclass and so on, as far as the app declares them; then the first name that
  /// it does not declare.
  ///
  /// A cycle of superclasses, which does not compile, ends the list.
  func ancestry(of name: String) -> [String] {
    var names = [name]
    while let type = type(names[names.count - 1]), type.kind == .class,
      let superclass = type.inherited.first(where: { self.type($0)?.kind != .protocol }),
      !names.contains(superclass)
    { names.append(superclass) }
    return names
  }

  /// Indicates whether a type is a view, a controller or another object of UIKit.
  func isOfUIKit(_ name: String) -> Bool {
    ancestry(of: name).dropFirst().contains {
      type($0) == nil && ($0.hasPrefix("UI") || $0.hasPrefix("CA"))
    }
  }

  /// The methods of the app's type and its superclasses with this name, in extensions too.
  func methods(_ name: String, of type: String) -> [SwiftMember] {
    let owners = Set(ancestry(of: type))
    return files.flatMap(\.types).filter { owners.contains($0.name) }.flatMap(\.members)
      .filter { $0.kind == .function && $0.name == name }
  }
}
