internal import Motion

extension SharedSession {
  /// Writes every picture of the session as a PNG file of its own, for programs that make films.
  ///
  /// The last file, `frames.txt`, lists the pictures with their times, as the demuxer `concat` of
  /// FFmpeg reads them.
  ///
  /// - Parameters:
  ///   - options: The scale and the number of frames in a second.
  ///   - font: The glyphs.
  ///   - write: Receives the name and the bytes of each file.
  public func writeFrames(
    _ options: SharingOptions, font: PictureFont = .builtIn,
    to write: (_ name: String, _ bytes: [UInt8]) throws -> Void
  ) rethrows {
    let times = PictureTimes(
      self, unitsPerSecond: Tick.perSecond, shortest: 1, longest: .max,
      framesPerSecond: options.framesPerSecond)
    let pixels = PNGPixels(pictureColors, scale: options.scale)
    var reel = PictureReel(self, font)
    var list = "ffconcat version 1.0\n"
    for (index, entry) in times.entries.enumerated() {
      let name = "frame-\(SharedTime.padded(index + 1, 6)).png"
      _ = reel.show(entry.frame)
      try write(name, PNGWriter.file(of: reel.picture, pixels, scale: options.scale, title: nil))
      let seconds = SharedTime.seconds(
        microseconds: SharedTime.microseconds(entry.start + entry.duration)
          - SharedTime.microseconds(entry.start))
      list += "file \(name)\nduration \(seconds)\n"
      // The demuxer ignores the duration of the last file, so it is named twice.
      if index + 1 == times.entries.count { list += "file \(name)\n" }
    }
    try write("frames.txt", Array(list.utf8))
  }
}
