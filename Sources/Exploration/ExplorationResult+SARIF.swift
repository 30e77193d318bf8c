internal import TextFormats

extension ExplorationResult {
  /// The most steps of a way that a report has; GitHub refuses more.
  private static let mostSteps = 10_000

  /// Returns the failures as a log of SARIF 2.1.0 with one run. Each way is a code flow.
  ///
  /// - Parameters:
  ///   - version: The version of the program.
  ///   - place: Returns the place in the files of a path of scenes.
  public func sarif(version: String, place: (String) -> ReportPlace) -> String {
    var writer = JSONWriter()
    writer.object { log in
      log.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      log.member("version", "2.1.0")
      log.member("runs") { runs in
        runs.array { $0.object { writeRun(to: &$0, version, place) } }
      }
    }
    writer.newline()
    return writer.text
  }

  private func writeRun(
    to run: inout JSONWriter, _ version: String, _ place: (String) -> ReportPlace
  ) {
    run.member("tool") { tool in
      tool.object { tool in
        tool.member("driver") { $0.object { Self.writeDriver(to: &$0, version) } }
      }
    }
    run.member("columnKind", "unicodeCodePoints")
    run.member("results") { results in
      results.array { list in
        for failure in failures { list.object { Self.write(failure, to: &$0, place) } }
      }
    }
  }

  private static func writeDriver(to driver: inout JSONWriter, _ version: String) {
    driver.member("name", "segue explore")
    driver.member("semanticVersion", version)
    driver.member("rules") { rules in
      rules.array { list in
        for invariant in Invariant.allCases {
          list.object { object in
            object.member("id", invariant.rawValue)
            object.member("shortDescription") {
              $0.object { $0.member("text", invariant.sentence.capitalizedFirst + ".") }
            }
            object.member("defaultConfiguration") { $0.object { $0.member("level", "error") } }
          }
        }
      }
    }
  }

  private static func write(
    _ failure: Failure, to result: inout JSONWriter, _ place: (String) -> ReportPlace
  ) {
    let violation = failure.violation
    result.member("ruleId", violation.invariant.rawValue)
    result.member("ruleIndex", Invariant.allCases.firstIndex(of: violation.invariant) ?? 0)
    result.member("level", "error")
    let text =
      "\(violation.message.capitalizedFirst). \(violation.turningPoint)".trimmingLastSpace
    result.member("message") { $0.object { $0.member("text", text.harmless(upTo: 2_000)) } }
    let here = place(failure.places.last ?? "")
    result.member("locations") { $0.array { $0.object { write(here, to: &$0) } } }
    result.member("partialFingerprints") {
      $0.object {
        $0.member("segueExplore/v1", "\(violation.invariant.rawValue):\(violation.message)")
      }
    }
    guard !failure.steps.isEmpty else { return }
    result.member("codeFlows") { flows in
      flows.array {
        $0.object { flow in
          flow.member("threadFlows") {
            $0.array { $0.object { writeSteps(of: failure, to: &$0, place) } }
          }
        }
      }
    }
  }

  private static func writeSteps(
    of failure: Failure, to flow: inout JSONWriter, _ place: (String) -> ReportPlace
  ) {
    flow.member("locations") { list in
      list.array { list in
        for (index, step) in failure.steps.prefix(mostSteps).enumerated() {
          list.object { location in
            location.member("location") {
              $0.object { location in
                write(place(failure.places[index]), to: &location)
                location.member("message") {
                  $0.object {
                    $0.member("text", "\(step) → \(failure.places[index + 1])".harmless(upTo: 400))
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  private static func write(_ place: ReportPlace, to location: inout JSONWriter) {
    location.member("physicalLocation") {
      $0.object { physical in
        physical.member("artifactLocation") { $0.object { $0.member("uri", uri(place.path)) } }
        physical.member("region") { region in
          region.object {
            $0.member("startLine", place.line)
            $0.member("startColumn", place.column)
          }
        }
      }
    }
  }

  /// Returns a path as a relative reference of RFC 3986.
  private static func uri(_ path: String) -> String {
    path.utf8.map { byte in
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        byte < 0x80
        && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || "-._~/".unicodeScalars.contains(scalar))
      return isPlain ? String(scalar) : "%" + hexadecimal(byte)
    }.joined()
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = Array("0123456789ABCDEF")
    return String([digits[Int(byte >> 4)], digits[Int(byte & 15)]])
  }
}

extension String {
  fileprivate var trimmingLastSpace: String { hasSuffix(" ") ? String(dropLast()) : self }
}
