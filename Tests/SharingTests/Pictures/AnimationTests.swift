import NavigationKit
import Sessions
import Simulation
import Testing

@testable import Sharing

@Suite struct AnimationTests {
  private static let resized = [
    SessionInput(tick: 60, .swipe(.up), key: "up"),
    SessionInput(tick: 240, .resize(columns: 50, rows: 10)),
  ]

  private func session(_ bytes: [UInt8] = SampleLog.bytes()) throws -> SharedSession {
    try SharedSession(SessionLog(bytes))
  }

  private func decoded(
    _ session: SharedSession, _ format: SharedFormat, _ options: SharingOptions = SharingOptions()
  ) throws -> DecodedAnimation {
    let bytes = session.artefact(format, options, log: SampleLog.bytes())
    return switch format {
    case .gif: try DecodedAnimation(gif: bytes)
    case .webp: try DecodedAnimation(webp: bytes)
    default: try DecodedAnimation(png: bytes)
    }
  }

  /// Compares the cells of a picture with rows: blanks are their background, and letters have
  /// their background in the corner and their foreground somewhere.
  private func expect(
    _ pixels: [UInt32], width: Int, scale: Int, show rows: [SharedRow]
  ) {
    for (number, row) in rows.enumerated() {
      for run in row.runs {
        for column in run.column..<run.column + run.columns {
          let (x, y) = (column * 8 * scale, number * 16 * scale)
          var cell: Set<UInt32> = []
          for line in y..<y + 16 * scale {
            cell.formUnion(pixels[line * width + x..<line * width + x + 8 * scale])
          }
          if run.isBlank {
            #expect(cell == [run.background])
          } else if run.text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) {
            #expect(pixels[y * width + x] == run.background)
            #expect(cell == [run.background, run.foreground])
          }
        }
      }
    }
  }

  @Test(arguments: [SharedFormat.gif, .webp, .png], [1, 2])
  func `every cell has the model's colours at rest and in motion`(
    format: SharedFormat, scale: Int
  ) throws {
    let session = try session()
    var options = SharingOptions()
    options.scale = scale
    let animation = try decoded(session, format, options)
    #expect(animation.width == 40 * 8 * scale && animation.height == 12 * 16 * scale)
    let unitsPerSecond = format == .gif ? 100 : format == .webp ? 1_000 : 120
    // At rest, in the transition of 48 ticks from tick 60, and after it.
    for tick in [0, 59, 66, 78, 84, 96, 102, 120, 200, 359] {
      let frame = session.frames[session.frameIndex(atTime: tick)]
      let pixels = animation.frame(at: tick * unitsPerSecond / 120)
      if frame.isAtRest || format == .png {
        expect(pixels, width: animation.width, scale: scale, show: session.rows(of: frame))
      } else {
        // A frame may be a little late, or left out for the next.
        let near = session.frames.filter { abs($0.tick - tick) <= 3 }
        #expect(near.contains { shows(pixels, $0, in: session, scale: scale) })
      }
    }
  }

  /// Returns whether the corners of all blank cells have the colours of a frame.
  private func shows(
    _ pixels: [UInt32], _ frame: SharedFrame, in session: SharedSession, scale: Int
  ) -> Bool {
    session.rows(of: frame).enumerated().allSatisfy { number, row in
      row.runs.filter(\.isBlank).allSatisfy { run in
        pixels[number * 16 * scale * 320 * scale + run.column * 8 * scale] == run.background
      }
    }
  }

  @Test func `times have the right sum, and no frame is too short for browsers`() throws {
    // 3 seconds, and more than a second after the last frame.
    let session = try session()
    let gif = try decoded(session, .gif)
    #expect(gif.durations.reduce(0, +) == 300)
    #expect(gif.durations.allSatisfy { $0 >= 2 })
    let webp = try decoded(session, .webp)
    #expect(webp.durations.reduce(0, +) == 3_000)
    let png = try decoded(session, .png)
    #expect(png.durations.reduce(0, +) == 360)
    #expect(png.durations.count == session.frames.count)
  }

  @Test func `at least five of six frames of a movement are in a GIF`() throws {
    let session = try session()
    #expect(try decoded(session, .gif).durations.count * 6 >= session.frames.count * 5)
  }

  @Test func `a limit of frames in a second is kept`() throws {
    var options = SharingOptions()
    options.framesPerSecond = 10
    let gif = try decoded(session(), .gif, options)
    #expect(gif.durations.allSatisfy { $0 >= 10 })
    #expect(gif.durations.reduce(0, +) == 300)
  }

  @Test(arguments: [SharedFormat.gif, .webp, .png])
  func `a session that changes its size has the largest one`(format: SharedFormat) throws {
    let session = try session(SampleLog.bytes(inputs: Self.resized))
    let animation = try decoded(session, format)
    #expect(animation.width == 50 * 16 && animation.height == 12 * 32)
    let last = session.frames[session.frames.count - 1]
    let pixels = animation.frames[animation.frames.count - 1]
    expect(pixels, width: animation.width, scale: 2, show: session.rows(of: last))
    #expect(pixels[11 * 32 * animation.width] == 0)
  }

  @Test func `a still has one frame with a palette`() throws {
    let session = try session()
    let bytes = session.still(at: 200, .png, scale: 3)
    let still = try DecodedAnimation(png: bytes)
    #expect(still.frames.count == 1)
    let frame = session.frames[session.frameIndex(atTime: 200)]
    expect(still.frames[0], width: still.width, scale: 3, show: session.rows(of: frame))
    // The colour type of an indexed image.
    #expect(bytes[25] == 3)
  }

  @Test(arguments: [
    "</script>", "\u{202E}reversed", "\u{1B}[2J", "segue-log;gzip;base64,AAAA", "日本",
  ])
  func `a hostile title harms no picture`(title: String) throws {
    let bytes = SampleLog.bytes(title: title, name: title)
    var options = SharingOptions()
    (options.title, options.scale) = (title, 1)
    let session = try SharedSession(SessionLog(bytes), options)
    for format in [SharedFormat.gif, .webp, .png] {
      let file = session.artefact(format, options, log: bytes)
      #expect(try CarriedLog(in: file) == CarriedLog(log: bytes, options: options))
    }
    #expect(try decoded(session, .png, options).frames.count == session.frames.count)
  }

  @Test(arguments: [SharedFormat.gif, .webp, .png])
  func `the first image that differs is named by its tick and its cells`(format: SharedFormat)
    throws
  {
    var options = SharingOptions()
    options.scale = 1
    let late = SampleLog.bytes(inputs: [SessionInput(tick: 90, .swipe(.up), key: "up")])
    let (session, other) = (try session(), try session(late))
    let picture = session.artefact(format, options, log: late)
    let found = try #require(
      session.firstDifference(
        ofPicture: picture, from: other.artefact(format, options, log: late), format, scale: 1))
    // The second image is the first one of the slide, which begins 30 ticks later in the other.
    #expect((61...64).contains(found.tick))
    // The last one of 12 rows is the status line, and the scene comes from below. It has 40 columns.
    #expect(found.rows.contains(10))
    #expect(found.columns == 0...39)
    #expect(
      session.firstDifference(ofPicture: picture, from: picture, format, scale: 1) == nil)
  }

  @Test func `more than 255 colours become the nearest of the most frequent ones`() {
    var counts: [UInt32: Int] = [:]
    for red in 0..<256 { counts[UInt32(red) << 16] = 1_000 }
    counts[0xFE0001] = 1
    counts[0x800000] = 2
    let colors = GIFColors(counts: counts)
    #expect(colors.colors.count == 255)
    #expect(colors.colors[Int(colors.index(of: 0xFE0001))] == 0xFE0000)
    #expect([0x7F0000, 0x810000].contains(colors.colors[Int(colors.index(of: 0x800000))]))
  }

  @Test func `the log is found behind the images of a GIF, and damage is no crash`() throws {
    let log = SampleLog.bytes()
    let gif = try session().artefact(.gif, SharingOptions(), log: log)
    #expect(try CarriedLog(in: gif).log == log)
    for length in stride(from: 0, to: gif.count - 1, by: 97) {
      #expect(throws: SharingError.self) { try CarriedLog(in: Array(gif[..<length])) }
    }
  }
}
