import ContainersTesting

@testable import Containers

/// A window with two probes side by side and the overlays above them.
@MainActor
final class OverlayStage {
  let stage: Stage
  let left = OverlayProbe(frame: Rect(x: 0, y: 0, width: 200, height: 300))
  let right = OverlayProbe(frame: Rect(x: 200, y: 0, width: 200, height: 300))
  /// The names of the overlays that ended, in order.
  private(set) var ended: [String] = []

  var window: Window { stage.window }

  init() {
    let controller = ViewController()
    stage = Stage(controller)
    for (view, name) in [(left, "Left"), (right, "Right")] {
      view.accessibility.label = name
      controller.view.addSubview(view)
    }
    stage.turn()
  }

  /// Begins an overlay of 100 × 100 points in the center, with a probe as its view.
  @discardableResult
  func begin(
    _ kind: OverlayKind, named name: String = "Overlay", _ prepare: (Overlay) -> Void = { _ in }
  ) -> Overlay {
    let view = OverlayProbe(frame: Rect(x: 150, y: 100, width: 100, height: 100))
    view.accessibility.label = name
    let overlay = Overlay(view, kind: kind)
    overlay.onEnd = { [weak self] in self?.ended.append(name) }
    prepare(overlay)
    overlay.begin(in: window)
    stage.turn()
    return overlay
  }

  /// The names of the overlays' views, from back to front.
  var names: [String] { window.overlays.compactMap(\.view.accessibility.label) }

  /// Presses the mouse button at a point.
  func press(_ x: Double, _ y: Double) {
    stage.send(.pointerPressed(.primary, Point(x: x, y: y), modifiers: []))
  }

  func lift(_ x: Double, _ y: Double) {
    stage.send(.pointerReleased(.primary, Point(x: x, y: y), modifiers: []))
  }
}

extension Overlay {
  /// The view of the overlay as a probe.
  var probe: OverlayProbe {
    guard let probe = view as? OverlayProbe else { fatalError("The view is no probe.") }
    return probe
  }
}
