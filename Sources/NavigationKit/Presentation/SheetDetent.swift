/// The size of a container in which a custom detent computes its height.
///
/// UIKit's name is `UISheetPresentationControllerDetentResolutionContext`.
public protocol SheetDetentResolutionContext {
  /// The traits of the container of the sheet.
  var containerTraitCollection: TraitCollection { get }
  /// The height of the detent `large` in rows, without the border.
  var maximumDetentValue: Double { get }
}

extension SheetPresentationController {
  /// A height at which a sheet can rest.
  ///
  /// ```swift
  /// let sheet = ViewController()
  /// let third = SheetPresentationController.Detent.custom(identifier: .init("third")) { context in
  ///   context.maximumDetentValue / 3
  /// }
  /// sheet.sheetPresentationController?.detents = [third, .large()]
  /// // The smallest detent is the height at which the sheet appears.
  /// precondition(sheet.sheetPresentationController?.selectedDetentIdentifier == nil)
  /// ```
  public final class Detent {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The text of the name.
      public let rawValue: String

      /// Creates a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The detent of half the container's height.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent of the whole height of the sheet.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The name of the detent. A custom detent that was given none is named by its position when
    /// a sheet gets it.
    public private(set) var identifier: Identifier
    private var isNamed = true
    private let resolver: (any SheetDetentResolutionContext) -> Double?

    private init(
      _ identifier: Identifier, _ resolver: @escaping (any SheetDetentResolutionContext) -> Double?
    ) {
      (self.identifier, self.resolver) = (identifier, resolver)
    }

    /// Returns the detent of about half the container's height. It is inactive in a low window.
    public static func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context.maximumDetentValue / 2).rounded()
      }
    }

    /// Returns the detent of the whole height of the sheet.
    public static func large() -> Detent { Detent(.large) { $0.maximumDetentValue } }

    /// Returns a detent of another height.
    ///
    /// - Parameters:
    ///   - identifier: The name of the detent; nil makes one up.
    ///   - resolver: Returns the height of the content in rows, which is rounded and limited to 1
    ///     and the height of ``large()``; nil makes the detent inactive. It is called at each layout of the sheet.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any SheetDetentResolutionContext) -> Double?
    ) -> Detent {
      let detent = Detent(identifier ?? Identifier("custom"), resolver)
      detent.isNamed = identifier != nil
      return detent
    }

    /// Returns the height of the content in rows; nil for an inactive detent.
    public func resolvedValue(in context: any SheetDetentResolutionContext) -> Double? {
      resolver(context)
    }

    /// Names a custom detent by its position among the detents of a sheet, if it has no name yet.
    func name(at index: Int) {
      guard !isNamed else { return }
      (identifier, isNamed) = (Identifier("custom \(index)"), true)
    }
  }
}
