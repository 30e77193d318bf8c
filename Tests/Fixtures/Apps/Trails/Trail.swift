import Foundation

/// A walk, with the number of times that it was walked.
struct Trail {
  var name: String
  var kilometres: Int
  var walks = 0

  var summary: String { "\(kilometres) km, walked \(walks)×" }

  static let all = [
    Trail(name: "Mill Pond", kilometres: 4), Trail(name: "Old Quarry", kilometres: 7),
    Trail(name: "Heron Marsh", kilometres: 11),
  ]
}
