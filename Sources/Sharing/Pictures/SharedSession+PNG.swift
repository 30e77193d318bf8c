internal import Motion

extension SharedSession {
  /// Returns a frame as a PNG file, with a palette if it has at most 256 colours.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - scale: The number of pixels, across and down, for each pixel of the font.
  ///   - font: The glyphs.
  func stillPicture(of frame: SharedFrame, scale: Int, font: PictureFont) -> [UInt8] {
    var session = self
    session.frames = [frame]
    var reel = PictureReel(session, font)
    _ = reel.show(0)
    let pixels = PNGPixels(session.pictureColors, scale: scale)
    return PNGWriter.file(of: reel.picture, pixels, scale: scale, title: title)
  }

  /// Returns the session as a PNG file with an animation, which programs without animations show as
  /// its first screen.
  ///
  /// Only the areas that change are in the file. Times are exact: the unit is a tick. A frame is
  /// shown for at least two ticks, because browsers slow down shorter ones.
  ///
  /// - Parameters:
  ///   - options: The scale and the number of frames in a second.
  ///   - font: The glyphs.
  ///   - log: The log to carry; nil for none.
  func animatedPNG(
    _ options: SharingOptions, font: PictureFont, carrying log: CarriedLog?
  ) -> [UInt8] {
    let scale = options.scale
    let times = PictureTimes(
      self, unitsPerSecond: Tick.perSecond, shortest: 2, longest: Int(UInt16.max),
      framesPerSecond: options.framesPerSecond)
    let pixels = PNGPixels(pictureColors, scale: scale)
    var reel = PictureReel(self, font)
    var file = PNGWriter()
    var sequence = 0
    for (index, entry) in times.entries.enumerated() {
      let area = reel.show(entry.frame)
      if index == 0 {
        file.begin(area, scale: scale, pixels)
        file.add(text: title, keyword: "Title")
        var control: [UInt8] = []
        control.append(bigEndian: times.entries.count)
        control.append(bigEndian: 0)  // Repeats without end.
        file.add("acTL", control)
      }
      file.add("fcTL", Self.frameControl(area, entry.duration, scale: scale, &sequence))
      let data = pixels.data(of: area, in: reel.picture)
      if index == 0 {
        file.add("IDAT", data)
      } else {
        var numbered: [UInt8] = []
        numbered.append(bigEndian: sequence)
        sequence += 1
        file.add("fdAT", numbered + data)
      }
    }
    if let log { file.add(text: log.text, keyword: "Segue log") }
    file.add("IEND", [])
    return file.bytes
  }

  private static func frameControl(
    _ area: PictureArea, _ duration: Int, scale: Int, _ sequence: inout Int
  ) -> [UInt8] {
    var control: [UInt8] = []
    control.append(bigEndian: sequence)
    sequence += 1
    for number in [area.width, area.height, area.x, area.y] {
      control.append(bigEndian: number * scale)
    }
    control.append(bigEndian16: duration)
    control.append(bigEndian16: Tick.perSecond)
    return control + [0, 0]  // The frame stays, and replaces what it covers.
  }
}

extension PNGWriter {
  /// Returns a file without an animation.
  ///
  /// - Parameter title: The title; nil for none.
  static func file(
    of picture: Picture, _ pixels: PNGPixels, scale: Int, title: String?
  ) -> [UInt8] {
    let area = PictureArea(x: 0, y: 0, width: picture.width, height: picture.height)
    var file = PNGWriter()
    file.begin(area, scale: scale, pixels)
    if let title { file.add(text: title, keyword: "Title") }
    file.add("IDAT", pixels.data(of: area, in: picture))
    file.add("IEND", [])
    return file.bytes
  }

  /// Adds the header and the palette.
  fileprivate mutating func begin(_ area: PictureArea, scale: Int, _ pixels: PNGPixels) {
    var header: [UInt8] = []
    header.append(bigEndian: area.width * scale)
    header.append(bigEndian: area.height * scale)
    add("IHDR", header + [UInt8(pixels.depth), pixels.colorType, 0, 0, 0])
    guard let palette = pixels.palette else { return }
    add("PLTE", palette.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] })
  }
}
