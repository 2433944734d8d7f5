import Containers
import ContainersTesting
import TestSupport
import Testing

@MainActor
@Suite("The recognizers and sides of pages", .noWarnings)
struct PageRecognizerTests {
  @Test(
    "F603: pages that scroll offer no recognizers, pages that curl a pan",
    arguments: PageViewController.TransitionStyle.allCases,
    PageViewController.NavigationOrientation.allCases)
  func recognizers(
    _ style: PageViewController.TransitionStyle,
    _ orientation: PageViewController.NavigationOrientation
  ) {
    let pages = PageViewController(transitionStyle: style, navigationOrientation: orientation)

    #expect(pages.gestureRecognizers.count == (style == .scroll ? 0 : 1))
    #expect(pages.gestureRecognizers.allSatisfy { $0 is PanGestureRecognizer })
  }

  @Test("F603: a disabled pan turns no curling page")
  func disabled() {
    let scene = PageScene(.pageCurl)
    scene.pager.gestureRecognizers.first?.isEnabled = false
    scene.stage.drag(.point(Point(x: 350, y: 150)), to: .point(Point(x: 20, y: 150)))
    scene.stage.settle()
    #expect(scene.shown == "2")
    scene.pager.gestureRecognizers.first?.isEnabled = true
    scene.stage.drag(.point(Point(x: 350, y: 150)), to: .point(Point(x: 20, y: 150)))
    scene.stage.settle()

    #expect(scene.shown == "3")
  }

  @Test(
    "F601: a spine in the middle means double-sided, whatever was set",
    arguments: PageViewController.NavigationOrientation.allCases)
  func middle(_ orientation: PageViewController.NavigationOrientation) {
    for (spine, expected) in [
      (PageViewController.SpineLocation.none, false), (.min, false), (.mid, true), (.max, false),
    ] {
      let pages = PageViewController(
        transitionStyle: .pageCurl, navigationOrientation: orientation,
        options: .init(spineLocation: spine))
      #expect(pages.isDoubleSided == expected)
      pages.isDoubleSided = true
      #expect(pages.isDoubleSided)
      pages.isDoubleSided = false
      #expect(pages.isDoubleSided == expected)
    }
    let scrolling = PageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: .init(spineLocation: .mid))
    #expect(scrolling.spineLocation == .none)
    #expect(!scrolling.isDoubleSided)
  }

  @Test("F607, F601: a spine that moves to the middle makes pages double-sided, and back again")
  func moved() {
    let scene = PageScene(.pageCurl, start: 2, size: Size(width: 400, height: 300)) { scene in
      scene.book.spine = { [unowned scene] sizeClass in
        let isWide = sizeClass == .regular
        scene.set(isWide ? [2, 3] : [2], animated: false)
        return isWide ? .mid : .min
      }
    }
    #expect(!scene.pager.isDoubleSided)

    scene.stage.resize(to: Size(width: 800, height: 300))
    scene.stage.settle()
    #expect(scene.pager.spineLocation == .mid)
    #expect(scene.pager.isDoubleSided)
    #expect(scene.shown == "2 3")
    scene.stage.resize(to: Size(width: 400, height: 300))
    scene.stage.settle()

    #expect(scene.pager.spineLocation == .min)
    #expect(!scene.pager.isDoubleSided)
  }

  @Test("F601: a spine in the middle demands two controllers")
  func count() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let pages = PageViewController(
          transitionStyle: .pageCurl, navigationOrientation: .horizontal,
          options: .init(spineLocation: .mid))
        pages.setViewControllers([ViewController()], direction: .forward, animated: false)
      }
    }
    #expect(result.standardError.contains("needs 2"))
  }
}
