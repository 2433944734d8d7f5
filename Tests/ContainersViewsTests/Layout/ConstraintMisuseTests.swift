import Containers
import TestSupport
import Testing

@MainActor
@Suite("Invalid constraints")
struct ConstraintMisuseTests {
  private func message(_ result: ExitTest.Result?) -> String {
    result.standardError
  }

  @Test("Items without a common ancestor trap, naming both and the remedy")
  func noCommonView() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (one, two) = (View(), View())
        one.accessibility.identifier = "One"
        two.accessibility.identifier = "Two"
        one.leftAnchor.constraint(equalTo: two.leftAnchor).isActive = true
      }
    }
    for text in ["“One”", "“Two”", "no view in common", "before activating"] {
      #expect(message(result).contains(text))
    }
  }

  @Test("Comparing a horizontal with a vertical position traps")
  func mixedAxes() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = View()
        _ = LayoutConstraint(
          item: view, attribute: .left, relatedBy: .equal, toItem: view, attribute: .top,
          multiplier: 1, constant: 0)
      }
    }
    #expect(message(result).contains("compares left with top"))
  }

  @Test("Comparing leading with left traps")
  func mixedDirections() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let view = View()
        _ = LayoutConstraint(
          item: view, attribute: .leading, relatedBy: .equal, toItem: view, attribute: .left,
          multiplier: 1, constant: 0)
      }
    }
  }

  @Test("A position without a second item traps")
  func placeAlone() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = LayoutConstraint(
          item: View(), attribute: .left, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 0)
      }
    }
    #expect(message(result).contains("second item"))
  }

  @Test("A priority above 1000 traps")
  func priority() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        View().widthAnchor.constraint(equalToConstant: 1).priority = LayoutPriority(1001)
      }
    }
  }
}
