import ContainersTesting
import TestSupport
import Testing

@testable import Containers

@MainActor
@Suite("The order of a search's callbacks", .noWarnings)
struct SearchOrderTests {
  let scene = SearchScene()

  @Test("F330: Ctrl+F begins the search of the top item; the updater hears of it, then the end")
  func beginning() {
    scene.stage.press(.character("f"), modifierFlags: .control)

    #expect(scene.search.isActive)
    #expect(scene.field.isFirstResponder)
    #expect(scene.heard == ["present", "willPresent", "didBegin", "update(, 0)"])
    scene.rest()
    #expect(scene.heard.last == "didPresent")
    #expect(scene.heard.count == 5)
  }

  @Test("F330: a click in the field begins the search in the same order")
  func click() {
    scene.stage.tap("Search")
    scene.rest()

    #expect(
      scene.heard == ["present", "willPresent", "didBegin", "update(, 0)", "didPresent"])
  }

  @Test("F330: setting isActive begins the search in the same order, and again does nothing")
  func byProgram() {
    scene.search.isActive = true
    scene.search.isActive = true
    scene.rest()

    #expect(scene.field.isFirstResponder)
    #expect(
      scene.heard == ["present", "willPresent", "didBegin", "update(, 0)", "didPresent"])
  }

  @Test("F330: the delegate may make the search active itself when it is asked")
  func byDelegate() {
    scene.whenTold["present"] = { [scene] in scene.search.isActive = true }

    scene.begin()

    #expect(
      scene.heard == ["present", "willPresent", "didBegin", "update(, 0)", "didPresent"])
  }

  @Test("F330: the cancel button ends the search; the updater hears of the empty text once")
  func canceling() {
    scene.begin()
    scene.stage.type("Be")
    scene.transcript.clear()

    scene.stage.tap("Cancel")
    #expect(!scene.search.isActive)
    #expect(scene.bar.text == "")
    #expect(scene.heard == ["cancel", "willDismiss", "didEnd", "update(, 0)"])
    scene.rest()

    #expect(scene.heard == ["cancel", "willDismiss", "didEnd", "update(, 0)", "didDismiss"])
  }

  @Test("F330: the updater hears of every text and every scope")
  func texts() {
    scene.bar.scopeButtonTitles = ["All", "Towns"]
    scene.begin()
    scene.transcript.clear()

    scene.stage.type("Be")
    scene.stage.tap("Towns")
    scene.bar.text = "Ber"
    scene.bar.selectedScopeButtonIndex = 0

    #expect(
      scene.heard == [
        "text(B)", "update(B, 0)", "text(Be)", "update(Be, 0)", "scope(1)", "update(Be, 1)",
        "update(Ber, 1)", "update(Ber, 0)",
      ])
  }

  @Test("F330: ended while it begins, and begun while it ends, each did- follows its will-")
  func turningBack() {
    scene.stage.press(.character("f"), modifierFlags: .control)
    scene.stage.advance(by: .milliseconds(100))
    scene.search.isActive = false
    scene.stage.advance(by: .milliseconds(100))
    scene.search.isActive = true
    scene.rest()

    #expect(
      scene.heard.filter { $0.contains("ill") || $0.contains("did") && !$0.contains("di") }
        == ["willPresent", "willDismiss", "willPresent"])
    #expect(
      scene.heard.filter { ["didPresent", "didDismiss"].contains($0) }
        == ["didPresent", "didDismiss", "didPresent"])
    #expect(scene.search.parent === scene.list)
    #expect(scene.search.view.superview === scene.list.view)
  }

  @Test("F330: a search that ends in willPresent is told to have been presented, then dismissed")
  func refusedByDelegate() {
    scene.whenTold["willPresent"] = { [scene] in scene.search.isActive = false }

    scene.search.isActive = true
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.search.parent == nil)
    #expect(
      scene.heard.filter { $0.hasPrefix("will") || $0.hasPrefix("did") }
        == ["willPresent", "didPresent", "willDismiss", "didDismiss"])
  }

  @Test("F330: without an updater, a delegate and a results controller, a search begins and ends")
  func alone() {
    let scene = SearchScene(hasResults: false)
    scene.search.searchResultsUpdater = nil
    scene.search.delegate = nil
    scene.bar.delegate = nil

    scene.begin()
    scene.stage.type("Be")
    #expect(scene.search.isActive)
    #expect(scene.search.children.isEmpty)
    scene.stage.press(.escape)
    scene.stage.press(.escape)
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.search.parent == nil)
  }

  @Test("F330: a field whose delegate does not let it begin is not edited, and nothing begins")
  func mayNotBegin() {
    scene.mayBegin = false

    scene.stage.tap("Search")
    scene.rest()

    #expect(!scene.search.isActive)
    #expect(scene.heard.isEmpty)
  }

  @Test("F330: unanimated, did- comes at once", arguments: [true, false])
  func unanimated(_ isActive: Bool) {
    if !isActive { scene.begin() }
    scene.transcript.clear()

    View.performWithoutAnimation { scene.search.isActive = isActive }

    #expect(scene.heard.last == (isActive ? "didPresent" : "didDismiss"))
  }

  @Test("F330: a delegate that begins the search itself hears of its end after the animation")
  func delegateBegins() {
    scene.whenTold["present"] = { [unowned scene] in scene.search.isActive = true }

    scene.search.isActive = true
    #expect(scene.search.isActive)
    #expect(!scene.heard.contains("didPresent"))
    scene.rest()

    #expect(scene.heard.filter { $0.hasSuffix("Present") } == ["willPresent", "didPresent"])
  }
}
