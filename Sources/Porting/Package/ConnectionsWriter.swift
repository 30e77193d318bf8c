/// Writes the code that connects an app's classes to its storyboards.
///
/// Each class gets a method at the end of its file, where private properties can be set.
///
/// Swift cannot set a property or call a method by the name in a storyboard, as Objective-C does.
/// The code that is written here contains one closure for each outlet and each action.
enum ConnectionsWriter {
  /// The name of the file that lists the classes.
  static let file = "StoryboardClasses+App.swift"

  /// The text at the end of a source with some classes.
  ///
  /// The text is appended to the file of the classes, and not to a file of its own, so that it can
  /// use private members.
  static func ending(for classes: [AppClasses.Class]) -> String {
    let parts = classes.map(method)
    return "\n// Written by segue port: what the storyboards connect by name.\n"
      + "import StoryboardApps\n\n" + parts.joined(separator: "\n")
  }

  /// Writes the method that adds one class with its outlets and actions to the list of the app.
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

  /// An outlet collection is appended to, because a storyboard connects its objects one by one.
  private static func outlet(_ outlet: AppClasses.Outlet, _ name: String) -> String {
    let (property, type) = (outlet.name, outlet.type)
    let set =
      outlet.isCollection
      ? "owner.\(property) = (owner.\(property) as [\(type)]? ?? []) + [value]"
      : "owner.\(property) = value"
    return call("outlet(\"\(property)\")", "(owner: \(name), value: \(type))", set)
  }

  /// The selector is the storyboard's name of the method. A method without parameters is called
  /// without the sender.
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
  ///
  /// A class of segues is made with identifier, source and destination. All other classes have a
  /// method of their own.
  static func list(_ classes: [AppClasses.Class]) -> String {
    let delegates = ["Field", "View"].map { kind in
      "    classes.addOutlet(\"delegate\") {\n"
        + "      (owner: UIText\(kind), value: any UIText\(kind)Delegate) in owner.delegate = value\n"
        + "    }\n"
    }
    let kinds = [
      "    classes.addKind(\"datePicker\") { UIDatePicker(frame: .zero) }\n",
      "    classes.addKind(\"visualEffectView\") { UIVisualEffectView(effect: nil) }\n",
    ]
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
      \((lines + delegates + kinds).joined())\
          return classes
        }
      }

      """
  }
}
