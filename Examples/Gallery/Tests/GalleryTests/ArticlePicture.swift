import Containers
import ContainersTesting
import Testing

@testable import Gallery

/// A picture in an article: a topic without its header, after what is done in it.
struct ArticlePicture {
  /// What the article calls it.
  let name: String
  let topic: String
  /// The number of parts of the page that it shows.
  private let parts: Int
  /// The height of the window in points, in which something else is shown over the page.
  private let height: Double?
  let use: (Stage) -> Void

  init(
    _ name: String, _ topic: String, parts: Int = 0, height: Double? = nil,
    _ use: @escaping (Stage) -> Void = { _ in }
  ) {
    (self.name, self.topic, self.use) = (name, topic, use)
    (self.parts, self.height) = (parts, height)
  }

  /// The height of the window, in points.
  func windowHeight(for lesson: Lesson) -> Double {
    height ?? lesson.column.frame.minY + lesson.column.arrangedSubviews[parts - 1].frame.maxY + 16
  }

  static let all = views + lists + controllers

  private static let views = [
    ArticlePicture("accessibility", "Accessibility", parts: 2),
    ArticlePicture("animation", "Animation", parts: 2) { stage in
      stage.tap("Ease")
      stage.advance(by: .milliseconds(330))
    },
    ArticlePicture("controls", "Controls", parts: 4) { $0.tap("Tinted") },
    ArticlePicture("controls-dates", "Dates", parts: 2),
    ArticlePicture("drawing", "Drawing", parts: 2),
    ArticlePicture("gestures", "Gestures", parts: 2) { stage in
      stage.drag("Move me", by: Point(x: 180, y: 60))
      stage.advance(by: .seconds(1))
    },
    ArticlePicture("focus", "Focus", parts: 3) { stage in
      stage.press(.tab)
      stage.press(.rightArrow)
      stage.press(.downArrow)
    },
    ArticlePicture("layout-constraints", "Constraints", parts: 2),
    ArticlePicture("layout-stacks", "Stack Views", parts: 2),
    ArticlePicture("menus", "Menus and Undo", parts: 3) { stage in
      stage.tap("Menu")
      stage.settle(within: .seconds(2))
    },
    ArticlePicture("scrolling", "Scrolling", parts: 2),
    ArticlePicture("text", "Text", parts: 3) { stage in
      stage.tap("Name")
      stage.type("Ada")
    },
    ArticlePicture("traits", "Traits", parts: 2) { $0.tap("Dark") },
  ]

  private static let lists = [
    ArticlePicture("lists-collection", "Collections", parts: 1),
    ArticlePicture("lists-composition", "Compositions", parts: 1),
    ArticlePicture("lists-outline", "Outlines", parts: 1),
    ArticlePicture("lists-snapshot", "Snapshots", parts: 1),
    ArticlePicture("lists-table", "Tables", parts: 1) { stage in
      stage.drag("Plants, Twice a week", by: Point(x: -110, y: 0))
      stage.settle(within: .seconds(2))
    },
    ArticlePicture("search", "Search", parts: 1) { stage in
      stage.tap("Search")
      stage.type("de")
      stage.settle(within: .seconds(2))
    },
  ]

  private static let controllers = [
    ArticlePicture("appearance", "Appearance", parts: 3) { stage in
      stage.tap("Push")
      stage.settle(within: .seconds(2))
    },
    ArticlePicture("containment", "Containment", parts: 3) { stage in
      stage.tap("Flip")
      stage.advance(by: .milliseconds(120))
    },
    ArticlePicture("custom-transition", "Animators", height: 320) { stage in
      stage.tap("Drop a page")
      stage.advance(by: .milliseconds(130))
    },
    ArticlePicture("loading", "Loading", parts: 2) { stage in
      for step in ["Make a controller", "Is it loaded?", "Set 30 °C", "Ask for the view"] {
        stage.tap("\(step)")
      }
    },
    ArticlePicture("navigation", "Navigation", parts: 1) { stage in
      stage.tap("Next")
      stage.settle(within: .seconds(2))
    },
    ArticlePicture("observation", "Observation", parts: 3) { stage in
      stage.drag(.adjustable("North"), by: Point(x: 90, y: 0))
    },
    ArticlePicture("pages", "Pages", parts: 2) { stage in
      stage.grab(.at(560, 400))
      stage.move(to: .at(400, 380), steps: 10)
    },
    ArticlePicture("presentation-alert", "Alerts", height: 360) { stage in
      stage.tap("Question")
      stage.settle(within: .seconds(2))
    },
    ArticlePicture("presentation-popover", "Popovers", height: 320) { stage in
      stage.tap("Below")
      stage.settle(within: .seconds(2))
    },
    ArticlePicture("presentation-sheet", "Sheets", height: 480) { stage in
      stage.tap("Large")
      stage.settle(within: .seconds(2))
    },
    ArticlePicture("restoration", "Restoration", parts: 1) { stage in
      stage.tap(.textField())
      stage.type("Bread")
    },
    ArticlePicture("split", "Split", parts: 1) { stage in
      stage.tap("Middlemarch")
      stage.settle(within: .seconds(2))
    },
    ArticlePicture("storyboards", "Storyboards", parts: 2),
    ArticlePicture("tabs", "Tabs", parts: 2),
    ArticlePicture("transition", "Transitions", parts: 3) { stage in
      stage.tap("Curl")
      stage.tap("Next")
      stage.advance(by: .milliseconds(220))
    },
    ArticlePicture("windows", "Windows", parts: 3) { stage in
      stage.tap("Open another one")
      stage.advance(by: .seconds(1))
    },
  ]
}
