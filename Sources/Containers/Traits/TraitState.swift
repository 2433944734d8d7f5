/// The trait state of a view or controller, created only if it needs one.
@MainActor
final class TraitState {
  /// The traits that it overrides for itself and its descendants.
  var overrides = TraitOverrides()
  /// The traits that a controller's parent was told to impose on it, or `nil` for none.
  var imposed: TraitCollection?
  /// The traits that a controller's parent actually gives it, which an override in the parent may
  /// change, or `nil` for none.
  var given: TraitCollection?
  /// The tint color for itself and its descendants, or `nil` to inherit it.
  var tint: DynamicColor?
  var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// The number of presentations that dim its tint, unless it has its own mode.
  var dimmings = 0
  var semanticContentAttribute = SemanticContentAttribute.unspecified
  /// The smallest and largest text size for itself and its descendants, or `nil` for no limit.
  var minimumContentSizeCategory: ContentSizeCategory?
  var maximumContentSizeCategory: ContentSizeCategory?
  /// The registered observers of changes.
  var registrations: [TraitRegistration] = []
  /// The dynamic color bindings, by property.
  var colors: [AnyKeyPath: ColorBinding] = [:]
  /// The traits that it inherits without a superview: those it last inherited.
  var base: TraitCollection?

  private var resolved: (inherited: TraitCollection, own: TraitCollection)?

  /// Returns its traits for inherited ones.
  ///
  /// The last result is cached by the identity of the inherited traits, so a change above needs no
  /// invalidation.
  func traits(inheriting inherited: TraitCollection) -> TraitCollection {
    if let resolved, resolved.inherited.storage === inherited.storage { return resolved.own }
    let own = isOverriding ? overridden(inherited) : inherited
    resolved = (inherited, own)
    return own
  }

  private func overridden(_ inherited: TraitCollection) -> TraitCollection {
    var values = inherited.storage.values
    if let given { values.merge(given.storage.values) }
    values.merge(overrides.values)
    limitContentSize(&values)
    return TraitCollection(values: values, tint: tint(inheriting: inherited.storage.tint))
  }

  /// Discards the cached result after one of its own settings has changed.
  func invalidate() { resolved = nil }

  /// Reports traits to the registered observers.
  func tellRegistrations(_ traits: TraitCollection) {
    for registration in registrations where !registration.take(traits) {
      registrations.removeAll { $0 === registration }
    }
  }

  private var isOverriding: Bool {
    !overrides.values.entries.isEmpty || given != nil || tint != nil
      || tintAdjustmentMode != .automatic || dimmings > 0 || limitsContentSize
  }

  private var limitsContentSize: Bool {
    minimumContentSizeCategory != nil || maximumContentSizeCategory != nil
  }

  private func limitContentSize(_ values: inout TraitValues) {
    guard limitsContentSize else { return }
    let preferred = values.preferredContentSizeCategory
    // Unspecified means the default size, although it compares as less than the smallest.
    var category = preferred == .unspecified ? .large : preferred
    if let maximumContentSizeCategory { category = min(maximumContentSizeCategory, category) }
    if let minimumContentSizeCategory { category = max(minimumContentSizeCategory, category) }
    values.preferredContentSizeCategory = category
  }

  private func tint(inheriting inherited: Tint) -> Tint {
    var result = inherited
    if let tint { result.color = tint }
    switch tintAdjustmentMode {
    case .automatic: if dimmings > 0 { result.isDimmed = true }
    case .normal, .dimmed: result.isDimmed = tintAdjustmentMode == .dimmed
    }
    return result
  }
}
