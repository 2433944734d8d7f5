/// How far a task has come, observed by what shows it.
///
/// It has the part of Foundation's `Progress` that concerns a user interface, under another name,
/// because programs import Foundation, too.
///
/// ```swift
/// let progress = TaskProgress(totalUnitCount: files.count)
/// progressView.observedProgress = progress
/// for file in files {
///   guard !progress.isCancelled else { break }
///   await load(file)
///   progress.completedUnitCount += 1
/// }
/// ```
@MainActor
public final class TaskProgress: ObservationSource {
  /// The number of units of the whole task; without one, 0 or less, the progress is indeterminate.
  public var totalUnitCount: Int { didSet { update() } }
  /// The number of units that are done, without those of children.
  public var completedUnitCount = 0 { didSet { update() } }
  /// The part that is done, from 0 to 1, with children; 0 while it is indeterminate.
  ///
  /// Observe it by its key path. Observers are called after each change.
  @Observed public private(set) var fractionCompleted = 0.0
  /// Whether ``cancel()`` was called.
  @Observed public private(set) var isCancelled = false
  /// Called once, when the task is canceled.
  public var cancellationHandler: (() -> Void)?

  private var children: [(progress: TaskProgress, units: Int)] = []
  private weak var parent: TaskProgress?

  /// Creates the progress of a task that has not begun.
  public init(totalUnitCount: Int = 0) { self.totalUnitCount = totalUnitCount }

  /// Whether the number of units is unknown.
  public var isIndeterminate: Bool { totalUnitCount <= 0 }

  /// Whether all units are done.
  public var isFinished: Bool { !isIndeterminate && fractionCompleted >= 1 }

  /// Lets the progress of a part of the task count for a number of this one's units.
  ///
  /// Adding a progress that has a parent already is a programming error and traps.
  public func addChild(_ child: TaskProgress, withPendingUnitCount units: Int) {
    guard child.parent == nil, child !== self else {
      misuse("\(child) is part of a progress already: make another one for this part.")
    }
    child.parent = self
    children.append((child, units))
    if isCancelled { child.cancel() }
    update()
  }

  /// Cancels the task and its parts; the task itself has to look at ``isCancelled``.
  public func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    cancellationHandler?()
    for child in children { child.progress.cancel() }
  }

  private func update() {
    let parts = children.reduce(0) { $0 + $1.progress.fractionCompleted * Double($1.units) }
    let done = isIndeterminate ? 0 : (Double(completedUnitCount) + parts) / Double(totalUnitCount)
    let fraction = min(max(done, 0), 1)
    guard fraction != fractionCompleted else { return }
    fractionCompleted = fraction
    parent?.update()
  }
}
