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
  /// How long after its use the picture is taken; once nothing moves any more, if nil.
  private let moment: Duration?
  private let steps: (Stage) -> Void

  init(
    _ name: String, _ topic: String, parts: Int = 0, height: Double? = nil,
    after moment: Duration? = nil, _ steps: @escaping (Stage) -> Void = { _ in }
  ) {
    (self.name, self.topic, self.steps) = (name, topic, steps)
    (self.parts, self.height, self.moment) = (parts, height, moment)
  }

  func use(_ stage: Stage) {
    steps(stage)
    if let moment { stage.advance(by: moment) } else { stage.settle(within: .seconds(2)) }
  }

  /// The height of the window, in points.
  func windowHeight(for lesson: Lesson) -> Double {
    height ?? lesson.column.frame.minY + lesson.column.arrangedSubviews[parts - 1].frame.maxY + 16
  }

  static let all = views + lists + controllers

  private static let views = [
    ArticlePicture("accessibility", "Accessibility", parts: 2),
    ArticlePicture("animation", "Animation", parts: 2, after: .milliseconds(330)) {
      $0.tap("Ease")
    },
    ArticlePicture("controls", "Controls", parts: 4) { $0.tap("Tinted") },
    ArticlePicture("controls-dates", "Dates", parts: 2),
    ArticlePicture("drawing", "Drawing", parts: 2),
    ArticlePicture("gestures", "Gestures", parts: 2) {
      $0.drag("Move me", by: Point(x: 180, y: 60))
    },
    ArticlePicture("focus", "Focus", parts: 3) { stage in
      stage.press(.tab)
      stage.press(.rightArrow)
      stage.press(.downArrow)
    },
    ArticlePicture("layout-constraints", "Constraints", parts: 2),
    ArticlePicture("layout-stacks", "Stack Views", parts: 2),
    ArticlePicture("menus", "Menus and Undo", parts: 3) { $0.tap("Menu") },
    ArticlePicture("scrolling", "Scrolling", parts: 2),
    ArticlePicture("text", "Text", parts: 3) { stage in
      stage.tap("Name")
      stage.type("Ada")
    },
    ArticlePicture("traits", "Traits", parts: 2) { $0.tap("Right to left") },
  ]

  private static let lists = [
    ArticlePicture("lists-collection", "Collections", parts: 1),
    ArticlePicture("lists-composition", "Compositions", parts: 1),
    ArticlePicture("lists-outline", "Outlines", parts: 1),
    ArticlePicture("lists-snapshot", "Snapshots", parts: 1),
    ArticlePicture("lists-table", "Tables", parts: 1) {
      $0.drag("Plants, Twice a week", by: Point(x: -110, y: 0))
    },
    ArticlePicture("search", "Search", parts: 1) { stage in
      stage.tap("Search")
      stage.type("de")
    },
  ]

  private static let controllers = [
    ArticlePicture("appearance", "Appearance", parts: 3) { $0.tap("Push") },
    ArticlePicture("containment", "Containment", parts: 3, after: .milliseconds(120)) {
      $0.tap("Flip")
    },
    ArticlePicture("custom-transition", "Animators", height: 320, after: .milliseconds(90)) {
      $0.tap("Drop a page")
    },
    ArticlePicture("loading", "Loading", parts: 2) { stage in
      for step in ["Make a controller", "Is it loaded?", "Set 30 °C", "Ask for the view"] {
        stage.tap("\(step)")
      }
    },
    ArticlePicture("navigation", "Navigation", parts: 1) { $0.tap("Next") },
    ArticlePicture("observation", "Observation", parts: 3) {
      $0.drag(.adjustable("North"), by: Point(x: 90, y: 0))
    },
    ArticlePicture("pages", "Pages", parts: 2) { stage in
      stage.grab(.at(560, 400))
      stage.move(to: .at(400, 380), steps: 10)
    },
    ArticlePicture("presentation-alert", "Alerts", height: 360) { $0.tap("Question") },
    ArticlePicture("presentation-popover", "Popovers", height: 320) { $0.tap("Below") },
    ArticlePicture("presentation-sheet", "Sheets", height: 480) { $0.tap("Large") },
    ArticlePicture("restoration", "Restoration", parts: 1) { stage in
      stage.tap(.textField())
      stage.type("Bread")
    },
    ArticlePicture("split", "Split", parts: 1) { $0.tap("Middlemarch") },
    ArticlePicture("storyboards", "Storyboards", parts: 2),
    ArticlePicture("tabs", "Tabs", parts: 2),
    ArticlePicture("transition", "Transitions", parts: 3, after: .milliseconds(220)) { stage in
      stage.tap("Curl")
      stage.tap("Next")
    },
    ArticlePicture("windows", "Windows", parts: 3) { $0.tap("Open another one") },
  ]
}
