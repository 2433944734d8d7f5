import Containers
import ContainersTesting
import TestSupport
import Testing

/// Checks that a program that keeps a frame, or all frames, from coming to rest is named in a
/// warning, and that its frames are finished nevertheless.
@MainActor
@Suite("Feedback loops")
struct FeedbackLoopTests {
  /// A program that never rests.
  struct Loop: CustomTestStringConvertible, Sendable {
    /// What it does.
    let testDescription: String
    /// The words that the warning has.
    let words: [String]
    let make: @MainActor @Sendable () -> ViewController
  }

  nonisolated static let loops = [
    Loop(testDescription: "layoutSubviews marks the layout", words: ["Restless", "layout"]) {
      RestlessController { $0.onLayout = { $0.setNeedsLayout() } }
    },
    Loop(
      testDescription: "viewDidLayoutSubviews marks the layout", words: ["Restless", "layout"]
    ) {
      RestlessController { _ in
      } onLayout: {
        $0.view.setNeedsLayout()
      }
    },
    Loop(
      testDescription: "layoutSubviews of a subview marks its layout",
      words: ["<RestlessView", "(1 2; 9 9)", "RestlessController", "layout"]
    ) {
      RestlessController {
        let inner = RestlessView(frame: Rect(x: 1, y: 2, width: 9, height: 9))
        inner.onLayout = { $0.setNeedsLayout() }
        $0.addSubview(inner)
      }
    },
    Loop(testDescription: "layoutSubviews lays out at once", words: ["Restless", "layout"]) {
      RestlessController {
        $0.onLayout = {
          $0.setNeedsLayout()
          $0.layoutIfNeeded()
        }
      }
    },
    Loop(
      testDescription: "viewDidLayoutSubviews lays out at once", words: ["Restless", "layout"]
    ) {
      RestlessController { _ in
      } onLayout: {
        $0.view.setNeedsLayout()
        $0.view.layoutIfNeeded()
      }
    },
    Loop(
      testDescription: "two views lay out each other", words: ["RestlessController", "layout"]
    ) {
      RestlessController { view in
        let inner = RestlessView()
        view.addSubview(inner)
        inner.onLayout = { _ in
          view.setNeedsLayout()
          view.layoutIfNeeded()
        }
        view.onLayout = { _ in
          inner.setNeedsLayout()
          inner.layoutIfNeeded()
        }
      }
    },
    Loop(testDescription: "layout adds and removes a subview", words: ["Restless", "layout"]) {
      RestlessController {
        let inner = View()
        $0.onLayout = {
          if inner.superview == nil { $0.addSubview(inner) } else { inner.removeFromSuperview() }
        }
      }
    },
    Loop(testDescription: "a controller flips a constraint", words: ["Restless"]) {
      RestlessController {
        let inner = View()
        inner.translatesAutoresizingMaskIntoConstraints = false
        $0.addSubview(inner)
        inner.leadingAnchor.constraint(equalTo: $0.leadingAnchor).isActive = true
        inner.topAnchor.constraint(equalTo: $0.topAnchor).isActive = true
      } onLayout: {
        $0.view.constraints[0].constant += 1
      }
    },
    Loop(
      testDescription: "updateConstraints marks the constraints",
      words: ["Restless", "updateConstraints()"]
    ) {
      RestlessController { $0.onConstraints = { $0.setNeedsUpdateConstraints() } }
    },
    Loop(
      testDescription: "updateConstraints updates at once",
      words: ["Restless", "updateConstraints()"]
    ) {
      RestlessController {
        $0.onConstraints = {
          $0.setNeedsUpdateConstraints()
          $0.updateConstraintsIfNeeded()
        }
      }
    },
    Loop(testDescription: "draw marks the display", words: ["Restless", "display"]) {
      RestlessController { $0.onDraw = { $0.setNeedsDisplay() } }
    },
    Loop(testDescription: "draw marks a part", words: ["Restless", "frames in a row"]) {
      RestlessController {
        $0.onDraw = { $0.setNeedsDisplay(Rect(x: 0, y: 0, width: 9, height: 9)) }
      }
    },
    Loop(testDescription: "draw fades another view", words: ["Restless", "display"]) {
      RestlessController {
        let inner = View()
        $0.addSubview(inner)
        $0.onDraw = {
          inner.alpha = inner.alpha == 1 ? 0.5 : 1
          $0.setNeedsDisplay()
        }
      }
    },
    Loop(
      testDescription: "traitCollectionDidChange flips the style", words: ["Restless", "traits"]
    ) {
      RestlessController { $0.onTraits = { $0.flipStyle() } }
    },
    Loop(
      testDescription: "traitCollectionDidChange flips the style at once",
      words: ["Restless", "traits"]
    ) {
      RestlessController {
        $0.onTraits = {
          $0.flipStyle()
          $0.updateTraitsIfNeeded()
        }
      }
    },
    Loop(testDescription: "tintColorDidChange flips the tint", words: ["Restless", "traits"]) {
      RestlessController {
        $0.onTint = { $0.tintColor = $0.tintColor == Color.white ? Color.black : Color.white }
      }
    },
    Loop(testDescription: "layout flips the style", words: ["Restless"]) {
      RestlessController { _ in
      } onLayout: {
        ($0.view as? RestlessView)?.flipStyle()
        $0.view.setNeedsLayout()
      }
    },
    Loop(
      testDescription: "safeAreaInsetsDidChange flips the insets", words: ["Restless", "safe area"]
    ) {
      RestlessController { $0.onSafeArea = { $0.restlessController?.flipInsets() } }
    },
    Loop(
      testDescription: "layoutMarginsDidChange flips the margins", words: ["Restless", "margins"]
    ) {
      RestlessController {
        $0.onMargins = { $0.layoutMargins.left = $0.layoutMargins.left == 30 ? 40 : 30 }
      }
    },
    Loop(testDescription: "two views pass the focus", words: ["FocusPasser", "focus"]) {
      RestlessController {
        let (one, other) = (FocusPasser(), FocusPasser())
        (one.other, other.other) = (other, one)
        for view in [one, other] {
          view.frame = Rect(x: 0, y: 0, width: 9, height: 9)
          $0.addSubview(view)
        }
      } onAppear: {
        FocusSystem.focusSystem(for: $0)?.requestFocusUpdate(to: $0.view.subviews[0])
      }
    },
    Loop(testDescription: "beforeLayout adds itself", words: ["beforeLayout"]) {
      RestlessController { _ in
      } onAppear: {
        $0.repeatBeforeLayout()
      }
    },
    Loop(testDescription: "afterCommit adds itself", words: ["afterCommit"]) {
      RestlessController { _ in
      } onAppear: {
        $0.repeatAfterCommit()
      }
    },
  ]

  @Test("A program that never rests is named with what it asks for", arguments: loops)
  func warning(_ loop: Loop) {
    let controller = loop.make()
    let warnings = WarningLog.lines {
      let stage = Stage(controller)
      for _ in 0..<80 { stage.turn() }
      // The frames are finished nevertheless, and others follow.
      let marker = View(frame: Rect(x: 0, y: 0, width: 9, height: 9))
      marker.backgroundColor = Color.black
      controller.view.addSubview(marker)
      stage.turn()
      #expect(marker.window === stage.window)
      #expect(stage.presentedFrames > 0)
    }

    let isNamed = warnings.contains { line in loop.words.allSatisfy(line.contains) }
    #expect(isNamed, "\(warnings.first ?? "no warning")")
    #expect(!warnings.isEmpty)
  }

  @Test("A property that its own observer changes every time is named, and takes the value")
  func observation() {
    let source = ObservedSource()
    let token = source.observe(\.value, options: .new) {
      source.value = $0.newValue.map { $0 + 1 } ?? 0
    }

    let warnings = WarningLog.lines { source.value = 1 }

    #expect(source.value > 1)
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("ObservedSource") == true)
    token.invalidate()
  }

  @Test("An animation is no loop, however long it runs")
  func animation() {
    let controller = ViewController()
    let warnings = WarningLog.lines {
      let stage = Stage(controller)
      let wheel = ActivityIndicatorView()
      controller.view.addSubview(wheel)
      wheel.startAnimating()
      View.animate(withDuration: .seconds(20)) { controller.view.alpha = 0.5 }
      stage.advance(by: .seconds(5))
    }
    #expect(warnings.isEmpty)
  }
}

/// A source of an observed property.
private final class ObservedSource: ViewController {
  @Observed var value = 0
}

/// A controller with a view that never rests.
private final class RestlessController: ViewController {
  private let prepare: (RestlessView) -> Void
  private let onLayout: ((RestlessController) -> Void)?
  private let onAppear: ((RestlessController) -> Void)?

  init(
    _ prepare: @escaping (RestlessView) -> Void,
    onLayout: ((RestlessController) -> Void)? = nil,
    onAppear: ((RestlessController) -> Void)? = nil
  ) {
    (self.prepare, self.onLayout, self.onAppear) = (prepare, onLayout, onAppear)
    super.init()
  }

  override func loadView() {
    let restless = RestlessView()
    restless.restlessController = self
    prepare(restless)
    view = restless
  }

  override func viewDidLayoutSubviews() { onLayout?(self) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    onAppear?(self)
    additionalSafeAreaInsets.top = 10
    view.layoutMargins.left = 30
    view.traitOverrides.userInterfaceStyle = .dark
    view.tintColor = Color.black
  }

  func flipInsets() {
    additionalSafeAreaInsets.top = additionalSafeAreaInsets.top == 10 ? 20 : 10
  }

  func repeatBeforeLayout() {
    view.window?.host?.beforeLayout { [weak self] in self?.repeatBeforeLayout() }
  }

  func repeatAfterCommit() {
    view.window?.host?.afterCommit { [weak self] in self?.repeatAfterCommit() }
  }
}

/// A view that calls a closure in each of its callbacks.
private final class RestlessView: View {
  weak var restlessController: RestlessController?
  var onLayout: ((RestlessView) -> Void)?
  var onConstraints: ((RestlessView) -> Void)?
  var onDraw: ((RestlessView) -> Void)?
  var onTraits: ((RestlessView) -> Void)?
  var onTint: ((RestlessView) -> Void)?
  var onSafeArea: ((RestlessView) -> Void)?
  var onMargins: ((RestlessView) -> Void)?

  override class var requiresConstraintBasedLayout: Bool { true }

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?(self)
  }

  override func updateConstraints() {
    onConstraints?(self)
    super.updateConstraints()
  }

  override func draw(_ canvas: Canvas) { onDraw?(self) }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    onTraits?(self)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    onTint?(self)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    onSafeArea?(self)
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    onMargins?(self)
  }

  func flipStyle() {
    overrideUserInterfaceStyle = overrideUserInterfaceStyle == .dark ? .light : .dark
  }
}

/// A view that passes the focus on as soon as it has it.
private final class FocusPasser: View {
  weak var other: FocusPasser?

  override var canBecomeFocused: Bool { true }

  override func didUpdateFocus() {
    super.didUpdateFocus()
    if isFocused, let other {
      FocusSystem.focusSystem(for: self)?.requestFocusUpdate(to: other)
    }
  }
}
