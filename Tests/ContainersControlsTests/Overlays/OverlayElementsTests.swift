import ContainersTesting
import Testing

@testable import Containers

@MainActor
struct OverlayElementsTests {
  private let overlays = OverlayStage()

  /// Returns the labels visible to assistive technology after a frame.
  private func labels(_ recorder: AccessibilityRecorder) -> Set<String> {
    overlays.stage.turn()
    return Set(recorder.mirror.entries.values.compactMap(\.semantics.label))
      .intersection(["Left", "Right", "Overlay"])
  }

  @Test("D11a: Elements blocked by an overlay are removed, and return when it ends")
  func window() {
    let recorder = overlays.stage.followAccessibility()
    #expect(labels(recorder) == ["Left", "Right"])
    let overlay = overlays.begin(.presentation)
    #expect(labels(recorder) == ["Overlay"])
    overlay.end()
    #expect(labels(recorder) == ["Left", "Right"])
  }

  @Test("D11a: An overlay with a scope removes only the elements in the scope, not its own")
  func scope() {
    let recorder = overlays.stage.followAccessibility()
    let overlay = overlays.begin(.presentation) {
      $0.container = overlays.window
      $0.scope = overlays.left
    }
    #expect(labels(recorder) == ["Right", "Overlay"])
    overlay.end()
    #expect(labels(recorder) == ["Left", "Right"])
  }

  @Test("D11a: Elements beneath an overlay that is leaving are available again")
  func leaving() {
    let recorder = overlays.stage.followAccessibility()
    var finish: (() -> Void)?
    let overlay = overlays.begin(.presentation) { $0.leave = { finish = $0 } }
    overlay.end()
    #expect(overlay.phase == .leaving)
    #expect(labels(recorder).isSuperset(of: ["Left", "Right"]))
    overlay.begin(in: overlays.window)
    #expect(labels(recorder) == ["Overlay"])
    overlay.end()
    finish?()
    #expect(labels(recorder) == ["Left", "Right"])
  }

  @Test("D11a: The elements of an overlay that blocks nothing join the others")
  func notice() {
    let recorder = overlays.stage.followAccessibility()
    overlays.begin(.notice)
    #expect(labels(recorder) == ["Left", "Right", "Overlay"])
  }
}
