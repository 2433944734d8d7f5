import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("Search bars", .noWarnings)
struct SearchBarTests {
  /// A bar above other things, without a search controller.
  @MainActor
  private final class Scene: SearchBarDelegate {
    let bar = SearchBar()
    let stage: Stage
    var heard: [String] = []
    var mayChange = true

    init(width: Double = 400, isRightToLeft: Bool = false) {
      stage = Stage(
        ViewController(), size: Size(width: width, height: 300),
        systemTraits: TraitCollection {
          if isRightToLeft { $0.layoutDirection = .rightToLeft }
        })
      bar.frame = Rect(x: 0, y: 0, width: width, height: 52)
      stage.window.rootViewController?.view.addSubview(bar)
      bar.delegate = self
      stage.settle()
    }

    func searchBar(_ searchBar: SearchBar, textDidChange searchText: String) {
      heard.append(searchText)
    }
    func searchBar(_ searchBar: SearchBar, didTruncate text: String) {
      heard.append("all: \(text)")
    }
    func searchBarCancelButtonClicked(_ searchBar: SearchBar) { heard.append("cancel") }
    func searchBarTextDidEndEditing(_ searchBar: SearchBar) { heard.append("ended") }
    func searchBar(
      _ searchBar: SearchBar, shouldChangeTextIn range: Range<String.Index>,
      replacementText text: String
    ) -> Bool { mayChange }
  }

  private let scene = Scene()

  @Test("Scopes come and go, animated or not", arguments: [false, true])
  func scopes(isAnimated: Bool) {
    let scene = Scene()
    scene.bar.scopeButtonTitles = ["All", "Towns"]
    scene.stage.settle()
    #expect(scene.stage.element("Towns") == nil)

    scene.bar.setShowsScope(true, animated: isAnimated)
    scene.stage.settle()
    #expect(scene.bar.showsScopeBar)
    #expect(scene.stage.element("Towns") != nil)

    scene.bar.setShowsScope(false, animated: isAnimated)
    scene.stage.settle()
    #expect(scene.stage.element("Towns") == nil)
  }

  @Test("F330: typing and the clear button change the text and tell the delegate, setting does not")
  func text() {
    scene.bar.text = "A"
    scene.stage.tap("Search")
    scene.stage.type("b")
    scene.stage.tap("Clear text")

    #expect(scene.heard == ["Ab", ""])
    #expect(scene.bar.text == "")
    scene.bar.text = nil
    #expect(scene.bar.text == "")
  }

  @Test("F330: the delegate may refuse a change")
  func refused() {
    scene.mayChange = false
    scene.bar.becomeFirstResponder()

    scene.stage.type("b")

    #expect(scene.bar.text == "")
    #expect(scene.heard.isEmpty)
  }

  @Test("F330: the delegate is told of all of a text that fits only in part, after the change")
  func truncated() {
    scene.bar.searchTextField.maximumLength = 3
    scene.bar.becomeFirstResponder()
    scene.stage.platform.clipboard = "Berlin"

    scene.stage.press(.character("v"), modifierFlags: .control)

    #expect(scene.heard == ["Ber", "all: Berlin"])
  }

  @Test("F330: scopes have their shorter titles while the bar is too narrow for the longer ones")
  func compactScopes() {
    let titles = ["Everything there is", "Towns and villages"]
    scene.bar.scopeButtonTitles = titles
    scene.bar.showsScopeBar = true
    func widths() -> [Double] { scene.bar.parts.scopes.segments.map(\.contentSize.width) }
    scene.stage.settle()
    let whole = widths()

    scene.bar.compactScopeButtonTitles = ["All", "Towns"]
    scene.stage.settle()
    #expect(widths() == whole)
    scene.bar.frame.size.width = 240
    scene.stage.settle()
    #expect(widths().reduce(0, +) < whole[0])
    #expect(scene.bar.parts.scopes.segments.map(\.accessibility.label) == titles)
    #expect(scene.stage.element("Everything there is")?.traits.contains(.selected) == true)
    scene.bar.frame.size.width = 400
    scene.stage.settle()
    #expect(widths() == whole)

    scene.bar.frame.size.width = 240
    scene.bar.compactScopeButtonTitles = nil
    scene.stage.settle()
    #expect(widths() == whole)
  }

  @Test("F330: Escape clears, then cancels where there is a cancel button, and else goes on")
  func escape() {
    scene.bar.becomeFirstResponder()
    scene.stage.type("b")
    scene.heard = []

    scene.stage.press(.escape)
    scene.stage.press(.escape)
    #expect(scene.heard == [""])
    scene.bar.showsCancelButton = true
    scene.stage.press(.escape)

    #expect(scene.heard == ["", "cancel"])
    scene.bar.resignFirstResponder()
    #expect(scene.heard.last == "ended")
  }

  @Test("F330: the cancel button takes its width from the field")
  func cancelButton() {
    #expect(scene.bar.searchTextField.frame == Rect(x: 20, y: 8, width: 360, height: 36))
    #expect(scene.stage.element("Cancel") == nil)

    scene.bar.setShowsCancelButton(true, animated: true)
    scene.stage.settle()

    let button = scene.bar.parts.cancel.frame
    #expect(button.maxX == 380)
    #expect(scene.bar.searchTextField.frame.maxX == button.minX)
    scene.stage.tap("Cancel")
    #expect(scene.heard == ["cancel"])
    scene.bar.setShowsCancelButton(false, animated: true)
    scene.stage.settle()
    #expect(scene.stage.element("Cancel") == nil)
  }

  @Test("F009: right to left, the cancel button is at the left")
  func mirrored() {
    let scene = Scene(isRightToLeft: true)
    scene.bar.showsCancelButton = true
    scene.stage.settle()

    #expect(scene.bar.parts.cancel.frame.minX == 20)
    #expect(scene.bar.searchTextField.frame.maxX == 380)
  }

  @Test("F330: scopes add 44 points where there are titles, and the selection stays in range")
  func scopes() {
    scene.bar.showsScopeBar = true
    #expect(scene.bar.intrinsicContentSize.height == 52)
    scene.bar.selectedScopeButtonIndex = 2

    scene.bar.scopeButtonTitles = ["All", "Towns", "Summits"]
    #expect(scene.bar.intrinsicContentSize.height == 96)
    #expect(scene.bar.selectedScopeButtonIndex == 2)
    scene.bar.scopeButtonTitles = ["All", "Towns"]
    #expect(scene.bar.selectedScopeButtonIndex == 1)
    scene.bar.scopeButtonTitles = nil

    #expect(scene.bar.intrinsicContentSize.height == 52)
  }

  @Test("F330: Tab stops at the field, the cancel button and the scopes")
  func tab() {
    scene.bar.showsCancelButton = true
    scene.bar.scopeButtonTitles = ["All", "Towns"]
    scene.bar.showsScopeBar = true
    scene.bar.frame.size.height = 96
    scene.stage.settle()

    let stops = (0..<3).map { _ in
      scene.stage.press(.tab)
      return scene.stage.window.focusedView
    }

    #expect(stops[0] === scene.bar.searchTextField)
    #expect(stops[1] === scene.bar.parts.cancel)
    #expect(stops[2] === scene.bar.parts.scopes)
  }

  @Test("F330: the field is an entry named Search, with the placeholder as its hint")
  func semantics() {
    scene.bar.placeholder = "Find a place"
    scene.stage.settle()
    let element = scene.stage.element("Search")

    #expect(element?.traits.contains(.textField) == true)
    #expect(scene.bar.searchTextField.accessibility.hint == "Find a place")
  }

  @Test("F012, F330: the bar grows with the text, and a wide button leaves the field its room")
  func layout() {
    var content = SearchBarLayout.Content()
    content.width = 320
    (content.leading, content.trailing) = (16, 16)
    #expect(SearchBarLayout(content).field == (16, 288))
    content.cancel = 70
    #expect(SearchBarLayout(content).field == (16, 218))
    #expect(SearchBarLayout(content).cancel == (234, 70))
    content.cancel = 260
    #expect(SearchBarLayout(content).field.width == 96)
    #expect(SearchBarLayout(content).cancel.width == 192)

    content.shownRow = 34
    let shrunk = SearchBarLayout(content)
    #expect(shrunk.fieldHeight == 18)
    #expect(shrunk.fieldY == 8)
    #expect(shrunk.opacity < 0.2)
    content.shownRow = 10
    #expect(SearchBarLayout(content).fieldHeight == 0)
    #expect(SearchBarLayout(content).opacity == 0)
  }

  @Test("F330: a scope with a negative index traps, also without titles, and is told plainly")
  func negativeScope() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { SearchBar().selectedScopeButtonIndex = -1 }
    }
    #expect(result.standardError.contains("has 0 scopes and none with the index -1"))
  }

  @Test("F330: a scope without a title traps")
  func wrongScope() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let bar = SearchBar()
        bar.scopeButtonTitles = ["All"]
        bar.selectedScopeButtonIndex = 1
      }
    }
    #expect(result.standardError.contains("none with the index 1"))
  }
}
