import Containers

/// A view of a fact: its label in small type above its value.
final class FactView: View {
  private let name = Label()
  private let value = Label()

  /// Creates the view of a fact.
  init(_ fact: Fact) {
    super.init()
    name.text = fact.caption
    name.setScaledFont(Typography.caption)
    name.numberOfLines = 0
    name.textColor = Theme.secondaryText
    value.text = fact.value
    value.setScaledFont(Typography.body)
    value.textColor = Theme.text
    value.numberOfLines = 0
    accessibility.isElement = true
    accessibility.label = fact.caption
    accessibility.value = fact.value
    accessibility.traits = .staticText
    name.accessibility.isElement = false
    value.accessibility.isElement = false
    addSubview(name)
    addSubview(value)
  }

  override func sizeThatFits(_ size: Size) -> Size {
    let top = name.sizeThatFits(Size(width: size.width, height: 1000))
    let bottom = value.sizeThatFits(Size(width: size.width, height: 1000))
    return Size(width: max(top.width, bottom.width), height: top.height + 2 + bottom.height)
  }

  override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let top = name.sizeThatFits(Size(width: bounds.width, height: 1000)).height
    name.frame = Rect(x: 0, y: 0, width: bounds.width, height: top)
    value.frame = Rect(
      x: 0, y: top + 2, width: bounds.width,
      height: value.sizeThatFits(Size(width: bounds.width, height: 1000)).height)
  }
}
