import Foundation
import ProjectFiles
import Testing

/// The tables of `docs/lifecycle.md` that show an operation's order: those whose first column is
/// `step`.
enum LifecyclePage {
  /// One operation: the calls and their receivers, in order.
  struct Operation: Sendable, CustomTestStringConvertible {
    /// The heading above the table.
    var name: String
    /// Who has a column.
    var columns: [String]
    var steps: [Step]

    var testDescription: String { name }
  }

  /// A row that is no step: not the next number, or not one cell.
  struct Defect: Error {
    var operation: String
    var row: String
  }

  static func operations() throws -> [Operation] {
    try parse(Project.text(of: "docs/lifecycle.md"))
  }

  static func parse(_ text: String) throws(Defect) -> [Operation] {
    var operations: [Operation] = []
    var (heading, isInTable) = ("", false)
    for line in text.components(separatedBy: "\n") {
      guard line.hasPrefix("|") else {
        isInTable = false
        if line.hasPrefix("### ") { heading = String(line.dropFirst(4)) }
        continue
      }
      let cells = line.dropFirst().dropLast().components(separatedBy: "|").map {
        $0.trimmingCharacters(in: .whitespaces)
      }
      if cells[0] == "step" {
        operations.append(
          Operation(name: heading, columns: Array(cells.dropFirst()), steps: []))
        isInTable = true
      } else if isInTable, !line.hasPrefix("|---") {
        let index = operations.count - 1
        let told = zip(operations[index].columns, cells.dropFirst()).filter { !$1.isEmpty }
        guard told.count == 1, Int(cells[0]) == operations[index].steps.count + 1 else {
          throw Defect(operation: heading, row: line)
        }
        operations[index].steps.append(
          Step(told[0].0, told[0].1.replacingOccurrences(of: "`", with: "")))
      }
    }
    return operations
  }
}

/// Somebody is told something.
struct Step: Hashable, Sendable, CustomStringConvertible {
  var actor: String
  var call: String

  init(_ actor: String, _ call: String) {
    (self.actor, self.call) = (actor, call)
  }

  var description: String { "\(actor): \(call)" }
}
