import TestSupport
import Testing

import Containers

/// A view whose drawing changes with every repaint.
private final class Drawn: View {
  private var count = 0

  override func draw(_ canvas: Canvas) {
    count += 1
    canvas.fill(Color(hex: UInt32(count) &* 0x123457 & 0xFFFFFF))
    canvas.fill(Rect(x: 3, y: 3, width: 9, height: 5), .white)
  }
}

/// A window without a screen whose views change at random: the same for the same seed.
@MainActor
final class DamageScene {
  let platform: HeadlessPlatform
  let application: Application
  let window: Window
  private(set) var views: [View] = []
  private var generator: SeededGenerator

  init(scale: Double, seed: UInt64) {
    platform = HeadlessPlatform(scale: scale)
    application = Application(platform: platform)
    window = Window(host: application, frame: Rect(x: 0, y: 0, width: 150, height: 110))
    window.backgroundColor = Color(hex: 0x101418)
    generator = SeededGenerator(seed: seed)
    views = makeViews()
    window.makeKeyAndVisible()
  }

  /// Changes some views.
  func change() {
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      change(views[Int.random(in: 0..<views.count, using: &generator)])
    }
  }

  /// Paints a view for a snapshot, in the window or for a moment outside of it.
  func takeSnapshot(isInWindow: Bool) {
    let view = views[Int.random(in: 0..<views.count, using: &generator)]
    let parent = view.superview
    if !isInWindow { view.removeFromSuperview() }
    view.setNeedsDisplay()
    _ = view.snapshotView(afterScreenUpdates: true)
    if !isInWindow { parent?.addSubview(view) }
  }

  /// Resizes the window, as a user would.
  func resize(_ platformWindow: HeadlessWindow) {
    platform.resize(
      platformWindow,
      to: Size(
        width: .random(in: 1...200, using: &generator),
        height: .random(in: 1...150, using: &generator)))
  }

  private func makeViews() -> [View] {
    var views: [View] = []
    for index in 0..<14 {
      let frame = Rect(x: Double(index * 7), y: Double(index * 5), width: 45, height: 35)
      let view = index % 2 == 0 ? Drawn(frame: frame) : View(frame: frame)
      view.backgroundColor = index % 3 == 0 ? nil : Color(hex: 0x335577 &* UInt32(index))
      view.clipsToBounds = index % 4 == 1
      view.cornerRadius = Double(index % 5) * 3
      let parent: View = index < 5 ? window : views[Int.random(in: 0..<index, using: &generator)]
      parent.addSubview(view)
      views.append(view)
    }
    return views + makeFaded()
  }

  /// Returns the children of a faded view that draws nothing itself, which overlap or not as they move.
  private func makeFaded() -> [View] {
    let group = View(frame: Rect(x: 10, y: 60, width: 120, height: 40))
    group.alpha = 0.45
    window.addSubview(group)
    let children = (0..<3).map { index in
      let child = View(frame: Rect(x: Double(index) * 40, y: 5, width: 30, height: 20))
      child.backgroundColor = Color(hex: 0x77AA33 &* UInt32(index + 1) & 0xFFFFFF)
      child.alpha = 0.3
      group.addSubview(child)
      return child
    }
    return children
  }

  private func change(_ view: View) {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    switch Int.random(in: 0..<18, using: &generator) {
    case 0: view.center = Point(x: number(0...120), y: number(0...90))
    case 1: view.alpha = number(-0.2...1.2)
    case 2: view.transform = Transform(rotationAngle: number(0...6))
    case 3: view.transform = Transform(scaleX: 1.3, y: 1.3)
    case 4:
      view.transform3D = Transform3D(
        rotationAngle: number(-3...3), x: number(0...1).rounded(), y: number(0...1).rounded(), z: 0
      ).concatenating(Transform3D(perspectiveDistance: number(60...400)))
    case 5, 6: view.transform3D = .identity
    case 7: view.isHidden.toggle()
    case 8: view.superview?.bringSubviewToFront(view)
    case 9: view.bounds.size = Size(width: number(0...80), height: number(0...60))
    case 10:
      view.bounds.origin.y = number(-9...9)
      if number(0...1) < 0.5 {
        // Cut off at its left, with its content in place.
        let (frame, cut) = (view.frame, number(-9...20))
        view.bounds.origin.x += cut
        view.frame = Rect(
          minX: frame.minX + cut, minY: frame.minY, maxX: max(frame.minX + cut, frame.maxX),
          maxY: frame.maxY)
      }
    case 11: view.setNeedsDisplay()
    case 14, 15:
      view.setNeedsDisplay(
        Rect(x: number(-9...60), y: number(-9...40), width: number(0...40), height: number(0...30)))
    case 16, 17: view.frame.size = Size(width: number(0...80), height: number(0...60))
    case 12: view.shadow = number(0...1) < 0.5 ? nil : Shadow(color: .black, radius: number(0...9))
    default:
      view.borderWidth = number(0...3)
      view.borderColor = .white
      if number(0...1) < 0.5 {
        view.removeAllAnimations()
      } else {
        View.animate(withDuration: .seconds(9)) { view.center.x += number(-5...5) }
      }
    }
  }
}

/// Returns a pixel in which two bitmaps differ, or `nil` if they are the same.
func difference(_ a: Bitmap, _ b: Bitmap) -> Point? {
  guard a.bounds == b.bounds else { return .zero }
  for y in 0..<a.height {
    for x in 0..<a.width where a[x, y] != b[x, y] { return Point(x: Double(x), y: Double(y)) }
  }
  return nil
}
