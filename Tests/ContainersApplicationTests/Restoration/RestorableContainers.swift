import ContainersTesting

@testable import Containers

/// A navigation controller that records what the saved state asks of it.
final class RestorableNavigation: NavigationController {
  let transcript: Transcript

  init(_ identifier: String, _ transcript: Transcript) {
    self.transcript = transcript
    super.init()
    restorationIdentifier = identifier
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    transcript.add(restorationIdentifier ?? "nil", "encode")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    transcript.add(restorationIdentifier ?? "nil", "decode")
  }

  override func applicationFinishedRestoringState() {
    transcript.add(restorationIdentifier ?? "nil", "finished")
  }
}

/// A tab bar controller that records what the saved state asks of it.
final class RestorableTabs: TabBarController {
  let transcript: Transcript

  init(_ identifier: String, _ transcript: Transcript) {
    self.transcript = transcript
    super.init()
    restorationIdentifier = identifier
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    transcript.add(restorationIdentifier ?? "nil", "encode")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    transcript.add(restorationIdentifier ?? "nil", "decode")
  }

  override func applicationFinishedRestoringState() {
    transcript.add(restorationIdentifier ?? "nil", "finished")
  }
}

/// A page controller that records what the saved state asks of it.
final class RestorablePages: PageViewController {
  let transcript: Transcript

  init(_ identifier: String, _ transcript: Transcript) {
    self.transcript = transcript
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    restorationIdentifier = identifier
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    transcript.add(restorationIdentifier ?? "nil", "encode")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    transcript.add(restorationIdentifier ?? "nil", "decode")
  }

  override func applicationFinishedRestoringState() {
    transcript.add(restorationIdentifier ?? "nil", "finished")
  }
}

/// A split that records what the saved state asks of it.
final class RestorableSplit: SplitViewController {
  let transcript: Transcript

  init(_ identifier: String, _ transcript: Transcript) {
    self.transcript = transcript
    super.init(style: .doubleColumn)
    restorationIdentifier = identifier
  }

  override func encodeRestorableState(with coder: RestorationCoder) {
    super.encodeRestorableState(with: coder)
    transcript.add(restorationIdentifier ?? "nil", "encode")
  }

  override func decodeRestorableState(with coder: RestorationCoder) {
    super.decodeRestorableState(with: coder)
    transcript.add(restorationIdentifier ?? "nil", "decode")
  }

  override func applicationFinishedRestoringState() {
    transcript.add(restorationIdentifier ?? "nil", "finished")
  }
}
