import Containers
import ContainersTesting
import Testing

/// Tint properties of individual controls.
@MainActor
struct ControlTintTests {
  let stage = Stage(ViewController(), size: Size(width: 200, height: 100))

  private func show(_ view: View, _ frame: Rect) {
    view.frame = frame
    stage.window.addSubview(view)
    stage.turn()
  }

  private func pixel(_ x: Int, _ y: Int) -> UInt32 { stage.picture.bitmap[x, y] & 0xFFFFFF }

  private func dynamic(_ hex: UInt32) -> DynamicColor { DynamicColor(Color(hex: hex)) }

  @Test("A switch that is on uses its own tints for track and thumb, and the defaults for nil")
  func switchTints() {
    let control = Switch()
    control.isOn = true
    show(control, Rect(x: 20, y: 20, width: 51, height: 31))
    let usual = pixel(28, 35)
    control.onTintColor = dynamic(0xAA0000)
    control.thumbTintColor = dynamic(0x0000AA)
    stage.turn()
    #expect(pixel(28, 35) == 0xAA0000)
    #expect(pixel(55, 35) == 0x0000AA)
    control.onTintColor = nil
    control.thumbTintColor = nil
    stage.turn()
    #expect(pixel(28, 35) == usual)
    #expect(pixel(55, 35) == 0xFFFFFF)
  }

  @Test("A slider has separate tints for the track before and after the thumb, and for the thumb")
  func sliderTints() {
    let slider = Slider()
    slider.value = 0.5
    slider.minimumTrackTintColor = dynamic(0xAA0000)
    slider.maximumTrackTintColor = dynamic(0x00AA00)
    slider.thumbTintColor = dynamic(0x0000AA)
    show(slider, Rect(x: 20, y: 20, width: 160, height: 31))
    #expect(pixel(40, 35) == 0xAA0000)
    #expect(pixel(160, 35) == 0x00AA00)
    #expect(pixel(100, 35) == 0x0000AA)
  }

  @Test("A progress view has separate tints for progress and track")
  func progressTints() {
    let bar = ProgressView()
    bar.progress = 0.5
    bar.progressTintColor = dynamic(0xAA0000)
    bar.trackTintColor = dynamic(0x00AA00)
    show(bar, Rect(x: 20, y: 20, width: 100, height: 4))
    #expect(pixel(40, 22) == 0xAA0000)
    #expect(pixel(100, 22) == 0x00AA00)
  }

  @Test("A page control has separate tints for the current dot and the others")
  func pageTints() {
    let pages = PageControl()
    pages.numberOfPages = 3
    pages.pageIndicatorTintColor = dynamic(0xAA0000)
    pages.currentPageIndicatorTintColor = dynamic(0x0000AA)
    show(pages, Rect(x: 20, y: 20, width: 64, height: 26))
    #expect(pixel(36, 33) == 0x0000AA)
    #expect(pixel(52, 33) == 0xAA0000)
    pages.currentPage = 1
    stage.turn()
    #expect(pixel(36, 33) == 0xAA0000)
    #expect(pixel(52, 33) == 0x0000AA)
  }

  @Test("The selected segment has the selected tint of the control")
  func segmentTint() {
    let control = SegmentedControl(items: ["A", "B"])
    control.selectedSegmentIndex = 0
    control.selectedSegmentTintColor = dynamic(0xAA0000)
    show(control, Rect(x: 20, y: 20, width: 120, height: 32))
    #expect(pixel(28, 36) == 0xAA0000)
    #expect(pixel(132, 36) != 0xAA0000)
  }

  @Test("A page control can hide itself for a single page, also from assistive technology")
  func singlePage() {
    let pages = PageControl()
    pages.numberOfPages = 1
    pages.backgroundColor = Color.white
    show(pages, Rect(x: 20, y: 20, width: 64, height: 26))
    let ground: UInt32 = 0xFFFFFF
    #expect(stage.outline.contains("page 1 of 1"))
    #expect(pixel(52, 33) != ground)
    pages.hidesForSinglePage = true
    stage.turn()
    #expect(stage.outline.isEmpty)
    #expect(pixel(52, 33) == ground)
    pages.numberOfPages = 2
    stage.turn()
    #expect(stage.outline.contains("page 1 of 2"))
    #expect(pixel(44, 33) != ground)
  }

  @Test("A stopped activity indicator is hidden unless told to stay visible")
  func stoppedWheel() {
    let wheel = ActivityIndicatorView(style: .medium)
    #expect(wheel.isHidden)
    wheel.hidesWhenStopped = false
    #expect(!wheel.isHidden)
    wheel.hidesWhenStopped = true
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }
}
