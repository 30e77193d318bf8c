/// Turns parts of pictures into the compressed data of PNG files.
struct PNGPixels {
  /// The colours of an indexed file; nil for a file with three bytes for each pixel.
  let palette: [UInt32]?
  /// The number of bits of a pixel, or of one of its three parts.
  let depth: Int
  private let indexes: [UInt32: UInt8]
  private let scale: Int

  /// Chooses a form for colours: indexed for at most 256.
  ///
  /// - Parameter scale: The number of pixels in the file for each pixel of a picture, across and
  ///   down.
  init(_ colors: [UInt32], scale: Int) {
    self.scale = scale
    palette = colors.count <= 256 ? colors : nil
    depth =
      palette == nil || colors.count > 16 ? 8 : colors.count > 4 ? 4 : colors.count > 2 ? 2 : 1
    indexes = Dictionary(
      uniqueKeysWithValues: (palette ?? []).enumerated().map { ($1, UInt8($0)) })
  }

  /// The colour type of the header.
  var colorType: UInt8 { palette == nil ? 2 : 3 }

  /// Returns the data of a part of a picture, as IDAT and fdAT chunks have it.
  ///
  /// A line that equals the one above is written as the difference, with the filter Up; all others
  /// are written without a filter.
  func data(of area: PictureArea, in picture: Picture) -> [UInt8] {
    var data: [UInt8] = []
    let unchanged = [UInt8](repeating: 0, count: lineLength(area))
    data.reserveCapacity((unchanged.count + 1) * area.height * scale)
    var last: ArraySlice<UInt32>?
    for y in area.y..<area.y + area.height {
      let start = y * picture.width + area.x
      let pixels = picture.pixels[start..<start + area.width]
      if let last, last.elementsEqual(pixels) {
        data.append(2)
        data += unchanged
      } else {
        data.append(0)
        addLine(pixels, to: &data)
      }
      for _ in 1..<scale {
        data.append(2)
        data += unchanged
      }
      last = pixels
    }
    return Compression.compress(data, .zlib)
  }

  /// The bytes of a line without the filter's.
  private func lineLength(_ area: PictureArea) -> Int {
    let pixels = area.width * scale
    return palette == nil ? pixels * 3 : (pixels * depth + 7) / 8
  }

  private func addLine(_ pixels: ArraySlice<UInt32>, to data: inout [UInt8]) {
    guard palette != nil else {
      for pixel in pixels {
        for _ in 0..<scale {
          data.append(UInt8(truncatingIfNeeded: pixel >> 16))
          data.append(UInt8(truncatingIfNeeded: pixel >> 8))
          data.append(UInt8(truncatingIfNeeded: pixel))
        }
      }
      return
    }
    var (byte, bits): (UInt8, Int) = (0, 0)
    var (color, index) = (pixels.first ?? 0, indexes[pixels.first ?? 0] ?? 0)
    for pixel in pixels {
      if pixel != color { (color, index) = (pixel, indexes[pixel] ?? 0) }
      for _ in 0..<scale {
        byte = byte << UInt8(depth & 7) | index
        bits += depth
        if bits == 8 {
          data.append(byte)
          (byte, bits) = (0, 0)
        }
      }
    }
    if bits > 0 { data.append(byte << UInt8(8 - bits)) }
  }
}
