internal import Motion

/// Collects the changes in the keyframes of one `View.animateKeyframes`, with a track for each
/// property.
final class KeyframeCollector {
  private struct Track {
    let view: View
    let property: AnimatedProperty
    let first: AnimatableVector
    var entries: [Entry]
  }

  private struct Entry {
    var time: ClosedRange<Double>
    var value: AnimatableVector
  }

  let mode: KeyframeCalculationMode
  private var tracks: [Track] = []

  init(mode: KeyframeCalculationMode) { self.mode = mode }

  /// Adds a change in a keyframe.
  ///
  /// - Parameter from: The first value of the track, if this is the property's first keyframe.
  func record(
    _ property: AnimatedProperty, of view: View, from: AnimatableVector, to: AnimatableVector,
    during time: ClosedRange<Double>
  ) {
    let entry = Entry(time: time, value: to)
    guard let index = tracks.firstIndex(where: { $0.view === view && $0.property == property })
    else {
      tracks.append(Track(view: view, property: property, first: from, entries: [entry]))
      return
    }
    if let last = tracks[index].entries.last, last.time == time {
      tracks[index].entries.removeLast()
    }
    tracks[index].entries.append(entry)
  }

  /// Calls `body` with the path of each track. Between keyframes a value does not change.
  func forEachPath(_ body: (View, AnimatedProperty, KeyframePath) -> Void) {
    for track in tracks {
      var times = [0.0]
      var values = [track.first]
      let entries = track.entries.enumerated().sorted {
        ($0.element.time.upperBound, $0.offset) < ($1.element.time.upperBound, $1.offset)
      }
      for (_, entry) in entries {
        let last = times[times.count - 1]
        let waits = entry.time.lowerBound > last
        if waits {
          times.append(entry.time.lowerBound)
          values.append(values[values.count - 1])
        }
        if waits || entry.time.upperBound > last {
          times.append(entry.time.upperBound)
          values.append(entry.value)
        } else {
          values[values.count - 1] = entry.value
        }
      }
      if times[times.count - 1] < 1 || times.count == 1 {
        times.append(1)
        values.append(values[values.count - 1])
      }
      body(track.view, track.property, KeyframePath(times: times, values: values, mode: mode))
    }
  }
}
