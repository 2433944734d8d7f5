extension AccessibilityNode {
  /// The number of steps by which a value is approached at most.
  private static let mostSteps = 1000

  /// Sets the number of the element's value as a user would, limited to its range.
  ///
  /// A control without a value of its own to set is stepped to the nearest one.
  ///
  /// - Returns: Whether the element has a number that can be changed.
  @discardableResult
  package func setValue(_ number: Double) -> Bool {
    let semantics = semantics
    guard let range = semantics.range, semantics.states.contains(.enabled), number.isFinite else {
      return false
    }
    let number = min(max(number, range.bounds.lowerBound), range.bounds.upperBound)
    switch item {
    case let slider as Slider: slider.change(to: number, animated: false, sends: true)
    case let stepper as Stepper: stepper.jump(to: number)
    case let bar as ScrollBarElement: bar.scroll(to: number)
    case let pages as PageControl: pages.turn(to: Int(number.rounded()) - 1)
    case let element as any NumberSetting: element.setAccessibilityNumber(number)
    default: return range.step > 0 && step(to: number)
    }
    return true
  }

  private func step(to number: Double) -> Bool {
    for _ in 0..<Self.mostSteps {
      guard let range = semantics.range, abs(range.value - number) > range.step / 2 else {
        return true
      }
      if range.value < number { increment() } else { decrement() }
      // A control that is at its end, or that refuses, is as near as it gets.
      if semantics.range?.value == range.value { return true }
    }
    return true
  }
}
