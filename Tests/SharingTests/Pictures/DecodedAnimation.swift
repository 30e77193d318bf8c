import CGif
import CWebP
import CZlib
import Testing

@testable import Sharing

/// An animation as programs of other people read it.
struct DecodedAnimation {
  struct Damage: Error {}

  var width: Int
  var height: Int
  /// The whole pictures, as 0xRRGGBB.
  var frames: [[UInt32]] = []
  /// The durations in the unit of the format.
  var durations: [Int] = []
  private var canvas: [UInt32]

  private init(width: Int, height: Int) {
    (self.width, self.height) = (width, height)
    canvas = Array(repeating: 0xFF00FF, count: width * height)
  }

  /// Returns the frame that is shown at a time.
  func frame(at time: Int) -> [UInt32] {
    var end = 0
    for (frame, duration) in zip(frames, durations) {
      end += duration
      if time < end { return frame }
    }
    return frames[frames.count - 1]
  }

  private mutating func add(
    x: Int, y: Int, width: Int, height: Int, duration: Int, _ pixel: (Int) -> UInt32?
  ) throws {
    guard x >= 0, y >= 0, x + width <= self.width, y + height <= self.height else { throw Damage() }
    for row in 0..<height {
      for column in 0..<width {
        guard let color = pixel(row * width + column) else { continue }
        canvas[(y + row) * self.width + x + column] = color
      }
    }
    frames.append(canvas)
    durations.append(duration)
  }
}

// MARK: - GIF

extension DecodedAnimation {
  private final class Input {
    var bytes: ArraySlice<UInt8>
    init(_ bytes: [UInt8]) { self.bytes = bytes[...] }
  }

  /// Reads a GIF file with giflib. Durations are in hundredths of a second.
  init(gif: [UInt8]) throws {
    let input = Input(gif)
    let opened = withExtendedLifetime(input) {
      DGifOpen(
        Unmanaged.passUnretained(input).toOpaque(),
        { file, target, count in
          let input = Unmanaged<Input>.fromOpaque(file!.pointee.UserData).takeUnretainedValue()
          let part = input.bytes.prefix(Int(count))
          for (index, byte) in part.enumerated() { target![index] = byte }
          input.bytes = input.bytes.dropFirst(part.count)
          return Int32(part.count)
        }, nil)
    }
    guard let file = opened else { throw Damage() }
    defer { DGifCloseFile(file, nil) }
    guard withExtendedLifetime(input, { DGifSlurp(file) }) == GIF_OK else { throw Damage() }
    self.init(width: Int(file.pointee.SWidth), height: Int(file.pointee.SHeight))
    for index in 0..<Int(file.pointee.ImageCount) {
      let image = file.pointee.SavedImages[index]
      var control = GraphicsControlBlock()
      guard DGifSavedExtensionToGCB(file, Int32(index), &control) == GIF_OK,
        let map = image.ImageDesc.ColorMap ?? file.pointee.SColorMap
      else { throw Damage() }
      let place = image.ImageDesc
      try add(
        x: Int(place.Left), y: Int(place.Top), width: Int(place.Width), height: Int(place.Height),
        duration: Int(control.DelayTime)
      ) { pixel in
        let value = Int32(image.RasterBits[pixel])
        if value == control.TransparentColor { return nil }
        let color = map.pointee.Colors[Int(value)]
        return UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
      }
    }
  }
}

// MARK: - WebP

extension DecodedAnimation {
  /// Reads a WebP file with libwebp. Durations are in milliseconds.
  init(webp: [UInt8]) throws {
    let copied = webp.withUnsafeBufferPointer { bytes in
      var data = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      return WebPMuxCreate(&data, 1)
    }
    guard let mux = copied else { throw Damage() }
    defer { WebPMuxDelete(mux) }
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPMuxGetCanvasSize(mux, &width, &height) == WEBP_MUX_OK else { throw Damage() }
    self.init(width: Int(width), height: Int(height))
    var count: Int32 = 0
    WebPMuxNumChunks(mux, WEBP_CHUNK_ANMF, &count)
    for index in 0..<count {
      var info = WebPMuxFrameInfo()
      guard WebPMuxGetFrame(mux, UInt32(index + 1), &info) == WEBP_MUX_OK else { throw Damage() }
      defer { WebPDataClear(&info.bitstream) }
      guard info.dispose_method == WEBP_MUX_DISPOSE_NONE,
        let pixels = WebPDecodeRGBA(info.bitstream.bytes, info.bitstream.size, &width, &height)
      else { throw Damage() }
      defer { WebPFree(pixels) }
      try add(
        x: Int(info.x_offset), y: Int(info.y_offset), width: Int(width), height: Int(height),
        duration: Int(info.duration)
      ) { pixel in
        let parts = (0..<4).map { UInt32(pixels[pixel * 4 + $0]) }
        if parts[3] == 0, info.blend_method == WEBP_MUX_BLEND { return nil }
        return parts[0] << 16 | parts[1] << 8 | parts[2]
      }
    }
  }
}

// MARK: - PNG

extension DecodedAnimation {
  /// Reads a PNG file with zlib. Durations are in ticks. A file without an animation has one frame
  /// without a duration.
  init(png: [UInt8]) throws {
    var chunks: [(type: String, data: [UInt8])] = []
    var index = 8
    while index + 12 <= png.count {
      let count = Self.number(png[index..<index + 4])
      let content = Array(png[index + 4..<index + 8 + count])
      guard
        Self.number(png[index + 8 + count..<index + 12 + count])
          == Int(crc32(0, content, UInt32(content.count)))
      else { throw Damage() }
      chunks.append(
        (String(decoding: content.prefix(4), as: UTF8.self), Array(content.dropFirst(4))))
      index += 12 + count
    }
    guard chunks.first?.type == "IHDR", chunks.last?.type == "IEND" else { throw Damage() }
    let header = chunks[0].data
    self.init(width: Self.number(header[0..<4]), height: Self.number(header[4..<8]))
    let palette = chunks.first { $0.type == "PLTE" }?.data
    let depth = Int(header[8])
    guard header[9] == (palette == nil ? 2 : 3) else { throw Damage() }
    var (area, duration) = ([width, height, 0, 0], 0)
    for (type, data) in chunks where ["fcTL", "IDAT", "fdAT"].contains(type) {
      if type == "fcTL" {
        area = (1...4).map { Self.number(data[$0 * 4..<$0 * 4 + 4]) }
        duration = Self.number(data[20..<22])
        guard Self.number(data[22..<24]) == 120, data[24] == 0, data[25] == 0 else {
          throw Damage()
        }
        continue
      }
      let bits = area[0] * (palette == nil ? 24 : depth)
      let lines = try Self.lines(
        Array(type == "IDAT" ? data[...] : data[4...]), length: (bits + 7) / 8, count: area[1])
      let width = area[0]
      try add(x: area[2], y: area[3], width: width, height: area[1], duration: duration) { pixel in
        let (line, column) = (lines[pixel / width], pixel % width)
        guard let palette else { return UInt32(Self.number(line[column * 3..<column * 3 + 3])) }
        let byte = Int(line[column * depth / 8])
        let index = byte >> (8 - depth - column * depth % 8) & ((1 << depth) - 1)
        return UInt32(Self.number(palette[index * 3..<index * 3 + 3]))
      }
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Expands image data and undoes the filters None and Up.
  private static func lines(_ data: [UInt8], length: Int, count: Int) throws -> [[UInt8]] {
    var expanded = [UInt8](repeating: 0, count: (length + 1) * count)
    var size = UInt(expanded.count)
    guard uncompress(&expanded, &size, data, UInt(data.count)) == Z_OK, size == expanded.count
    else { throw Damage() }
    var lines: [[UInt8]] = []
    for line in 0..<count {
      let start = line * (length + 1)
      let bytes = Array(expanded[start + 1..<start + 1 + length])
      switch expanded[start] {
      case 0: lines.append(bytes)
      case 2: lines.append(zip(bytes, lines[line - 1]).map { $0 &+ $1 })
      default: throw Damage()
      }
    }
    return lines
  }
}
