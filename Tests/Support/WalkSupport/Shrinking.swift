/// Leaves out the steps that a failure does not need: runs of them, halves first.
///
/// Delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", 2002),
/// without the search among complements.
package func shrunk<Step>(_ steps: [Step], whileItFails fails: ([Step]) -> Bool) -> [Step] {
  var steps = steps
  var length = steps.count / 2
  while length > 0 {
    var start = 0
    var isShorter = false
    while start < steps.count {
      var fewer = steps
      fewer.removeSubrange(start..<min(start + length, steps.count))
      if fails(fewer) {
        (steps, isShorter) = (fewer, true)
      } else {
        start += length
      }
    }
    if !isShorter || length > 1 { length /= 2 }
  }
  return steps
}
