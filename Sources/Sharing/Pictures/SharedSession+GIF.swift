extension SharedSession {
  /// The name of the GIF block with the log.
  static let gifLogApplication = "SEGUELOG1.0"

  /// Returns the session as a GIF file with an animation that repeats.
  ///
  /// An image covers only the area that changes, and its unchanged pixels are transparent. Times are
  /// in hundredths of a second, rounded from the start. A frame is shown for at least two of them,
  /// because browsers slow down shorter ones.
  ///
  /// - Parameters:
  ///   - scale: The number of pixels, across and down, for each pixel of the font.
  ///   - font: The glyphs.
  ///   - log: The log to carry; nil for none.
  func animatedGIF(scale: Int, font: PictureFont, carrying log: CarriedLog?) -> [UInt8] {
    let times = PictureTimes(
      self, unitsPerSecond: 100, shortest: 2, longest: Int(UInt16.max))
    let all = pictureColors
    let common = all.count <= GIFColors.limit ? GIFColors(all) : nil
    var reel = PictureReel(self, font)
    let file = GIFWriter(
      width: reel.picture.width * scale, height: reel.picture.height * scale, common)
    for entry in times.entries {
      let area = reel.show(entry.frame)
      let colors = common ?? GIFColors(counts: reel.colorCounts(in: area))
      file.add(
        reel.indexes(in: area, colors), at: area, scale: scale, delay: entry.duration, colors,
        hasOwnColors: common == nil)
    }
    if let log { file.add(Array(log.text.utf8), application: Self.gifLogApplication) }
    return file.close()
  }
}

extension PictureReel {
  /// Returns the number of changed pixels of each colour in an area.
  fileprivate func colorCounts(in area: PictureArea) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    for y in area.y..<area.y + area.height {
      var (color, count): (UInt32, Int) = (0, 0)
      for index in y * picture.width + area.x..<y * picture.width + area.x + area.width
      where previous?.pixels[index] != picture.pixels[index] {
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
  fileprivate func indexes(in area: PictureArea, _ colors: GIFColors) -> [[UInt8]] {
    (area.y..<area.y + area.height).map { y in
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
