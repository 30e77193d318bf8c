/// Counts the names of UIKit in an app, and finds those that do not exist here.
///
/// It looks at types, at members of types in `UIColor.systemFill`, and at overridden members. The
/// receiver of other members is unknown without a compiler.
///
/// The share of known uses in ``PortReport`` comes from these counts. An unknown member is reported
/// with its type, such as `UIColor.systemFill`.
struct NamePass {
  let app: AppSources
  let known: KnownNames
  /// All names that the app declares.
  private let own: Set<String>
  private(set) var count = 0
  /// The places of each name that does not exist here, in the order of the files.
  private(set) var unknown: [String: [PortReport.Place]] = [:]

  init(app: AppSources, known: KnownNames) {
    self.app = app
    self.known = known
    var own: Set<String> = []
    for file in app.files {
      own.formUnion(file.globals.map(\.name))
      for type in file.types {
        own.formUnion(type.name.split(separator: ".").map(String.init))
        own.formUnion(type.members.map(\.name))
      }
    }
    self.own = own
    let inherited = Inherited(app: app)
    for file in app.files { visit(file, inherited) }
  }

  /// The members of classes that only UIKit can declare.
  private struct Inherited {
    let app: AppSources

    /// Indicates whether an override is one of a member of UIKit.
    func isOfUIKit(_ member: SwiftMember, in type: SwiftType) -> Bool {
      guard app.isOfUIKit(type.name) || type.name.hasPrefix("UI") else { return false }
      let owners = Set(app.ancestry(of: type.name).dropFirst())
      return !app.files.flatMap(\.types).contains { other in
        owners.contains(other.name)
          && other.members.contains {
            $0.fullName == member.fullName && !$0.modifiers.contains("override")
          }
      }
    }
  }

  /// A name that the app declares itself is not counted, even if UIKit has the same name.
  private mutating func visit(_ file: PortedFile, _ inherited: Inherited) {
    let code = file.codeTokens
    for (place, index) in code.enumerated() where file.source.tokens[index].kind == .word {
      let word = file.text(index)
      guard KnownNames.isTypeName(word), !own.contains(word),
        place == 0 || file.text(code[place - 1]) != "."
      else { continue }
      note(word, isKnown: known.types.contains(word), at: index, file)
      guard known.types.contains(word), place + 2 < code.count, file.text(code[place + 1]) == ".",
        file.source.tokens[code[place + 2]].kind == .word
      else { continue }
      let member = file.text(code[place + 2])
      guard !["self", "init", "Type", "Protocol"].contains(member), !own.contains(member) else {
        continue
      }
      let isKnown = known.members.contains(member)
      note("\(word).\(member)", isKnown: isKnown, at: code[place + 2], file)
    }
    for type in file.types where type.kind == .class || type.kind == .extension {
      for member in type.members where member.modifiers.contains("override") {
        guard member.kind != .initializer, member.kind != .subscription,
          inherited.isOfUIKit(member, in: type)
        else { continue }
        let isKnown = known.members.contains(member.name)
        note("override \(member.fullName)", isKnown: isKnown, at: member.tokens.lowerBound, file)
      }
    }
  }

  private mutating func note(_ name: String, isKnown: Bool, at index: Int, _ file: PortedFile) {
    count += 1
    guard !isKnown else { return }
    unknown[name, default: []].append(file.place(file.source.tokens[index].range.lowerBound))
  }
}
