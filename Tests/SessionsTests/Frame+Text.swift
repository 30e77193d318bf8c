import Simulation
import TestSupport

extension Frame {
  /// The letters, row by row.
  var text: String { String(decoding: plainText, as: UTF8.self) }
}
