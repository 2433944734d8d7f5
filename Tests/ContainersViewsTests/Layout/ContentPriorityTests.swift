import Containers
import Testing

@MainActor
@Suite("Priorities of content")
struct ContentPriorityTests {
  @Test("Default hugging priorities are those of UIKit")
  func hugging() {
    let high = LayoutPriority.defaultHigh
    let low = LayoutPriority.defaultLow
    let views: [(View, LayoutPriority, LayoutPriority)] = [
      (Switch(), high, high), (Stepper(), high, high), (ActivityIndicatorView(), high, high),
      (PageControl(), high, high), (ProgressView(), low, high), (SegmentedControl(), low, high),
      (Slider(), low, high), (Button(), low, low), (Label(), low, low), (TextField(), low, low),
      (TextView(), low, low), (ImageView(), low, low), (View(), low, low),
    ]
    for (view, horizontal, vertical) in views {
      #expect(view.contentHuggingPriority(for: .horizontal) == horizontal, "\(type(of: view))")
      #expect(view.contentHuggingPriority(for: .vertical) == vertical, "\(type(of: view))")
      for axis in [LayoutConstraint.Axis.horizontal, .vertical] {
        #expect(view.contentCompressionResistancePriority(for: axis) == high)
      }
    }
  }

  @Test("Setting a priority for one axis leaves the other unchanged")
  func oneAxis() {
    let view = Switch()
    view.setContentHuggingPriority(.required, for: .horizontal)

    #expect(view.contentHuggingPriority(for: .horizontal) == .required)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultHigh)
  }

  @Test(
    "A switch keeps to its edge beside a text, however large that is", arguments: [12.0, 14, 40])
  func row(size: Double) {
    let row = View(frame: Rect(x: 0, y: 0, width: 300, height: 60))
    let (label, control) = (Label(text: "Wind", font: .system(size: size)), Switch())
    for view in [label, control] as [View] {
      view.translatesAutoresizingMaskIntoConstraints = false
      row.addSubview(view)
    }
    LayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      control.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      control.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: row.topAnchor),
      label.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      control.centerYAnchor.constraint(equalTo: row.centerYAnchor),
    ])
    row.layoutIfNeeded()

    #expect(control.frame.size == control.intrinsicContentSize)
    #expect(control.frame.maxX == 284)
  }
}
