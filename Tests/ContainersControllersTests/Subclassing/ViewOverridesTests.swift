import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("Overrides of a view", .noWarnings)
struct ViewOverridesTests {
  let controller = ViewController()
  let stage: Stage
  let view = RecordingSubview(frame: Rect(x: 10, y: 10, width: 100, height: 50))

  init() {
    stage = Stage(controller)
    controller.view.addSubview(view)
    stage.turn()
    view.calls = []
  }

  @Test("Setting the frame calls neither center nor bounds, rotated or not", arguments: [0, 0.5])
  func frame(angle: Double) {
    view.transform = Transform(rotationAngle: angle)
    view.calls = []

    view.frame = Rect(x: 20, y: 30, width: 80, height: 40)

    #expect(view.calls == ["frame"])
  }

  @Test("Setting center or bounds does not call the frame")
  func centerAndBounds() {
    view.center = Point(x: 90, y: 90)
    view.bounds.size = Size(width: 30, height: 20)

    #expect(view.calls == ["center", "bounds"])
    #expect(view.frame == Rect(x: 75, y: 80, width: 30, height: 20))
  }

  @Test("An autoresizing mask sets the frame")
  func mask() {
    view.autoresizingMask = [.flexibleWidth]

    controller.view.frame.size.width += 40

    #expect(view.calls == ["frame"])
    #expect(view.frame.width == 140)
  }

  @Test("An autoresizing mask sets bounds and center of a rotated view")
  func maskOfTurned() {
    view.autoresizingMask = [.flexibleWidth]
    view.transform = Transform(rotationAngle: 0.5)
    view.calls = []

    controller.view.frame.size.width += 40

    #expect(view.calls == ["bounds", "center"])
    #expect(view.bounds.width == 140)
  }

  @Test("Constraints set only those of center and bounds that change")
  func constraints() {
    view.translatesAutoresizingMaskIntoConstraints = false
    let left = view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 20)
    LayoutConstraint.activate([
      left,
      view.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 60),
      view.heightAnchor.constraint(equalToConstant: 60),
    ])
    view.calls = []
    stage.turn()
    #expect(view.calls == ["center", "bounds"])
    #expect(view.frame == Rect(x: 20, y: 20, width: 60, height: 60))

    view.calls = []
    left.constant = 30
    stage.turn()
    #expect(view.calls == ["center"])

    view.calls = []
    stage.turn()
    #expect(view.calls.isEmpty)
  }

  @Test("Constraints set the bounds of a root view, whose corner stays in place")
  func ownSize() {
    let view = RecordingSubview(frame: Rect(x: 10, y: 20, width: 5, height: 5))
    view.translatesAutoresizingMaskIntoConstraints = false
    let inner = View()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    LayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inner.widthAnchor.constraint(equalToConstant: 40),
      inner.heightAnchor.constraint(equalToConstant: 30),
    ])
    view.calls = []

    view.layoutIfNeeded()

    #expect(view.calls.filter { $0 != "setNeedsLayout" } == ["bounds", "center"])
    #expect(view.frame == Rect(x: 10, y: 20, width: 40, height: 30))
  }

  @Test("A view placed by constraints is notified of its safe area once per new position and size")
  func safeArea() {
    final class SafeView: View {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
    }
    let safe = SafeView()
    safe.translatesAutoresizingMaskIntoConstraints = false
    controller.additionalSafeAreaInsets = EdgeInsets(all: 20)
    controller.view.addSubview(safe)
    _ = safe.safeAreaInsets
    LayoutConstraint.activate([
      safe.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      safe.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      safe.topAnchor.constraint(equalTo: controller.view.topAnchor),
      safe.bottomAnchor.constraint(equalTo: controller.view.bottomAnchor),
    ])
    safe.changes = 0

    stage.turn()

    #expect(safe.changes <= 1)
    #expect(safe.safeAreaInsets == EdgeInsets(all: 20))
  }

  @Test("A stack hides, shows, and reads isHidden through the property")
  func stack() {
    final class NeverShown: View {
      override var isHidden: Bool {
        get { true }
        set {}
      }
    }
    let hidden = NeverShown(frame: Rect(x: 0, y: 0, width: 10, height: 10))
    let shown = View()
    shown.heightAnchor.constraint(equalToConstant: 20).isActive = true
    let stack = StackView(arrangedSubviews: [hidden, shown])
    stack.axis = .vertical
    stack.frame = Rect(x: 0, y: 0, width: 50, height: 20)
    controller.view.addSubview(stack)
    stage.turn()

    #expect(shown.frame.minY == 0)
  }

  @Test("Animators set what they fade and move through the properties")
  func animation() {
    View.animate(withDuration: .milliseconds(100)) {
      view.alpha = 0.5
      view.center.x += 10
    }
    stage.settle()

    #expect(view.calls.contains("alpha"))
    #expect(view.calls.contains("center"))
  }

  @Test("A dynamic background is set through the property when the traits change")
  func dynamicColor() {
    view.backgroundColor = DynamicColor.label
    view.calls = []

    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }

    #expect(view.calls.contains("backgroundColor"))
  }

  @Test("Each way to add a view calls one method, and none that invalidates layout")
  func adding() {
    let (first, second) = (View(), View())
    view.addSubview(first)
    view.insertSubview(second, at: 0)
    view.insertSubview(View(), aboveSubview: first)
    view.insertSubview(View(), belowSubview: first)

    #expect(
      view.calls == [
        "addSubview", "insertSubview at", "insertSubview above", "insertSubview below",
      ])
    #expect(view.subviews.count == 4)
  }

  @Test("Invalidating a part does not call the method that invalidates everything")
  func display() {
    view.setNeedsDisplay(Rect(x: 0, y: 0, width: 5, height: 5))
    view.setNeedsDisplay()

    #expect(view.calls == ["setNeedsDisplay(_:)", "setNeedsDisplay"])
  }

  @Test("A new size invalidates layout and drawing without calling their methods")
  func size() {
    view.frame.size.width += 10

    #expect(view.calls == ["frame"])
  }

  @Test("Hit testing reads the stored value of interaction, and focus reads the property")
  func interaction() {
    view.isUserInteractionEnabled = false

    #expect(view.calls == ["isUserInteractionEnabled"])
    #expect(stage.window.hitTest(Point(x: 20, y: 20), with: nil) !== view)
  }

  @Test("A fitting size calls only one method")
  func fitting() {
    _ = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    #expect(view.calls == ["systemLayoutSizeFitting"])

    view.calls = []
    _ = view.systemLayoutSizeFitting(
      .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(view.calls == ["systemLayoutSizeFitting with priorities"])
  }

  @Test("Labels, image views, and controls call the methods to invalidate what they show")
  func marking() {
    final class Marked: Label {
      var calls: [String] = []
      override func setNeedsDisplay() {
        calls.append("display")
        super.setNeedsDisplay()
      }
      override func invalidateIntrinsicContentSize() {
        calls.append("size")
        super.invalidateIntrinsicContentSize()
      }
    }
    let label = Marked()

    label.text = "New"

    #expect(label.calls == ["display", "size"])
  }

  @Test("The window tells a responder that it became and that it no longer is the first")
  func firstResponder() {
    final class Field: View {
      var calls: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func didBecomeFirstResponder() { calls.append("became \(isFirstResponder)") }
      override func didResignFirstResponder() { calls.append("resigned \(isFirstResponder)") }
    }
    let (field, other) = (Field(), Field())
    for field in [field, other] { controller.view.addSubview(field) }

    field.becomeFirstResponder()
    other.becomeFirstResponder()
    other.resignFirstResponder()

    #expect(field.calls == ["became true", "resigned false"])
    #expect(other.calls == ["became true", "resigned false"])
  }
}
