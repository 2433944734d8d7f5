import Containers
import TestSupport

@testable import ContainersTestSupport

/// A random program that uses a scroll view, and that calls it from its callbacks.
struct ScrollProgram: SeededProgram {
  /// The kinds of scroll views.
  enum Kind: CaseIterable, Sendable {
    case plain, table, plainTable, collection
  }

  /// What the user does.
  enum Step: Sendable {
    case press(x: Int, y: Int)
    case move(x: Int, y: Int)
    case lift, cancel
    case wheel(x: Int, y: Int)
    case pinch(Int)
    case key(KeyCode)
    case wait(Int)
    case resize(Int)
    case call(ScrollCall)
  }

  /// A call that runs in the first few callbacks of a kind.
  struct Hook: Sendable {
    let callback: ScrollCallback
    let call: ScrollCall
  }

  let seed: UInt64
  let kind: Kind
  var steps: [Step]
  var hooks: [Hook]

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    self.seed = seed
    kind = Kind.allCases.randomElement(using: &random) ?? .plain
    steps = (0..<Int.random(in: 4...24, using: &random)).map { _ in Step(using: &random) }
    hooks = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Hook(
        callback: ScrollCallback.allCases.randomElement(using: &random) ?? .didScroll,
        call: ScrollCall.allCases.randomElement(using: &random) ?? .setOffset)
    }
  }

  var text: String {
    (["\(kind)"] + steps.map { "  \($0)" } + hooks.map { "  in \($0.callback): \($0.call)" })
      .joined(separator: "\n")
  }
}

extension ScrollProgram.Step {
  fileprivate init(using random: inout SeededGenerator) {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    switch number(0...19) {
    case 0...3: self = .press(x: number(0...300), y: number(0...400))
    case 4...9: self = .move(x: number(-20...320), y: number(-50...450))
    case 10...11: self = .lift
    case 12: self = .cancel
    case 13...14: self = .wheel(x: number(-60...60), y: number(-300...300))
    case 15: self = .pinch(number(20...300))
    case 16:
      let keys: [KeyCode] = [.tab, .home, .end, .pageDown, .downArrow, .upArrow, .space]
      self = .key(keys.randomElement(using: &random) ?? .home)
    case 17: self = .wait(number(1...600))
    case 18: self = .resize(number(60...500))
    default: self = .call(ScrollCall.allCases.randomElement(using: &random) ?? .setOffset)
    }
  }
}

/// A callback of a scroll view or of something in it.
enum ScrollCallback: CaseIterable, Sendable {
  case didScroll, willBeginDragging, willEndDragging, didEndDragging, willBeginDecelerating
  case didEndDecelerating, didEndScrollingAnimation, didZoom, viewForZooming, willBeginZooming
  case didEndZooming, shouldScrollToTop, didScrollToTop, didChangeInset
  case layoutSubviews, cellLayout, cellFitting, willDisplay, didEndDisplaying, cellForEntry
  case sizeOfEntry, headerHeight, didRefresh, prefetch, didHighlight
}

/// A call that a program may make at any time.
enum ScrollCall: CaseIterable, Sendable {
  case setOffset, setSameOffset, setOffsetAnimated, setSameOffsetAnimated, scrollRect
  case scrollToEntry, scrollToEntryAnimated, contentSize, contentInset, zoom, zoomAnimated
  case zoomToRect, reload, reloadFewer, toggleScrolling, togglePaging, toggleBounces, remove
  case bounds, frame, layoutIfNeeded, insert, delete, endPan, invalidate, itemSize, refresh
  case endRefresh, select, flash, changeDelegate, keyboardFocus
}
