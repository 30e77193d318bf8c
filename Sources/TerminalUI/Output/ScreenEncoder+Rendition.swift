internal import CNcurses

extension ScreenEncoder {
  /// Sets the rendition for spaces and erasing: the background, and no attribute that is visible on
  /// a space.
  ///
  /// The foreground is left as it is, because a space does not show it. Text in the same foreground
  /// can then follow without a sequence.
  ///
  /// - Parameter background: The number of the colour; -1 for the terminal's own.
  func setBlankRendition(_ background: Int32) {
    let start = bytes.count
    if pen.attributes & ScreenCell.marksSpaces != 0 {
      setAttributes(pen.attributes & ~ScreenCell.marksSpaces)
    }
    setBackground(background)
    join(from: start)
  }

  /// Sets the rendition for text: both colours and the attributes.
  ///
  /// The attributes come first: resetting one of them can reset the colours too.
  ///
  /// - Parameters:
  ///   - foreground: The number of the colour; -1 for the terminal's own.
  ///   - attributes: The attributes of ncurses, such as bold. Others are reset.
  ///   - background: The number of the colour; -1 for the terminal's own.
  func setRendition(_ foreground: Int32, _ attributes: attr_t, on background: Int32) {
    let start = bytes.count
    setAttributes(attributes)
    setBackground(background)
    setForeground(foreground)
    join(from: start)
  }

  /// Sets the background colour.
  ///
  /// The terminal's own background cannot be set alone. The sequence for it (`op`) also resets the
  /// foreground.
  private func setBackground(_ color: Int32) {
    guard color != pen.background else { return }
    if color == -1 { return setStandardColors() }
    capabilities.rendition.appendBackground(color, to: &bytes)
    pen.background = color
  }

  /// Sets the foreground colour.
  ///
  /// The terminal's own foreground needs `op`, which resets the background too. So the background
  /// is set again after it.
  private func setForeground(_ color: Int32) {
    guard color != pen.foreground else { return }
    if color == -1 {
      let background = pen.background
      setStandardColors()
      return setBackground(background)
    }
    capabilities.rendition.appendForeground(color, to: &bytes)
    pen.foreground = color
  }

  /// Restores the terminal's own colours.
  private func setStandardColors() {
    bytes += capabilities.rendition.standardColors ?? []
    (pen.foreground, pen.background) = (-1, -1)
  }

  /// Sets and resets attributes.
  ///
  /// Attributes that are no longer needed are reset one by one if the terminal can do that.
  /// Otherwise `sgr0` resets everything, including the colours, and the needed attributes are set
  /// again.
  private func setAttributes(_ attributes: attr_t) {
    guard attributes != pen.attributes else { return }
    let rendition = capabilities.rendition
    var isReset = false
    let gone = pen.attributes & ~attributes
    for attribute in rendition.attributes where gone & attribute.mask != 0 && attribute.off == nil {
      isReset = true
    }
    if isReset {
      bytes += rendition.reset
      (pen.foreground, pen.background, pen.attributes) = (-1, -1, 0)
    } else {
      var last: [UInt8] = []
      for attribute in rendition.attributes where gone & attribute.mask != 0 {
        guard let off = attribute.off, off != last else { continue }
        bytes += off
        last = off
        // One capability resets bold and dim together.
        for other in rendition.attributes where other.off == off {
          pen.attributes &= ~other.mask
        }
      }
    }
    for attribute in rendition.attributes
    where attributes & ~pen.attributes & attribute.mask != 0 {
      bytes += attribute.on ?? []
    }
    pen.attributes = attributes
  }

  /// Joins control sequences that follow each other: CSI 1 m CSI 4 m becomes CSI 1 ; 4 m.
  ///
  /// Only the bytes from `start` on are joined. The method stops at the first bytes that are no SGR
  /// sequence with numbers.
  private func join(from start: Int) {
    var index = start
    var sequenceStart: Int?
    var end = start
    while index < bytes.count {
      guard let length = renditionLength(at: index) else { return }
      if sequenceStart == nil {
        sequenceStart = index
        end = index + length
      } else {
        bytes[end - 1] = 0x3B
        bytes.removeSubrange(end..<end + 2)
        end += length - 2
        index -= 2
      }
      index += length
    }
  }

  /// Returns the length of an SGR sequence with numbers; nil for any other bytes.
  private func renditionLength(at start: Int) -> Int? {
    guard start + 3 < bytes.count, bytes[start] == 0x1B, bytes[start + 1] == 0x5B,
      bytes[start + 2] != 0x6D
    else { return nil }
    var index = start + 2
    while index < bytes.count, (0x30...0x3B).contains(bytes[index]) { index += 1 }
    return index < bytes.count && bytes[index] == 0x6D ? index - start + 1 : nil
  }
}
