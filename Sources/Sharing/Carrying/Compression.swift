internal import CZlib

/// Functions that compress bytes with zlib. The same bytes give the same result with one version of
/// zlib; no result has a date or a name.
enum Compression {
  /// The frame around compressed bytes; the raw values are zlib's window bits.
  enum Format: Int32 {
    /// Bare deflate, as `DecompressionStream("deflate-raw")` of browsers reads it.
    case deflate = -15
    /// Deflate with zlib's header and check sum, as PNG has it.
    case zlib = 15
    /// A file of gzip, without a name and a date.
    case gzip = 31
  }

  /// Compresses bytes as much as zlib can.
  static func compress(_ bytes: [UInt8], _ format: Format) -> [UInt8] {
    var stream = z_stream()
    let started = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, format.rawValue, 9, Z_DEFAULT_STRATEGY,
      ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    precondition(started == Z_OK, "compress(_:_:): zlib has no memory")
    defer { deflateEnd(&stream) }
    var input = bytes
    var output = [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(bytes.count))))
    let count = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
        (stream.next_out, stream.avail_out) = (output.baseAddress, UInt32(output.count))
        _ = deflate(&stream, Z_FINISH)
        return output.count - Int(stream.avail_out)
      }
    }
    if format == .gzip { output[9] = 255 }  // The system that wrote it: unknown.
    return Array(output[..<count])
  }

  /// Expands a file of gzip.
  ///
  /// - Parameter limit: The largest result in bytes.
  /// - Returns: nil if the bytes are damaged or the result is larger.
  static func expand(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var stream = z_stream()
    guard
      inflateInit2_(
        &stream, Format.gzip.rawValue, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
    else { return nil }
    defer { inflateEnd(&stream) }
    var input = bytes
    var result: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    let isWhole = input.withUnsafeMutableBufferPointer { input in
      (stream.next_in, stream.avail_in) = (input.baseAddress, UInt32(input.count))
      while true {
        let (status, count) = chunk.withUnsafeMutableBufferPointer { chunk in
          (stream.next_out, stream.avail_out) = (chunk.baseAddress, UInt32(chunk.count))
          let status = inflate(&stream, Z_NO_FLUSH)
          return (status, chunk.count - Int(stream.avail_out))
        }
        result += chunk[..<count]
        if status == Z_STREAM_END { return true }
        guard status == Z_OK, count > 0, result.count <= limit else { return false }
      }
    }
    return isWhole && result.count <= limit ? result : nil
  }
}
