import Containers
import TestSupport
import Testing

@MainActor
@Suite("The visual format")
struct VisualFormatTests {
  let root = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let one = View()
  let two = View()

  init() {
    for view in [one, two] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  private func lay(
    _ formats: [String], options: LayoutConstraint.FormatOptions = [],
    metrics: [String: Double] = [:]
  ) {
    for format in formats {
      LayoutConstraint.activate(
        LayoutConstraint.constraints(
          withVisualFormat: format, options: options, metrics: metrics,
          views: ["one": one, "two": two]))
    }
    root.layoutIfNeeded()
  }

  @Test("A row from edge to edge, with distances and sizes")
  func row() {
    lay(["H:|-10-[one(50)]-5-[two]|", "V:|[one(20)]"])
    #expect(one.frame == Rect(x: 10, y: 0, width: 50, height: 20))
    #expect(two.frame.minX == 65)
    #expect(two.frame.maxX == 200)
  }

  @Test("A hyphen stands for system spacing between views, and for margins at the edges")
  func standard() {
    lay(["|-[one(==two)]-[two]-|"])
    #expect(one.frame.minX == 8)
    #expect(one.frame.width == 88)
    #expect(two.frame.minX == 104)
    #expect(two.frame.maxX == 192)
  }

  @Test("A column with metrics, relations and priorities")
  func column() {
    lay(
      ["V:|-top-[one(>=20,<=30,60@low)]-(>=4)-[two(10)]|", "[one(40)]"], options: .alignAllLeading,
      metrics: ["top": 7, "low": 250])
    #expect(one.frame.minY == 7)
    #expect(one.frame.height == 30)
    #expect(two.frame.minY == 90)
    #expect(two.frame.minX == one.frame.minX)
  }

  @Test("A row can be forced to run from right to left")
  func rightToLeft() {
    lay(["|-10-[one(20)]-5-[two(30)]"], options: .directionRightToLeft)
    #expect(one.frame.maxX == 190)
    #expect(two.frame.maxX == 165)
  }

  @Test("An invalid format traps, showing where")
  func unreadable() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = LayoutConstraint.constraints(withVisualFormat: "H:|-[one", views: ["one": View()])
      }
    }
    let message = result.standardError
    #expect(message.contains("expected ]"))
    #expect(message.contains("          ^"))
  }

  @Test("An unknown name traps, naming it")
  func unknown() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = LayoutConstraint.constraints(withVisualFormat: "[other(5)]", views: ["one": View()])
      }
    }
    let message = result.standardError
    #expect(message.contains("names other"))
  }
}
