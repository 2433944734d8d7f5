import Containers
import ContainersTesting
import Testing

@MainActor
struct ActivityIndicatorViewTests {
  let stage = Stage(ViewController())

  @Test("With reduced motion the spinner stands still, and it spins again without it")
  func calm() {
    let wheel = ActivityIndicatorView(style: .large)
    #expect(wheel.bounds.size == Size(width: 37, height: 37))
    stage.window.addSubview(wheel)
    stage.systemTraits = TraitCollection { $0.accessibilityMotion = .reduced }
    wheel.startAnimating()
    stage.turn()
    let before = stage.presentedFrames
    stage.advance(by: .seconds(1))
    #expect(stage.presentedFrames == before)
    #expect(!wheel.isHidden)
    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    stage.advance(by: .seconds(1))
    #expect(stage.presentedFrames > before + 10)
    #expect(wheel.color == DynamicColor.secondaryLabel.resolvedColor(with: wheel.traitCollection))
  }

  @Test("A spinning indicator repaints twelve times a second and stops when it is stopped")
  func turning() {
    let wheel = ActivityIndicatorView()
    #expect(wheel.isHidden)
    stage.window.addSubview(wheel)
    wheel.startAnimating()
    #expect(!wheel.isHidden)
    stage.turn()
    let before = stage.presentedFrames
    stage.advance(by: .seconds(1))
    #expect((11...13).contains(stage.presentedFrames - before))
    wheel.stopAnimating()
    stage.turn()
    #expect(wheel.isHidden)
    #expect(stage.application.animator.isIdle)
    wheel.startAnimating()
    wheel.removeFromSuperview()
    #expect(stage.application.animator.isIdle)
  }

  @Test(
    "A hidden indicator requests no frames, and spins again when it is shown",
    arguments: [true, false])
  func unseen(isHidden: Bool) {
    let cover = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let wheel = ActivityIndicatorView()
    cover.addSubview(wheel)
    stage.window.addSubview(cover)
    wheel.startAnimating()
    stage.turn()
    if isHidden { cover.isHidden = true } else { cover.alpha = 0 }
    stage.advance(by: .seconds(1))
    #expect(stage.application.animator.isIdle)

    if isHidden { cover.isHidden = false } else { cover.alpha = 1 }
    stage.turn()
    let before = stage.presentedFrames
    stage.advance(by: .seconds(1))
    #expect((11...13).contains(stage.presentedFrames - before))
  }

  @Test("The brightest spoke turns once a second, and the others fade behind it")
  func spokes() {
    let wheel = ActivityIndicatorView(frame: Rect(x: 0, y: 0, width: 100, height: 100))
    wheel.color = .white
    stage.window.backgroundColor = .black
    stage.window.addSubview(wheel)
    wheel.startAnimating()
    stage.turn()
    // The centers of the spokes at twelve, nine, six and three o'clock.
    func levels() -> [UInt32] {
      [(50, 16), (16, 50), (50, 84), (84, 50)].map { stage.picture.bitmap[$0.0, $0.1] & 0xFF }
    }
    let first = levels()
    #expect(first == first.sorted(by: >))
    #expect(first[0] == 255)
    #expect(first[3] < 100)
    stage.advance(by: .milliseconds(280))
    #expect(levels()[3] == 255)
  }
}
