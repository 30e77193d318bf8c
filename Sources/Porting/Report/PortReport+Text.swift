internal import TextFormats

extension PortReport {
  /// The report as text: a line for each place that the developer must change, then the counts.
  ///
  /// ```text
  /// Home.swift:12:5: observe: key-value observing needs the Objective-C runtime; …
  /// Home.swift:20:9: UIMenu: unknown here (2 uses)
  ///
  /// Trails: 14 sources, 1203 lines of code
  /// Changed: import 14, attribute 31, selector 6
  /// Left: observing 1
  /// Need no manual change: 99.7 % of the lines, 99.2 % of 260 uses of UIKit's names
  /// ```
  public var text: String {
    var lines: [String] = []
    for leftover in leftovers {
      lines.append(
        "\(leftover.place.text): \(leftover.detail.oneLine): \(leftover.reason.explanation)")
    }
    for name in unknownNames {
      let uses = name.uses == 1 ? "1 use" : "\(name.uses) uses"
      lines.append("\(name.first.text): \(name.name.oneLine): unknown here (\(uses))")
    }
    if !lines.isEmpty { lines.append("") }
    lines.append(
      "\(name.oneLine): \(Self.count(sourceCount, "source")), "
        + "\(Self.count(lineCount, "line")) of code")
    lines.append("Changed: " + counts(of: changes.map(\.kind.rawValue)))
    lines.append("Left: " + counts(of: leftovers.map(\.reason.rawValue)))
    lines.append(
      "Need no manual change: \(Self.percent(readyLines)) of the lines, \(Self.percent(knownNames)) of "
        + "\(Self.count(nameCount, "use")) of UIKit's names")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The number of each word, in the order of the first occurrences.
  private func counts(of words: [String]) -> String {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for word in words {
      if counts[word] == nil { order.append(word) }
      counts[word, default: 0] += 1
    }
    return order.isEmpty
      ? "nothing" : order.map { "\($0) \(counts[$0] ?? 0)" }.joined(separator: ", ")
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// A share as a percentage with one digit, rounded down so that 100.0 % means all.
  static func percent(_ share: Double) -> String {
    let tenths = Int(share * 1_000)
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

extension PortReport.Place {
  var text: String { "\(path.harmless(upTo: 4_096)):\(line):\(column)" }
}

extension String {
  /// The text for a line of the report.
  fileprivate var oneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ").harmless()
  }
}
