internal import CellGraphics
public import NavigationKit

/// A device in whose frame the terminal shows an app.
///
/// A column stands for 10 points and a row for 20, so the frame has the proportions of the device.
///
/// ```swift
/// let phone = Device(.iPhone)
/// precondition(phone.columns == 39 && phone.rows == 43)
/// precondition(phone.traits.horizontalSizeClass == .compact)
/// let turned = Device(.iPhone, isRotated: true)
/// precondition(turned.columns == 86 && turned.rows == 20)
/// precondition(Device("iphone rotated") == turned)
/// ```
public struct Device: Hashable, Sendable {
  /// A kind of device.
  public enum Model: Hashable, Sendable {
    /// A phone of 393 × 852 points.
    case iPhone
    /// A tablet of 768 × 1024 points.
    case iPad
    /// A screen of a size in cells, from 10 × 5 to 1000 × 1000.
    case screen(columns: Int, rows: Int)
  }

  /// The kind of device.
  public var model: Model
  /// Indicates whether the device is turned by a quarter from its usual orientation.
  public var isRotated: Bool

  /// Creates a device.
  ///
  /// - Parameters:
  ///   - model: The kind of device.
  ///   - isRotated: True to turn it by a quarter.
  public init(_ model: Model, isRotated: Bool = false) {
    self.model = model
    self.isRotated = isRotated
  }

  /// The name of the device for people, such as `iPhone`.
  public var name: String {
    switch model {
    case .iPhone: "iPhone"
    case .iPad: "iPad"
    case .screen: "Screen"
    }
  }

  /// The columns of the whole screen.
  ///
  /// A row is as high as two columns are wide. A quarter turn therefore doubles the number that
  /// comes from the rows.
  public var columns: Int { isRotated ? 2 * upright.rows : upright.columns }

  /// The rows of the whole screen.
  ///
  /// A quarter turn takes half of the columns, rounded up.
  public var rows: Int { isRotated ? (upright.columns + 1) / 2 : upright.rows }

  /// The size in the usual orientation, in cells.
  private var upright: (columns: Int, rows: Int) {
    switch model {
    case .iPhone: (39, 43)
    case .iPad: (77, 51)
    case .screen(let columns, let rows): (columns, rows)
    }
  }

  /// The size classes of the device. They stay the same in a terminal that is too small for it.
  ///
  /// A screen of a chosen size has those of a terminal of that size.
  public var traits: TraitCollection {
    switch model {
    case .iPhone:
      TraitCollection(
        horizontalSizeClass: .compact, verticalSizeClass: isRotated ? .compact : .regular)
    case .iPad: TraitCollection(horizontalSizeClass: .regular, verticalSizeClass: .regular)
    case .screen: TraitCollection(size: Size(width: Double(columns), height: Double(rows)))
    }
  }
}

extension Device: LosslessStringConvertible {
  /// The allowed texts, for messages.
  public static let form = "iphone, ipad or WIDTHxHEIGHT in cells, from 10x5 to 1000x1000"

  /// Creates a device from a text such as `iphone`, `ipad rotated` or `60x30`; nil for other texts.
  public init?(_ description: String) {
    let words = description.split(separator: " ", omittingEmptySubsequences: false)
    guard words.count == 1 || words.count == 2 && words[1] == "rotated",
      let model = Model(words[0])
    else { return nil }
    self.init(model, isRotated: words.count == 2)
  }

  /// The device as text, such as `iphone`, `ipad rotated` or `60x30`.
  public var description: String {
    let name: String =
      switch model {
      case .iPhone: "iphone"
      case .iPad: "ipad"
      case .screen(let columns, let rows): "\(columns)x\(rows)"
      }
    return isRotated ? "\(name) rotated" : name
  }
}

extension Device.Model {
  /// Reads the name of a device in lower case, or a size; nil for other words and for a size out of
  /// range.
  fileprivate init?(_ word: Substring) {
    switch word {
    case "iphone": self = .iPhone
    case "ipad": self = .iPad
    default:
      let sides = word.split(separator: "x", omittingEmptySubsequences: false).map(Self.number)
      guard sides.count == 2, let columns = sides[0], let rows = sides[1],
        (10...1000).contains(columns), (5...1000).contains(rows)
      else { return nil }
      self = .screen(columns: columns, rows: rows)
    }
  }

  /// Returns the number of one to four digits; nil for other texts.
  private static func number(_ digits: Substring) -> Int? {
    let isNumber =
      (1...4).contains(digits.utf8.count)
      && digits.utf8.allSatisfy {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
      }
    return isNumber ? Int(digits) : nil
  }
}
