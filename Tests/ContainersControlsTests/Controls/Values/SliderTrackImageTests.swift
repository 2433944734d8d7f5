import Containers
import ContainersTesting
import Testing

@MainActor
struct SliderTrackImageTests {
  /// A resizable bar with round ends that keep their shape.
  private func bar(_ color: DynamicColor) -> Image {
    Image.drawn(size: Size(width: 20, height: 10), scale: 2) { canvas in
      canvas.fill(
        Path(roundedRect: Rect(x: 0, y: 0, width: 20, height: 10), cornerRadius: 5),
        color.resolvedColor(with: .current))
    }.resizableImage(
      withCapInsets: EdgeInsets(top: 0, left: 5, bottom: 0, right: 5), resizingMode: .stretch)
  }

  @Test("The track images are those of the state, else the normal ones, else none")
  func states() {
    let slider = Slider()
    #expect(slider.currentMinimumTrackImage == nil)
    #expect(slider.minimumTrackImage(for: .normal) == nil)
    let (normal, off) = (bar(.systemBlue), bar(.systemGray))
    slider.setMinimumTrackImage(normal, for: .normal)
    slider.setMaximumTrackImage(normal, for: .normal)
    slider.setMinimumTrackImage(off, for: .disabled)
    #expect(slider.currentMinimumTrackImage?.bitmap === normal.bitmap)
    slider.isEnabled = false
    #expect(slider.currentMinimumTrackImage?.bitmap === off.bitmap)
    #expect(slider.currentMaximumTrackImage?.bitmap === normal.bitmap)
    slider.setMinimumTrackImage(nil, for: .disabled)
    #expect(slider.currentMinimumTrackImage?.bitmap === normal.bitmap)
  }

  @Test("A slider with track images matches the goldens in both directions, with its ends intact")
  func picture() {
    let stage = Stage(ViewController(), size: Size(width: 180, height: 90), scale: 2)
    stage.window.backgroundColor = .systemBackground
    for (row, direction) in [SemanticContentAttribute.forceLeftToRight, .forceRightToLeft]
      .enumerated()
    {
      let slider = Slider(frame: Rect(x: 10, y: 8 + Double(row) * 40, width: 160, height: 31))
      slider.semanticContentAttribute = direction
      slider.setMinimumTrackImage(bar(.systemGreen), for: .normal)
      slider.setMaximumTrackImage(bar(.systemGray3), for: .normal)
      slider.value = 0.4
      stage.window.addSubview(slider)
    }
    stage.turn()
    stage.expectPicture(named: "slider-track-images")
  }
}
