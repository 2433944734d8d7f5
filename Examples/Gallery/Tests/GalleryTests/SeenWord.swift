import Containers
import ContainersTesting

/// A word on the screen, and its contrast with what is beneath it.
struct SeenWord: CustomStringConvertible {
  let view: View
  let place: Rect
  /// The contrast as WCAG defines it, 1…21.
  let contrast: Double

  var description: String {
    let said = (view as? Label)?.text ?? view.accessibility.label ?? ""
    return "\(type(of: view)) “\(said.prefix(40))” at \(place): \(contrast)"
  }

  /// Returns the words in all views that write, in a part of the window, or in what lies over the whole
  /// window if anything does, other than those that something covers or that cannot be used.
  static func all(on stage: Stage, in part: View? = nil) -> [SeenWord] {
    let picture = stage.picture
    let covers = stage.window.subviews.filter { !$0.isHidden && $0.frame == stage.window.bounds }
    guard let front = covers.last else { return [] }
    return views(in: part ?? front).flatMap { view -> [SeenWord] in
      guard isWriting(view), let area = visibleArea(of: view, in: front) else { return [] }
      let radius = max(view.cornerRadius, view.superview?.cornerRadius ?? 0)
      return Ink(picture, area, isRound: !(view is Label) || radius > 0).words.map {
        SeenWord(view: view, place: $0.place, contrast: $0.contrast)
      }
    }
  }

  private static let writers: Set = [
    "AlertActionRow", "BarButton", "Button", "DateField", "MenuRow", "MonthGrid",
    "NavigationBackButton", "SearchTextField", "SectionIndexBar", "Segment", "TabBadge",
    "TabBarButton", "TextArea", "TextField",
  ]

  private static func isWriting(_ view: View) -> Bool {
    if (view as? Control)?.isEnabled == false { return false }
    if view.accessibility.traits.contains(.notEnabled) { return false }
    return view is Label || writers.contains(String(describing: type(of: view)))
  }

  private static func views(in view: View) -> [View] {
    view.isHidden || view.alpha < 0.01 ? [] : [view] + view.subviews.flatMap(views)
  }

  /// Returns the part of a view that nothing cuts off; nil if something covers it, or if a part of its
  /// only line is cut off.
  private static func visibleArea(of view: View, in front: View) -> Rect? {
    var frame = view.convert(view.bounds, to: nil)
    // Beside the text of a field are symbols.
    if view is TextField { frame.size.width -= 32 }
    if view is SearchTextField {
      (frame.origin.x, frame.size.width) = (frame.minX + 30, frame.width - 30)
    }
    var area = frame.intersection(front.convert(front.bounds, to: nil))
    var ancestors: [View] = []
    var next = view.superview
    while let current = next {
      if current.clipsToBounds {
        area = area.intersection(current.convert(current.bounds, to: nil))
      }
      ancestors.append(current)
      next = current.superview
    }
    guard area.width > 8, area.height > 6, frame.height > 40 || area.height > frame.height - 1
    else { return nil }
    let isSeen = [area.minY + 1, area.midY, area.maxY - 1].allSatisfy { y in
      let hit = front.hitTest(front.convert(Point(x: area.midX, y: y), from: nil), with: nil)
      return hit === view || ancestors.contains { $0 === hit }
    }
    return isSeen ? area : nil
  }
}
