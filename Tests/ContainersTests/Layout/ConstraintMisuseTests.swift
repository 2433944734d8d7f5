import Containers
import Testing

@MainActor
@Suite("Constraints that cannot be")
struct ConstraintMisuseTests {
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test("Items without a view in common are a trap that names both and the remedy")
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

  @Test("A place across compared with one down is a trap")
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

  @Test("Leading compared with left is a trap")
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

  @Test("A place without a second item is a trap")
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

  @Test("A priority beyond 1000 is a trap")
  func priority() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        View().widthAnchor.constraint(equalToConstant: 1).priority = LayoutPriority(1001)
      }
    }
  }
}
