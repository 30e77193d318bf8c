internal import Motion

extension SessionLog {
  /// The length of the session in words, such as `2.5 s, 14 records, 1 branch`.
  package var extent: String {
    let seconds = Double(end) / Double(Tick.perSecond)
    let length = "\((seconds * 10).rounded() / 10) s, \(records.count) records"
    let branches = records.count { if case .branch = $0 { true } else { false } }
    let branching = branches > 0 ? ", \(branches) branch\(branches > 1 ? "es" : "")" : ""
    return length + branching + (isComplete ? "" : ", incomplete recording")
  }
}
