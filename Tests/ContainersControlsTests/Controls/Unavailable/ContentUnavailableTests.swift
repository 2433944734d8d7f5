import ContainersTesting
import Testing

@testable import Containers

@MainActor
@Suite("What is shown in place of content")
struct ContentUnavailableTests {
  private func places(_ change: (inout ContentUnavailableConfiguration) -> Void = { _ in })
    -> ContentUnavailableConfiguration
  {
    var content = ContentUnavailableConfiguration.empty()
    content.image = Image(systemName: "star")
    content.text = "No Favorites"
    content.secondaryText = "Places that you keep appear here, on every map that you open."
    content.button = .filled()
    content.button.title = "Find a Place"
    content.secondaryButton.title = "Learn More"
    change(&content)
    return content
  }

  private func stage(
    _ content: ContentUnavailableConfiguration, size: Size = Size(width: 320, height: 480),
    style: UserInterfaceStyle = .light, textSize: ContentSizeCategory = .large,
    isRightToLeft: Bool = false
  ) -> (stage: Stage, root: ViewController, view: ContentUnavailableView) {
    let root = ViewController()
    let traits = TraitCollection {
      $0.userInterfaceStyle = style
      $0.preferredContentSizeCategory = textSize
      if isRightToLeft { $0.layoutDirection = .rightToLeft }
    }
    let stage = Stage(root, size: size, systemTraits: traits)
    root.contentUnavailableConfiguration = content
    stage.settle()
    guard let view = root.view.subviews.last as? ContentUnavailableView else {
      fatalError("The controller shows nothing in place of its content.")
    }
    return (stage, root, view)
  }

  /// The frames of the parts in the view, from the top.
  private func frames(_ view: ContentUnavailableView) -> [Rect] {
    [
      view.imageView, view.indicator, view.textLabel, view.secondaryTextLabel, view.button,
      view.secondaryButton,
    ].compactMap { $0 }.map { $0.convert($0.bounds, to: view) }
  }

  @Test("F1120: The parts lie below each other in the middle of the safe area")
  func middle() {
    let (stage, root, view) = stage(places())
    let parts = frames(view)
    #expect(parts.count == 5)
    #expect(zip(parts, parts.dropFirst()).allSatisfy { $0.maxY <= $1.minY })
    #expect(parts.allSatisfy { abs($0.midX - 160) <= 0.5 })
    #expect(abs((parts[0].minY + parts[4].maxY) / 2 - 240) <= 1)

    root.additionalSafeAreaInsets = EdgeInsets(top: 100, left: 60, bottom: 0, right: 0)
    stage.settle()
    let moved = frames(view)
    #expect(moved.allSatisfy { abs($0.midX - 190) <= 0.5 })
    #expect(abs((moved[0].minY + moved[4].maxY) / 2 - 290) <= 1)
  }

  @Test("F1120: Without a part, its place and its padding are not there")
  func parts() {
    let (_, _, view) = stage(
      places {
        $0.image = nil
        $0.text = nil
        $0.button.title = nil
        $0.secondaryButton.title = nil
      })
    #expect(frames(view).count == 1)
    #expect(frames(view).allSatisfy { abs($0.midY - 240) <= 1 })
  }

  @Test("F1120: Paddings keep the parts apart")
  func paddings() {
    let (_, _, view) = stage(
      places {
        $0.imageToTextPadding = 11
        $0.textToSecondaryTextPadding = 13
        $0.textToButtonPadding = 17
        $0.buttonToSecondaryButtonPadding = 19
      })
    let parts = frames(view)
    let gaps = zip(parts, parts.dropFirst()).map { ($1.minY - $0.maxY).rounded() }
    #expect(gaps == [11, 13, 17, 19])
  }

  @Test("F1120: Natural alignment is at the leading edge", arguments: [false, true])
  func natural(isRightToLeft: Bool) {
    let (_, _, view) = stage(places { $0.alignment = .natural }, isRightToLeft: isRightToLeft)
    let edges = Set(frames(view).map { isRightToLeft ? $0.maxX : $0.minX })
    #expect(edges == [isRightToLeft ? 304 : 16])
  }

  @Test("F1120: Texts and symbols grow with the text size, and what does not fit scrolls")
  func textSize() throws {
    let usual = frames(stage(places()).view)
    let (stage, _, view) = stage(
      places(), size: Size(width: 320, height: 300), textSize: .accessibilityExtraLarge)
    let large = frames(view)
    #expect(zip(usual, large).allSatisfy { $0.height < $1.height })
    #expect(large.allSatisfy { $0.minX >= 0 })
    #expect(large.allSatisfy { $0.maxX <= 320 })
    #expect(large[0].minY == 16)
    #expect(large[4].maxY > 300)

    stage.scroll(.at(160, 150), by: Point(x: 0, y: -5000))
    stage.settle()
    #expect(frames(view)[4].maxY <= 300)
  }

  @Test("F1120: Only the buttons take a click from what is beneath")
  func clicks() {
    var log: [String] = []
    let content = places {
      $0.buttonProperties.primaryAction = Action { _ in log.append("find") }
      $0.secondaryButtonProperties.primaryAction = Action { _ in log.append("learn") }
      $0.secondaryButtonProperties.isEnabled = false
    }
    let (stage, root, _) = stage(content)
    let beneath = Button(frame: root.view.bounds)
    beneath.addAction { log.append("beneath") }
    root.view.insertSubview(beneath, at: 0)
    stage.settle()

    stage.tap("Find a Place")
    stage.tap(at: Point(x: 160, y: 20))
    #expect(log == ["find", "beneath"])
    #expect(stage.element("Learn More")?.traits.contains(.notEnabled) == true)
  }

  @Test("F1120: A button shows the title of its action, and opens a menu")
  func buttons() {
    var log: [String] = []
    let content = places {
      $0.button.title = nil
      $0.buttonProperties.primaryAction = Action(title: "Begin") { _ in log.append("begin") }
      $0.secondaryButtonProperties.menu = Menu(children: [
        Action(title: "By Name") { _ in log.append("name") }
      ])
    }
    let stage = stage(content).stage
    stage.tap("Begin")
    stage.tap("Learn More")
    stage.settle()
    stage.tap("By Name")
    #expect(log == ["begin", "name"])
  }

  @Test("F1120: Tab visits the buttons in order")
  func keys() {
    let (stage, _, view) = stage(places())
    stage.press(.tab)
    #expect(stage.window.focusedView === view.button)
    stage.press(.tab)
    #expect(stage.window.focusedView === view.secondaryButton)
  }

  @Test("F1123: The text is a heading, and the image says nothing")
  func semantics() {
    let stage = stage(places()).stage
    #expect(stage.element("No Favorites")?.semantics.role == .heading)
    let text = "Places that you keep appear here, on every map that you open."
    #expect(stage.element("\(text)") != nil)
    #expect(stage.element(.image()) == nil)
  }

  @Test("F1123: While content is loaded, a wheel turns above the text")
  func loading() {
    let (stage, _, view) = stage(.loading())
    #expect(view.indicator?.isAnimating == true)
    #expect(view.textLabel?.text == "Loading…")
    #expect(stage.element("In progress") != nil)

    view.configuration = places()
    #expect(view.indicator == nil)
    #expect(view.imageView != nil)
  }

  @Test("F1122: A search without results names what was searched for, unless the app has its words")
  func search() {
    var state = ContentUnavailableConfigurationState(traitCollection: TraitCollection())
    #expect(ContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
    state.searchText = ""
    #expect(ContentUnavailableConfiguration.search().updated(for: state).text == "No Results")
    state.searchText = "Lemvig"
    let found = ContentUnavailableConfiguration.search().updated(for: state)
    #expect(found.text == "No Results for “Lemvig”")
    #expect(found.secondaryText == "Check the spelling or try a new search.")

    var own = ContentUnavailableConfiguration.search()
    own.text = "Nothing"
    #expect(own.updated(for: state).text == "Nothing")
    #expect(places().updated(for: state).text == "No Favorites")
    state[ConfigurationStateCustomKey("key")] = 4
    #expect(state[ConfigurationStateCustomKey("key")] == AnyHashable(4))
  }

  @Test("F1120: By itself, the view has the size of its content, and a background")
  func alone() {
    let content = places { $0.background = .listGroupedCell() }
    let view = ContentUnavailableView(configuration: content)
    let size = view.sizeThatFits(Size(width: 300, height: 0))
    #expect(size.width == 300)
    #expect(size.height > 150)
    #expect(view.sizeThatFits(Size(width: 200, height: 0)).height > size.height)
    #expect(view.intrinsicContentSize.width > 300)
    let panel = view.subviews.first?.subviews.first
    #expect(panel?.backgroundColor as DynamicColor? == .secondarySystemGroupedBackground)
  }

  @Test("F1120: Margins, styles, colors and scrolling can be other ones")
  func settings() {
    let styled = StyledText("Nothing", style: TextStyle(font: .headline))
    let (_, _, view) = stage(
      places {
        $0.alignment = .natural
        $0.axesPreservingSuperviewLayoutMargins = []
        $0.directionalLayoutMargins.leading = 6
        $0.styledText = styled
        $0.secondaryStyledText = styled
        $0.textProperties.numberOfLines = 2
        $0.secondaryTextProperties.color = .systemRed
        $0.imageProperties.tintColor = .systemRed
        $0.imageProperties.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 20)
      }, size: Size(width: 320, height: 120))
    #expect(frames(view)[0].minX == 6)
    #expect(view.textLabel?.styledText == styled)
    #expect(view.secondaryTextLabel?.text == "Nothing")
    #expect(frames(view)[0].height < 30)
    #expect(frames(view)[0].minY == 16)

    view.isScrollEnabled = false
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(!view.scrollView.isScrollEnabled)
  }

  @Test("F1120: Content in place of content matches the goldens", arguments: [false, true])
  func pictures(isDark: Bool) {
    let style: UserInterfaceStyle = isDark ? .dark : .light
    let suffix = isDark ? "-dark" : ""
    typealias Shown = (stage: Stage, root: ViewController, view: ContentUnavailableView)
    func expect(_ name: String, _ shown: Shown) {
      shown.root.view.backgroundColor = .systemBackground
      shown.stage.settle()
      shown.stage.expectPicture(named: name + suffix)
    }
    let small = Size(width: 320, height: 300)
    expect("unavailable-empty", stage(places(), size: small, style: style))
    expect(
      "unavailable-loading", stage(.loading(), size: Size(width: 320, height: 160), style: style))
    var state = ContentUnavailableConfigurationState(traitCollection: TraitCollection())
    state.searchText = "Lemvg"
    expect(
      "unavailable-search",
      stage(
        ContentUnavailableConfiguration.search().updated(for: state),
        size: Size(width: 320, height: 220), style: style))
    if isDark { return }
    expect(
      "unavailable-right-to-left",
      stage(places { $0.alignment = .natural }, size: small, isRightToLeft: true))
    expect(
      "unavailable-large",
      stage(places(), size: Size(width: 320, height: 480), textSize: .accessibilityMedium))
  }
}
