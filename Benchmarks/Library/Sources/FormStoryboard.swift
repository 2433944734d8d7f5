internal import Containers

/// A storyboard of many scenes, each a form of rows with a label and a button, and the same form in
/// code.
enum FormStoryboard {
  private static let rows = 20

  /// Returns the text of the file, with as many scenes, of which the first is the initial one.
  static func text(scenes: Int) -> String {
    let scenes = (0..<scenes).map(scene).joined(separator: ",\n")
    return """
      {"format": "containers.storyboard", "version": 1, "initial": "scene0", "scenes": [
      \(scenes)
      ]}

      """
  }

  private static func scene(_ number: Int) -> String {
    let views = (0..<rows).map { row in
      """
        {"id": "label\(row)", "class": "Label", "set": {"text": "Row \(row)", "textColor": "#204060"}},
        {"id": "button\(row)", "class": "Button", "set": {"title": "Change"},
         "segues": [{"kind": "show", "to": "scene0"}]}
      """
    }
    let constraints = (0..<rows).map { row in
      """
        "label\(row).leading = self.leading + 16", "label\(row).top = self.top + \(row * 36)",
        "button\(row).leading = label\(row).trailing + 8", "button\(row).width >= 80",
        "button\(row).centerY = label\(row).centerY"
      """
    }
    return """
      {"id": "scene\(number)", "set": {"title": "Scene \(number)"}, "view": {"subviews": [
      \(views.joined(separator: ",\n"))
       ], "constraints": [
      \(constraints.joined(separator: ",\n"))
       ]}}
      """
  }

  /// Returns the controller of the first scene, made in code.
  static func controller() -> ViewController {
    let controller = ViewController()
    controller.title = "Scene 0"
    let view = View()
    controller.view = view
    var constraints: [LayoutConstraint] = []
    for row in 0..<rows {
      let (label, button) = (Label(), Button())
      label.text = "Row \(row)"
      label.textColor = Color(red: 0x20 / 255, green: 0x40 / 255, blue: 0x60 / 255)
      button.title = "Change"
      let show = Action { [weak controller] _ in
        controller?.show(ViewController(), sender: nil)
      }
      button.addAction(show, for: .primaryActionTriggered)
      for part in [label, button] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
      }
      constraints += [
        label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
        label.topAnchor.constraint(equalTo: view.topAnchor, constant: Double(row) * 36),
        button.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
        button.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        button.centerYAnchor.constraint(equalTo: label.centerYAnchor),
      ]
    }
    LayoutConstraint.activate(constraints)
    return controller
  }
}
