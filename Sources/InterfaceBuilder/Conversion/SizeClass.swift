internal import CellGraphics

/// The size class of a scene in each direction, in Interface Builder's words.
struct SizeClass: Equatable {
  /// The size class in one direction. The raw values are Interface Builder's words.
  enum Extent: String {
    case compact
    case regular
  }

  var width: Extent
  var height: Extent

  /// An upright phone. Most storyboards are drawn for this size class.
  static let phone = SizeClass(width: .compact, height: .regular)
  /// All other combinations: a large tablet, a phone on its side, and a large phone on its side.
  static let others = [
    SizeClass(width: .regular, height: .regular), SizeClass(width: .compact, height: .compact),
    SizeClass(width: .regular, height: .compact),
  ]

  /// The keys of the variations that apply in this size class, the weakest first. A later variation
  /// overrides an earlier one.
  ///
  /// The keys are those of the elements `variation` in a file, in the order in which UIKit lets
  /// them override each other.
  var variations: [String] {
    [
      "default", "widthClass=\(width)", "heightClass=\(height)",
      "heightClass=\(height)-widthClass=\(width)",
    ]
  }

  /// Returns the canvas of this size class for a scene that is drawn for an upright phone.
  ///
  /// With a compact height it is the drawn canvas on its side. With both extents regular it is a
  /// tablet of 768 × 1024 points, unless the drawn canvas is at least 600 points wide.
  func canvas(drawn: Size) -> Size {
    guard height == .regular else {
      return Size(width: max(drawn.width, drawn.height), height: min(drawn.width, drawn.height))
    }
    return width == .compact || drawn.width >= 600 ? drawn : Size(width: 768, height: 1024)
  }

  /// The canvas of Xcode 6 and 7 that serves all size classes.
  static let squareCanvas = Size(width: 600, height: 600)
  /// The length of a compact extent on Interface Builder's canvas of a size class, in points.
  private static let compactLength = 400.0

  /// A canvas for views and constraints that exist in this size class only. The scene itself is
  /// drawn on the canvas for all size classes.
  var ownCanvas: Size {
    Size(
      width: width == .compact ? Self.compactLength : Self.squareCanvas.width,
      height: height == .compact ? Self.compactLength : Self.squareCanvas.height)
  }

  /// Returns the traits for which a scene with variations of these keys differs from an upright
  /// phone.
  ///
  /// Two size classes to which the same variations apply count as one. The extent in which they
  /// differ is nil.
  ///
  /// A result of a nil width says that the variant applies to both widths, as a file's
  /// `heightClass=compact` does.
  static func variants(
    of keys: Set<String>
  ) -> [(sizeClass: SizeClass, width: Extent?, height: Extent?)] {
    guard !keys.isEmpty else { return [] }
    let usual = keys.intersection(phone.variations)
    var found: [(sizeClass: SizeClass, width: Extent?, height: Extent?)] = []
    for sizeClass in others {
      let own = keys.intersection(sizeClass.variations)
      guard own != usual else { continue }
      let twin = found.firstIndex { keys.intersection($0.sizeClass.variations) == own }
      if let twin, found[twin].width != nil, found[twin].sizeClass.height == sizeClass.height {
        found[twin].width = nil
      } else if let twin, found[twin].height != nil, found[twin].sizeClass.width == sizeClass.width
      {
        found[twin].height = nil
      } else {
        found.append((sizeClass, sizeClass.width, sizeClass.height))
      }
    }
    return found
  }
}
