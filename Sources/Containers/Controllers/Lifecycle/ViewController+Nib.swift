extension ViewController {
  /// The name given to ``init(nibName:bundle:)``.
  public var nibName: String? { nib?.name }

  /// The source of nibs given to ``init(nibName:bundle:)``.
  public var nibBundle: (any NibSource)? { nib?.bundle }

  /// The scene that the controller was made from, or `nil` for none.
  package var controllerScene: (any ControllerScene)? { controllerState.scene }

  /// Notes the scene that the controller was made from, and the nib with its view.
  package func keepScene(
    _ scene: any ControllerScene, nibName: String?, in source: any NibSource
  ) {
    controllerState.scene = scene
    nib = ControllerNib(name: nibName, bundle: source)
  }

  /// Loads the view from the nib of the controller; false if there is none.
  func loadNib() -> Bool {
    guard let bundle = nib?.bundle ?? sourceOfHost else {
      guard let missing = nib?.name else { return false }
      misuse(
        "\(name) cannot load the nib “\(missing)” without a bundle: pass the one that contains it to "
          + "init(nibName:bundle:), or override loadView.")
    }
    let names = nib?.name.map { [$0] } ?? usualNibNames
    guard let found = names.first(where: { bundle.loadNib(named: $0, owner: self) }) else {
      guard let missing = nib?.name else { return false }
      misuse(
        "\(name) cannot load the nib “\(missing)”: \(type(of: bundle)) has none of that name. "
          + "Correct the name, or pass nil to let it be found by the name of the class.")
    }
    guard isViewLoaded else {
      misuse(
        "\(name) has no view after the nib “\(found)” of \(type(of: bundle)) was loaded: loading it "
          + "assigns the root view to the owner's view.")
    }
    return true
  }

  /// The resources of the application in whose window the controller is or will be, or `nil`.
  private var sourceOfHost: (any NibSource)? {
    var current: ViewController? = self
    while let controller = current {
      if let window = controller.windowToFill {
        return (window.host as? any NibSourceHost)?.nibSource
      }
      current = controller.storedParent ?? controller.presentingViewController
    }
    return nil
  }

  /// Keeps what a nib contains besides views as long as the controller.
  package func keepNibObjects(_ objects: [AnyObject]) {
    let kept = nib ?? ControllerNib()
    kept.objects = objects
    nib = kept
  }

  /// The names of the nibs to look for if none was given, the best first.
  private var usualNibNames: [String] {
    let (name, suffix) = (String(describing: type(of: self)), "Controller")
    guard name.hasSuffix(suffix), name != suffix else { return [name] }
    return [String(name.dropLast(suffix.count)), name]
  }
}
