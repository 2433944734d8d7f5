import Containers
import ContainersTesting
import Testing

/// Tests of every attribute of constraints and every alignment of visual formats.
@MainActor
struct ConstraintAttributeTests {
  typealias Attribute = LayoutConstraint.Attribute
  typealias Options = LayoutConstraint.FormatOptions

  let holder = View(frame: Rect(x: 0, y: 0, width: 200, height: 100))
  let box = View()

  init() {
    holder.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    holder.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    holder.addConstraints([
      LayoutConstraint(
        item: box, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 50),
      LayoutConstraint(
        item: box, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 20),
    ])
  }

  /// Returns the origin of the box if one of its attributes equals one of the holder's.
  private func origin(_ own: Attribute, _ held: Attribute, y isDown: Bool = false) -> Double {
    let constraint = LayoutConstraint(
      item: box, attribute: own, relatedBy: .equal, toItem: holder, attribute: held,
      multiplier: 1, constant: 0)
    constraint.isActive = true
    holder.layoutIfNeeded()
    defer { constraint.isActive = false }
    return isDown ? box.frame.minY : box.frame.minX
  }

  @Test("Margin attributes are the edges moved inward by the margins")
  func marginEdges() {
    #expect(origin(.left, .leftMargin) == 20)
    #expect(origin(.right, .rightMargin) == 110)
    #expect(origin(.leading, .leadingMargin) == 20)
    #expect(origin(.trailing, .trailingMargin) == 110)
    #expect(origin(.top, .topMargin, y: true) == 10)
    #expect(origin(.bottom, .bottomMargin, y: true) == 50)
  }

  @Test("Centers are those of the bounds, or of the area within the margins")
  func middles() {
    #expect(origin(.centerX, .centerX) == 75)
    #expect(origin(.centerY, .centerY, y: true) == 40)
    #expect(origin(.centerX, .centerXWithinMargins) == 65)
    #expect(origin(.centerY, .centerYWithinMargins, y: true) == 30)
  }

  @Test("Leading and trailing margins swap sides in right-to-left layouts")
  func mirroredMargins() {
    holder.semanticContentAttribute = .forceRightToLeft
    holder.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 50)
    #expect(origin(.leading, .leadingMargin) == 120)
    #expect(origin(.left, .leftMargin) == 50)
  }

  @Test(
    "A format aligns all items by the edge or middle that its option names",
    arguments: [
      ("V:[a]-[b]", Options.alignAllLeft, Attribute.left), ("V:[a]-[b]", .alignAllRight, .right),
      ("V:[a]-[b]", .alignAllTrailing, .trailing), ("V:[a]-[b]", .alignAllCenterX, .centerX),
      ("H:[a]-[b]", .alignAllTop, .top), ("H:[a]-[b]", .alignAllBottom, .bottom),
      ("H:[a]-[b]", .alignAllCenterY, .centerY),
    ])
  func alignments(_ format: String, _ options: Options, _ attribute: Attribute) {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let (a, b) = (View(), View())
    for (view, side) in [(a, 40.0), (b, 60.0)] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      LayoutConstraint.activate([
        view.widthAnchor.constraint(equalToConstant: side),
        view.heightAnchor.constraint(equalToConstant: side),
      ])
    }
    LayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 100),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
    ])
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: format, options: options, views: ["a": a, "b": b]))
    root.layoutIfNeeded()
    #expect(b.frame.width == 60)
    func measure(_ rect: Rect) -> Double {
      switch attribute {
      case .left: rect.minX
      case .right, .trailing: rect.maxX
      case .top: rect.minY
      case .bottom: rect.maxY
      case .centerX: rect.midX
      default: rect.midY
      }
    }
    #expect(measure(a.frame) == measure(b.frame))
  }

  @Test(
    "A format aligns the first or the last baselines of its items",
    arguments: [Options.alignAllFirstBaseline, .alignAllLastBaseline])
  func baselines(_ options: Options) {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
    let (small, large) = (Label(), Label())
    for (label, size) in [(small, 12.0), (large, 30.0)] {
      label.text = "One\nTwo"
      label.numberOfLines = 0
      label.font = .system(size: size)
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    LayoutConstraint.activate([
      large.leftAnchor.constraint(equalTo: root.leftAnchor),
      large.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
    ])
    LayoutConstraint.activate(
      LayoutConstraint.constraints(
        withVisualFormat: "H:[large]-[small]", options: options,
        views: ["large": large, "small": small]))
    root.layoutIfNeeded()
    if options == .alignAllFirstBaseline {
      #expect(small.frame.minY > 50)
      #expect(small.frame.maxY < large.frame.maxY - 10)
    } else {
      #expect(small.frame.minY > 60)
      #expect(small.frame.maxY > large.frame.maxY - 10)
    }
  }

  @Test("A row can be forced to run from left to right")
  func forcedDirection() {
    let root = View(frame: Rect(x: 0, y: 0, width: 300, height: 50))
    root.semanticContentAttribute = .forceRightToLeft
    let view = View()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    var row = LayoutConstraint.constraints(
      withVisualFormat: "H:|-10-[view(50)]", options: .directionLeftToRight,
      views: ["view": view])
    LayoutConstraint.activate(row)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    LayoutConstraint.deactivate(row)
    row = LayoutConstraint.constraints(
      withVisualFormat: "H:|-10-[view(50)]", views: ["view": view])
    LayoutConstraint.activate(row)
    root.layoutIfNeeded()
    #expect(view.frame.minX == 240)
  }

  @Test("The priorities for windows and dividers are between low and high, in order")
  func priorities() {
    let order: [LayoutPriority] = [
      .fittingSizeLevel, .defaultLow, .dragThatCannotResizeScene, .sceneSizeStayPut,
      .dragThatCanResizeScene, .defaultHigh, .required,
    ]
    #expect(order == order.sorted())
    #expect(Set(order).count == order.count)
  }

  @Test("A view holds the constraints added to it until they are removed")
  func holding() {
    let held = holder.constraints
    #expect(held.count == 2)
    #expect(held.allSatisfy { $0.isActive })
    holder.removeConstraints(held)
    #expect(holder.constraints.isEmpty)
    #expect(!held.contains { $0.isActive })
    holder.addConstraint(held[0])
    #expect(holder.constraints.count == 1)
    #expect(holder.constraints.first === held[0])
  }
}
