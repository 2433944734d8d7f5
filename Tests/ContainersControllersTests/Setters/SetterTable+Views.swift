import Containers

extension SetterTable {
  mutating func addViews() {
    addGeometry()
    addLooks()
    addSettings()
    addSubviews()
    addLabels()
    addStacks()
    addConstraints()
    addWindows()
  }

  private mutating func addGeometry() {
    add("View.frame", View()) { $0.frame = Rect(x: 3.3, y: 4.7, width: 50.1, height: 60.9) }
    add("View.frame (rotated)", rotated()) {
      $0.frame = Rect(x: 3, y: 4, width: 50, height: 60)
    }
    add("View.bounds", View()) { $0.bounds = Rect(x: 3, y: 4, width: 50, height: 60) }
    add("View.center", View()) { $0.center = Point(x: 30.3, y: 40.1) }
    add("View.transform", View()) { $0.transform = Transform(rotationAngle: 0.3) }
    add("View.transform3D", View()) { $0.transform3D = Transform3D(Transform(scaleX: 2, y: 2)) }
    add("View.autoresizesSubviews", View()) { $0.autoresizesSubviews = false }
    add("View.autoresizingMask", View()) { $0.autoresizingMask = [.flexibleWidth] }
    add("View.autoresizingMask (constrained)", constrained()) {
      $0.autoresizingMask = [.flexibleHeight]
    }
    add("View.focusEffect", View()) { $0.focusEffect = FocusHaloEffect() }
    add(
      "ContentUnavailableView.isScrollEnabled",
      ContentUnavailableView(configuration: ContentUnavailableConfiguration.empty())
    ) { $0.isScrollEnabled = false }
    add("View.layoutMargins", View()) { $0.layoutMargins = EdgeInsets(all: 31) }
    add("View.directionalLayoutMargins", View()) {
      $0.directionalLayoutMargins = DirectionalEdgeInsets(
        top: 1, leading: 20, bottom: 3, trailing: 40)
    }
    add("View.insetsLayoutMarginsFromSafeArea", View()) {
      $0.insetsLayoutMarginsFromSafeArea = false
    }
    add("View.preservesSuperviewLayoutMargins", View()) {
      $0.preservesSuperviewLayoutMargins = true
    }
  }

  private mutating func addLooks() {
    add("View.alpha", View()) { $0.alpha = 0.5 }
    add("View.backgroundColor", View()) { $0.backgroundColor = Color.white }
    add("View.borderColor", View()) { $0.borderColor = Color.white }
    add("View.borderWidth", View()) { $0.borderWidth = 2 }
    add("View.clipsToBounds", View()) { $0.clipsToBounds = true }
    add("View.contentMode", View()) { $0.contentMode = .left }
    add("View.cornerRadius", View()) { $0.cornerRadius = 5 }
    add("View.isHidden", View()) { $0.isHidden = true }
    add("View.shadow", View()) {
      $0.shadow = Shadow(color: .black, radius: 3, offset: Point(x: 1, y: 2))
    }
    add("View.tintAdjustmentMode", View()) { $0.tintAdjustmentMode = .dimmed }
    add("View.tintColor", View()) { $0.tintColor = Color.white }
    add("DynamicallyColored.backgroundColor", View()) {
      $0.backgroundColor = DynamicColor.systemRed
    }
    add("DynamicallyColored.borderColor", View()) { $0.borderColor = DynamicColor.systemRed }
    add("DynamicallyColored.textColor", Label()) { $0.textColor = DynamicColor.systemRed }
    add("DynamicallyColored.tintColor", View()) { $0.tintColor = DynamicColor.systemRed }
    add("View.setDynamicColor", View()) {
      $0.setDynamicColor(.systemRed, for: \View.backgroundColor)
    }
  }

  private mutating func addSettings() {
    add("View.accessibility", View()) {
      $0.accessibility.label = "Compass"
      $0.accessibility.traits = .image
    }
    add("View.accessibilityCustomActions", View(), to: [turn()]) {
      $0.accessibilityCustomActions = $1
    }
    add("View.accessibilityElements", View(), to: [View(), View()]) {
      $0.accessibilityElements = $1
    }
    add("View.accessibilityRelations", View(), to: View()) {
      $0.accessibilityRelations[.labeledBy] = [$1]
    }
    add("AccessibilityElement.accessibility", partOf: drawing) { $0.accessibility.label = "March" }
    let actions = [turn()]
    add("AccessibilityElement.accessibilityCustomActions", partOf: drawing) {
      $0.accessibilityCustomActions = actions
    }
    add("AccessibilityElement.accessibilityFrameInContainerSpace", partOf: drawing) {
      $0.accessibilityFrameInContainerSpace = Rect(x: 1, y: 2, width: 3, height: 4)
    }
    let other = View()
    add("AccessibilityElement.accessibilityRelations", partOf: drawing) {
      $0.accessibilityRelations[.controls] = [other]
    }
    add("View.focusGroupIdentifier", View()) { $0.focusGroupIdentifier = "group" }
    add("View.focusGroupPriority", View()) { $0.focusGroupPriority = 3 }
    add("View.interactions", View(), to: PointerInteraction(delegate: nil)) {
      $0.interactions = [$1]
    }
    add("PointerInteraction.isEnabled", partOf: pointed) { $0.isEnabled = false }
    add("View.isMultipleTouchEnabled", View()) { $0.isMultipleTouchEnabled = true }
    add("View.isUserInteractionEnabled", View()) { $0.isUserInteractionEnabled = false }
    add("View.maximumContentSizeCategory", View()) { $0.maximumContentSizeCategory = .small }
    add("View.minimumContentSizeCategory", View()) {
      $0.minimumContentSizeCategory = .extraLarge
    }
    add("View.overrideUserInterfaceStyle", View()) { $0.overrideUserInterfaceStyle = .dark }
    add("View.pointerStyle", View()) { $0.pointerStyle = .crosshair }
    add("View.restorationIdentifier", View()) { $0.restorationIdentifier = "view" }
    add("View.semanticContentAttribute", View()) {
      $0.semanticContentAttribute = .forceRightToLeft
    }
    add("View.traitOverrides", View()) { $0.traitOverrides.userInterfaceStyle = .dark }
    add("GestureRecognizer.isEnabled", partOf: recognized) { $0.isEnabled = false }
    add("PanGestureRecognizer.setTranslation", partOf: recognized) {
      $0.setTranslation(Point(x: 1, y: 2), in: nil)
    }
    add("PinchGestureRecognizer.scale", partOf: { recognized(PinchGestureRecognizer()) }) {
      $0.scale = 2
    }
    add("RotationGestureRecognizer.rotation", partOf: { recognized(RotationGestureRecognizer()) }) {
      $0.rotation = 2
    }
  }

  private mutating func addSubviews() {
    add("View.addSubview", View(), to: View()) { $0.addSubview($1) }
    add("View.insertSubview", View(), to: View()) { $0.insertSubview($1, at: 0) }
    add("View.bringSubviewToFront", crowded(), to: View()) {
      if $1.superview == nil { $0.addSubview($1) }
      $0.bringSubviewToFront($1)
    }
    add("View.sendSubviewToBack", crowded()) { $0.sendSubviewToBack($0.subviews[0]) }
    add("View.exchangeSubview", crowded()) { $0.exchangeSubview(at: 1, withSubviewAt: 1) }
    add("View.addGestureRecognizer", View(), to: TapGestureRecognizer()) {
      $0.addGestureRecognizer($1)
    }
  }

  private mutating func addLabels() {
    add("Label.adjustsFontForContentSizeCategory", label()) {
      $0.adjustsFontForContentSizeCategory = true
    }
    add("Label.font", label()) { $0.font = .caption }
    add("Label.haloColor", label()) { $0.haloColor = .white }
    add("Label.haloWidth", label()) { $0.haloWidth = 3 }
    add("Label.lineBreakMode", label()) { $0.lineBreakMode = .byTruncatingMiddle }
    add("Label.lineSpacing", label()) { $0.lineSpacing = 3 }
    add("Label.numberOfLines", label()) { $0.numberOfLines = 0 }
    add("Label.preferredMaxLayoutWidth", label()) { $0.preferredMaxLayoutWidth = 40 }
    add("Label.styledText", label()) { $0.styledText = "Styled" }
    add("Label.text", label()) { $0.text = "Other" }
    add("Label.textAlignment", label()) { $0.textAlignment = .right }
    add("Label.textColor", label()) { $0.textColor = Color.white }
    add("ImageView.image", ImageView()) { $0.image = Image(systemName: "plus") }
    add("ImageView.preferredSymbolConfiguration", ImageView(image: Image(systemName: "plus"))) {
      $0.preferredSymbolConfiguration = Image.SymbolConfiguration(pointSize: 30)
    }
  }

  private mutating func addStacks() {
    add("StackView.alignment", stack()) { $0.alignment = .center }
    add("StackView.axis", stack()) { $0.axis = .vertical }
    add("StackView.distribution", stack()) { $0.distribution = .fillEqually }
    add("StackView.isBaselineRelativeArrangement", stack()) {
      $0.isBaselineRelativeArrangement = true
    }
    add("StackView.isLayoutMarginsRelativeArrangement", stack()) {
      $0.isLayoutMarginsRelativeArrangement = true
    }
    add("StackView.spacing", stack()) { $0.spacing = 7 }
    add("StackView.setCustomSpacing", stack()) {
      $0.setCustomSpacing(9, after: $0.arrangedSubviews[0])
    }
    add("StackView.setCustomSpacing (default)", stack()) {
      $0.setCustomSpacing(StackView.spacingUseDefault, after: $0.arrangedSubviews[0])
    }
    add("StackView.addArrangedSubview", stack()) { $0.addArrangedSubview($0.arrangedSubviews[1]) }
    add("View.isHidden (arranged)", stack()) { $0.arrangedSubviews[0].isHidden = true }
  }

  private mutating func addConstraints() {
    add("View.translatesAutoresizingMaskIntoConstraints", View()) {
      $0.translatesAutoresizingMaskIntoConstraints = false
    }
    add("View.setContentHuggingPriority", stack()) {
      $0.arrangedSubviews[0].setContentHuggingPriority(.required, for: .horizontal)
    }
    add("View.setContentCompressionResistancePriority", stack()) {
      $0.arrangedSubviews[0].setContentCompressionResistancePriority(.defaultLow, for: .vertical)
    }
    add("LayoutConstraint.constant", constrained()) { $0.constraints[0].constant = 77 }
    add("LayoutConstraint.isActive", constrained()) { $0.constraints[0].isActive = true }
    add("LayoutConstraint.priority", constrained()) { $0.constraints[0].priority = .defaultLow }
    add("View.addConstraint", constrained()) { $0.addConstraint($0.constraints[0]) }
  }

  private mutating func addWindows() {
    add("Window.icon", View()) { $0.window?.icon = Image(systemName: "plus") }
    add("Window.isFullScreen", View()) { $0.window?.isFullScreen = true }
    add("Window.isHidden", View()) { $0.window?.isHidden = false }
    add("Window.isMaximized", View()) { $0.window?.isMaximized = true }
    add("Window.isMinimized", View()) { $0.window?.isMinimized = true }
    add("Window.minimumSize", View()) { $0.window?.minimumSize = Size(width: 90, height: 80) }
    add("Window.position", View()) { $0.window?.position = Point(x: 9, y: 8) }
    add("Window.rootViewController", View()) {
      $0.window?.rootViewController = $0.window?.rootViewController
    }
    add("Window.title", View()) { $0.window?.title = "Title" }
  }
}

// MARK: What has the members

@MainActor
private func label() -> Label { Label(text: "Some words") }

@MainActor
private func stack() -> StackView {
  StackView(arrangedSubviews: [Label(text: "One"), Label(text: "Two")])
}

@MainActor
private func rotated() -> View {
  let view = View()
  view.transform = Transform(rotationAngle: 0.7)
  return view
}

@MainActor
private func crowded() -> View {
  let view = View()
  for _ in 0..<3 { view.addSubview(View()) }
  return view
}

@MainActor
private func constrained() -> View {
  let (view, inner) = (View(), Label(text: "Inner"))
  inner.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(inner)
  LayoutConstraint.activate([
    inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
    inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 5),
  ])
  return view
}

@MainActor
private func turn() -> AccessibilityCustomAction {
  AccessibilityCustomAction(name: "Turn") { _ in true }
}

@MainActor
private func drawing() -> (View, AccessibilityElement) {
  let view = View()
  let element = AccessibilityElement(accessibilityContainer: view)
  view.accessibilityElements = [element]
  return (view, element)
}

@MainActor
private func pointed() -> (View, PointerInteraction) {
  let (view, interaction) = (View(), PointerInteraction(delegate: nil))
  view.addInteraction(interaction)
  return (view, interaction)
}

@MainActor
private func recognized() -> (View, PanGestureRecognizer) { recognized(PanGestureRecognizer()) }

@MainActor
private func recognized<Recognizer: GestureRecognizer>(
  _ recognizer: Recognizer
) -> (View, Recognizer) {
  let view = View()
  view.addGestureRecognizer(recognizer)
  return (view, recognizer)
}
