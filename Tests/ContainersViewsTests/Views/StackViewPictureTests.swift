import Containers
import ContainersTesting
import Testing

@MainActor
struct StackViewPictureTests {
  /// A tile with an intrinsic size.
  private final class Tile: View {
    private let content: Size

    init(_ width: Double, _ height: Double, _ color: UInt32) {
      content = Size(width: width, height: height)
      super.init()
      backgroundColor = Color(hex: color)
      cornerRadius = 4
    }

    override var intrinsicContentSize: Size { content }
  }

  private func row(_ distribution: StackView.Distribution, _ title: String) -> StackView {
    let row = StackView(arrangedSubviews: [
      Label(text: title, font: .caption, textColor: .white), Tile(30, 16, 0x2F6FDE),
      Tile(60, 24, 0x35A36B), Tile(20, 12, 0xD8843A),
    ])
    row.distribution = distribution
    row.spacing = 6
    row.alignment = .center
    row.backgroundColor = Color(hex: 0x222934)
    return row
  }

  private func column() -> StackView {
    let hidden = row(.fill, "Hidden")
    hidden.isHidden = true
    let lines = StackView(arrangedSubviews: [
      Label(text: "Baseline", font: .system(size: 22), textColor: .white),
      Label(text: "of all", font: .caption, textColor: .white),
      Button(configuration: .filled(), primaryAction: Action(title: "lines") { _ in }),
    ])
    lines.alignment = .firstBaseline
    lines.spacing = 8
    let column = StackView(arrangedSubviews: [
      row(.fill, "Fill"), row(.fillEqually, "Equally"), row(.fillProportionally, "Share"), hidden,
      row(.equalSpacing, "Spacing"), row(.equalCentering, "Centring"), lines,
    ])
    column.axis = .vertical
    column.spacing = 6
    column.isLayoutMarginsRelativeArrangement = true
    return column
  }

  @Test("Rows of every distribution, hidden views, baselines, and margins match the accepted image")
  func rows() { show(named: "stacks", from: .leftToRight) }

  @Test("In a right-to-left layout, rows start at the right")
  func mirrored() { show(named: "stacks-right-to-left", from: .rightToLeft) }

  private func show(named name: String, from direction: TraitEnvironmentLayoutDirection) {
    let controller = ViewController()
    let stage = Stage(controller, size: Size(width: 280, height: 198), scale: 2)
    controller.view.backgroundColor = Color(hex: 0x14181F)
    controller.view.traitOverrides.layoutDirection = direction
    let column = column()
    column.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(column)
    LayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
      column.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    stage.settle()

    stage.expectPicture(named: name)
  }
}
