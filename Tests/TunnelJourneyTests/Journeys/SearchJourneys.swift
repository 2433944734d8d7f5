import Atlas
import Containers
import ContainersTesting
import Testing

@testable import TunnelApp
@testable import TunnelTestSupport

extension TunnelStage {
  /// The open search; nil if there is none.
  var searching: SearchViewController? { sheet as? SearchViewController }

  /// The note above the results; nil if there is no search.
  var searchNote: String? { stage.element("Search note")?.value }

  /// The names of the visible results, from the top.
  var found: [String] { (stage.element("Results")?.children ?? []).compactMap(\.label) }

  /// The selected result; nil if there is none.
  var chosen: String? {
    stage.element("Results")?.children.first { $0.traits.contains(.selected) }?.label
  }

  /// Opens the search by its key and waits for its animation.
  func openSearch() {
    stage.press(.character("f"), modifierFlags: .control)
    waitForSheet()
  }

  /// Types into the search and waits for the answer.
  func search(_ text: String) async {
    stage.type(text)
    await stage.wait { searching?.isAsking == false }
    stage.turn()
  }
}

@MainActor
@Suite("Search")
struct SearchJourneys {
  @Test("T25: Ctrl+F, / and the button open the search as a sheet over the root", arguments: 0..<3)
  func opening(way: Int) throws {
    let tunnel = TunnelStage()
    switch way {
    case 0: tunnel.stage.press(.character("f"), modifierFlags: .control)
    case 1: tunnel.stage.type("/")
    default: tunnel.stage.tap("Search")
    }

    let search = try #require(tunnel.searching)
    #expect(search.presentingViewController === tunnel.split)
    let field = try #require(tunnel.stage.element("Search"))
    #expect(field.traits.contains(.textField))
    #expect(field.isFocused)
    #expect(field.value == "")
  }

  @Test("T25: names are found in any language, the best first, and Enter digs there")
  func digging() async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("kobenhav")

    #expect(tunnel.found.first == "Copenhagen")
    let best = try #require(tunnel.stage.element("Copenhagen"))
    #expect(best.value?.contains("København") == true)
    #expect(best.value?.contains("Denmark\u{A0}· capital") == true)
    tunnel.stage.press(.enter)

    #expect(tunnel.searching == nil)
    #expect(tunnel.root.dig.entrance.distance(to: place("55.676 12.568")) < 5_000)
    tunnel.waitForSheet()
    #expect(tunnel.agrees)
    tunnel.arrive()
    #expect(tunnel.map(.start).camera.center == tunnel.root.dig.entrance)
    #expect(tunnel.map(.start).camera.radius == tunnel.map(.target).camera.radius)
    #expect(tunnel.map(.target).camera.center == tunnel.root.dig.exit)
  }

  @Test(
    "T25: the first result is selected, Up and Down change that; the field keeps focus and text"
  )
  func choosing() async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("san")
    let found = tunnel.found
    #expect(found.count > 2)
    #expect(tunnel.chosen == found[0])

    tunnel.stage.press(.downArrow)
    tunnel.stage.press(.downArrow)
    tunnel.stage.press(.upArrow)
    #expect(tunnel.chosen == found[1])
    #expect(tunnel.stage.element("Search")?.value == "san")
    #expect(tunnel.stage.element("Search")?.isFocused == true)
    tunnel.stage.press(.upArrow)
    tunnel.stage.press(.upArrow)
    #expect(tunnel.chosen == found[0])

    tunnel.stage.press(.downArrow)
    tunnel.stage.press(.enter)
    let names = try PlaceSearch(TunnelStage.earth.gazetteer)
    let query = SearchQuery("san", near: Dig.denmark.entrance, limit: 20)
    #expect(tunnel.root.dig.entrance == (try names.answer(to: query)).results[1].coordinate)
  }

  @Test("T25: the selected result stays in sight when the window shrinks")
  func shrinking() async throws {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 1000))
    tunnel.openSearch()
    await tunnel.search("new")
    for _ in 0..<10 { tunnel.stage.press(.downArrow) }
    let chosen = try #require(tunnel.chosen)
    tunnel.stage.resize(to: Size(width: 320, height: 320))

    let list = try #require(tunnel.stage.element("Results"))
    let row = try #require(list.children.first { $0.traits.contains(.selected) })
    #expect(row.label == chosen)
    #expect(row.frame.minY >= list.frame.minY - 0.5)
    #expect(row.frame.maxY <= list.frame.maxY + 0.5)
  }

  @Test("T25: Ctrl+Enter takes the first result for the end where the tunnel comes out")
  func comingOut() async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("wellington, new z")
    tunnel.stage.press(.enter, modifierFlags: .control)

    #expect(tunnel.searching == nil)
    #expect(tunnel.root.dig.exit.distance(to: place("-41.287 174.776")) < 5_000)
    #expect(tunnel.stage.value(of: "Notice")?.contains("Wellington, New Zealand") == true)
    tunnel.waitForSheet()
    #expect(tunnel.agrees)
    tunnel.arrive()
    #expect(tunnel.map(.target).camera.center == tunnel.root.dig.exit)
  }

  @Test("T25: Ctrl+Enter before the answer takes the first result for that end when it arrives")
  func hastyComingOut() async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    tunnel.stage.type("berlin")
    tunnel.stage.press(.enter, modifierFlags: .control)
    await tunnel.stage.wait { tunnel.searching == nil }

    #expect(tunnel.root.dig.exit.distance(to: place("52.52 13.405")) < 5_000)
  }

  @Test("T25: the segments determine what a click and Enter do", arguments: [false, true])
  func segments(byClick: Bool) async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    #expect(tunnel.stage.element("Come out here") == nil)
    await tunnel.search("lemvig")
    #expect(tunnel.stage.element("Dig here")?.traits.contains(.selected) == true)
    tunnel.stage.tap("Come out here")
    if byClick {
      tunnel.stage.tap("Lemvig")
    } else {
      // From the field past the segments.
      tunnel.stage.press(.tab)
      tunnel.stage.press(.tab)
      #expect(tunnel.stage.element("Results")?.isFocused == true)
      tunnel.stage.press(.enter)
    }

    #expect(tunnel.searching == nil)
    #expect(tunnel.root.dig.exit.distance(to: place("56.549 8.310")) < 5_000)
  }

  @Test("T25, T38: Enter on the segments takes the first result for the selected end")
  func enterOnSegments() async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("lemvig")
    tunnel.stage.press(.tab)
    tunnel.stage.press(.rightArrow)
    #expect(tunnel.stage.element("Come out here")?.traits.contains(.selected) == true)
    tunnel.stage.press(.enter)

    #expect(tunnel.searching == nil)
    #expect(tunnel.root.dig.exit.distance(to: place("56.549 8.310")) < 5_000)
  }

  @Test(
    "T25: names in other scripts are found",
    arguments: ["القاهرة", "קהיר", "काहिरा", "ไคโร", "قاهره"])
  func scripts(text: String) async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search(text)

    #expect(tunnel.found.first == "Cairo")
  }

  @Test("T25: Enter before the answer takes the first result when it arrives")
  func hasty() async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    tunnel.stage.type("berlin")
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { tunnel.searching == nil }

    #expect(tunnel.root.dig.entrance.distance(to: place("52.52 13.405")) < 5_000)
  }

  @Test(
    "T25: coordinates are found in every notation",
    arguments: ["-54.93,-67.61", "54°55′48″S 67°36′36″W", "geo:-54.93,-67.61", "-54,93 -67,61"])
  func coordinates(text: String) async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search(text)

    #expect(tunnel.found == ["54°55′48″S 67°36′36″W"])
    tunnel.stage.press(.enter)
    #expect(tunnel.root.dig.entrance == place("-54.93 -67.61"))
  }

  @Test("T25: unreadable text gets a reason and an example, and Enter does nothing")
  func refused() async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("91, 8")

    #expect(tunnel.found.isEmpty)
    #expect(tunnel.searchNote?.contains("the latitude 91 is outside −90 to 90") == true)
    #expect(tunnel.searchNote?.contains("“56.55, 8.3167”") == true)
    tunnel.stage.press(.enter)
    #expect(tunnel.searching != nil)
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("T25: similar names are listed, and taken only after they are selected")
  func similar() async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("copenhagenn")

    #expect(tunnel.searchNote?.hasPrefix("Nothing is called “copenhagenn”.") == true)
    #expect(tunnel.found.first == "Copenhagen")
    tunnel.stage.press(.enter)
    #expect(tunnel.root.dig == .denmark)
    #expect(tunnel.chosen == "Copenhagen")
    tunnel.stage.press(.enter)
    #expect(tunnel.root.dig.entrance.distance(to: place("55.676 12.568")) < 5_000)
  }

  @Test("T25, T30: Enter in the list takes the focused result")
  func enterInList() async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("copenhagenn")
    for _ in 0..<5 where !(tunnel.stage.window.focusedView is TableView) {
      tunnel.stage.press(.tab)
    }
    let table = try #require(tunnel.stage.window.focusedView as? TableView)
    #expect(table.indexPathForSelectedRow == nil)
    tunnel.stage.press(.enter)
    #expect(tunnel.sheet == nil)
    #expect(tunnel.root.dig != .denmark)
  }

  @Test("T25: text without results is reported")
  func nothing() async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("qqqqqqqqqq")

    #expect(tunnel.searchNote == "Nothing is called “qqqqqqqqqq”.")
    #expect(tunnel.found.isEmpty)
  }

  @Test("T25: Escape clears the field, then closes the search and restores focus")
  func escape() async throws {
    let tunnel = TunnelStage()
    tunnel.stage.press(.tab)
    let before = try #require(tunnel.stage.window.focusedView)
    tunnel.openSearch()
    await tunnel.search("ber")

    tunnel.stage.press(.escape)
    #expect(tunnel.stage.element("Search")?.value == "")
    #expect(tunnel.searching?.offersOnly == true)
    #expect(tunnel.stage.element("Search")?.isFocused == true)
    let bar = try #require(tunnel.searching).stack.navigationBar
    let height = bar.frame.height
    tunnel.stage.press(.escape)
    tunnel.stage.advance(by: .milliseconds(80))
    #expect(bar.frame.height == height)
    tunnel.waitForSheet()

    #expect(tunnel.root.presentedViewController == nil)
    #expect(tunnel.stage.window.focusedView === before)
    #expect(tunnel.root.dig == .denmark)
  }

  @Test("T25: a press on a result digs there, a press beside the sheet closes it")
  func mouse() async throws {
    let tunnel = TunnelStage(size: Size(width: 700, height: 700))
    tunnel.openSearch()
    await tunnel.search("tokyo")
    // The capital comes before the region of the same name.
    tunnel.stage.tap(at: try #require(tunnel.stage.elements("Tokyo").first).frame.center)
    #expect(tunnel.root.dig.entrance.distance(to: place("35.69 139.69")) < 10_000)
    #expect(tunnel.searching == nil)
    tunnel.arrive()

    let dig = tunnel.root.dig
    tunnel.openSearch()
    tunnel.stage.tap(at: Point(x: 20, y: 350))
    #expect(tunnel.searching == nil)
    #expect(tunnel.root.dig == dig)
  }

  @Test("T25, T30: Tab cycles through field, segments and results; the map keys are inactive")
  func tab() async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("oslo")

    tunnel.stage.press(.tab)
    tunnel.stage.press(.tab)
    #expect(tunnel.stage.element("Results")?.isFocused == true)
    tunnel.stage.press(.tab)
    #expect(tunnel.stage.element("Close")?.isFocused == true)
    tunnel.stage.press(.tab)
    #expect(tunnel.searching?.view.window?.focusedView is TextField)
    tunnel.stage.press(.tab)
    tunnel.stage.press(.tab)
    tunnel.stage.press(.home)
    #expect(tunnel.map(.start).camera.center == tunnel.root.dig.entrance)
    tunnel.stage.press(.enter)
    #expect(tunnel.root.dig.entrance.distance(to: place("59.91 10.75")) < 10_000)
  }

  @Test("T25: the wheel scrolls the results, and turns no globe below them")
  func wheel() async {
    let tunnel = TunnelStage(size: Size(width: 320, height: 320))
    tunnel.openSearch()
    await tunnel.search("san")
    let (first, camera) = (tunnel.found.first, tunnel.map(.start).camera)
    tunnel.stage.scroll("Results", by: Point(x: 0, y: -300))
    tunnel.stage.settle()

    #expect(tunnel.found.first != first)
    #expect(tunnel.map(.start).camera == camera)
  }

  @Test(
    "T32: the results truncate no text, and the sheet is inside the window",
    arguments: LegibilityJourneys.sizes, ["san", "san fernando del valle"])
  func legible(size: Size, text: String) async throws {
    let search = SearchViewController(
      finder: PlaceFinder(answer: NameSearch(earth: TunnelStage.earth).answer), language: "en",
      start: Dig.denmark.entrance, format: .degreesMinutesSeconds)
    let stage = Stage(search, size: size)
    stage.type(text)
    await stage.wait { !search.isAsking }
    stage.turn()

    let labels = search.view.labelsInside.filter { !$0.words.isEmpty }
    #expect(labels.count > 3)
    for label in labels {
      #expect(!label.isTruncated, "\(label.words)")
      #expect(label.frame.height + 1 >= label.sizeThatFits(label.bounds.size).height)
    }
  }

  @Test("T25: if the information sides are shown, they describe the result")
  func information() async throws {
    let tunnel = TunnelStage()
    tunnel.flip()
    tunnel.openSearch()
    await tunnel.search("oslo")
    tunnel.stage.press(.enter)
    tunnel.waitForSheet()

    #expect(tunnel.root.showsInfo)
    #expect(tunnel.root.infos[.start].location == tunnel.root.dig.entrance)
    #expect(tunnel.root.infos[.target].location == tunnel.root.dig.exit)
    await tunnel.stage.wait { tunnel.stage.element("Oslo") != nil }
    #expect(tunnel.stage.element("Oslo") != nil)
  }

  @Test("T31: with reduced motion the search does not slide in")
  func reducedMotion() {
    let tunnel = TunnelStage(systemTraits: TraitCollection { $0.accessibilityMotion = .reduced })
    tunnel.stage.press(.character("f"), modifierFlags: .control)
    let sheet = tunnel.searching.map(tunnel.frame)
    tunnel.waitForSheet()
    #expect(sheet != nil)
    #expect(tunnel.searching.map(tunnel.frame) == sheet)
  }

  @Test("T31: a screen reader gets the results, each with its position")
  func accessibility() async throws {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("lemvig")

    let count = tunnel.found.count
    #expect(tunnel.searchNote == (count == 1 ? "1 result" : "\(count) results"))
    let first = try #require(tunnel.stage.element("Lemvig"))
    #expect(first.view.accessibility.position == .init(index: 1, count: count))
    #expect(first.traits.contains(.button))
    #expect(tunnel.stage.element("Radar") == nil)
  }

  @Test("T25: a search is deallocated after use")
  func leaks() async {
    weak var search: SearchViewController?
    let tunnel = TunnelStage()
    tunnel.openSearch()
    search = tunnel.searching
    await tunnel.search("paris")
    tunnel.stage.press(.downArrow)
    tunnel.stage.press(.enter)
    tunnel.stage.settle()
    await tunnel.stage.wait(within: .seconds(20)) { search == nil }
    #expect(search == nil)
  }

  @Test("T51: the empty search offers home, recent places, favorites and three examples")
  func offer() async throws {
    let tunnel = TunnelStage(size: Size(width: 1024, height: 900))
    try tunnel.folder.write(names: ["Grandma"])
    tunnel.root.settings.home = .place(HomePlace(place("55.68 12.57"), named: "Copenhagen"))
    for text in ["10 20", "55.68 12.57", "10 20", "40 -3", "1 2"] {
      tunnel.root.maps.start.dig(at: place(text))
      tunnel.arrive()
    }
    tunnel.openSearch()
    await tunnel.stage.wait { tunnel.found.contains("Grandma") }

    let sections = try #require(tunnel.searching).offer()
    #expect(sections.map(\.title) == ["My home", "Recent", "Favorites", "Examples"])
    // Each place once, without the present one and the home.
    #expect(sections[1].rows.map(\.coordinate) == [place("40 -3"), place("10 20")])
    #expect(sections[3].rows.map(\.title) == ["Paris, Texas", "48.8584, 2.2945", "8FVC9G8F+6X"])
    #expect(tunnel.chosen == nil)
    tunnel.stage.press(.downArrow)
    #expect(tunnel.chosen == "Copenhagen")
    tunnel.stage.press(.downArrow)
    tunnel.stage.press(.enter)
    #expect(tunnel.searching == nil)
    #expect(tunnel.root.dig.entrance == place("40 -3"))
  }

  @Test("T51: an example is searched for", arguments: 0..<3)
  func example(number: Int) async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    for _ in 0...number { tunnel.stage.press(.downArrow) }
    tunnel.stage.press(.enter)
    await tunnel.stage.wait { tunnel.searching?.isAsking == false }
    tunnel.stage.turn()
    #expect(tunnel.stage.element("Search")?.isFocused == true)
    #expect(tunnel.chosen != nil)
    tunnel.stage.press(.enter)
    #expect(tunnel.searching == nil)
    let places = ["33.66 -95.55", "48.8584 2.2945", "47.3656 8.5249"]
    #expect(tunnel.root.dig.entrance.distance(to: place(places[number])) < 3000)
  }

  @Test("T51: without a home, digs and favorites the empty search offers only examples")
  func offerOfNothing() {
    let tunnel = TunnelStage(size: Size(width: 320, height: 480))
    tunnel.root.coordinators.favorites.document = nil
    tunnel.openSearch()
    #expect(tunnel.found == ["Examples", "Paris, Texas", "48.8584, 2.2945", "8FVC9G8F+6X"])
    #expect(tunnel.stage.element("Come out here") == nil)
  }

  @Test("T25: results that say the same of a place nearby are listed once")
  func repetitions() async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    await tunnel.search("paris")
    let rows = tunnel.searching?.listed ?? []
    #expect(rows.count > 5)
    #expect(rows.withoutRepetitions == rows)
    let alike = ["48.85 2.35", "48.86 2.36", "49.5 2.35"].map { text in
      var row = SearchRow(example: "Paris", "France", near: place(text))
      row.query = nil
      return row
    }
    #expect(
      alike.withoutRepetitions.map(\.coordinate) == [place("48.85 2.35"), place("49.5 2.35")])
  }

  @Test("A text that is too long to search for is truncated, and the search says so")
  func longText() async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    let space = String(repeating: " ", count: 10_000)
    tunnel.stage.platform.clipboard = "48.85, 2.29" + space + "48.9, 2.3"

    tunnel.stage.press(.character("v"), modifierFlags: .control)

    #expect(tunnel.stage.element("Search")?.value?.utf8.count == 4096)
    #expect(tunnel.searchNote?.hasPrefix("That text is too long") == true)
    await tunnel.stage.wait { tunnel.searching?.isAsking == false }
    #expect(tunnel.searchNote?.hasPrefix("That text is too long") == true)
    // What is left of two places would be one.
    #expect(tunnel.found.isEmpty)
    tunnel.stage.press(.escape)
    #expect(tunnel.searchNote?.contains("too long") == false)
  }

  @Test("A letter with 100,000 combining marks is searched for like any other text")
  func marks() async {
    let tunnel = TunnelStage()
    tunnel.openSearch()
    tunnel.stage.platform.clipboard = "e" + String(repeating: "\u{301}", count: 100_000)

    tunnel.stage.press(.character("v"), modifierFlags: .control)
    await tunnel.stage.wait { tunnel.searching?.isAsking == false }
    tunnel.stage.turn()

    let text = tunnel.stage.element("Search")?.value
    #expect(text?.count == 1)
    #expect(text?.unicodeScalars.count == TextLimits.scalarsPerCharacter)
  }
}

extension View {
  /// The labels in the view and all its descendants, but for those in hidden ones.
  var labelsInside: [Label] {
    isHidden || alpha == 0
      ? [] : subviews.flatMap(\.labelsInside) + [self as? Label].compactMap(\.self)
  }
}
