/// Writes the code that connects an app's classes to its storyboards.
///
/// Each class gets a method at the end of its file, where private properties can be set.
enum ConnectionsWriter {
  /// The name of the file that lists the classes.
  static let file = "StoryboardClasses+App.swift"

  /// The text at the end of a source with some classes.
  static func ending(for classes: [AppClasses.Class]) -> String {
    let parts = classes.map(method)
    return "\n// Written by segue port: what the storyboards connect by name.\n"
      + "import StoryboardApps\n\n" + parts.joined(separator: "\n")
  }

  private static func method(_ type: AppClasses.Class) -> String {
    let name = type.name
    let superclass = type.superclass.map { " superclass: \"\($0)\"," } ?? ""
    let make = type.hasCoder ? "{ \(name)(coder: $0) }" : "{ _ in nil as \(name)? }"
    let lines =
      type.outlets.map { outlet($0, name) } + type.actions.map { action($0, name) }
      + type.attributes.map { "      connections.attribute(\"\($0)\", \\\(name).\($0))\n" }
    let head =
      "extension \(name) {\n  static func \(function(name))(to classes: StoryboardClasses) {\n"
      + "    classes.add(\"\(name)\",\(superclass) \(make))"
    let body =
      lines.isEmpty ? "\n" : " { connections in\n" + lines.joined() + "    }\n"
    return head + body + "  }\n}\n"
  }

  /// The name of the method, which no superclass has.
  static func function(_ name: String) -> String {
    "add" + name.filter { $0 != "." }
  }

  private static func outlet(_ outlet: AppClasses.Outlet, _ name: String) -> String {
    let (property, type) = (outlet.name, outlet.type)
    let set =
      outlet.isCollection
      ? "owner.\(property) = (owner.\(property) as [\(type)]? ?? []) + [value]"
      : "owner.\(property) = value"
    return call("outlet(\"\(property)\")", "(owner: \(name), value: \(type))", set)
  }

  private static func action(_ action: AppClasses.Action, _ name: String) -> String {
    guard let label = action.label, let type = action.type else {
      return call(
        "action(\"\(action.selector)\")", "(owner: \(name))", "owner.\(action.name)()")
    }
    let argument = label == "_" ? "sender" : "\(label): sender"
    let word = action.isUnwind ? "unwind" : "action"
    return call(
      "\(word)(\"\(action.selector)\")", "(owner: \(name), sender: \(type))",
      "owner.\(action.name)(\(argument))")
  }

  private static func call(_ method: String, _ parameters: String, _ body: String) -> String {
    "      connections.\(method) { \(parameters) in\n        \(body)\n      }\n"
  }

  /// The file that lists all classes.
  static func list(_ classes: [AppClasses.Class]) -> String {
    let delegates = ["Field", "View"].map { kind in
      "    classes.addOutlet(\"delegate\") {\n"
        + "      (owner: UIText\(kind), value: any UIText\(kind)Delegate) in owner.delegate = value\n"
        + "    }\n"
    }
    let lines = classes.map { type in
      type.base == "UIStoryboardSegue"
        ? "    classes.addSegue(\"\(type.name)\") {\n"
          + "      \(type.name)(identifier: $0, source: $1, destination: $2)\n    }\n"
        : "    \(type.name).\(function(type.name))(to: classes)\n"
    }
    return """
      // Written by segue port: the classes that the storyboards name.
      import StoryboardApps
      import UIKitNames

      extension StoryboardClasses {
        static func ofApp() -> StoryboardClasses {
          let classes = StoryboardClasses()
      \((lines + delegates).joined())\
          return classes
        }
      }

      """
  }
}
