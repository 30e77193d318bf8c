internal import CellGraphics
internal import NavigationKitTesting
internal import TextFormats

extension FlowReport {
  /// The report as JSON, with an object for each result.
  var json: String {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("report", "segue test")
      writer.member("format", 1)
      writer.member("passed", count(.passed))
      writer.member("failed", count(.failed))
      writer.member("errors", count(.error))
      writer.member("skipped", count(.skipped))
      writer.member("results") { writer in
        writer.array { writer in
          for result in results { Self.write(result, to: &writer) }
        }
      }
    }
    return writer.text + "\n"
  }

  private static func write(_ result: FlowResult, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("id", result.identifier)
      writer.member("flow", result.flow.name)
      writer.member("name", result.name)
      writer.member("variant", result.variant.description)
      writer.member("file", result.flow.path)
      writer.member("line", result.flow.line)
      writer.member("outcome", result.outcome.rawValue)
      writer.member("steps", result.steps)
      writer.member("expectations", result.expectations)
      writer.member("ticks", result.ticks)
      if !result.digest.isEmpty { writer.member("digest", result.digest) }
      if !result.uses.isEmpty { writer.member("uses") { $0.write(result.uses) } }
      if !result.message.isEmpty { writer.member("message", result.message) }
      if let path = result.logPath { writer.member("log", path) }
      guard !result.failures.isEmpty else { return }
      writer.member("failures") { writer in
        writer.array { writer in
          for failure in result.failures { write(failure, to: &writer) }
        }
      }
    }
  }

  private static func write(_ failure: FlowResult.Failure, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("file", failure.path)
      writer.member("line", failure.line)
      writer.member("column", failure.column)
      writer.member("kind", failure.failure.kind.rawValue)
      writer.member("soft", failure.isSoft)
      writer.member("sentence", failure.failure.sentence)
      writer.member("found", failure.failure.found)
      writer.member("advice", failure.failure.advice)
      writer.member("tick", failure.failure.tick)
      write("screen", failure.failure.screen, to: &writer)
      writer.member("marks") { writer in
        writer.array { writer in
          for mark in failure.failure.marks {
            writer.array { writer in
              for number in [mark.column, mark.row, mark.columns, mark.rows] {
                writer.write(number)
              }
            }
          }
        }
      }
      write("events", failure.failure.events, to: &writer)
      write("refusals", failure.failure.refusals, to: &writer)
    }
  }

  private static func write(_ key: String, _ texts: [String], to writer: inout JSONWriter) {
    writer.member(key) { writer in
      writer.array { writer in
        for text in texts { writer.write(text) }
      }
    }
  }
}

/// The results of the last run, for `--last-failed` and weighted shards.
public struct LastRun: Hashable, Sendable {
  /// The identifiers of the flows that failed.
  public var failed: Set<String> = []
  /// The virtual time of each flow in ticks, by its identifier.
  public var ticks: [String: Int] = [:]

  /// Creates the results of no run.
  public init() {}

  /// Reads the report of a run; nil for other JSON.
  public init?(json: [UInt8]) {
    guard let node = try? JSONNode(json: json), node[.report]?.string == "segue test",
      let results = node[.results]?.elements
    else { return nil }
    for result in results {
      guard let id = result[.id]?.string else { continue }
      ticks[id] = result[.ticks]?.integer ?? 0
      if ["failed", "error"].contains(result[.outcome]?.string) { failed.insert(id) }
    }
  }
}
