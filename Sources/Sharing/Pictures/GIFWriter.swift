internal import CGif

/// Writes a GIF file with giflib.
final class GIFWriter {
  private var bytes: [UInt8] = []
  private var file: UnsafeMutablePointer<GifFileType>!

  /// Begins a file that repeats without end.
  ///
  /// - Parameter colors: The palette of all images that have none of their own; nil if each has one.
  init(width: Int, height: Int, _ colors: GIFColors?) {
    file = EGifOpen(
      Unmanaged.passUnretained(self).toOpaque(),
      { file, data, count in
        guard let file, let data else { return 0 }
        Unmanaged<GIFWriter>.fromOpaque(file.pointee.UserData).takeUnretainedValue().bytes +=
          UnsafeBufferPointer(start: data, count: Int(count))
        return count
      }, nil)
    EGifSetGifVersion(file, true)
    let map = colors.map(Self.map)
    defer { if let map { GifFreeMapObject(map) } }
    check(EGifPutScreenDesc(file, Int32(width), Int32(height), 8, 0, map))
    // The loop of Netscape Navigator 2.0: 0 for no end.
    add([1, 0, 0], application: "NETSCAPE2.0")
  }

  /// Adds an image over the ones before it, in the shorter of two forms.
  ///
  /// - Parameters:
  ///   - forms: The same image once or twice: indexes for each line. Each line is written `scale`
  ///     times, each pixel `scale` times.
  ///   - delay: The time until the next image, in hundredths of a second.
  ///   - hasOwnColors: True to write `colors` with the image.
  func add(
    _ forms: [[[UInt8]]], at area: PictureArea, scale: Int, delay: Int, _ colors: GIFColors,
    hasOwnColors: Bool
  ) {
    let encoded = forms.map { lines in
      let other = GIFWriter(width: 1, height: 1, hasOwnColors ? nil : colors)
      let start = other.bytes.count
      other.addControl(delay: delay, colors)
      other.addImage(lines, at: area, scale: scale, hasOwnColors ? colors : nil)
      let image = other.bytes[start...]
      _ = other.close()
      return image
    }
    bytes += encoded.min { $0.count < $1.count } ?? []
  }

  private func addControl(delay: Int, _ colors: GIFColors) {
    var control = GraphicsControlBlock(
      DisposalMode: DISPOSE_DO_NOT, UserInputFlag: false, DelayTime: Int32(delay),
      TransparentColor: Int32(colors.transparent))
    var block = [UInt8](repeating: 0, count: 4)
    EGifGCBToExtension(&control, &block)
    check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, block))
  }

  private func addImage(
    _ lines: [[UInt8]], at area: PictureArea, scale: Int, _ ownColors: GIFColors?
  ) {
    let map = ownColors.map(Self.map)
    defer { if let map { GifFreeMapObject(map) } }
    check(
      EGifPutImageDesc(
        file, Int32(area.x * scale), Int32(area.y * scale), Int32(area.width * scale),
        Int32(area.height * scale), false, map))
    var wide = [UInt8](repeating: 0, count: area.width * scale)
    for line in lines {
      for (index, pixel) in line.enumerated() {
        for copy in 0..<scale { wide[index * scale + copy] = pixel }
      }
      for _ in 0..<scale { check(EGifPutLine(file, &wide, Int32(wide.count))) }
    }
  }

  /// Adds a block of an application.
  ///
  /// - Parameter name: Eight characters for the application and three for the kind of the data.
  func add(_ data: [UInt8], application name: String) {
    check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    check(EGifPutExtensionBlock(file, Int32(name.utf8.count), Array(name.utf8)))
    for start in stride(from: 0, to: data.count, by: 255) {
      let part = Array(data[start..<min(start + 255, data.count)])
      check(EGifPutExtensionBlock(file, Int32(part.count), part))
    }
    check(EGifPutExtensionTrailer(file))
  }

  /// Ends the file and returns its bytes. The writer cannot be used afterwards.
  func close() -> [UInt8] {
    check(EGifCloseFile(file, nil))
    file = nil
    return bytes
  }

  /// Makes giflib's palette, whose size is a power of two.
  private static func map(_ colors: GIFColors) -> UnsafeMutablePointer<ColorMapObject> {
    let values = (0..<1 << colors.bits).map { index in
      let color = index < colors.colors.count ? colors.colors[index] : 0
      return GifColorType(
        Red: UInt8(color >> 16 & 255), Green: UInt8(color >> 8 & 255), Blue: UInt8(color & 255))
    }
    guard let map = GifMakeMapObject(Int32(values.count), values) else {
      preconditionFailure("giflib has no memory for a palette")
    }
    return map
  }

  /// Stops if giflib fails, which it does only without memory, because writing adds to an array.
  private func check(_ status: Int32) {
    precondition(status == GIF_OK, "giflib has no memory to write an image")
  }
}
