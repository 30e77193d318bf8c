extension SharedSession {
  /// Returns the session as a WebP file with an animation that repeats, without loss.
  ///
  /// Times are in milliseconds, rounded from the start. A frame is shown for at least 20 of them,
  /// as in a GIF file.
  ///
  /// - Parameters:
  ///   - options: The scale and the number of frames in a second.
  ///   - font: The glyphs.
  ///   - log: The log to carry; nil for none.
  func animatedWebP(_ options: SharingOptions, font: PictureFont, carrying log: CarriedLog?)
    -> [UInt8]
  {
    let times = PictureTimes(
      self, unitsPerSecond: 1_000, shortest: 20, longest: 1 << 23,
      framesPerSecond: options.framesPerSecond)
    var reel = PictureReel(self, font)
    let file = WebPWriter(
      width: reel.picture.width, height: reel.picture.height, scale: options.scale)
    for entry in times.entries {
      let area = reel.show(entry.frame)
      file.add(reel.picture, changing: area, at: entry.start)
    }
    let end = times.entries.last.map { $0.start + $0.duration } ?? 0
    return file.close(at: end, chunk: log.map { ("SLOG", Array($0.text.utf8)) })
  }
}
