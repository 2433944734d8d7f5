import Containers
import Pixels

@testable import ContainersSDL

/// A world in which elements are as they were reported, and which records what is asked of it.
@MainActor
final class StillWorld: AssistiveWorld {
  private(set) var asked: [String] = []
  var clipboard: String?
  let locale = "en"
  var place = AssistiveGeometry()

  func semantics(of element: AccessibilityIdentity) -> Semantics? { nil }
  func geometry(of window: AccessibilityIdentity) -> AssistiveGeometry { place }

  func perform(_ action: AssistiveAction, on element: AccessibilityIdentity) {
    asked.append("\(action.name) \(element.rawValue)")
  }

  func focus(_ element: AccessibilityIdentity) -> Bool { ask("focus \(element.rawValue)") }

  func scrollToVisible(_ element: AccessibilityIdentity) -> Bool {
    ask("scroll to \(element.rawValue)")
  }

  func select(_ isSelected: Bool, _ element: AccessibilityIdentity) -> Bool {
    ask("\(isSelected ? "select" : "deselect") \(element.rawValue)")
  }

  func selectAll(_ isSelected: Bool, in element: AccessibilityIdentity) -> Bool {
    ask("select \(isSelected ? "all" : "none") in \(element.rawValue)")
  }

  func setValue(_ number: Double, of element: AccessibilityIdentity) -> Bool {
    ask("set \(element.rawValue) to \(number)")
  }

  func selectText(_ range: Range<Int>, of element: AccessibilityIdentity) -> Bool {
    ask("select \(range)")
  }

  func replaceText(
    _ range: Range<Int>, with text: String, of element: AccessibilityIdentity
  ) -> Bool {
    ask("replace \(range) with “\(text)”")
  }

  func textFrame(_ range: Range<Int>, of element: AccessibilityIdentity) -> Rect? { nil }
  func textOffset(at point: Point, of element: AccessibilityIdentity) -> Int? { 2 }
  func lineStarts(of element: AccessibilityIdentity) -> [Int] { [] }

  private func ask(_ line: String) -> Bool {
    asked.append(line)
    return true
  }
}
