import Containers
import ContainersTesting
import Testing

@MainActor
struct SliderThumbTests {
  let stage = Stage(ViewController(), size: Size(width: 200, height: 60))

  private func square(_ side: Double, _ color: Color) -> Image {
    Image.drawn(size: Size(width: side, height: side)) { canvas in
      canvas.fill(Path(rect: Rect(x: 0, y: 0, width: side, height: side)), color)
    }
  }

  @Test("The thumb image is that of the state, or else that of the normal state")
  func thumbImages() {
    let slider = Slider(frame: Rect(x: 20, y: 10, width: 160, height: 31))
    slider.setThumbImage(square(20, .red), for: .normal)
    slider.setThumbImage(square(20, .blue), for: .disabled)
    slider.value = 0.5
    stage.window.addSubview(slider)
    stage.turn()
    #expect(slider.thumbImage(for: .highlighted) == nil)
    #expect(slider.thumbImage(for: .disabled)?.size.width == 20)
    #expect(slider.currentThumbImage?.size == Size(width: 20, height: 20))
    #expect(stage.picture.bitmap[100, 25] & 0xFFFFFF == 0xFF0000)
    slider.isEnabled = false
    stage.settle()
    let color = stage.picture.bitmap[100, 25] & 0xFFFFFF
    #expect(color & 0xFF > color >> 16)
    #expect(slider.maximumTrackImage(for: .normal) == nil)
  }

  @Test("Overriding the thumb rectangle moves both the drawn thumb and its hit area")
  func thumbRect() {
    let slider = HighThumbSlider(frame: Rect(x: 20, y: 10, width: 160, height: 40))
    slider.thumbTintColor = DynamicColor(.red)
    stage.window.addSubview(slider)
    stage.turn()
    #expect(stage.picture.bitmap[24, 14] & 0xFFFFFF == 0xFF0000)
    #expect(stage.picture.bitmap[24, 45] & 0xFFFFFF != 0xFF0000)
    stage.drag(.at(24, 14), by: Point(x: 80, y: 0))
    #expect(slider.value > 0.4)
    #expect(slider.value < 0.6)
  }
}

/// A slider whose thumb is a small square at the top edge.
@MainActor
private final class HighThumbSlider: Slider {
  override func thumbRect(forBounds bounds: Rect, trackRect: Rect, value: Double) -> Rect {
    Rect(x: bounds.minX + value * (bounds.width - 8), y: bounds.minY, width: 8, height: 8)
  }
}
