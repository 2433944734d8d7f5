import Containers
import Foundation
import Testing

@Suite("The table of refusals on the page of differences")
struct RefusalTableTests {
  /// Returns the request that an obstacle stops, as the page describes it.
  private func request(_ obstacle: PresentationObstacle) -> String {
    switch obstacle {
    case .itself: "A controller presents itself"
    case .presentedAlready: "Presenting a controller that is presented already"
    case .hasParent: "Presenting a controller that has a parent"
    case .isRoot: "Presenting the root of a window"
    case .noStyle: "Presenting with the style `none`"
    case .noSource: "Presenting a popover without a source"
    case .nothingToShow: "Presenting an alert with nothing to show"
    case .noWindow: "Presenting from a controller whose view is in no window"
    case .presentsAlready: "Presenting while the presenter presents another controller"
    case .inProgress: "Presenting or dismissing while the chain changes already"
    case .sourceElsewhere: "Presenting a popover whose source is in another window or in none"
    }
  }

  @Test("Q47: the page lists every obstacle with what becomes of the request")
  func table() throws {
    let page = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Sources/Containers/Containers.docc/DifferencesInControllers.md")
    let text = try String(contentsOf: page, encoding: .utf8)

    for obstacle in PresentationObstacle.allCases {
      let consequence = obstacle.consequence == .trap ? "Trap" : "Refused"
      #expect(text.contains("| \(request(obstacle)) | \(consequence) |"))
    }
    #expect(
      text.matches(of: /\| (Trap|Refused) \|/).count == PresentationObstacle.allCases.count)
  }
}
