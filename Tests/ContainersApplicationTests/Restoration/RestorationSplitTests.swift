import TestSupport
import Testing

@testable import Containers
@testable import ContainersTestSupport

@MainActor
@Suite("The column of a collapsed split after a restart", .noWarnings)
struct RestorationSplitTests {
  private let files = MemoryFiles()

  private final class Top: SplitViewControllerDelegate {
    func splitViewController(
      _: SplitViewController,
      topColumnForCollapsingToProposedTopColumn _: SplitViewController.Column
    ) -> SplitViewController.Column { .secondary }
  }

  private func make(_ delegate: (any SplitViewControllerDelegate)?) -> SplitViewController {
    let split = SplitViewController(style: .tripleColumn)
    split.restorationIdentifier = "split"
    split.delegate = delegate
    for column in [SplitViewController.Column.primary, .supplementary, .secondary] {
      let controller = ViewController()
      controller.restorationIdentifier = "\(column)"
      split.setViewController(controller, for: column)
    }
    return split
  }

  private func launch(_ split: SplitViewController, width: Double = 400) -> RestorationProgram {
    let program = RestorationProgram(files)
    program.addWindow(split).frame.size = Size(width: width, height: 400)
    program.launch()
    return program
  }

  /// Shows columns one after the other, and starts the program again.
  private func restart(
    after columns: [SplitViewController.Column], _ delegate: (any SplitViewControllerDelegate)?,
    isWide: Bool = false
  ) -> (SplitViewController, RestorationProgram) {
    let split = make(delegate)
    if isWide { split.traitOverrides.horizontalSizeClass = .compact }
    let first = launch(split, width: isWide ? 1200 : 400)
    for column in columns {
      split.show(column)
      first.advance(by: .seconds(1))
    }
    #expect(split.topColumn == columns.last)
    first.application.terminate()
    let restored = make(delegate)
    return (restored, launch(restored, width: isWide ? 1200 : 400))
  }

  @Test(
    "F1224: A collapsed split of three columns returns with the column that was shown",
    arguments: [
      [SplitViewController.Column.primary], [.supplementary], [.secondary],
      [.secondary, .supplementary], [.secondary, .primary],
    ])
  func shownColumn(columns: [SplitViewController.Column]) {
    for delegate in [nil, Top()] {
      let (restored, program) = restart(after: columns, delegate)

      #expect(restored.topColumn == columns.last)
      program.application.terminate()
    }
  }

  @Test("F1224: Once it is shown, the delegate chooses the column again")
  func later() {
    let delegate = Top()
    let (restored, program) = restart(after: [.supplementary], delegate)

    program.window.frame.size.width = 1200
    program.advance(by: .seconds(1))
    program.window.frame.size.width = 400
    program.advance(by: .seconds(1))

    #expect(restored.topColumn == .secondary)
    program.application.terminate()
  }

  @Test("F1224: A split that returns with columns forgets which one it showed alone")
  func wide() {
    let (restored, program) = restart(after: [.supplementary], nil, isWide: true)
    #expect(!restored.isCollapsed)

    program.window.frame.size.width = 400
    program.advance(by: .seconds(1))

    #expect(restored.topColumn == .primary)
    program.application.terminate()
  }
}
