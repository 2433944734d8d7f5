import ContainersTesting
import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
struct ViewAnimationTests {
  let host = RecordingHost()
  let window: Window
  let view = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))

  init() {
    window = host.makeWindow()
    window.addSubview(view)
  }

  @Test("The model has the new value at once, and the screen follows by the curve")
  func values() {
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      view.alpha = 0
      view.center.x = 150
      view.bounds.size.width = 200
      view.backgroundColor = .black
      view.cornerRadius = 10
    }
    #expect(view.alpha == 0)
    #expect(view.presentation?.alpha == 1)
    host.advance(to: 250)
    #expect(view.presentation?.alpha == 0.75)
    #expect(view.presentation?.center.x == 75)
    #expect(view.presentation?.bounds.width == 125)
    #expect(view.presentation?.backgroundColor == Color.black.withAlphaComponent(0.25))
    #expect(view.presentation?.style.cornerRadius == 2.5)
    host.advance(to: 1000)
    #expect(view.presentation == nil)
  }

  @Test("A rotation is shown as a rotation")
  func rotation() {
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      view.transform = Transform(rotationAngle: .pi / 2)
    }
    host.advance(to: 500)
    let shown = view.presentation?.transform.affine
    #expect(abs((shown?.a ?? 0) - 0.5.squareRoot()) < 1e-12)
    #expect(abs((shown?.b ?? 0) - 0.5.squareRoot()) < 1e-12)
  }

  @Test("A half turn in 3D rotates and does not collapse")
  func rotationInSpace() {
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      view.transform3D = Transform3D(rotationAngle: .pi, x: 1, y: 0, z: 0)
    }
    host.advance(to: 250)
    let shown = view.presentation?.transform.rows.1 ?? .zero
    #expect(abs(shown.y - 0.5.squareRoot()) < 1e-9)
    #expect(abs(shown.z - 0.5.squareRoot()) < 1e-9)
  }

  @Test("Time counts from the commit of the turn, however long the turn took")
  func commit() {
    View.animate(withDuration: .seconds(1), options: .curveLinear) { view.alpha = 0 }
    host.animator.step(to: .milliseconds(400))
    host.animator.commit(at: .milliseconds(500))
    host.animator.step(to: .milliseconds(750))
    #expect(view.presentation?.alpha == 0.75)
  }

  @Test("With the option layoutSubviews the resulting layout is animated too")
  func layoutSubviews() {
    let row = Row(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    window.addSubview(row)
    row.layoutIfNeeded()
    View.animate(withDuration: .seconds(1), options: [.curveLinear, .layoutSubviews]) {
      row.offset = 50
      row.bounds.size.width = 200
    }
    #expect(row.item.presentation?.center.x == 5)
    host.advance(to: 500)
    #expect(row.item.presentation?.center.x == 30)
  }

  @Test("A change with no duration completes after the commit")
  func noTime() {
    let stage = Stage(ViewController())
    var ends: [Bool] = []
    View.animate(withDuration: .zero) {
      stage.window.rootViewController?.view.alpha = 0.5
    } completion: {
      ends.append($0)
    }
    #expect(ends.isEmpty)
    stage.turn()
    #expect(ends == [true])
  }

  @Test("A spring with a perceptual duration settles after it")
  func feltSpring() {
    View.animate(springDuration: .seconds(1), bounce: 0.4) { view.center.x = 150 }
    host.advance(to: 1000)
    #expect(view.presentation != nil)
    host.advance(to: 3000)
    #expect(view.presentation == nil)
  }

  @Test("All animations of a view can be ended at once")
  func removeAll() {
    var ends: [Bool] = []
    View.animate(withDuration: .seconds(1)) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    view.removeAllAnimations()
    #expect(view.presentation == nil)
    host.advance(to: 10)
    #expect(ends == [false])
  }

  @Test("The completion is called once, with true, after the end")
  func completion() {
    var ends: [Bool] = []
    View.animate(withDuration: .milliseconds(200), delay: .milliseconds(100)) {
      view.alpha = 0.5
    } completion: {
      ends.append($0)
    }
    host.advance(to: 299)
    #expect(ends.isEmpty)
    host.advance(to: 300)
    host.advance(to: 500)
    #expect(ends == [true])
  }

  @Test("The old value stays on screen during the delay")
  func delay() {
    View.animate(withDuration: .seconds(1), delay: .seconds(1), options: .curveLinear) {
      view.alpha = 0
    }
    host.advance(to: 900)
    #expect(view.presentation?.alpha == 1)
    host.advance(to: 1500)
    #expect(view.presentation?.alpha == 0.5)
  }

  @Test("Changing another property does not interrupt")
  func independence() {
    var ends: [Bool] = []
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      view.center.x = 150
    } completion: {
      ends.append($0)
    }
    View.animate(withDuration: .seconds(2), options: .curveLinear) { view.alpha = 0 }
    host.advance(to: 1000)
    #expect(ends == [true])
    #expect(view.presentation?.center.x == 150)
    #expect(view.presentation?.alpha == 0.5)
  }

  @Test("Setting a property outside of a block ends its animation")
  func plainSet() {
    var ends: [Bool] = []
    View.animate(withDuration: .seconds(1)) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    host.advance(to: 500)
    view.alpha = 0.25
    #expect(view.presentation == nil)
    host.advance(to: 510)
    #expect(ends == [false])
  }

  @Test("A view that leaves the window ends its animations as unfinished")
  func removal() {
    var ends: [Bool] = []
    View.animate(withDuration: .seconds(1)) {
      view.alpha = 0
    } completion: {
      ends.append($0)
    }
    view.removeFromSuperview()
    #expect(view.presentation == nil)
    host.advance(to: 10)
    #expect(ends == [false])
    #expect(host.animator.isIdle)
  }

  @Test("With nothing to animate the completion is called at once")
  func nothing() {
    var ends: [Bool] = []
    View.animate(withDuration: .seconds(1)) {
    } completion: {
      ends.append($0)
    }
    View.animate(withDuration: .seconds(1)) {
      view.alpha = 1
    } completion: {
      ends.append($0)
    }
    let detached = View()
    View.animate(withDuration: .seconds(1)) {
      detached.alpha = 0
    } completion: {
      ends.append($0)
    }
    View.animate(withDuration: .zero) {
      view.alpha = 0.5
    } completion: {
      ends.append($0)
    }
    #expect(ends == [true, true, true, true])
    #expect(view.presentation == nil)
    #expect(host.animator.isIdle)
  }

  @Test("Changes by a layout pass inside a block are animated too")
  func layout() {
    let row = Row(frame: Rect(x: 0, y: 0, width: 100, height: 20))
    window.addSubview(row)
    row.layoutIfNeeded()
    View.animate(withDuration: .seconds(1), options: .curveLinear) {
      row.offset = 50
      row.setNeedsLayout()
      row.layoutIfNeeded()
    }
    host.advance(to: 500)
    #expect(row.item.presentation?.center.x == 30)
  }

  @Test("performWithoutAnimation applies even inside a block")
  func withoutAnimation() {
    View.animate(withDuration: .seconds(1)) {
      View.performWithoutAnimation { view.alpha = 0 }
    }
    #expect(view.presentation == nil)
  }

  @Test("A spring overshoots its target and settles at the end of its duration")
  func spring() {
    var highest = 0.0
    View.animate(withDuration: .seconds(1), usingSpringWithDamping: 0.4) { view.center.x = 150 }
    for moment in stride(from: 0, to: 1000, by: 20) {
      host.advance(to: moment)
      highest = max(highest, view.presentation?.center.x ?? 0)
    }
    #expect(highest > 155)
    host.advance(to: 1000)
    #expect(view.presentation == nil)
  }

  @Test("An autoreversing animation runs back, and then the model value is shown")
  func autoreverse() {
    View.animate(withDuration: .seconds(1), options: [.curveLinear, .autoreverse]) {
      view.alpha = 0
    }
    host.advance(to: 1500)
    #expect(view.presentation?.alpha == 0.5)
    host.advance(to: 2000)
    #expect(view.presentation == nil)
    #expect(view.alpha == 0)
  }

  @Test("A view and the objects that an animation retains are released")
  func memory() {
    weak var moved: View?
    do {
      let child = View()
      window.addSubview(child)
      View.animate(withDuration: .seconds(1)) {
        child.alpha = 0
      } completion: { _ in
        child.tag = 1
      }
      moved = child
      child.removeFromSuperview()
    }
    host.advance(to: 10)
    #expect(moved == nil)
  }
}

@MainActor
private final class Row: View {
  let item = View(frame: Rect(x: 0, y: 0, width: 10, height: 10))
  var offset = 0.0

  override func layoutSubviews() {
    if item.superview == nil { addSubview(item) }
    item.frame.origin.x = offset
  }
}
