/// The environment in which a detent of a sheet is resolved.
@MainActor
public protocol DetentResolutionContext {
  /// The traits of the window, not those of the sheet.
  var containerTraitCollection: TraitCollection { get }
  /// The maximum height of a sheet, in points.
  var maximumDetentValue: Double { get }
}

extension SheetPresentationController {
  /// A height at which a sheet rests.
  ///
  /// ```swift
  /// sheet.detents = [.custom { $0.maximumDetentValue * 0.3 }, .medium(), .large()]
  /// ```
  @MainActor
  public final class Detent {
    /// The name of a detent, unique in its sheet.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Creates an identifier with a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Creates an identifier with a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The identifier of the medium detent.
      public static let medium = Identifier("medium")
      /// The identifier of the large detent.
      public static let large = Identifier("large")
    }

    /// A value that a resolver may return instead of `nil` for an inactive detent.
    public nonisolated static let inactive = -Double.infinity

    private let givenIdentifier: Identifier?
    private let resolver: (any DetentResolutionContext) -> Double?

    private init(
      _ identifier: Identifier?, _ resolver: @escaping (any DetentResolutionContext) -> Double?
    ) {
      givenIdentifier = identifier
      self.resolver = resolver
    }

    // Shared, so that setting the same detents again changes nothing.
    private static let half = Detent(.medium) {
      $0.containerTraitCollection.verticalSizeClass == .compact ? nil : $0.maximumDetentValue / 2
    }
    private static let full = Detent(.large) { $0.maximumDetentValue }

    /// Returns a detent at half the maximum height, which is inactive in compact height.
    public static func medium() -> Detent { half }

    /// Returns a detent at the maximum height.
    public static func large() -> Detent { full }

    /// Returns a detent at a computed height.
    ///
    /// - Parameters:
    ///   - identifier: The name of the detent, or `nil` for a unique one.
    ///   - resolver: Returns the height in points, which is limited to the maximum height, or `nil`
    ///     if the detent is not available. Called when the window is resized and after
    ///     ``SheetPresentationController/invalidateDetents()``.
    public static func custom(
      identifier: Identifier? = nil,
      resolver: @escaping (any DetentResolutionContext) -> Double?
    ) -> Detent {
      Detent(identifier, resolver)
    }

    /// The name of the detent.
    public var identifier: Identifier {
      givenIdentifier ?? Identifier("\(UInt(bitPattern: ObjectIdentifier(self).hashValue))")
    }

    /// Returns the height in points in an environment, or `nil` if the detent is inactive there.
    public func resolvedValue(in context: any DetentResolutionContext) -> Double? {
      guard let value = resolver(context), value != Detent.inactive, !value.isNaN else {
        return nil
      }
      return value
    }
  }
}
