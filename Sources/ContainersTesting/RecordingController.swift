public import Containers

/// A view controller that records every callback in a transcript.
///
/// ```swift
/// let transcript = Transcript()
/// let stage = Stage(RecordingController("P", transcript))
/// #expect(transcript.lines.first == "P.loadView")
/// ```
open class RecordingController: ViewController {
  /// The name of the controller in the transcript.
  public let recordedName: String
  /// The transcript that callbacks are recorded in.
  public let transcript: Transcript
  /// Called in ``viewDidLoad()``, after it is recorded.
  public var whenLoaded: ((RecordingController) -> Void)?
  /// Called in each callback, after it is recorded, with the callback's text in the transcript.
  public var whenCalled: ((String) -> Void)?

  /// Called in ``viewWillTransition(to:with:)``, after it is recorded.
  public var whenCoordinated: ((any ViewControllerTransitionCoordinator) -> Void)?
  /// Whether trait changes are recorded too; false by default.
  public var recordsTraits = false

  /// Creates a controller.
  public init(_ name: String, _ transcript: Transcript) {
    recordedName = name
    self.transcript = transcript
    super.init()
    title = name
  }

  /// Records a callback.
  public func record(_ callback: String) {
    transcript.add(recordedName, callback, isInWindow: viewIfLoaded?.window != nil)
    whenCalled?(callback)
  }

  open override func loadView() {
    record("loadView")
    super.loadView()
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    record("viewDidLoad")
    whenLoaded?(self)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    record("viewWillAppear(\(animated))")
  }

  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    record("viewIsAppearing(\(animated))")
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    record("viewDidAppear(\(animated))")
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    record("viewWillDisappear(\(animated))")
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    record("viewDidDisappear(\(animated))")
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    record("viewWillLayoutSubviews")
  }

  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    record("viewDidLayoutSubviews")
  }

  open override func willMove(toParent parent: ViewController?) {
    super.willMove(toParent: parent)
    record("willMove(\(RecordingController.text(parent)))")
  }

  open override func didMove(toParent parent: ViewController?) {
    super.didMove(toParent: parent)
    record("didMove(\(RecordingController.text(parent)))")
  }

  open override func viewWillTransition(
    to size: Size, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    record("viewWillTransition(\(Int(size.width))×\(Int(size.height)))")
    whenCoordinated?(coordinator)
    super.viewWillTransition(to: size, with: coordinator)
  }

  open override func willTransition(
    to newCollection: TraitCollection, with coordinator: any ViewControllerTransitionCoordinator
  ) {
    if recordsTraits { record("willTransition") }
    super.willTransition(to: newCollection, with: coordinator)
  }

  open override func traitCollectionDidChange(_ previous: TraitCollection?) {
    super.traitCollectionDidChange(previous)
    if recordsTraits { record("traitCollectionDidChange") }
  }

  open override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    record("didReceiveMemoryWarning")
  }

  private static func text(_ controller: ViewController?) -> String {
    controller.map { $0.title ?? "\(type(of: $0))" } ?? "nil"
  }
}
