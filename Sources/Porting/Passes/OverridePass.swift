/// Moves members of extensions into their classes where Swift needs them there: members that
/// override, and members that a subclass overrides.
///
/// Objective-C allows an override in an extension, and Swift on Linux does not.
struct OverridePass {
  /// A member of an extension with the class that it is moved into.
  struct Move {
    var file: Int
    var member: SwiftMember
    /// The file and type of the class.
    var target: (file: Int, type: Int)
  }

  let app: AppSources

  /// The moves, and the overrides in extensions of classes that the app does not declare.
  ///
  /// Members of an extension with a `where` clause stay there, because they apply to some types
  /// only.
  func moves() -> (moves: [Move], strangers: [(file: Int, member: SwiftMember)]) {
    var moves: [Move] = []
    var strangers: [(file: Int, member: SwiftMember)] = []
    let overridden = overridden()
    for (number, file) in app.files.enumerated() {
      for type in file.types where type.kind == .extension {
        for member in type.members where member.kind != .other {
          let overrides = member.modifiers.contains("override")
          guard overrides || overridden.contains(Signature(type.name, member)) else { continue }
          if let target = app.declaration(type.name), app.type(type.name)?.kind == .class,
            !type.isConstrained
          {
            moves.append(Move(file: number, member: member, target: target))
          } else if overrides {
            strangers.append((number, member))
          }
        }
      }
    }
    return (moves, strangers)
  }

  /// The labels of a method count, and the types of its parameters do not.
  private struct Signature: Hashable {
    var type: String
    var member: String

    init(_ type: String, _ member: SwiftMember) {
      self.type = type
      self.member = member.fullName
    }
  }

  /// The members that a subclass in the app overrides, by class.
  private func overridden() -> Set<Signature> {
    var found: Set<Signature> = []
    for type in app.files.flatMap(\.types) where type.kind == .class || type.kind == .extension {
      let members = type.members.filter { $0.modifiers.contains("override") }
      guard !members.isEmpty else { continue }
      for owner in app.ancestry(of: type.name).dropFirst() {
        for member in members { found.insert(Signature(owner, member)) }
      }
    }
    return found
  }
}
