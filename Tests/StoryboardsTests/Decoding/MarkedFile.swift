import Storyboards
import Testing

/// A scene file for a test in which a mark ‸ stands where an error is expected.
///
/// The place of each mark is counted here in characters of the text, so the test does not take the
/// decoder's word for it.
struct MarkedFile {
  var json: String
  var places: [String] = []

  init(_ marked: String, name: String = "scenes.json") {
    json = ""
    for (number, line) in marked.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if number > 0 { json += "\n" }
      let parts = line.split(separator: "‸", omittingEmptySubsequences: false)
      var column = 1
      for part in parts.dropLast() {
        column += part.unicodeScalars.count
        places.append("\(name):\(number + 1):\(column): ")
      }
      json += parts.joined()
    }
  }

  /// A file whose first scene is `scene`; `others` are further scenes and `more` further members.
  init(scene: String, others: String = "", more: String = "") {
    self.init(
      """
      {"version": 1, "canvas": {"width": 400, "height": 800}, "initialScene": "a"\(more),
       "scenes": [
      \(scene)\(others.isEmpty ? "" : ",\n" + others)
      ]}
      """)
  }

  /// A file whose scene `a` has these members besides its id.
  init(scene members: [String], others: String = "", more: String = "") {
    self.init(
      scene: "{\((["\"id\": \"a\""] + members).joined(separator: ", "))}", others: others,
      more: more)
  }

  /// The lines that decoding reports; none when the file is good.
  var report: [String] {
    do {
      _ = try SceneDocument(json: Array(json.utf8))
      return []
    } catch {
      return error.description(file: "scenes.json").split(separator: "\n").map(String.init)
    }
  }

  /// Expects one message at each mark of this file and of `others`, which are read with it by name, and
  /// no others; this file's come first.
  func expect(
    with others: KeyValuePairs<String, MarkedFile>, _ messages: String...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let places = places + others.flatMap(\.value.places)
    #expect(places.count == messages.count, sourceLocation: sourceLocation)
    #expect(
      report(with: others) == zip(places, messages).map { $0 + $1 },
      sourceLocation: sourceLocation)
  }

  private func report(with others: KeyValuePairs<String, MarkedFile>) -> [String] {
    do {
      _ = try StoryboardBundle(name: "scenes.json", json: Array(json.utf8)) { name in
        others.first { $0.key == name }.map { Array($0.value.json.utf8) }
      }
      return []
    } catch {
      return error.description(file: "scenes.json").split(separator: "\n").map(String.init)
    }
  }

  /// Expects one message at each mark and no others.
  func expect(
    _ messages: String..., sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let expected = zip(places, messages).map { $0 + $1 }
    #expect(places.count == messages.count, sourceLocation: sourceLocation)
    #expect(report == expected, sourceLocation: sourceLocation)
  }
}
