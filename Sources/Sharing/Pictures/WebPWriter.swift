internal import CWebP

/// Writes an animated WebP file with libwebp's encoder of animations, without loss.
final class WebPWriter {
  private let encoder: OpaquePointer
  private var config = WebPConfig()
  private var image = WebPPicture()
  private let scale: Int

  /// Begins a file that repeats without end.
  ///
  /// - Parameters:
  ///   - width: The width of the pictures, before scaling.
  ///   - scale: The number of pixels in the file for each pixel of a picture, across and down.
  init(width: Int, height: Int, scale: Int) {
    self.scale = scale
    var options = WebPAnimEncoderOptions()
    let started =
      WebPAnimEncoderOptionsInit(&options) != 0 && WebPConfigInit(&config) != 0
      && WebPPictureInit(&image) != 0
    precondition(started, "libwebp has another version than its headers")
    options.minimize_size = 1
    guard
      let encoder = WebPAnimEncoderNew(Int32(width * scale), Int32(height * scale), &options)
    else { preconditionFailure("libwebp has no memory for an animation") }
    self.encoder = encoder
    (config.lossless, config.exact) = (1, 1)
    (config.method, config.quality) = (Self.method, Self.effort)
    (image.use_argb, image.width, image.height) = (1, Int32(width * scale), Int32(height * scale))
    precondition(WebPPictureAlloc(&image) != 0, "libwebp has no memory for an image")
  }

  /// libwebp's measure of the work for a small file, 0 to 6.
  private static let method: Int32 = 4
  /// libwebp's second measure of the work, 0 to 100.
  private static let effort: Float = 75

  deinit {
    WebPPictureFree(&image)
    WebPAnimEncoderDelete(encoder)
  }

  /// Adds a picture that is shown from a time in milliseconds.
  ///
  /// - Parameter area: The area that differs from the picture before.
  func add(_ picture: Picture, changing area: PictureArea, at time: Int) {
    let stride = Int(image.argb_stride)
    for y in area.y..<area.y + area.height {
      var line = image.argb + y * scale * stride + area.x * scale
      let first = line
      for index in y * picture.width + area.x..<y * picture.width + area.x + area.width {
        for _ in 0..<scale {
          line.pointee = 0xFF00_0000 | picture.pixels[index]
          line += 1
        }
      }
      for copy in 1..<3 where copy < scale {
        (first + copy * stride).update(from: first, count: area.width * scale)
      }
    }
    check(WebPAnimEncoderAdd(encoder, &image, Int32(time), &config))
  }

  /// Ends the animation at a time and returns the file.
  ///
  /// - Parameter chunk: Data for a chunk of the program's own; nil for none.
  func close(at time: Int, chunk: (name: String, data: [UInt8])?) -> [UInt8] {
    check(WebPAnimEncoderAdd(encoder, nil, Int32(time), nil))
    var data = WebPData()
    defer { WebPDataClear(&data) }
    check(WebPAnimEncoderAssemble(encoder, &data))
    guard let chunk else { return Array(UnsafeBufferPointer(start: data.bytes, count: data.size)) }
    let mux = WebPMuxCreate(&data, 0)
    defer { WebPMuxDelete(mux) }
    var whole = WebPData()
    defer { WebPDataClear(&whole) }
    let status = chunk.data.withUnsafeBufferPointer { bytes in
      var content = WebPData(bytes: bytes.baseAddress, size: bytes.count)
      return WebPMuxSetChunk(mux, chunk.name, &content, 1)
    }
    precondition(
      status == WEBP_MUX_OK && WebPMuxAssemble(mux, &whole) == WEBP_MUX_OK,
      "libwebp has no memory for a chunk")
    return Array(UnsafeBufferPointer(start: whole.bytes, count: whole.size))
  }

  private func check(_ status: Int32) {
    precondition(status != 0, String(cString: WebPAnimEncoderGetError(encoder)))
  }
}
