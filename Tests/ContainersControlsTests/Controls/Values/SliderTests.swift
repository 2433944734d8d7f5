import ContainersTesting
import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct SliderTests {
  let stage = Stage(ViewController())
  let slider = Slider(frame: Rect(x: 100, y: 100, width: 231, height: 31))
  let log = Log()

  init() {
    slider.accessibility.label = "Volume"
    slider.maximumValue = 200
    stage.window.addSubview(slider)
    slider.addAction(for: .valueChanged) { [log, slider] in
      log.lines.append("\(Int(slider.value.rounded()))")
    }
    stage.turn()
  }

  /// Returns the center of the thumb for a value, in window coordinates.
  ///
  /// The track is 227 points long and the thumb 27 wide, so one point equals one unit.
  private func point(_ value: Double) -> Point { Point(x: 115.5 + value, y: 115) }

  @Test("The thumb follows a drag from where it was grabbed, and stays on the track")
  func dragging() {
    stage.grab(.point(Point(x: 120, y: 115)))
    #expect(log.lines.isEmpty)
    stage.move(to: .point(Point(x: 170, y: 115)))
    stage.move(to: .point(Point(x: 390, y: 115)))
    stage.drop()
    #expect(log.lines == ["50", "200"])
    #expect(stage.value(of: "Volume") == "100%")
  }

  @Test("A press on the track moves the thumb there and continues as a drag")
  func track() {
    stage.grab(.point(point(100)))
    stage.move(to: .point(point(120)))
    stage.drop()
    #expect(log.lines == ["100", "120"])
  }

  @Test("A slider that is not continuous sends its event at the end")
  func discontinuous() {
    slider.isContinuous = false
    stage.grab(.point(point(100)))
    stage.move(to: .point(point(120)))
    #expect(log.lines.isEmpty)
    stage.drop()
    #expect(log.lines == ["120"])
  }

  @Test("Arrows, Page Up, Page Down, Home and End move the thumb; held keys repeat")
  func keys() {
    stage.press(.tab)
    for key in [KeyCode.rightArrow, .upArrow, .leftArrow, .downArrow] { stage.press(key) }
    for key in [KeyCode.end, .pageDown, .home, .home, .pageUp] { stage.press(key) }
    #expect(log.lines == ["10", "20", "10", "0", "200", "160", "0", "40"])
    stage.send(.keyDown(Key(.rightArrow), isRepeat: false))
    stage.send(.keyDown(Key(.rightArrow), isRepeat: true))
    #expect(slider.value == 60)
  }

  @Test("The wheel moves the thumb by the same points, and scrolls the superview at an end")
  func wheel() {
    let outer = RecordingView(frame: stage.window.bounds)
    stage.window.addSubview(outer)
    outer.addSubview(slider)
    stage.scroll("Volume", by: Point(x: 0, y: 30))
    #expect(slider.value == 30)
    stage.scroll("Volume", by: Point(x: 0, y: -40))
    #expect(slider.value == 0)
    #expect(!outer.log.contains("scroll -40.0"))
    stage.scroll("Volume", by: Point(x: 0, y: -40))
    #expect(outer.log.contains("scroll -40.0"))
  }

  @Test("Assistive technology changes the value by a tenth of the range")
  func accessibility() {
    stage.element("Volume")?.increment()
    stage.element("Volume")?.increment()
    stage.element("Volume")?.decrement()
    #expect(log.lines == ["20", "40", "20"])
    #expect(stage.outline == "Volume, adjustable: 10%")
    slider.isEnabled = false
    stage.element("Volume")?.increment()
    #expect(slider.value == 20)
  }

  @Test("Assistive technology is told whole percents, each of them once")
  func percents() {
    slider.value = 99.9
    slider.accessibility.value = "half"
    slider.value = 100.1
    #expect(stage.value(of: "Volume") == "half")
    slider.value = 102
    #expect(stage.value(of: "Volume") == "51%")
  }

  @Test("In a right-to-left layout the minimum is at the right and the arrows are reversed")
  func rightToLeft() {
    slider.semanticContentAttribute = .forceRightToLeft
    stage.turn()
    stage.tap(at: point(150))
    #expect(slider.value.rounded() == 50)
    stage.press(.tab)
    stage.press(.leftArrow)
    #expect(slider.value.rounded() == 60)
  }

  @Test("The value stays within its bounds, whichever of them is set")
  func bounds() {
    slider.value = 500
    #expect(slider.value == 200)
    slider.maximumValue = 80
    #expect(slider.value == 80)
    slider.minimumValue = 100
    #expect((slider.maximumValue, slider.value) == (100, 100))
    slider.maximumValue = 10
    #expect((slider.minimumValue, slider.value) == (10, 10))
    stage.tap(at: point(50))
    #expect(slider.value == 10)
    #expect(log.lines.isEmpty)
  }

  @Test("Images at the ends take up room, on the sides given by the layout direction")
  func images() {
    let small = Image(bitmap: Bitmap(width: 10, height: 10))
    let large = Image(bitmap: Bitmap(width: 20, height: 40))
    slider.minimumValueImage = small
    slider.maximumValueImage = large
    let bounds = slider.bounds
    #expect(slider.trackRect(forBounds: bounds).minX == 20)
    #expect(slider.trackRect(forBounds: bounds).maxX == 201)
    #expect(slider.minimumValueImageRect(forBounds: bounds).minX == 0)
    #expect(slider.intrinsicContentSize.height == 40)
    slider.semanticContentAttribute = .forceRightToLeft
    #expect(slider.trackRect(forBounds: bounds).minX == 30)
    #expect(slider.maximumValueImageRect(forBounds: bounds).minX == 0)
    slider.setThumbImage(small, for: .normal)
    #expect(slider.focusEffect?.rect.size == small.size)
  }

  @Test("An animated thumb has its new value at once")
  func animation() {
    slider.setValue(100, animated: true)
    #expect(slider.value == 100)
    stage.turn()
    #expect(stage.application.animator.isRunning)
    stage.settle()
    #expect(log.lines.isEmpty)
  }
}
