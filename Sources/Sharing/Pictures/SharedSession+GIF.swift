extension SharedSession {
  /// The name of the GIF block with the log.
  static let gifLogApplication = "SEGUELOG1.0"

  /// Returns the session as a GIF file with an animation that repeats.
  ///
  /// An image covers only the area that changes. Its unchanged pixels are transparent or repeated,
  /// whichever is shorter. Times are in hundredths of a second, rounded from the start. A frame is
  /// shown for at least two of them, because browsers slow down shorter ones.
  ///
  /// - Parameters:
  ///   - options: The scale and the number of frames in a second.
  ///   - font: The glyphs.
  ///   - log: The log to carry; nil for none.
  func animatedGIF(_ options: SharingOptions, font: PictureFont, carrying log: CarriedLog?)
    -> [UInt8]
  {
    let (times, scale) = (
      PictureTimes(
        self, unitsPerSecond: 100, shortest: 2, longest: Int(UInt16.max),
        framesPerSecond: options.framesPerSecond), options.scale
    )
    let all = pictureColors
    let common = all.count <= GIFColors.limit ? GIFColors(all) : nil
    var reel = PictureReel(self, font)
    let file = GIFWriter(
      width: reel.picture.width * scale, height: reel.picture.height * scale, common)
    for entry in times.entries {
      let area = reel.show(entry.frame)
      let own = GIFColors(counts: reel.colorCounts(in: area))
      // A small palette makes the codes of a large image shorter by more than its own length.
      let isShorter = area.width * area.height > 10_000 && own.bits < common?.bits ?? .max
      let hasOwnColors = common == nil || isShorter
      let colors = hasOwnColors ? own : common ?? own
      let whole = reel.indexes(in: area, colors, isTransparent: false)
      let forms = reel.previous == nil ? [whole] : [whole, reel.indexes(in: area, colors)]
      file.add(
        forms, at: area, scale: scale, delay: entry.duration, colors,
        hasOwnColors: hasOwnColors)
    }
    if let log { file.add(Array(log.text.utf8), application: Self.gifLogApplication) }
    return file.close()
  }
}

extension PictureReel {
  /// Returns the number of pixels of each colour in an area.
  fileprivate func colorCounts(in area: PictureArea) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for y in area.y..<area.y + area.height {
      var (color, count): (UInt32, Int) = (0, 0)
      for index in y * picture.width + area.x..<y * picture.width + area.x + area.width {
        if picture.pixels[index] != color {
          if count > 0 { counts[color, default: 0] += count }
          (color, count) = (picture.pixels[index], 0)
        }
        count += 1
      }
      if count > 0 { counts[color, default: 0] += count }
    }
    return counts
  }

  /// Returns the indexes of the colours in an area, line by line.
  ///
  /// - Parameter isTransparent: Whether unchanged pixels are transparent.
  fileprivate func indexes(
    in area: PictureArea, _ colors: GIFColors, isTransparent: Bool = true
  ) -> [[UInt8]] {
    let previous = isTransparent ? previous : nil
    return (area.y..<area.y + area.height).map { y in
      var (color, last): (UInt32?, UInt8) = (nil, 0)
      return (y * picture.width + area.x..<y * picture.width + area.x + area.width).map { index in
        let pixel = picture.pixels[index]
        if let previous, previous.pixels[index] == pixel { return colors.transparent }
        if pixel != color { (color, last) = (pixel, colors.index(of: pixel)) }
        return last
      }
    }
  }
}
