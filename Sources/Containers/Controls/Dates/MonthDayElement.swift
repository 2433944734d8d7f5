internal import FoundationEssentials

/// A day of a calendar for assistive technologies.
@MainActor
final class MonthDayElement: AccessibilityElement {
  let day: Date
  private weak var grid: MonthGrid?

  init(_ day: Date, in grid: MonthGrid) {
    (self.day, self.grid) = (day, grid)
    super.init(accessibilityContainer: grid)
  }

  /// Describes the day.
  func update(
    label: String, isSelected: Bool, isEnabled: Bool, position: AccessibilityProperties.Position
  ) {
    var properties = accessibility
    properties.label = label
    properties.traits = isEnabled ? [] : .notEnabled
    if isSelected { properties.traits.insert(.selected) }
    properties.position = position
    accessibility = properties
  }

  override func describeSemantics(_ semantics: inout Semantics) {
    super.describeSemantics(&semantics)
    semantics.role = .button
    semantics.states.insert(.selectable)
  }

  override func accessibilityActivate() -> Bool {
    guard let grid, grid.isEnabled, !accessibility.traits.contains(.notEnabled) else {
      return false
    }
    grid.choose(day)
    return true
  }
}
