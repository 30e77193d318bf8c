/// A sentence of the transcript with its time: an input or a navigation.
struct TranscriptLine: Hashable, Sendable {
  /// The ticks since the start of the artefact.
  var time: Int
  var sentence: String
  /// The number of the navigation from 1; nil for an input.
  var chapter: Int?
}

extension SharedSession {
  /// The inputs and the navigations in order of time, each input before what it causes.
  var transcript: [TranscriptLine] {
    let inputs = inputs.map { TranscriptLine(time: time(ofTick: $0.tick), sentence: $0.sentence) }
    let chapters = chapters.enumerated().map { index, chapter in
      TranscriptLine(
        time: time(ofTick: chapter.tick), sentence: chapter.sentence, chapter: index + 1)
    }
    var lines = inputs[...]
    var merged: [TranscriptLine] = []
    for chapter in chapters {
      let earlier = lines.prefix { $0.time <= chapter.time }
      merged += earlier
      lines = lines.dropFirst(earlier.count)
      merged.append(chapter)
    }
    return merged + lines
  }

  /// The index of the frame in which a chapter, or the start for 0, has come to rest: the last one
  /// before the next input or navigation.
  func restingFrame(ofChapter number: Int) -> Int {
    let start = number == 0 ? 0 : time(ofTick: chapters[number - 1].endTick)
    let starts = inputs.map { time(ofTick: $0.tick) } + self.chapters.map { time(ofTick: $0.tick) }
    guard let next = starts.filter({ $0 > start }).min() else { return frames.count - 1 }
    return max(frameIndex(atTime: next - 1), frameIndex(atTime: start))
  }
}
