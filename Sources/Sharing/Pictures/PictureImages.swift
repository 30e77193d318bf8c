internal import Motion

/// The images of an animated picture, without decoding their pixels.
struct PictureImages {
  /// An image of an animation.
  struct Image: Equatable {
    /// The time in ticks at which it is shown.
    var time: Int
    /// The rectangle in pixels of the file.
    var area: PictureArea
    /// The bytes of the file with its pixels.
    var data: ArraySlice<UInt8>

    static func == (a: Image, b: Image) -> Bool {
      (a.time, a.area) == (b.time, b.area) && a.data.elementsEqual(b.data)
    }
  }

  private(set) var images: [Image] = []
  /// The time of the next image in units of the format.
  private var now = 0

  /// Reads the images of a file. Those after a damaged place are left out.
  init(_ bytes: [UInt8], _ format: SharedFormat) {
    switch format {
    case .gif: readGIF(bytes)
    case .png: readPNG(bytes)
    case .webp: readWebP(bytes)
    default: break
    }
  }

  private mutating func add(
    _ area: PictureArea, _ data: ArraySlice<UInt8>, duration: Int, unitsPerSecond: Int
  ) {
    let time = (now * Tick.perSecond + unitsPerSecond / 2) / unitsPerSecond
    images.append(Image(time: time, area: area, data: data))
    now += duration
  }

  private mutating func readGIF(_ bytes: [UInt8]) {
    for image in GIFBlocks.images(in: bytes) {
      let numbers = bytes.numbers(at: image.start + 1, count: 4, size: 2)
      add(
        PictureArea(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]),
        bytes[image.start..<image.end], duration: image.delay, unitsPerSecond: 100)
    }
  }

  private mutating func readPNG(_ bytes: [UInt8]) {
    var (index, control) = (8, 0..<0)
    while index + 12 <= bytes.count {
      let length = bytes[index..<index + 4].reduce(0) { $0 << 8 | Int($1) }
      let content = index + 8..<index + 8 + length
      guard content.upperBound + 4 <= bytes.count else { return }
      let type = String(decoding: bytes[index + 4..<index + 8], as: UTF8.self)
      if type == "fcTL", length >= 26 { control = content }
      if type == "IDAT" || type == "fdAT", !control.isEmpty {
        let numbers = (0..<5).map { number in
          bytes[control.lowerBound + 4 * number..<control.lowerBound + 4 * number + 4]
            .reduce(0) { $0 << 8 | Int($1) }
        }
        let delay = Int(bytes[control.lowerBound + 20]) << 8 | Int(bytes[control.lowerBound + 21])
        add(
          PictureArea(x: numbers[3], y: numbers[4], width: numbers[1], height: numbers[2]),
          bytes[content], duration: delay, unitsPerSecond: Tick.perSecond)
      }
      index = content.upperBound + 4
    }
  }

  private mutating func readWebP(_ bytes: [UInt8]) {
    var index = 12
    while index + 8 <= bytes.count {
      let length = bytes.numbers(at: index + 4, count: 1, size: 4)[0]
      let content = index + 8
      guard content + length <= bytes.count else { return }
      if bytes[index..<index + 4].elementsEqual("ANMF".utf8), length >= 16 {
        let numbers = bytes.numbers(at: content, count: 5, size: 3)
        add(
          PictureArea(
            x: 2 * numbers[0], y: 2 * numbers[1], width: numbers[2] + 1, height: numbers[3] + 1),
          bytes[content + 16..<content + length], duration: numbers[4], unitsPerSecond: 1_000)
      }
      index = content + length + length % 2
    }
  }
}

extension [UInt8] {
  /// Returns numbers that follow each other, the lowest byte first. They must be in the array.
  fileprivate func numbers(at start: Int, count: Int, size: Int) -> [Int] {
    (0..<count).map { number in
      (0..<size).reversed().reduce(0) { $0 << 8 | Int(self[start + number * size + $1]) }
    }
  }
}

/// The first image in which two animated pictures of a session differ.
public struct PictureDifference: Hashable, Sendable {
  /// The tick of the session.
  public var tick: Int
  /// The rows of the screen from the top, from 0, in which the image is.
  public var rows: ClosedRange<Int>
  /// The columns from the left, from 0.
  public var columns: ClosedRange<Int>
}

extension SharedSession {
  /// Returns the first image in which two pictures of this session differ; nil if all are equal.
  ///
  /// - Parameters:
  ///   - one: The bytes of a picture.
  ///   - other: The bytes of another one in the same format.
  ///   - format: The format, which ``SharedFormat/isPicture``.
  ///   - scale: The number of pixels, across and down, for each pixel of the font.
  public func firstDifference(
    ofPicture one: [UInt8], from other: [UInt8], _ format: SharedFormat, scale: Int
  ) -> PictureDifference? {
    let (images, others) = (
      PictureImages(one, format).images, PictureImages(other, format).images
    )
    let common = zip(images, others).prefix { $0 == $1 }.count
    let found = [images, others].compactMap { common < $0.count ? $0[common] : nil }
    guard let time = found.map(\.time).min() else { return nil }
    let (width, height) = (PictureGlyph.cellWidth * scale, PictureGlyph.cellHeight * scale)
    func range(_ edges: [(start: Int, length: Int)], _ size: Int) -> ClosedRange<Int> {
      let first = edges.map(\.start).min() ?? 0
      let end = edges.map { $0.start + $0.length }.max() ?? 1
      return first / size...max(first, end - 1) / size
    }
    return PictureDifference(
      tick: frames[frameIndex(atTime: time)].tick,
      rows: range(found.map { ($0.area.y, $0.area.height) }, height),
      columns: range(found.map { ($0.area.x, $0.area.width) }, width))
  }
}
