import Containers
import ContainersTesting
import Testing

/// A view that records the trait changes it receives.
@MainActor
private final class TraitView: View {
  let name: String
  var log: (String) -> Void = { _ in }

  init(_ name: String = "", log: @escaping (String) -> Void = { _ in }) {
    self.name = name
    self.log = log
    super.init(frame: Rect(x: 0, y: 0, width: 10, height: 10))
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    let old = previous.map { "\($0.userInterfaceStyle)" } ?? "nil"
    log("\(name) \(old)→\(traitCollection.userInterfaceStyle)")
  }

  override func layoutSubviews() { log("\(name) layout") }

  override func tintColorDidChange() { log("\(name) tint") }
}

@MainActor
@Suite("The traits of a view")
struct ViewTraitsTests {
  let stage = Stage(ViewController(), size: Size(width: 700, height: 400), scale: 2)
  var root: View { stage.window.rootViewController?.view ?? View() }

  @Test("C141: come from the window: size classes, scale, and the user's settings")
  func window() {
    let traits = root.traitCollection

    #expect(traits.horizontalSizeClass == .regular)
    #expect(traits.verticalSizeClass == .compact)
    #expect(traits.displayScale == 2)
    #expect(traits.userInterfaceStyle == .light)
    #expect(traits.userInterfaceIdiom == .desktop)
    #expect(traits == stage.window.traitCollection)
  }

  @Test("are not told to views that leave before, and do not keep them")
  func leaving() {
    stage.window.isHidden = true
    weak var weakView: View?
    do {
      let view = TraitView()
      root.addSubview(view)
      view.overrideUserInterfaceStyle = .dark
      view.removeFromSuperview()
      weakView = view
    }
    #expect(weakView == nil)
  }

  @Test("are those of a new owner at once, in the views inside too")
  func newOwner() {
    let (outer, inner) = (View(), View())
    outer.addSubview(inner)
    root.addSubview(outer)
    stage.settle()
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    let controller = ViewController()
    controller.traitOverrides.userInterfaceStyle = .dark

    controller.view = outer

    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    stage.settle()
    #expect(outer.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("limit the user's text size by the limits of all ancestors")
  func limits() {
    let (outer, inner) = (View(), View())
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.maximumContentSizeCategory = .extraLarge
    stage.systemTraits = TraitCollection { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(root.traitCollection.preferredContentSizeCategory == .accessibilityLarge)
    #expect(inner.traitCollection.preferredContentSizeCategory == .extraLarge)

    inner.minimumContentSizeCategory = .accessibilityMedium
    #expect(inner.traitCollection.preferredContentSizeCategory == .accessibilityMedium)
    #expect(outer.traitCollection.preferredContentSizeCategory == .extraLarge)
    stage.systemTraits = TraitCollection { $0.preferredContentSizeCategory = .small }
    #expect(outer.traitCollection.preferredContentSizeCategory == .small)

    (outer.maximumContentSizeCategory, inner.minimumContentSizeCategory) = (nil, nil)
    #expect(inner.traitCollection == root.traitCollection)
  }

  @Test("report a text size that a limit changes, and not one that it hides")
  func limitsTell() {
    let view = View()
    var told: [ContentSizeCategory] = []
    root.addSubview(view)
    view.registerForTraitChanges([TraitPreferredContentSizeCategory.self]) { (view: View, _) in
      told.append(view.traitCollection.preferredContentSizeCategory)
    }
    stage.settle()

    view.maximumContentSizeCategory = .medium
    stage.settle()
    #expect(told == [.medium])
    stage.systemTraits = TraitCollection { $0.preferredContentSizeCategory = .extraLarge }
    stage.settle()
    #expect(told == [.medium])
  }

  @Test("are inherited with the overrides of the nearest ancestor")
  func overriding() {
    let (outer, inner) = (View(), View())
    root.addSubview(outer)
    outer.addSubview(inner)

    outer.traitOverrides.userInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(root.traitCollection.userInterfaceStyle == .light)
    inner.overrideUserInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    inner.traitOverrides.remove(TraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection == root.traitCollection)
  }

  @Test("C58: changes are reported from the top down and before any layout")
  func order() {
    var lines: [String] = []
    let views = ["a", "b", "c"].map { TraitView($0) { lines.append($0) } }
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    stage.turn()
    #expect(
      lines.filter { $0.contains("nil→light") } == ["a nil→light", "b nil→light", "c nil→light"])
    lines = []

    views.forEach { $0.setNeedsLayout() }
    views[0].overrideUserInterfaceStyle = .dark
    #expect(lines.isEmpty)
    stage.turn()

    #expect(
      lines.filter { !$0.hasSuffix("tint") } == [
        "a light→dark", "b light→dark", "c light→dark", "a layout", "b layout", "c layout",
      ])
  }

  @Test("of a view that is not told yet are the new ones already while its superview is told")
  func notToldYet() {
    let (outer, inner) = (TraitView(), View())
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    var seen: UserInterfaceStyle?
    outer.log = { text in
      if text.hasSuffix("→dark") { seen = inner.traitCollection.userInterfaceStyle }
    }

    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }
    stage.settle()

    #expect(seen == .dark)
  }

  @Test("are reported once per change, and only to the views affected")
  func fewest() {
    var lines: [String] = []
    let views = ["a", "b", "c"].map { TraitView($0) { lines.append($0) } }
    root.addSubview(views[0])
    views[0].addSubview(views[1])
    views[1].addSubview(views[2])
    views[1].overrideUserInterfaceStyle = .light
    stage.turn()
    lines = []

    views[0].overrideUserInterfaceStyle = .dark
    views[2].overrideUserInterfaceStyle = .unspecified
    stage.turn()
    views[0].overrideUserInterfaceStyle = .dark
    stage.turn()

    #expect(lines.filter { $0.contains("→") } == ["a light→dark"])
  }

  @Test("of a moved view are those of its new place, and it is told its previous ones")
  func moving() {
    var lines: [String] = []
    let (dark, light) = (View(), View())
    let (view, inner) = (TraitView("v") { lines.append($0) }, TraitView("i") { lines.append($0) })
    [dark, light].forEach(root.addSubview)
    dark.overrideUserInterfaceStyle = .dark
    view.addSubview(inner)
    light.addSubview(view)
    stage.turn()
    lines = []

    dark.addSubview(view)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    stage.turn()
    view.removeFromSuperview()
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    light.addSubview(view)
    stage.turn()

    #expect(
      lines.filter { $0.contains("→") } == [
        "v light→dark", "i light→dark", "v dark→light", "i dark→light",
      ])
  }

  @Test("changed by the user at run time reach every view")
  func system() {
    var lines: [String] = []
    root.addSubview(TraitView("v") { lines.append($0) })
    stage.turn()
    lines = []

    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }

    #expect(lines.contains("v light→dark"))
    #expect(stage.window.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("outside a window are the default ones until the view has been in one")
  func detached() {
    let view = View()
    view.overrideUserInterfaceStyle = .dark
    let inner = View()
    view.addSubview(inner)

    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.traitCollection.displayScale == 1)
    let rightToLeft = TraitCollection { $0.layoutDirection = .rightToLeft }
    rightToLeft.performAsCurrent {
      #expect(View().traitCollection.layoutDirection == .rightToLeft)
    }
  }

  @Test("determine the side of the leading edge, if the content allows it")
  func layoutDirection() {
    root.traitOverrides.layoutDirection = .rightToLeft
    let view = View()
    root.addSubview(view)

    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    view.semanticContentAttribute = .playback
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    root.traitOverrides.layoutDirection = .leftToRight
    view.semanticContentAttribute = .forceRightToLeft
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }

  @Test("that changed are reported at once if a controller asks for it")
  func updating() {
    var lines: [String] = []
    let controller = stage.window.rootViewController
    root.addSubview(TraitView("v") { lines.append($0) })
    stage.turn()
    lines = []
    controller?.overrideUserInterfaceStyle = .dark
    #expect(lines.isEmpty)
    controller?.updateTraitsIfNeeded()
    #expect(lines.contains("v light→dark"))
  }

  @Test("are overridden for all descendants until the override is removed")
  func removedOverride() {
    let view = View()
    root.addSubview(view)
    #expect(!root.traitOverrides.contains(TraitUserInterfaceIdiom.self))
    root.traitOverrides.userInterfaceIdiom = .pad
    #expect(root.traitOverrides.contains(TraitUserInterfaceIdiom.self))
    #expect(view.traitCollection.userInterfaceIdiom == .pad)
    root.traitOverrides.remove(TraitUserInterfaceIdiom.self)
    #expect(view.traitCollection.userInterfaceIdiom == .desktop)
  }
}

@MainActor
@Suite("Trait change registrations")
struct TraitRegistrationTests {
  let stage = Stage(ViewController())
  var root: View { stage.window.rootViewController?.view ?? View() }

  @Test("call the handler for the given traits, with the previous ones, until they end")
  func handler() {
    let view = View()
    root.addSubview(view)
    stage.turn()
    var heard: [TraitCollection] = []
    let registration = view.registerForTraitChanges([TraitUserInterfaceStyle.self]) {
      (environment: View, previous) in
      #expect(environment === view)
      heard.append(previous)
    }

    view.traitOverrides.layoutDirection = .rightToLeft
    view.updateTraitsIfNeeded()
    #expect(heard.isEmpty)
    view.overrideUserInterfaceStyle = .dark
    view.updateTraitsIfNeeded()
    #expect(heard.map(\.userInterfaceStyle) == [.light])
    view.unregisterForTraitChanges(registration)
    view.overrideUserInterfaceStyle = .light
    view.updateTraitsIfNeeded()
    #expect(heard.count == 1)
  }

  @Test("on a controller call the handler before that of its view")
  func controller() {
    var heard: [String] = []
    let controller = stage.window.rootViewController
    controller?.registerForTraitChanges([TraitUserInterfaceStyle.self]) {
      (_: ViewController, _) in heard.append("controller")
    }
    root.registerForTraitChanges([TraitUserInterfaceStyle.self]) { (_: View, _) in
      heard.append("view")
    }

    stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark }

    #expect(heard == ["controller", "view"])
  }

  @Test("retain neither the target nor the view")
  func memory() {
    @MainActor final class Target {
      var count = 0
      func traitsDidChange(_ environment: any TraitEnvironment, _ previous: TraitCollection) {
        count += 1
      }
    }
    weak var weakView: View?
    weak var weakTarget: Target?
    var target: Target? = Target()
    do {
      let view = View()
      weakView = view
      weakTarget = target
      root.addSubview(view)
      stage.turn()
      if let target {
        view.registerForTraitChanges(
          [TraitUserInterfaceStyle.self], target: target, action: Target.traitsDidChange)
      }
      view.overrideUserInterfaceStyle = .dark
      view.updateTraitsIfNeeded()
      #expect(target?.count == 1)
      target = nil
      #expect(weakTarget == nil)
      view.overrideUserInterfaceStyle = .light
      view.updateTraitsIfNeeded()
      view.removeFromSuperview()
      stage.turn()
    }
    #expect(weakView == nil)
  }
}

@MainActor
@Suite("Colors that follow traits")
struct ViewColorTests {
  let stage = Stage(ViewController())
  var root: View { stage.window.rootViewController?.view ?? View() }

  private func darken() { stage.systemTraits = TraitCollection { $0.userInterfaceStyle = .dark } }

  @Test("are accepted for any color, and change with the style until another is set")
  func following() {
    let label = Label(text: "Hello")
    root.addSubview(label)
    label.backgroundColor = .systemBackground
    label.textColor = .label
    #expect(label.backgroundColor == Color.white)
    darken()
    #expect(label.backgroundColor == Color.black)
    #expect(label.textColor == Color.white)

    label.backgroundColor = Color(hex: 0x123456)
    stage.systemTraits = TraitCollection()

    #expect(label.backgroundColor == Color(hex: 0x123456))
    #expect(label.textColor == Color.black)
  }

  @Test("of an existing view are correct when it enters a dark window")
  func entering() {
    darken()
    let view = View()
    view.backgroundColor = .systemBackground
    #expect(view.backgroundColor == Color.white)

    root.addSubview(view)
    stage.turn()

    #expect(view.backgroundColor == Color.black)
  }

  @Test("the tint is inherited, reported, dimmed, and inherited again")
  func tint() {
    var lines: [String] = []
    let outer = TraitView("o") { lines.append($0) }
    let inner = TraitView("i") { lines.append($0) }
    root.addSubview(outer)
    outer.addSubview(inner)
    stage.turn()
    lines = []
    let blue = inner.tintColor

    outer.tintColor = Color(hex: 0xFF0000)
    #expect(lines == ["o tint", "i tint"])
    #expect(inner.tintColor == Color(hex: 0xFF0000))
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    #expect(inner.tintColor.red == inner.tintColor.green)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == Color(hex: 0xFF0000))
    outer.tintColor = nil
    #expect(inner.tintColor == blue)
    #expect(blue == DynamicColor.link.resolvedColor(with: root.traitCollection))
  }

  @Test("a tint that depends on the style is reported when the style changes")
  func dynamicTint() {
    var lines: [String] = []
    let view = TraitView("v") { lines.append($0) }
    root.addSubview(view)
    view.tintColor = .systemRed
    stage.turn()
    lines = []

    darken()

    #expect(lines.filter { $0 == "v tint" }.count == 1)
    #expect(view.tintColor == Color(hex: 0xFF453A))
  }
}
